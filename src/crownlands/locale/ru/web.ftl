### То, что говорит только страница в браузере.

## Первая страница

web-motto = Дом настольных стратегий, где стол всегда накрыт.
web-about = Сыграйте с ботами или позовите друзей по ссылке. Без регистрации и установки: дом знает правила, показывает, что можно сделать, и объясняет, чего нельзя и почему.
web-play-now = Сыграть с ботами: { $game }
web-play-friends = Позвать друзей
web-opponents = Соперников
web-bot-strength = Сила ботов
web-shelf = На полке
web-open-tables = Столы со свободными местами
web-past-tables = Сыгранные партии
web-no-open-tables = Сейчас никто не ищет игроков. Создайте стол сами — его увидят здесь.
web-play-bots = Сыграть с ботами
web-set-table = Создать стол
web-seats-range = от { $low } до { $high } игроков
web-minutes = около { $minutes } { $minutes ->
    [one] минуты
   *[other] минут
}
web-table-open = { $count ->
    [0] Все места заняты, можно начинать
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[other] Свободно { $count } мест
}
web-your-turn = Ваш ход
web-waiting-for = Ждём хода: { $names }
web-since = последний ход: { $when }
web-made = создан { $when }
web-review-open = Посмотреть
web-enter = К столу
web-continue = Играть дальше
web-join = Сесть за стол
web-watch = Наблюдать
web-unofficial = Crownlands — неофициальный проект игроков. Игры принадлежат их авторам и издателям; все тексты и рисунки здесь наши собственные. Если игра понравилась — купите её: за настоящим столом лучше всего.

## Везде

web-nav = Главное меню
web-home = На первую страницу
web-back = Назад
web-save = Сохранить
web-saved = Сохранено
web-copy = Скопировать
web-copied = Скопировано
web-try-again = Ещё раз
web-skip-main = К содержимому страницы
web-skip-asked = Перейти к вопросу
web-skip-board = Перейти к полю
web-unreachable = Дом не отвечает. Проверьте соединение: ничего не пропало.
web-reconnecting = Связь прервалась, восстанавливаем…
web-not-said = Нет связи с домом, сообщение не отправлено. Попробуйте ещё раз чуть позже.
web-no-such-game = Такой игры в этом доме нет.

## Люди

# Имена для гостей, через запятую.
web-guest-names = Серая Цапля, Рыжий Лис, Ночная Сова, Старый Барсук, Быстрая Выдра, Белый Заяц, Чёрный Коршун, Дикий Гусь, Бурый Медведь, Одинокий Волк, Серебряная Щука, Тихая Рысь, Золотой Щегол, Мудрый Ворон, Высокий Журавль, Лесная Куница
# У бота есть имя на каждое место; латинская буква герба — первая в этом имени.
web-bot-of-seat-1 = Альдус
web-bot-of-seat-2 = Бренна
web-bot-of-seat-3 = Седрик
web-bot-of-seat-4 = Дагни
web-bot-of-seat-5 = Эдда
web-bot-of-seat-6 = Фальк
web-bot = За это место играет бот
web-account = Учётная запись
web-your-name = Ваше имя
web-name-help = Так вас будут звать за столом
web-account-of = Учётная запись «{ $login }»
web-account-kept = Ваши партии хранятся вместе с ней. Войдите с любого устройства и играйте дальше.
web-logout = Выйти
web-claim-account = Завести учётную запись
web-claim = Завести
web-claim-help = Играть можно и без неё. С логином и паролем ваши партии найдутся на любом устройстве; всё уже сыгранное останется вашим.
web-change-password = Сменить пароль
web-old-password = Текущий пароль
web-new-password = Новый пароль
web-change = Сменить
web-devices = Где вы вошли
web-devices-help = Тот, у кого в руках одно из этих устройств, может играть за вас. Выйдите там, где уже не играете.
web-device-here = это устройство
web-device-since = с { $date }
web-logout-there = Выйти там
web-have-account = У меня уже есть учётная запись
web-login-name = Логин
web-password = Пароль
web-login = Войти
web-other-device = Ссылка для другого устройства
web-make-link = Создать ссылку
web-other-device-help = Откройте эту ссылку на телефоне или другом компьютере — и там тоже будете вы. Она работает один раз, в течение часа.
web-notices = Уведомления
web-notices-help = Когда наступит ваш ход, а страница будет закрыта, дом напишет вам: одно письмо на все столы, а не письмо на каждый ход.
web-email = Электронная почта
web-webhook = Вебхук
web-claim-device = Это ваше устройство?
web-claim-device-help = По этой ссылке устройство станет вашим: здесь появятся ваше имя и ваши столы. Гость, который играл здесь раньше, на этом устройстве забудется.
web-claim-device-do = Да, это моё устройство

