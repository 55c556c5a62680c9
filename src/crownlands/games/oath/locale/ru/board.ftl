### Что говорит поле «Oath» в браузере помимо названий.

oath-web-table = Земли, резервы и игроки
oath-web-parts = Части стола
oath-web-part-land = Земли
oath-web-part-mine = Моё
oath-web-part-courts = Соперники
oath-web-part-bank = Резервы
oath-web-choices = Что можно выбрать
oath-web-setup = Раскладываем земли
oath-web-over = Партия окончена
oath-web-goal-supremacy = править бо́льшим числом локаций, чем любой другой
oath-web-goal-the-people = держать знамя народной поддержки
oath-web-goal-protection = иметь больше реликвий и знамён, чем любой другой
oath-web-goal-devotion = держать знамя страшной тайны
oath-web-oathkeeper = Верный обету
oath-web-usurper = Узурпатор

## Жетоны и числа

oath-web-favor = поддержка: { $count }
oath-web-secrets = тайны: { $count }
oath-web-flipped = закрытые тайны: { $count }, откроются после отдыха
oath-web-warbands = отряды на планшете: { $board }, в резерве: { $bank }
oath-web-supply = провиант: { $supply }; если отдохнуть сейчас, станет { $later }
oath-web-empire-warbands = отряды империи: { $count }
oath-web-warbands-of = отряды ({ $name }): { $count }
oath-web-pawn-of = Фигурка: { $name }
oath-web-pawns = фигурки: { $names }
oath-web-relics-here = закрытых реликвий: { $count }
oath-web-room = Занято мест для карт: { $cards } из { $room }
oath-web-facedown = лицом вниз
oath-web-site-at = { $site } ({ $place })
oath-web-hand = На руке
oath-web-prophecy = Пророчество

## Резервы и колоды

oath-web-banks = Резервы поддержки
oath-web-banners = Знамёна
oath-web-decks = Колоды
oath-web-mob = чернь
oath-web-held-by = Сейчас держит: { $name }
oath-web-held-by-nobody = Не держит никто
oath-web-pile = Сброс: { $count }
oath-web-relic-deck = Колода реликвий: { $count }
oath-web-space-open = открыто
oath-web-trait = Без неё канцлер — { $trait }: { $rule }

## Что напечатано на картах

oath-web-kind-denizen = Обитатель
oath-web-kind-edifice = Строение
oath-web-kind-ruin = Руины
oath-web-kind-relic = Реликвия
oath-web-kind-vision = Видение
oath-web-kind-trait = Черта реликвария
oath-web-kind-banner = Знамя
oath-web-kind-site = Локация
oath-web-where-adviser = только советник
oath-web-where-site = только в локации
oath-web-locked = скована: остаётся там, где лежит
oath-web-defense = Как цель даёт кубиков защиты: { $count }
oath-web-site-facts = Мест для карт: { $capacity }, кубиков защиты: { $defense }
oath-web-recover = Цена реликвии здесь: { $price }
oath-web-recover-bank = Цена реликвии здесь: { $price } (в резерв масти «{ $suit }»)
oath-web-cost-favor = поддержка: { $count }
oath-web-cost-secrets = тайны: { $count }
oath-web-cost-burn-favor = сжечь поддержку: { $count }
oath-web-cost-burn-secrets = сжечь тайны: { $count }
oath-web-timing-action = Действие
oath-web-timing-modifier = Модификатор
oath-web-timing-battle-plan = Схема сражения
oath-web-timing-when-played = При розыгрыше
oath-web-timing-static = Всегда
oath-web-timing-triggered = Срабатывает сама
oath-web-timing-rest = Отдых
oath-web-timing-wake = Подъём

## Набеги и договоры

oath-web-attacker = Нападает
oath-web-defender = Защищается
oath-web-force = армия: { $count }
oath-web-attack-dice = кубики нападения: { $count }
oath-web-defense-dice = кубики защиты: { $count }
oath-web-killed = потеряно отрядов: { $count }
oath-web-face-sword = меч
oath-web-face-half = половина меча
oath-web-face-skull = череп
oath-web-face-shield = щит
oath-web-face-double = щиты удваиваются
oath-web-face-blank = пусто
oath-web-gives = { $name } отдаёт
oath-web-nothing = пока ничего
oath-web-citizenship = Вассалитет
oath-web-reliquary-relic = реликвия из реликвария

