### «Восьмиминутная империя: Легенды» по-русски. Все тексты — наши собственные.
### Названия приходят в именительном падеже: фразы построены так, чтобы он подходил. Перед тире — неразрывный пробел.

game-legends = Восьмиминутная империя: Легенды
    .about = Острова из старых сказаний, ряд карт и горсть монет: каждая взятая карта делится своим волшебством и ведёт ваши армии вперёд. Кто удержит больше земель, когда карты разойдутся, тот и правит империей.
    .brief =
        Все борются за одни и те же острова. В свой ход вы берёте из ряда одну карту: самая левая бесплатна, чем правее, тем дороже — до 3 монет. Монет мало, и новых почти не бывает.
        Карта даёт две вещи. Свойство вверху остаётся с вами до конца игры; действие внизу выполняется сразу: набрать армии, передвинуть их, основать город, разгромить армию.
        Новые армии встают в стартовый регион (звезда) и туда, где есть ваш город. Переход через границу — 1 шаг, переправа по воде — 3; каждый «полёт» удешевляет её на 1.
        Регион контролирует тот, у кого в нём больше всех фишек — армий и городов вместе; остров — тот, кто контролирует больше всех его регионов.
        Когда все набрали свои карты (вдвоём по 11, втроём по 10, вчетвером по 8), каждый ваш регион и каждый ваш остров приносят по очку. Остальное дают карты и эликсиры. Побеждает тот, у кого больше очков.
        А в самом начале все тайно ставят монеты: чья ставка выше, тот платит её и решает, кто начнёт.

## Карты

card-ancient-phoenix = Древний феникс
card-ancient-sage = Древний мудрец
card-ancient-tree-spirit = Древний дух дерева
card-ancient-woods = Древняя роща
card-cursed-banshee = Проклятая банши
card-cursed-gargoyles = Проклятые горгульи
card-cursed-king = Проклятый король
card-cursed-mausoleum = Проклятый мавзолей
card-cursed-tower = Проклятая башня
card-dire-dragon = Лютый дракон
card-dire-eye = Лютое око
card-dire-giant = Лютый великан
card-dire-goblin = Лютый гоблин
card-dire-ogre = Лютый огр
card-forest-elf = Лесной эльф
card-forest-gnome = Лесной гном
card-forest-pixie = Лесная пикси
card-forest-tree-town = Лесной древоград
card-graveyard = Кладбище
card-lake = Озеро
card-night-hydra = Ночная гидра
card-night-village = Ночная деревня
card-night-wizard = Ночной чародей
card-noble-hills = Благородные холмы
card-noble-knight = Благородный рыцарь
card-noble-unicorn = Благородный единорог
card-stronghold = Твердыня
card-arcane-manticore = Тайная мантикора
card-arcane-sphinx = Тайный сфинкс
card-arcane-temple = Тайный храм
card-mountain-dwarf = Горный дварф
card-mountain-treasury = Горная сокровищница
card-castle-a = Замок ополчения
card-castle-b = Замок похода

## Слова в названиях карт

word-ancient = древний
word-arcane = тайный
word-cursed = проклятый
word-dire = лютый
word-forest = лесной
word-mountain = горный
word-night = ночной
word-noble = благородный

## Надписи на картах. Коротко: карта узкая. $word — одно из слов выше, уже по-русски.

ability-move = +{ $amount } { $amount ->
    [one] шаг
    [few] шага
   *[other] шагов
}
ability-army = +{ $amount } { $amount ->
    [one] армия
    [few] армии
   *[other] армий
}
ability-flying = Полёт
ability-elixir = { $amount } { $amount ->
    [one] эликсир
    [few] эликсира
   *[other] эликсиров
}
ability-coins = { $amount } { $amount ->
    [one] монета
    [few] монеты
   *[other] монет
} сразу
ability-points-per-word = +{ $amount } { $amount ->
    [one] очко
    [few] очка
   *[other] очков
} за «{ $word }»
ability-points-per-set = { $amount } { $amount ->
    [one] очко
    [few] очка
   *[other] очков
}: «{ $word }» ×{ $count }
ability-points-per-coins = +{ $amount } { $amount ->
    [one] очко
    [few] очка
   *[other] очков
} за { $count } { $count ->
    [one] монету
    [few] монеты
   *[other] монет
}
ability-points-per-flying = +{ $amount } { $amount ->
    [one] очко
    [few] очка
   *[other] очков
} за «полёт»
ability-immunity = Армии неуязвимы