## Новый стол

web-new-table = Новый стол
web-seat-me = я
web-seat-open = свободное место
web-add-seat = Добавить место
web-remove-seat = Убрать место { $number }
web-open-help = Свободное место может занять любой, у кого есть ссылка. Вы получите её на следующей странице.
web-how-played = Как играем
web-saga = Серия
web-saga-none = одна партия
web-saga-game = { $saga }, партия { $number }
web-the-table = Стол
web-clock = Часы
web-clock-help = Если время вышло, за игрока ходит бот: в игре вживую — до конца партии, иначе — пока игрок не вернётся. Поражения по времени не бывает.
web-clock-none = без часов
web-clock-live-10 = вживую, по 10 минут на игрока
web-clock-live-20 = вживую, по 20 минут на игрока
web-clock-live-45 = вживую, по 45 минут на игрока
web-clock-days-1 = сутки на ход
web-clock-days-3 = трое суток на ход
web-clock-days-7 = неделя на ход
web-clock-live = { $minutes ->
    [one] вживую, по { $minutes } минуте на игрока
    [few] вживую, по { $minutes } минуты на игрока
   *[other] вживую, по { $minutes } минут на игрока
}
web-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
web-public = Открытый стол
web-public-help = Его свободные места видны на первой странице, и оттуда же можно следить за партией. Иначе придут только те, у кого есть ссылка.
web-make-table = Создать стол
web-start-now = Начать партию

## До начала

web-table-waits = Ждём игроков
web-seats = Места
web-you = (вы)
web-away = не за столом
web-sit = Сесть сюда
web-guest-name = Ваше имя за столом
web-guest-help = или придумаем сами
web-seats-left = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[other] Свободно ещё { $count } мест.
}
web-seats-left-host = Дождитесь друзей или посадите на свободное место бота.
web-host-starts = Все в сборе. Партию начнёт хозяин стола.
web-table-full = Все места заняты. Останьтесь на этой странице, чтобы посмотреть партию.
web-all-seated = Все места заняты: можно начинать.
web-seats-away = Сейчас не за столом: { $names }.
web-add-bot = Посадить бота
web-change-seat = Заменить…
web-start = Начать партию
web-leave = Встать из-за стола
web-invite = Пригласить
web-invite-help = Отправьте друзьям эту ссылку или дайте им отсканировать код телефоном: они сядут за стол гостями.
web-invite-public = Этот стол виден на первой странице. Можно и отправить ссылку друзьям или дать им отсканировать код телефоном.
web-invite-link = Ссылка на этот стол
web-invite-watch = Ссылка для зрителей
web-qr = QR-код со ссылкой на этот стол

## За столом