## Что это за действие

oath-web-about-search = 2 провианта или больше: взять карты и разыграть одну
oath-web-about-muster = 1 провиант и 1 поддержка на карту в вашей локации: 2 отряда
oath-web-about-trade = 1 провиант: поддержка за тайну или тайны за поддержку, с картой в вашей локации
oath-web-about-recover = 1 провиант и цена: реликвия в вашей локации или знамя
oath-web-about-campaign = 2 провианта: сразиться за локации, реликвии и знамёна
oath-web-about-travel = От 1 до 4 провианта: фигурка идёт в другую локацию
oath-web-about-play-adviser = Разыграть его лицом вверх или сбросить
oath-web-about-peek = Закрытую реликвию в вашей локации увидите только вы
oath-web-about-peek-reliquary = Его реликвии увидите только вы
oath-web-about-move-warbands = Между планшетом и вашей локацией
oath-web-about-offer-citizenship = Изгнанник может вступить в империю за реликвию из реликвария
oath-web-about-exile-citizen = Вассала изгоняют из империи
oath-web-about-leave-empire = Вы снова изгнанник
oath-web-about-show-adviser = Другой игрок посмотрит одного из ваших
oath-web-about-rest = Закончить ход: тайны вернутся, провиант пополнится

## Игроки, кто победит и карты крупно

oath-web-round = Раунд { $round } из { $last }
oath-web-claims = Кто и когда победит
oath-web-to-win-chancellor = Вы канцлер. Удержите титул за империей: после 5-го, 6-го или 7-го раунда победу может дать кубик завершения, а раунд { $last } — последний.
oath-web-to-win-exile = Вы изгнанник. Завладейте титулом и удержите его две свои фазы подъёма подряд — или откройте видение и достигните его цели к своей фазе подъёма, когда видений взято не меньше { $visions }.
oath-web-to-win-citizen = Вы вассал. Сохраните титул за империей и будьте преемником канцлера, когда империя победит.
oath-web-stake-next-wake = победа при ближайшем подъёме
oath-web-stake-end-of-round = победа в конце раунда
oath-web-stake-wake-after-next = победа через один подъём
oath-web-stake-die = { $sixths ->
    [0] держит титул
   *[other] { $sixths } из 6
}
oath-web-stake-heir = преемник: { $name }
oath-web-stake-is-successor = преемник
oath-web-stake-lost = титул потерян
oath-web-stake-counted = { $have }/{ $needs }
oath-web-actions = Действия
oath-web-short-play-adviser = Закрытый советник
oath-web-short-peek = Посмотреть реликвию
oath-web-short-peek-reliquary = Посмотреть реликварий
oath-web-short-move-warbands = Перенести отряды
oath-web-short-offer-citizenship = Предложить вассалитет
oath-web-short-exile-citizen = Изгнать вассала
oath-web-short-leave-empire = Покинуть империю
oath-web-short-show-adviser = Показать советника
oath-web-advisers = Советники
oath-web-free-place = Свободное место для советника
oath-web-revealed = Открытое видение
oath-web-court-of = Владения игрока { $name }
oath-web-close = Закрыть
oath-web-read = Прочитать: { $card }
oath-web-usable = Это можно выбрать сейчас.
oath-web-ruled = Правит
oath-web-where-any = советником или в локации
oath-web-timing-changes = Меняет действие: { $action }
oath-web-side-attacker = { $plan }: в нападении
oath-web-side-defender = { $plan }: в защите
oath-web-side-either = { $plan }: за любую сторону

## Альманах