step-place = Набрать { $amount } { $amount ->
    [one] армию
    [few] армии
   *[other] армий
}
step-move = Марш-бросок: { $amount }
step-build = { $amount ->
    [1] Основать город
    [one] Основать { $amount } город
    [few] Основать { $amount } города
   *[other] Основать { $amount } городов
}
step-destroy = { $amount ->
    [1] Разгромить армию
    [one] Разгромить { $amount } армию
    [few] Разгромить { $amount } армии
   *[other] Разгромить { $amount } армий
}
join-or = или
join-and = затем

## Предводители

leader-fairy-queen = Королева фей
leader-bandit-king = Атаман разбойников
leader-red-sorceress = Алая чародейка
leader-white-knight = Белый рыцарь

## Жетоны

token-magic-spring = Магический родник
token-cottage = Домик
token-hidden-treasure = Клад
token-magic-tome = Магический фолиант
token-stable = Конюшня
token-swamp = Гиблое болото
token-citadel-1 = Первая цитадель
token-citadel-2 = Вторая цитадель
token-citadel-3 = Третья цитадель
token-dragon = Дракон-разоритель
token-gate-1 = Первые магические врата
token-gate-2 = Вторые магические врата
token-thieves = Шайка воров

## Поле: стороны фрагментов и регионы на них

side-desert = Пустыня
region-desert-1 = Соляная кромка
region-desert-2 = Шакалий угол
region-desert-3 = Караванный путь
region-desert-4 = Сухие колодцы
region-desert-5 = Красное плато
region-desert-6 = Поющие дюны
region-desert-7 = Дальний оазис

side-horseshoe = Подкова
region-horseshoe-1 = Чаячий мыс
region-horseshoe-2 = Садовые холмы
region-horseshoe-3 = Каменный лоб
region-horseshoe-4 = Затопленные залы
region-horseshoe-5 = Ивовый край

side-meadows = Луга
region-meadows-1 = Клеверный дол
region-meadows-2 = Седые камни
region-meadows-3 = Мельничный ручей
region-meadows-4 = Сосновый дозор
region-meadows-5 = Медовое поле

side-red-forest = Багряный лес
region-red-forest-1 = Алая опушка
region-red-forest-2 = Ржавая чаща
region-red-forest-3 = Бухта листопада

side-citadel = Утёс с цитаделью
region-citadel-1 = Королевский утёс
region-citadel-2 = Пастуший склон
region-citadel-3 = Остров фонаря

side-ice-peaks = Ледяные пики
region-ice-peaks-1 = Морозный венец
region-ice-peaks-2 = Подножие ледника
region-ice-peaks-3 = Одинокий клык
region-ice-peaks-4 = Вьюжный перевал
region-ice-peaks-5 = Тюленья отмель

side-tall-islands = Высокие острова
region-tall-islands-1 = Орлиный столп
region-tall-islands-2 = Свистящая скала
region-tall-islands-3 = Канатный шпиль

side-volcano = Вулкан
region-volcano-1 = Чёрная пристань
region-volcano-2 = Пемзовый мыс
region-volcano-3 = Пепельные выси
region-volcano-4 = Серные ключи
region-volcano-5 = Угольная пустошь
region-volcano-6 = Огненный зев
region-volcano-7 = Стеклянный берег

turn-0 = Без поворота
turn-1 = Четверть оборота вправо
turn-2 = Пол-оборота
turn-3 = Четверть оборота влево

slot-central = Центр
slot-left = Левое крыло
slot-right = Правое крыло
slot-stem = Ножка буквы «Т»
slot-nw = Северо-западный угол
slot-ne = Северо-восточный угол
slot-sw = Юго-западный угол
slot-se = Юго-восточный угол

## Простые ответы

action-place = Набор армии
action-move = Марш-бросок
action-build = Основание города
action-destroy = Разгром армии
take-coin = Взять монету
neutral = Нейтралы