web-board = Поле
web-table-side = Вопрос и всё о столе
web-board-broken = Поле не удалось нарисовать. Партия продолжается: всё можно выбрать из списка.
web-no-board = Поле этой игры ещё не нарисовано. Всё можно выбрать из списка.
web-map-nearer = Приблизить
web-map-farther = Отдалить
web-map-whole = Карта целиком
web-is-asked = сейчас ходит
web-turn-of = { $name }: ваш ход
web-whose-answer = За кого вы отвечаете
web-going-on = Партия продолжается…
web-game-over = Партия окончена
web-looking-back = Повтор
web-telling = Что произошло
web-telling-about = Смотрите на поле: новые записи журнала и следующий вопрос появятся, когда показ закончится.
web-telling-skip = Не ждать
web-rest = Сейчас от вас ничего не нужно.
web-you-watch = Вы наблюдаете и видите то, что видят все за столом.
web-bot-plays-for-you = За вас играет бот. Ваше место ждёт вас.
web-return = Я снова здесь
web-bot-plays-to-the-end = Ваше время вышло. До конца партии за вас играет бот.
web-stands-in = заменяет игрока
web-done-sure = Точно? Нажмите ещё раз
web-explain = Пояснить варианты
web-explain-less = Скрыть пояснения
web-why-not = Почему нельзя?..
web-new-here = Впервые играете? Вся суть за минуту
web-always = Всегда отвечать на это одинаково
web-always-armed = Выберите ответ: дом будет давать его за вас всякий раз, когда задан этот вопрос
web-standing-answers = Дом отвечает за вас
web-standing-answer-end = Снова спрашивать меня (сейчас дом отвечает: { $answer })
web-undo = Отменить
web-undo-asked = { $name } просит отменить своё последнее решение.
web-undo-asked-mine = Вы просите отменить своё последнее решение.
web-undo-asked-host = Дом предлагает отменить последние решения.
web-undo-waits = Ждём ответа: { $names }
web-undo-why-chance = С тех пор бросали кубик или что-то тасовали.
web-undo-why-revealed = С тех пор что-то открыли.
web-undo-why-answered = С тех пор ходили другие.
web-undo-why-host = Так предлагает администратор.
web-agree = Согласиться
web-refuse = Отказать
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-times = × { $count }
web-only-you = Эту строку видите только вы
web-chat = Чат
web-chat-empty = Пока все молчат.
web-chat-say = Сказать что-нибудь
web-chat-send = Сказать
web-rules = Правила
web-rules-search = Искать в правилах
web-rules-brief = Коротко
web-rules-none = В правилах об этом ничего нет.
web-more = Ещё
web-tab-ask = Ход
web-tab-seats = Места
web-sheet-higher = Поднять панель
web-sheet-lower = Опустить панель
web-seed-hash = Дом уже зафиксировал свою долю зерна, её отпечаток: { $hash }
web-seed-commitments = Отпечатки долей игроков: { $hashes }
web-seed = Зерно партии — { $seed }: это подтверждает отпечаток, показанный до начала
web-leave-game = Выйти из партии
web-resign = Передать место боту
web-resign-help = Бот доиграет за вас, и партия ни для кого не испортится. Вернуться можно в любой момент.
web-resign-sure = Да, пусть играет бот
web-stay = Остаюсь

## Подсказки

web-hints = Подсказки
web-hints-help = В свой ход можно попросить у дома подсказку; дом исходит лишь из того, что знаете вы. Если за столом есть другие люди, об этом узнают все.
web-hint = Подсказать
web-hint-open = Подсказать (об этом узнают все)
web-hint-sought = Дом думает…
web-hint-head = Дом выбрал бы
web-hint-even = По мнению дома, разница невелика
web-hint-value = · шанс на победу { $percent } %
web-hint-as-good = · почти так же хорошо
web-hint-close = · чуть слабее
web-hint-weaker = · заметно слабее
web-hint-then = Затем: { $line }
web-hinted = { $player } просит подсказку.

## Повтор

web-replay = Повтор
web-replay-at = Решение { $at } из { $last }
web-replay-slider = Момент партии
web-replay-eyes = Чьими глазами
web-my-eyes = моими глазами
web-step-back = На одно решение назад
web-step-on = На одно решение вперёд
web-play = Воспроизвести
web-pause = Пауза
web-back-to-live = К текущему ходу

## Разбор

