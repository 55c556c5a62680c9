# Слова дома, для всех игр.

yes = да
no = нет
done = Больше ничего
seat = Место { $number }
human-name = Игрок { $number }
bot-name = Бот { $number } ({ $bot })

# Сила бота.
strength-level1 = 1 · новичок
strength-level2 = 2 · любитель
strength-level3 = 3 · умелый
strength-level4 = 4 · знаток
strength-level5 = 5 · мастер
strength-random = наугад
strength-greedy = жадный
strength-search = перебор
strength-planner = стратег
strength-chancellor = канцлер
strength-regent = регент

games-seats = от { $low } до { $high } игроков
games-variant = вариант
games-values = значения (жирным — по умолчанию)

welcome = Crownlands: { $game }
welcome-help = Введите номер ответа. ? помощь · w почему нельзя · r правило · t подсказка · u отмена · l журнал · m карта · s сохранить · o загрузить · q выйти
seed-hash-shown = Все тасовки и броски этой партии уже заданы, их отпечаток: { $hash }
seed-shown = Зерно партии — { $seed }: это подтверждает отпечаток, показанный до начала
bot-thinks = { $player } думает…
hand-over = Передайте клавиатуру. Играет { $player }: нажмите Enter, когда будете готовы.
help =
    Введите номер ответа или его имя, как оно пишется в записи партии (например, seat:1).
    { "  " }w  почему нельзя? Что сейчас недоступно и по какой причине
    { "  " }r  правило, по которому задан вопрос    r 2  что делает ответ 2    r ИМЯ  правило или карта с таким названием
    { "  " }t  подсказка: лучшие ответы, что они дают, и шансы на победу, если они известны
    { "  " }u  отменить своё последнее решение (если это касается других, нужно их согласие)
    { "  " }l  весь журнал    m  нарисовать стол заново
    { "  " }s ФАЙЛ  сохранить    o ФАЙЛ  загрузить    q  выйти (партия сохранится)
no-such-rule = Нет ни правила, ни карты с названием «{ $text }».
nothing-refused = Здесь доступно всё, чего можно ожидать.
no-such-number = Такого номера нет: выберите от 1 до { $count }.
not-understood = «{ $text }» — не ответ и не команда. Введите ? для помощи.
consent = { $player }, вы согласны на отмену? (д/н) 
undo-refused = Согласны не все: ничего не отменено.
nothing-to-undo = Отменять нечего.
undone = Отменено.
saved = Сохранено: { $path }. Продолжить: crownlands play { $game } --load { $path }
not-saved = Не удалось сохранить в { $path }: { $error }. Партия продолжается; попробуйте другой файл.
not-loaded = Не удалось загрузить { $path }: { $error }. Эта партия продолжается.
other-seats = в файле партия на { $seats } { $seats ->
        [one] игрока
       *[other] игроков
    }

final-score = Итоговый счёт
score-player = игрок
score-items = за что очки
score-total = очки
victory = Побеждает { $players }!
shared-victory = Победу делят: { $players }!
nobody-wins = За этим столом не победил никто.
tie-shared = Равны во всём и делят место: { $ahead }.
chronicle-saved = Хроника записана: { $path }
play-on = Играем дальше? Enter — да, мест снова { $seats }; от { $low } до { $high } — столько мест; н — на этом всё. 
saga-place = { $place }. { $players }
book-players = Играли: { $names }
book-land = Земли, какими они стали
book-numbers = В числах
replay-position = Решений: { $answers }, хеш состояния { $hash }

# Подсказки и разбор партии.
hint-option = { $option } — { $percent } %
hint-gain = { $me ->
    [yes] вы получите { hint-points-counted } ({ $what })
   *[no] { $player } получит { hint-points-counted } ({ $what })
}
hint-loss = { $me ->
    [yes] вы потеряете { hint-points-counted } ({ $what })
   *[no] { $player } потеряет { hint-points-counted } ({ $what })
}
hint-points-counted = { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
hint-gains = { $gains }.
hint-no-gain = Сразу мало что изменится, но на следующих ходах пригодится.
review-title = Шансы на победу, ход за ходом
review-answers = решений
review-no-mistakes = Заметных ошибок не было.
review-mistakes = Самые дорогие решения
review-when = решение
review-prompt = вопрос
review-chosen = выбрано
review-better = лучше
review-loss = потеря

## Почему стол не получается

setup-game-unknown = игры «{ $game }» здесь нет
setup-seats = в эту игру играют от { $low } до { $high } человек, а мест: { $seats }
setup-ruleset = правила версии { $ruleset } здесь неизвестны
setup-seed = зерно — одна строка до 200 символов, без пробелов по краям
setup-variant-unknown = варианта «{ $name }» нет
setup-variant-text = вариант пишут как имя=значение, а не «{ $text }»
setup-variant-twice = вариант «{ $variant }» указан дважды
setup-variant-switch = у варианта «{ $variant }» только два значения: да и нет
setup-variant-number = для варианта «{ $variant }» нужно число от { $low } до { $high }
setup-variant-value = у варианта «{ $variant }» нет значения «{ $value }»
setup-variant-needs = вариант «{ $variant }» возможен только вместе с вариантом «{ $needs }»
setup-seat-missing = «{ $variant }» указывает на место { $seat }, а мест всего { $seats }
setup-saga-unknown = серии «{ $saga }» у этой игры нет
setup-saga-text = эту серию нельзя продолжить по тексту
setup-saga-not-over = следующая партия серии начнётся, когда закончится эта
setup-saga-seats = во всех партиях этой серии мест: { $seats }
setup-saga-form = эту серию нельзя сохранить в виде «{ $form }»

## Доли зерна

seed-words-hash = Программа зафиксировала свою долю зерна, её отпечаток: { $hash }
seed-words-ask = { $player }, введите несколько своих слов для зерна (Enter — без них):

## Боты «Oath»

strength-squire = оруженосец