## Вопросы

prompt-side = Раскладываем поле. { $slot }: какой фрагмент и какой стороной сюда ляжет?
prompt-turn = { $slot }: { $side }. Как повернуть фрагмент?
prompt-start-region = Какой регион станет стартовым? Там соберутся первые армии всех игроков.
prompt-outpost = Где будет застава? Туда, на другой фрагмент, встанет по одной армии каждого игрока.
prompt-lay-token = Жетон «{ $token }»: в какой регион его положить?
prompt-lay-event-token = Жетон «{ $token }»: в какой регион его положить? Можно и оставить его в коробке; врата кладут только парой.
prompt-lay-hidden-token = Жетон ложится лицом вниз, какой — не знает никто (осталось: { $left }). В какой регион его положить?
prompt-neutral-army = Нейтральные армии: осталось расставить { $left }. Где встанет следующая?
prompt-bid = Тайная ставка за право решить, кто начнёт. У вас { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
}; платит только тот, чья ставка выше всех.
prompt-first-player = Аукцион за вами. Кто сделает первый ход?
prompt-take-card = Какую карту взять? Цену задаёт место в ряду; заплатив, вы выполняете действие карты.
prompt-extra-card = Королева фей может купить ещё одну карту: её свойства действуют, но действие не выполняется.
prompt-choose-action = «{ $card }»: какое из двух действий выполнить?
prompt-place-army = Набор армии: ещё { $left } из { $of }. В какой регион встанет следующая?
prompt-pay-host = Армия в регионе «{ $region }» стоит монету. Кому из хозяев города заплатить?
prompt-move-from = Марш-бросок: { $points ->
    [one] остался { $points } шаг
    [few] осталось { $points } шага
   *[other] осталось { $points } шагов
}. Из какого региона выступит армия?
prompt-move-to = Марш-бросок: { $points ->
    [one] остался { $points } шаг
    [few] осталось { $points } шага
   *[other] осталось { $points } шагов
}. Куда пойдёт армия из региона «{ $from }»?
prompt-build-city = Основание города: в каком регионе? Там должна стоять ваша армия.
prompt-destroy-where = Разгром армии: в каком регионе? Там должна стоять и ваша армия.
prompt-destroy-whose = Регион «{ $region }»: чью армию разгромить?
prompt-loot = Вы разгромили армию (хозяин: { $owner }). Взять у её хозяина монету?
prompt-peek = Можно тайно посмотреть закрытый жетон в регионе под вашим контролем. Где?

## Слова для «нет»: что написано на последней кнопке

done-choose-action = Не выполнять ни одного
done-place-army = Больше армий не набирать
done-move-from = Закончить марш-бросок
done-build-city = Не основывать город
done-destroy-where = Никого не громить
done-destroy-whose = Не трогать свою армию
done-loot = Не брать монету
done-lay-event-token = Оставить жетон в коробке
done-peek = Больше жетонов не смотреть
done-extra-card = Не покупать карту

## События