web-show-review = Разбор
web-review-working = Дом ещё раз просматривает партию. Это займёт минуту-другую; пока можно заняться чем-нибудь другим.
web-review-failed = Разбор не удалось довести до конца. Попробуйте позже.
web-review-short = Время вышло на решении { $judged }: следующие не оценены.
web-review-graph = Шансы каждого на победу, ход за ходом
web-review-moment = Момент на графике
web-review-show = Показать на поле
web-review-mistakes = Самые дорогие решения
web-review-whose = Чьи решения
web-review-everybody = все игроки
web-review-move = Решение { $number }, { $player }
web-review-chosen = Выбрано: { $option }
web-review-better = Лучше: { $option }
web-review-loss = −{ $percent } %
web-review-about = Это оценка: дом много раз доигрывает партию с каждого момента, зная лишь то, что мог знать сам игрок. Процент показывает, насколько решение, по мнению дома, слабее лучшего.
web-percent = { $percent } %

## Конец

web-show = Что показать
web-show-score = Счёт
web-show-board = Поле
web-series-won = { $count ->
    [one] Победа в серии: { $players }!
   *[other] Победу в серии делят: { $players }!
}
web-this-game = Эта партия: { $victory }
web-standing = Серия после партии { $number }
web-rematch = Реванш
web-to-rematch = К реваншу
web-clone = Сыграть такую же партию
web-share = Поделиться
web-record = Запись партии

## Серии партий

web-my-sagas = Ваши серии
web-games-played = { $count ->
    [0] Ещё ничего не сыграно
    [one] Сыграна { $count } партия
    [few] Сыграны { $count } партии
   *[other] Сыграно { $count } партий
}
web-last-played = последняя — { $when }
web-play-on = Играть дальше
web-play-on-with = Партия { $number } ждёт. За столом: { $names }. По этой ссылке можно занять свободное место:
web-play-on-waiting = Стол для партии { $number } готов. До начала можно сменить состав.
web-play-on-playing = Партия { $number } уже началась.
web-play-on-over = Партия { $number } тоже сыграна.
web-to-game = К партии { $number }
web-play-on-names = С вами за столом: { $names }.
web-at-table = За столом: { $names }.
web-next-game = Стол для партии { $number } готов.
web-play-on-soon = Готовим стол для следующей партии…
web-saga-page = История серии
web-saga-games = Партии
web-saga-sums = Все партии вместе
web-game-number = Партия { $number }
web-has-won = победа
web-table-playing = Идёт игра
web-annals = Летопись
web-annals-contents = Содержание
web-annals-chapter = Глава { $number }
web-annals-land = Земли после этой партии
web-take-along = Взять с собой
web-take-along-help = Сохраните серию как текст: по нему её можно продолжить в другом доме или за своим столом.
web-save-file = Сохранить в файл
web-roles-help = Роль закреплена за местом: кто на него сядет, тот её и играет.
web-seat-up = Переставить место { $number } на одно вперёд
web-saga-text = Продолжить прежнюю серию
web-saga-text-here = Вставьте сюда её текст или перетащите сюда файл. Чтобы начать заново, оставьте поле пустым.
web-saga-text-help = Это текст, который вы сохранили или скопировали на странице серии.
web-saga-text-clear = Очистить
web-saga-file = Выбрать файл
web-saga-file-unread = { $name } — не текстовый файл.
web-ahead = Начать в старом мире
web-ahead-count = { $count ->
    [0] мир без прошлого
    [one] { $count } партия до вас
    [few] { $count } партии до вас
   *[other] { $count } партий до вас
}
web-ahead-help = Сначала столько партий сыграют боты, и вы придёте в мир, который останется после них. Это может занять несколько минут.
web-ahead-playing = Боты играют: партия { $number } из { $total }…
web-ahead-stop = Остановить
web-fewer = На одну меньше
web-more-of = На одну больше

## Настройки

web-settings = Настройки
web-settings-help = Настройки хранятся на этом устройстве.
web-language = Язык
web-language-auto = Как в браузере
web-theme = Оформление
web-theme-system = Как в системе
web-theme-light = День: пергамент
web-theme-dark = Ночь: свеча
web-theme-contrast = Высокая контрастность
web-motion = Анимация
web-motion-system = Как в системе
web-motion-full = Полная
web-motion-less = Меньше: без движения, только плавная смена
web-motion-none = Без анимации
web-sound = Тихие звуки дерева и бумаги
web-confirm-done = Переспрашивать, когда я пропускаю ход или заканчиваю