oath-web-almanac = Альманах
oath-web-almanac-search = Найти карту
oath-web-almanac-seen = Вы видели в этом мире: { $count }
oath-web-almanac-unseen = Вы ещё не видели (лежат где-то лицом вниз или отложены): { $count }
oath-web-almanac-away = Нет в этом мире: { $count }
oath-web-almanac-none = Карты с таким названием нет.
oath-web-almanac-hint = Выберите карту, чтобы прочитать её.
oath-web-almanac-back = К списку
oath-web-shelves = Масти и виды карт
oath-web-shelf-edifice = Строения
oath-web-shelf-relic = Реликвии
oath-web-shelf-vision = Видения
oath-web-shelf-site = Локации
oath-web-in-archive = В архиве
oath-web-in-box = Вне игры
oath-web-in-deck-top = Наверху колоды земель
oath-web-in-deck-inside = Где-то в колоде земель
oath-web-in-deck-bottom = Внизу колоды земель
oath-web-in-relic-deck = В колоде реликвий
oath-web-in-reliquary = В реликварии
oath-web-in-pile = Сброс: { $region }
oath-web-in-map = На поле
oath-web-in-map-facedown = На поле лицом вниз
oath-web-in-site = В локации: { $site }
oath-web-in-buried = В локации лицом вниз: { $site }
oath-web-in-adviser = Советник: { $name }
oath-web-in-veiled = Закрытый советник: { $name }
oath-web-in-court = У игрока: { $name }
oath-web-in-hand = На руке: { $name }
oath-web-in-revealed = Открыто: { $name }

## Земли

oath-web-aimed = Цель набега
oath-web-shared = Общий
oath-web-shared-bank = Общий резерв, поддержка: { $count }

## Стол набега, торг, финал