event-map = Поле разложено: { $sides }.
event-start-region = Стартовый регион — «{ $region }».
event-row = Ряд открывают шесть карт: { $cards }.
event-leader = { $player } получает предводителя: { $leader }.
event-outpost = По одной армии каждого игрока встаёт в регион «{ $region }».
event-laid-token = В регион «{ $region }» ложится жетон «{ $token }».
event-laid-hidden-token = В регион «{ $region }» ложится жетон лицом вниз.
event-neutral-army = { $player } ставит нейтральную армию в регион «{ $region }».
event-youngest = Младшим за столом считается { $player }.
event-bid = { $coins ->
    [0] { $player } не ставит ничего.
    [one] { $player } ставит { $coins } монету.
    [few] { $player } ставит { $coins } монеты.
   *[other] { $player } ставит { $coins } монет.
}
event-auction-won = { $coins ->
    [0] { $player } побеждает в аукционе и не платит ничего.
    [one] { $player } побеждает в аукционе и платит { $coins } монету.
    [few] { $player } побеждает в аукционе и платит { $coins } монеты.
   *[other] { $player } побеждает в аукционе и платит { $coins } монет.
}
event-die-breaks-tie = Высшие ставки равны; кубик указывает победителя: { $player }.
event-first-player = Первый ход делает { $player }.
event-took-card = { $price ->
    [0] { $player } берёт карту «{ $card }» бесплатно.
    [one] { $player } берёт карту «{ $card }» за { $price } монету.
    [few] { $player } берёт карту «{ $card }» за { $price } монеты.
   *[other] { $player } берёт карту «{ $card }» за { $price } монет.
}
event-gained-coins = { $coins ->
    [one] { $player } получает из банка { $coins } монету.
    [few] { $player } получает из банка { $coins } монеты.
   *[other] { $player } получает из банка { $coins } монет.
}
event-new-card = В ряд ложится карта «{ $card }».
event-no-armies-left = { $player } никого не набирает: запас армий пуст.
event-paid-host = { $coins ->
    [one] { $player } платит { $coins } монету за набор в чужом городе; плату получает { $host }.
    [few] { $player } платит { $coins } монеты за набор в чужом городе; плату получает { $host }.
   *[other] { $player } платит { $coins } монет за набор в чужом городе; плату получает { $host }.
}
event-placed-army = { $player } выводит армию в регион «{ $region }».
event-moved-army = { $player } ведёт армию из региона «{ $source }» в регион «{ $target }».
event-nothing-can-move = { $points ->
    [one] { $player } никуда не идёт: с { $points } шагом не пройти ни одной армии.
    [few] { $player } никуда не идёт: с { $points } шагами не пройти ни одной армии.
   *[other] { $player } никуда не идёт: с { $points } шагами не пройти ни одной армии.
}
event-no-army-anywhere = { $player } не может основать город: на поле нет ни одной своей армии.
event-no-action-possible = { $player } не может выполнить ни одно действие карты «{ $card }».
event-mustered = { $armies ->
    [one] { $player } выставляет { $armies } армию в регион «{ $region }».
    [few] { $player } выставляет { $armies } армии в регион «{ $region }».
   *[other] { $player } выставляет { $armies } армий в регион «{ $region }».
}
event-garrisoned = { $player } ставит армию в новый город в регионе «{ $region }».
event-captured = { $player } оставляет разгромленную армию в плену (хозяин: { $owner }).
event-youth-breaks-tie = Высшие ставки равны; выигрывает младший из этих игроков — { $player }.
event-queen-declines = { $player } не берёт дополнительную карту.
why-ended = Каждый взял все свои карты, и настало время подсчёта очков.
event-game-over = Все карты набраны: пора считать очки.
event-no-cities-left = { $player } не основывает город: все города уже на поле.
event-built-city = { $player } основывает город в регионе «{ $region }».
event-nothing-to-destroy = { $player } не находит, кого разгромить.
event-destroyed-army = { $player } громит армию в регионе «{ $region }» (хозяин: { $owner }).
event-looted = { $coins ->
    [one] { $player } берёт в добычу { $coins } монету; её отдаёт { $owner }.
    [few] { $player } берёт в добычу { $coins } монеты; их отдаёт { $owner }.
   *[other] { $player } берёт в добычу { $coins } монет; их отдаёт { $owner }.
}
event-explored = { $player } исследует регион «{ $region }» и забирает жетон «{ $token }».
event-dragon-beaten = В регионе «{ $region }» семь армий: { $player } побеждает дракона и забирает его жетон.
event-robbed = Шайка воров в регионе «{ $region }»: { $player } теряет монету.
event-peeked = { $player } тайно смотрит закрытый жетон в регионе «{ $region }».
event-turned-token = Закрытый жетон в регионе «{ $region }» открыт: это «{ $token }».
event-peeked-private = Вы тайно смотрите закрытый жетон в регионе «{ $region }»: это «{ $token }».

## Почему нельзя

