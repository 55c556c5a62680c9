### Стол «Крошечных эпических королевств» в браузере: слова для экранного диктора, пояснения у курсора, стол войны.

## Карты

kingdoms-web-kingdoms = Королевства
kingdoms-web-kingdom-of = { $territory }: { $owner }{ $points ->
    [none] { "" }
   *[other] , очки: { $points }
}
kingdoms-web-lost-kingdom = Потерянное королевство
kingdoms-web-lost-price = { $price ->
    [0] Нейтральных армий не осталось.
    [one] { $price } нейтральная армия; захват области стоит { $price }.
    [few] { $price } нейтральные армии; захват области стоит { $price }.
   *[other] { $price } нейтральных армий; захват области стоит { $price }.
}
kingdoms-web-gives-forest = Лес: приносит ману.
kingdoms-web-gives-mountain = Горы: приносят руду.
kingdoms-web-gives-plains = Равнина: приносит еду.
kingdoms-web-gives-capital = Столица: ресурсов не приносит; в конце игры даёт 2 очка, а двум союзникам — по 1.
kingdoms-web-gives-ruins = Руины: армия ложится, исследует их и при сборе приносит любой ресурс. Кто останется здесь до конца игры, пропадёт.
kingdoms-web-gives-water = Вода: непроходима, если способность не разрешает.
kingdoms-web-gives-crags = Скалы: непроходимы, если способность не разрешает.
kingdoms-web-region-number = № { $number }
kingdoms-web-edge = Край карты: отсюда и сюда ведут походы.
kingdoms-web-shared = Общая область союзников.
kingdoms-web-force = { $owner }: { $what }
kingdoms-web-armies = { $count } { $count ->
    [one] армия
    [few] армии
   *[other] армий
}
kingdoms-web-lying = { $count ->
    [one] { $count } армия исследует руины
    [few] { $count } армии исследуют руины
   *[other] { $count } армий исследуют руины
}
kingdoms-web-collects = сбор: { $resource } +{ $amount }
kingdoms-web-collects-any = сбор: на выбор +{ $amount }
kingdoms-web-token-hidden = Жетон лежит лицом вниз.
kingdoms-web-token = { $token }: { $does }
kingdoms-web-token-crown = 2 очка в конце игры.
kingdoms-web-token-treasure = даёт 2 ресурса на выбор.
kingdoms-web-token-bandits = отнимают 2 ресурса или армию.
kingdoms-web-token-dragon-lair = хозяин может отнять у разбитого врага уровень башни вместо армии.
kingdoms-web-token-camp = при сборе здесь на 1 ресурс больше.
kingdoms-web-token-fort = хозяину война обходится на 2 дешевле, когда он нападает.
kingdoms-web-token-city = 1 очко в конце игры.
kingdoms-web-token-church = спасает одну армию хозяина, потерянную в войне.
kingdoms-web-token-blank = ничего.

## Карты посередине стола