oath-web-war-at = Набег: { $site }
oath-web-war-part-declare = Цели
oath-web-war-part-plans = Схемы
oath-web-war-part-roll = Бросок
oath-web-war-part-sacrifice = Жертва
oath-web-war-part-losses = Потери
oath-web-war-part-spoils = Добыча
oath-web-war-ally = Союзник: { $name }
oath-web-war-attack = нападение
oath-web-war-defense = защита: щиты и армия
oath-web-war-expires = потом в сброс
oath-web-war-with-this = с ней: { $percent } %
oath-web-war-odds = Шансы нападающего
oath-web-war-percent = { $percent } %
oath-web-war-free = Сверху — шансы на победу, снизу — на победу без жертв.
oath-web-war-odds-about = Если схем больше не будет, а отрядами жертвуют всякий раз, когда это даёт победу.
oath-web-war-targets = На кону
oath-web-war-title-dice = Титул даёт своему владельцу эти кубики защиты
oath-web-war-my-plans = Ваши схемы сражений
oath-web-war-won-attacker = { $name } побеждает
oath-web-war-won-defender = Набег отбит, победу празднует { $name }
oath-web-war-won-bandits = Банды отбили набег
oath-web-war-sacrificed = Ради победы пришлось пожертвовать { $count } { $count ->
    [one] отрядом
   *[other] отрядами
}.
oath-web-war-price = Чтобы победить, нужно пожертвовать { $count } { $count ->
    [one] отрядом
   *[other] отрядами
}.
oath-web-war-unfold = Подробнее
oath-web-war-put-away = Закрыть
oath-web-deal-title = Договор
oath-web-deal-title-citizen = Предложен вассалитет
oath-web-deal-fills = { $name } раскладывает на весах условия.
oath-web-deal-fills-mine = Положите на весы, что отдаёте вы и что отдаёт { $other }.
oath-web-deal-answers = Теперь слово за другой стороной: { $name }.
oath-web-deal-answers-mine = Слово за вами: { $other } предлагает такой договор.
oath-web-deal-turned = { $name } меняет условия. Теперь их можно только принять или отвергнуть.
oath-web-deal-turning = { $name } может изменить условия, но только один раз, и вернуть договор.
oath-web-deal-favor = Поддержка…
oath-web-deal-secret = Тайны…
oath-web-deal-promises = Обязывает только то, что лежит на весах. Обещания на будущее — просто слова: для них есть чат.
oath-web-citizen-head = Если { $name } станет вассалом:
oath-web-citizen-land = все отряды вассала станут имперскими, а локациями империи он будет править наравне с канцлером
oath-web-citizen-win = победить узурпатором или с видением он больше не сможет: открытое видение уходит в сброс
oath-web-citizen-loses = если сейчас его ход, фаза действий заканчивается; провиант пополняется
oath-web-citizen-successor = при победе империи он побеждает вместо канцлера, если у него { $key ->
    [relics-and-banners] больше реликвий и знамён, чем у других в империи
   *[other] будет { $goal }
}
oath-web-citizen-trait = без этой реликвии канцлер получает черту реликвария: { $trait }
oath-web-end-quiet = Хроника составлена
oath-web-end-victory = { $name } побеждает
oath-web-end-you = это вы
oath-web-end-land = Какими остались земли
oath-web-end-claims = Насколько каждый был близок к победе
oath-web-end-the-empire = империя
oath-web-end-unknown = не открыта
oath-web-end-usurper = Изгнанник побеждает, если возьмёт титул и удержит его. { $name }: удалось { $goal }, стать узурпатором и { $last ->
    [yes] сохранить титул до конца последнего раунда
   *[no] встретить следующий подъём, не выпустив титул из рук
}.
oath-web-end-vision = Изгнанник может идти за видением. { $name }: открыто «{ $vision }», и только этому игроку удалось { $goal }. Видений к тому времени взято { $drawn }, и { $last ->
    [yes] в конце последнего раунда оно сбылось
   *[no] в следующей фазе подъёма оно сбылось
}.
oath-web-end-steadfast = Империя осталась верна обету: { $goal }. Кубик завершения остановил войну, и корона остаётся у империи, канцлер — { $name }.
oath-web-end-empire = Последний раунд окончен, и империя верна обету: { $goal }. Корона остаётся у империи, канцлер — { $name }.
oath-web-end-nobody = Последний раунд окончен. Титул держит { $holder }, но узурпатором не становится, и ни одно видение не сбылось: корона остаётся у империи, канцлер — { $name }.
oath-web-end-heir = Но наследует её не канцлер ({ $chancellor }), а вассал — { $name }: для этого нужно { $key ->
    [relics-and-banners] больше реликвий и знамён, чем у других в империи
   *[other] держать { $goal }
}.
oath-web-end-goal = { $counted ->
    [yes] { $what } { $have } из { $needs }
    [enough] { $what } { $have }
   *[no] { $what }{ $held ->
        [no] , но оно ничьё
        [mine] {" "}— есть
       *[yes] , но держит { $holder }
    }
}
oath-web-end-no-title = Для титула: { $goal }
oath-web-end-had-title = Титул в руках, но узурпатором стать не хватило времени
oath-web-end-had-usurper = { $won ->
    [yes] Узурпатор с титулом в руках
   *[no] Узурпатор с титулом в руках, до победы не хватило одного подъёма
}
oath-web-end-had-vision = { $vision }: { $goal }{ $missing ->
    [0] { "" }
   *[other] ; не хватило взятых видений: { $missing }
}
oath-web-end-empire-kept = Титул у империи
oath-web-end-empire-heir = Титул у империи, но преемник канцлера — { $heir }
oath-web-end-empire-lost = Империя потеряла титул
oath-web-end-successor = Чтобы занять место канцлера: { $goal }

## Страницы хроники

oath-web-book = Хроника
oath-web-book-writes = Пишет { $name }
oath-web-book-writes-mine = Пишете вы: с этого начнётся следующая партия
oath-web-book-answers = { $name } получает приглашение и отвечает
oath-web-book-answers-mine = Вас приглашает { $winner }: здесь будет ваш ответ
oath-web-book-written = Все страницы написаны
oath-web-book-page-oath = Обет
oath-web-book-page-citizens = Новые вассалы
oath-web-book-page-edifice = Строение
oath-web-book-page-suit = Усиленная масть
oath-web-book-blank-citizens = Кого позовут в империю
oath-web-book-blank-edifice = Что построят или восстановят
oath-web-book-blank-suit = Чьи обитатели придут в мир
oath-web-book-none-citizens = Никого не позвали.
oath-web-book-none-edifice = Ничего не построено.
oath-web-book-none-joined = Никто не присоединился.
oath-web-book-invited = приглашение
oath-web-book-accepted = согласие
oath-web-book-declined = отказ
oath-web-end-legacy = Что унаследует следующая партия

# Кубик завершения брошен.
oath-web-end-die = Брошен кубик завершения
oath-web-end-die-needs = нужно { $needs } и больше