reason-no-armies-left = В вашем запасе не осталось армий.
reason-nothing-can-move = { $points ->
    [one] Ни одной вашей армии никуда не пройти: у вас { $points } шаг.
    [few] Ни одной вашей армии никуда не пройти: у вас { $points } шага.
   *[other] Ни одной вашей армии никуда не пройти: у вас { $points } шагов.
}
reason-no-cities-left = Все три ваших города уже основаны.
reason-no-army-anywhere = Город основывают там, где стоит своя армия, а ваших армий на поле нет.
reason-nothing-to-destroy = Рядом с вашими армиями нет ни одной, которую можно разгромить.
reason-no-city-here = Армии выводят в стартовый регион или в свои города, а здесь вашего города нет.
reason-no-coin-for-host = Хозяин города берёт за армию 1 монету, а у вас их нет.
reason-too-dear = Цена — { $price }, у вас — { $coins }.
reason-crossing-too-dear = Шагов для переправы нужно { $cost }, а осталось меньше.
reason-no-army-here = Здесь нет вашей армии.
reason-not-next-door = Это не соседний регион: с армией его не соединяют ни граница, ни пунктир.
reason-immune = Эти армии под защитой: разгромить их нельзя.
reason-nobodys-city-here = Это не стартовый регион, и городов здесь нет ни у кого.
reason-no-rectangle = При таком повороте четыре фрагмента не сложатся в прямоугольник.
reason-all-immune = Здесь некого громить: все армии неуязвимы.
reason-not-controlled = Вы не контролируете этот регион.
reason-start-in-desert = В игре пустыня, и стартовый регион должен быть на ней.
reason-start-in-centre = Стартовый регион должен быть на центральном фрагменте.
reason-start-not-joined = Из стартового региона должен идти пунктир к другому фрагменту, а отсюда он не идёт.
reason-on-the-start-piece = Застава должна быть не на том фрагменте, где стартовый регион.
reason-token-lies-here = В регионе может лежать только один жетон, а здесь он уже есть (стартовый тоже считается).
reason-piece-lies-already = Этот фрагмент уже на поле — этой стороной или другой.
reason-must-be-central = Эта сторона может лежать только в центре: на ней стартовый регион.

## Что даст ответ. Части «then-…» входят в несколько строк.

then-control = { $control ->
    [won] Регион станет вашим
    [kept] Регион останется вашим
    [nobody] Регион будет ничьим
   *[other] Контроль: { $owner }
}
then-points = { $gain ->
    [0] { "" }
   *[other] { " " }· очки: { $before } → { $points }
}
then-find = { $find ->
    [known] { " " }· вы возьмёте жетон «{ $token }»
    [face-down] { " " }· вы возьмёте закрытый жетон
   *[nothing] { "" }
}
preview-card = { $price ->
    [0] Бесплатно
   *[other] Цена { $price }
}, останется { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
}{ then-points }
preview-armies-to-place = { $armies ->
    [1] Одна армия
    [one] До { $armies } армии
   *[other] До { $armies } армий
}
preview-points-to-move = { $points } { $points ->
    [one] шаг
    [few] шага
   *[other] шагов
}
preview-place = { then-control }{ $fee ->
    [0] { "" }
    [one] { " " }· плата { $fee } монета
    [few] { " " }· плата { $fee } монеты
   *[other] { " " }· плата { $fee } монет
}{ then-find }{ then-points }
preview-leave = { $control ->
    [kept] Уйдёт одна — регион останется вашим
    [nobody] Уйдёт одна — регион станет ничьим
   *[other] Уйдёт одна — контроль будет у другого: { $owner }
}
preview-move = { then-control } · шагов: { $cost }, останется { $left }{ $robbed ->
    [0] { "" }
   *[other] { " " }· воры отнимут монету
}{ then-find }{ then-points }
preview-build = { then-control }{ then-find }{ then-points }
preview-raid = Можно разгромить: { $owners }
preview-destroy = { then-control }{ then-points }

## Откуда очки

score-regions = Регионы: { $regions }
score-citadels = Цитадели: { $regions }
score-islands = Острова: { $islands }
score-card = { $card }
score-elixirs = { $points ->
    [2] Больше всех эликсиров: { $elixirs }
   *[other] Больше всех эликсиров, поровну с другими: { $elixirs }
}
score-token = { $token }
score-leader = { $leader }

## Варианты игры

variant-map = Поле
    .help = Случайное, одно из готовых или собранное по фрагментам игроком на месте 1.