## С моего прошлого хода, повтор по ходам, заметки, клавиши

web-strip = С вашего прошлого хода
web-strip-me = Вы
web-strip-nobody = Игра
web-strip-nothing = С вашего прошлого хода без перемен.
web-strip-first = Здесь появятся ходы соперников.
web-strip-later = Здесь появятся ходы остальных.
web-strip-open = Показать, что произошло с вашего прошлого хода
web-strip-close = Скрыть, что произошло с вашего прошлого хода
web-strip-all = Показать всё
web-strip-less = Свернуть
web-strip-more = ещё { $count }
web-strip-more-of = { $name }: ещё { $count }
web-as-it-was = Так было: решение { $at } из { $last }
web-undo-turn = Отменить весь ход
web-undo-asked-turn = { $name } просит отменить весь свой ход.
web-undo-asked-mine-turn = Вы просите отменить весь свой ход.
web-turn-back = На ход назад
web-turn-on = На ход вперёд
web-note = Ваша заметка
web-note-about = Заметка об этом моменте — её видите только вы
web-note-write = Записать заметку об этом моменте
web-note-keep = Сохранить
web-note-change = Изменить
web-note-remove = Удалить
web-speed = Чужие ходы
web-speed-off = Показывать сразу все
web-speed-quick = Быстро, один за другим
web-speed-normal = Один за другим
web-speed-slow = Медленно, один за другим
web-keys = Клавиши
web-keys-close = Закрыть список клавиш
web-keys-asked = В ваш ход
web-keys-replay = В повторе
web-keys-anywhere = В любое время
web-key-choose = Выбрать ответ по номеру
web-key-options = Перейти к списку ответов
web-key-undo = Отменить последнее решение
web-key-undo-turn = Отменить весь ход
web-key-skip = Пропустить показ на поле
web-key-step = На одно решение назад или вперёд
web-key-turn = На ход назад или вперёд
web-key-ends = В начало или в конец
web-key-play = Воспроизвести или остановить
web-key-now = К текущему ходу
web-key-help = Показать или скрыть этот список

## Обучение

web-learn = Пройти обучение
web-learn-game = Пройти обучение: { $game }
web-never-played = Ещё не играли:
web-coach = Наставник
web-coach-count = { $number } из { $count }
web-coach-next = Дальше
web-coach-ok = Понятно
web-coach-take = Ваш ход: { $what }
web-coach-later = Затем: { $what }
web-lesson-left = Свой ход — почему бы и нет! Дальше вы играете свободно. Задумаетесь — я подскажу; отмените ход — и обучение продолжится.

## Ограничения

web-verify = Подтвердите адрес почты
web-verify-help = После этого дом будет писать на этот адрес, когда наступит ваш ход, а страница будет закрыта.
web-verify-do = Да, это мой адрес
web-verified = Адрес { $email } подтверждён. Дом напишет вам, когда наступит ваш ход.
web-email-verified = Адрес подтверждён.
web-email-unverified = Адрес ещё не подтверждён: откройте ссылку из письма, отправленного на { $email }. Письма нет? Сохраните ещё раз, и придёт новая ссылка.
web-gathering = Партия начнётся, как только все соберутся.
web-gathering-missing = Пока нет: { $names }.
web-gathering-countdown = Самое позднее через { $time }.
web-gathering-host = Можно начать и прямо сейчас.
web-play-on-gathers = Партия { $number } начнётся, как только все сядут за стол.

## Зал со столами