kingdoms-web-action-card = Карта действий
kingdoms-web-free = Можно выбрать.
kingdoms-web-shielded = На действии лежит щит.
kingdoms-web-selected = Выбрано в этот ход.
kingdoms-web-about-patrol = Армия переходит в соседнюю область своей территории.
kingdoms-web-about-patrol-ruins = Армия переходит в соседнюю область своей территории. (Или встаёт армия, исследующая руины.)
kingdoms-web-about-quest = Армия переходит с края одной территории на край другой.
kingdoms-web-about-build = Следующий уровень башни; руды нужно столько, какой он по счёту.
kingdoms-web-about-research = Следующий уровень магии; маны нужно столько, какой он по счёту.
kingdoms-web-about-expand = Новая армия — в область, где ваша армия стоит одна; еды нужно столько, сколько армий у вас станет.
kingdoms-web-about-trade = Обмен: сколько угодно одного ресурса на столько же другого.
kingdoms-web-about-collect = Вместо действия: по ресурсу с каждой области, где стоит ваша армия.
# На медальонах, где мало места: с мягкими переносами.
kingdoms-web-short-patrol = Патрули­рование
kingdoms-web-short-quest = Поход
kingdoms-web-short-build = Строи­тельство
kingdoms-web-short-research = Исследо­вание
kingdoms-web-short-expand = Мобили­зация
kingdoms-web-short-trade = Торговля
kingdoms-web-short-collect = Сбор
kingdoms-web-tower = Башня
kingdoms-web-tower-at = { $player }: уровень { $level }
kingdoms-web-tower-help = Башня: очки за каждый уровень, под ними — сколько руды он стоит.
kingdoms-web-phase-select = { $active } выбирает действие
kingdoms-web-phase-act = { $action }: начинает { $active }
kingdoms-web-phase-war = Война ({ $region }): { $attacker } — { $defender }
kingdoms-web-phase-follow = { $action } или сбор: { $acting }
kingdoms-web-setup = Игроки обустраивают королевства.
kingdoms-web-setup-secret = Все втайне выбирают сторону своей карты территории, область для двух армий и шесть ресурсов. Потом всё откроется разом.
kingdoms-web-over = Игра окончена.
kingdoms-web-shields-left = { $left ->
    [0] Сейчас карта действий обновится
    [one] До обновления карты { $left } действие
    [few] До обновления карты { $left } действия
   *[other] До обновления карты { $left } действий
}
kingdoms-web-ending = { $left ->
    [0] Конец: карта заполнена, считаем очки
    [one] Конец близок: ещё { $left } действие
    [few] Конец близок: ещё { $left } действия
   *[other] Конец близок: ещё { $left } действий
}
kingdoms-web-ending-why = { $player }: { $by ->
    [armies] все семь армий в игре
    [tower] построена вершина башни
   *[other] изучена вся магия
}. { $left ->
    [0] Игра закончится после этого действия
    [one] До конца игры { $left } действие
    [few] До конца игры { $left } действия
   *[other] До конца игры { $left } действий
}
kingdoms-web-ending-short = { $left ->
    [0] Конец
    [one] До конца { $left } действие
    [few] До конца { $left } действия
   *[other] До конца { $left } действий
}
kingdoms-web-end-title = Последний круг
kingdoms-web-end-by = { $by ->
    [armies] все семь армий в игре
    [tower] вершина башни
   *[other] все пять уровней магии
}
kingdoms-web-end-then = Игра закончится, как только заполнится карта действий.
kingdoms-web-end-points = Побеждает не тот, кто её закончил, а тот, у кого больше очков.

## Что есть у игрока

kingdoms-web-mine = Моё королевство
kingdoms-web-resources = Ресурсы
kingdoms-web-magic = Магия
kingdoms-web-magic-level = Уровень магии
kingdoms-web-tower-level = Уровень башни
kingdoms-web-armies-in-play = Армии в игре
kingdoms-web-captured = Захваченные нейтральные армии
kingdoms-web-learned = Изучено.
kingdoms-web-next-level = Дальше:
kingdoms-web-shape = ({ $faction })
kingdoms-web-reconstructed = Реконструкция, не напечатанная карта
kingdoms-web-extra = Heroes’ Call
kingdoms-web-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}, если бы игра закончилась сейчас
kingdoms-web-points-now = Очки, если бы игра закончилась сейчас
kingdoms-web-score = Откуда очки
kingdoms-web-score-armies = Армии
kingdoms-web-score-magic = Магия
kingdoms-web-score-tower = Башня
kingdoms-web-score-capitals = Столицы
kingdoms-web-score-cities = Города
kingdoms-web-score-crown = Корона
kingdoms-web-score-captured = Захваченные армии
kingdoms-web-score-lost-kingdom = Потерянное королевство
kingdoms-web-score-power = { $power }
kingdoms-web-active = Активный игрок
kingdoms-web-selects = Выбирает действие
kingdoms-web-acts = Сейчас действует
kingdoms-web-acted = Ход уже сделан
kingdoms-web-allied = Альянс: { $ally } ({ $regions })

## Война