variant-map-random = Случайное
variant-map-build = Собирает игрок на месте 1
variant-map-four-winds = Четыре ветра
variant-map-old-kingdom = Старое королевство
variant-map-shattered-sea = Расколотое море
variant-map-ring-of-fire = Огненное кольцо

variant-layout = Раскладка
    .help = Как лежат четыре фрагмента случайного или собранного поля; у готового раскладка своя.
variant-layout-t = Буквой «Т»
variant-layout-rectangle = Прямоугольником

variant-exploration = Жетоны исследования
    .help = Пять жетонов на поле; каждый забирает тот, кто первым построит город в его регионе.
variant-swamp = Гиблое болото
    .help = Жетоны исследования лежат лицом вниз, и среди них прячется болото, которое отнимает очко.
variant-citadels = Цитадели
    .help = Три региона приносят на одно очко больше.
variant-leaders = Предводители
    .help = Каждый получает случайного предводителя с особыми свойствами.
variant-events = Жетоны событий
    .help = На поле появляются дракон, пара магических врат и шайка воров.

variant-ties = Ничья в аукционе
    .help = Кто побеждает, если высшие ставки равны.
variant-ties-youngest = Младший игрок
variant-ties-die = Бросок кубика

variant-youngest = Младший игрок
    .help = Кто считается младшим; дальше возраст растёт по часовой стрелке.
variant-youngest-random = По жребию
variant-youngest-seat-1 = Место 1
variant-youngest-seat-2 = Место 2
variant-youngest-seat-3 = Место 3
variant-youngest-seat-4 = Место 4

## Саги

saga-long-game = Долгая игра
    .about = Три партии подряд тем же составом; побеждает тот, у кого больше очков в сумме.

## Что изменилось с моего прошлого хода: слово стоит перед числом, например +2

tally-points = очки
tally-coins = монеты
tally-armies = армии
tally-cities = города
tally-cards = карты

## Набор вариантов целиком и партия одним взглядом

preset-first = Первая партия
    .about = Готовое поле и простые правила: ничего не нужно читать заранее.
preset-standard = Обычная
    .about = Игра по книге правил, поле каждый раз новое.
preset-everything = Всё сразу
    .about = Жетоны исследования с болотом, цитадели, предводители, события — для тех, кто игру уже знает.
progress-turn = Ход { $turn } из { $turns }

# Что решает при равных очках.
tie-tome = Очков поровну, но { $ahead } держит «{ token-magic-tome }», который решает ничью: { $behind } — следом.
tie-coins = Очков поровну, решают монеты: { $ahead } — { $more }, { $behind } — { $less }.
tie-armies = Очков и монет поровну, решают армии на поле: { $ahead } — { $more }, { $behind } — { $less }.
tie-regions = Очки, монеты и армии равны, решают регионы: { $ahead } — { $more }, { $behind } — { $less }.

## Подсказки о том, что сразу очков не даёт

hint-bid = { $number ->
    [0] Все монеты останутся на карты; кто ходит первым, решит тот, кто поставит больше.
   *[other] Если никто не поставит больше, вы заплатите и решите, кто ходит первым; на карты останется монет: { $left }. Если вас перебьют, платить не придётся.
}
hint-stop = { $question ->
    [place-army] Армии останутся в запасе.
    [build-city] Города не будет.
    [destroy-where] Никто не потеряет армию.
    [destroy-whose] Ваша армия уцелеет.
    [choose-action] Ни одно из действий не выполняется.
    [loot] Монета останется у владельца.
    [peek] Больше жетонов вы не увидите.
    [extra-card] Монеты останутся у вас.
   *[other] Ваши армии останутся там, где стоят.
}
hint-coins-left = На другие карты останется монет: { $coins }.
hint-strength = { $region }: { $state ->
    [alone] здесь только вы, ваша сила { $mine }.
    [ahead] вы впереди, ваша сила { $mine } против { $theirs } ({ $rival }).
    [even] силы равны, { $mine } на { $theirs } ({ $rival }): ещё немного, и регион ваш.
   *[behind] вы пока уступаете, { $mine } против { $theirs } ({ $rival }).
}