web-welcome-back = С возвращением, { $name }
web-wait-others = Ждём других
web-watch-tables = За кем понаблюдать
web-new-game = Новая партия
web-which-game = Во что играем
web-same-again = Ещё одну такую же
web-hide-game = Убрать из списка
web-delete-table = Убрать стол
web-delete-help = Стол исчезнет навсегда, сесть за него больше никто не сможет.
web-delete-sure = Да, убрать
web-keep-table = Оставить
web-time-left = осталось { $time }
web-won-by = { $count ->
    [one] Победа: { $players }
    [few] Общая победа: { $players }
   *[other] Общая победа: { $players }
}
web-you-won = Вы победили
web-you-shared = Вы разделили победу
web-nobody-won = За столом никто не победил
web-your-place = Ваше место — { $place } из { $count }
web-ended = закончена { $when }
web-my-games = Мои партии
web-all-my-games = Все мои партии и статистика
web-statistics = Статистика
web-played-won = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[other] { $played } партий
}, побед: { $won }
web-average-place = в среднем { $place }
web-stat-place = Место
web-by-seats = По числу игроков
web-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
web-against-bots = С ботами
web-history = История
web-filter-game = Игра
web-filter-outcome = Итог
web-filter-with = С кем
web-filter-any = любой
web-filter-everybody = с кем угодно
web-outcome-won = победа
web-outcome-lost = без победы
web-no-games-yet = Законченных партий пока нет. Когда появятся, они останутся здесь.
web-no-games-found = Таких партий нет.
web-newer-games = Новее
web-older-games = Старее
web-review-game = Повтор
web-presets = Готовые наборы
web-preset-own = Свой набор
    .about = Варианты, которые вы выбрали сами.
web-around-table = Кто где сидит
web-friend-by-link = друг по ссылке
web-the-rest = Часы, открытый стол, подсказки
web-share-picture = Картинка с итогом
web-bots = Боты
web-filter-any-game = любая

## Доли зерна

web-seed-from = Зерно: дом + { $names }
web-seed-alone = Зерно: только дом
web-seed-left-out = Не вошли в зерно — доля не пришла вовремя: { $names }
web-seed-mine-in = Доля этого браузера учтена.
web-seed-mine-late = Доля этого браузера не учтена: дом сообщает, что она опоздала.
web-seed-mine-other = Доля вашего места пришла с другого устройства. Если вы им не пользовались, не доверяйте этой партии.
web-seed-broken = Не доверяйте этой партии: дом отступил от того, что показал этому браузеру до начала.
web-seed-checked = Проверено этим браузером: отпечаток, доли и зерно сходятся.
web-shuffling = Тасуем…
web-shuffling-help = Браузер каждого игрока добавляет в зерно свою долю, чтобы никто не мог его подобрать.
web-shuffling-for = Ждём: { $names }.

## Вскрытие
web-showdown-go-on = Дальше

## Подсказки с целым планом

web-laid-out = Ваши ответы выложены на поле: закончите там. Чтобы отвечать по списку, уберите их с поля.
web-hint-plan = План
web-hint-take = Принять этот план

## Знакомство с игрой и правила

web-intro = За минуту
web-intro-of = { $game } за минуту
web-intro-close = Закрыть знакомство с игрой
web-intro-put-away = Я знаю эту игру: больше не показывать
web-intro-rules = Все правила
web-rules-contents = Содержание
web-rules-contents-close = Закрыть содержание
web-rules-link = Ссылка на пункт «{ $title }»
web-rules-clear = Показать все правила
web-rules-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}

## Приложение

web-new-version = Вышла новая версия Crownlands. Ваши партии продолжатся с того же места.
web-reload = Обновить
web-later = Позже

## Уведомления на устройстве

web-push = Уведомления на этом устройстве
web-push-help = Уведомление появится здесь, когда какой-нибудь стол уже давно ждёт вашего хода, даже если страница Crownlands закрыта. Одно на все столы, и больше ни одного, пока вы не заглянете.
web-push-start = Включить
web-push-stop = Выключить
web-push-on = Уведомления на этом устройстве включены.
web-push-denied = Браузер не разрешает этой странице показывать уведомления. Изменить это можно в настройках браузера, рядом с адресом страницы.
web-push-app = На iPhone или iPad сначала добавьте эту страницу на экран «Домой» (Поделиться → На экран «Домой») и включите уведомления там.
web-push-failed = Браузер не смог включить уведомления. Попробуйте позже.