kingdoms-web-war = Война
kingdoms-web-war-title = Война ({ $region })
kingdoms-web-war-mine = Чем кончилась моя война ({ $region })
kingdoms-web-war-attacker = зачинщик
kingdoms-web-war-defender = защитник
kingdoms-web-war-sealed = Кубики выставляют тайно
kingdoms-web-war-shown = Кубики открыты
kingdoms-web-war-allied = Два флага: альянс
kingdoms-web-war-won = Побеждает { $player }
kingdoms-web-war-price = Цена войны: { $price }
kingdoms-web-war-limit = до { $limit }
kingdoms-web-war-pays = платит:
kingdoms-web-war-pays-nothing = ничего
kingdoms-web-war-my-dial = Мой кубик
kingdoms-web-war-flag = Белый флаг: ничего не стоит и проигрывает любому числу.
kingdoms-web-war-dial = { $number }; цена: { $ways }
kingdoms-web-war-or = или
kingdoms-web-war-off = скидка { $off }
kingdoms-web-war-if-lost = { $retreat ->
    [sure] Если проиграете, армия сможет отступить.
    [maybe] Если проиграете, еды на отступление может не хватить.
   *[never] Если проиграете, армия погибнет.
}
kingdoms-web-war-way = { $way }{ $off ->
    [0] {""}
   *[other] {" "}(скидка { $off })
}
kingdoms-web-stock-mana = { $amount } { $amount ->
    [one] мана
   *[other] маны
}
kingdoms-web-stock-ore = { $amount } { $amount ->
    [one] руда
   *[other] руды
}
kingdoms-web-stock-food = { $amount } { $amount ->
    [one] еда
   *[other] еды
}
kingdoms-web-war-sums = Мана покрывает { $mana }, руда — 1{ $food ->
    [0] {""}
   *[other] , еда — { $food }
}{ $feast ->
    [0] {""}
   *[other] , каждые { $feast } еды — { $points }
}.{ $discount ->
    [0] {""}
   *[other] {" "}Ваша скидка: { $discount }.
}{ $one_kind ->
    [0] {""}
   *[other] {" "}Ещё { $one_kind } скидки, если платить ресурсами одного вида.
}{ $mana_only ->
    [0] {""}
   *[other] {" "}Ещё { $mana_only } скидки, если платить только маной.
}

## Перед игрой

kingdoms-web-factions = Расы на выбор
kingdoms-web-sides = Две стороны вашей карты территории
kingdoms-web-start = Где начинают две ваши армии
kingdoms-web-split-title = { $kind ->
    [mana] Сколько маны взять вначале?
    [ore] Сколько руды взять вначале?
   *[food] Сколько еды взять вначале?
}
kingdoms-web-split = Сколько взять этого ресурса

## Издание

kingdoms-web-about-edition-label = Отчасти реконструкция
kingdoms-web-about-edition-title = Что напечатано, а что придумано нами
kingdoms-web-about-edition-intro = Правила — из книги правил. Но не все карты игры опубликованы, поэтому часть данных — реконструкция в её духе:
kingdoms-web-about-edition-powers = Уровни магии: из книги правил — { $rules }, из других открытых источников — { $public }, реконструкция — { $reconstructed } (отмечены знаком ≈){ $printed ->
    [0] {""}
   *[other] , с напечатанных карт — { $printed }
}.
kingdoms-web-about-edition-territories = Территории: все очертания и около половины названий — реконструкция.
kingdoms-web-about-edition-tower = Башня: цены — из правил, очки — реконструкция.
kingdoms-web-about-edition-tokens = Жетоны находок: виды и свойства — из правил, количество почти всех — реконструкция.
kingdoms-web-about-edition-extra = Дополнительные расы из Heroes’ Call: { $factions }.
kingdoms-web-about-edition-replace = Издание: { $name }. Владелец напечатанной игры может загрузить исправленное издание.

# Кубики открыты.
kingdoms-web-war-shows = число { $number }
kingdoms-web-war-shows-flag = белый флаг
kingdoms-web-war-close = Закрыть итог войны
kingdoms-web-war-tie-defender = Числа равны: побеждает защитник.
kingdoms-web-war-tie-fury = Числа равны: ничью решает способность «{ power-fury }».
