### «Крошечные эпические королевства» по-русски. Все тексты — наши собственные.
### Названия территорий, областей и рас приходят вместе с изданием, всегда в именительном падеже.

game-kingdoms = Крошечные эпические королевства
    .about = Маленькое королевство с большими планами: ваше действие достаётся всем, поэтому выбирайте то, что полезнее вам. Расставляйте армии, изучайте магию своего народа, стройте башню, а споры решайте тайными кубиками — или двумя белыми флагами.

## Части игры

resource-mana = мана
resource-ore = руда
resource-food = еда

action-patrol = Патрулирование
action-quest = Поход
action-build = Строительство
action-research = Исследование
action-expand = Мобилизация
action-trade = Торговля

terrain-forest = лес
terrain-mountain = горы
terrain-plains = равнина
terrain-capital = столица
terrain-ruins = руины
terrain-water = вода
terrain-crags = скалы

token-crown = Корона
token-treasure = Сокровище
token-bandits = Разбойники
token-dragon-lair = Логово дракона
token-camp = Лагерь
token-fort = Крепость
token-city = Город
token-church = Церковь
token-blank = Пустой жетон

collect = Собрать ресурсы
sacrifice = Отдать армию за ману
flag = Белый флаг
stand-up = Поднять армию, исследующую руины
swap = Поменяться местами с чужой армией
raise = Потратить ещё одну ману
conscript = Поднять павшую армию
raze = Отнять уровень башни
give-up = Отдать армию
neutral = Нейтралы

## Откуда известно

provenance-rules = Из правил игры
provenance-public = Из других открытых источников
provenance-reconstructed = Реконструкция, не напечатанная карта
provenance-printed = С напечатанной карты

## Вопросы

prompt-faction = Какую расу вы возглавите?{ $advice ->
    [none] { "" }
   *[other] { " " }Вдвоём альянсов не бывает, поэтому расу, которая ими живёт, например полуросликов, брать не советуем.
}
prompt-side = Какая сторона карты территории станет вашей вотчиной?
prompt-start-region = Ваша вотчина — { $territory }. В какой области начинают две ваши армии?
prompt-split = У вас шесть начальных ресурсов; осталось распределить: { $left }. Сколько взять ({ $resource })? Остаток в конце — еда.
prompt-select = Какое действие получат все в этот ход? На него ляжет щит.
prompt-act = Вы выбрали действие: { $action }. Выполните его или ничего не сделаете?
prompt-follow = Выбрано действие: { $action }. Выполните его или соберёте ресурсы?
prompt-sacrifice = Из какой области отдаёте армию?
prompt-patrol-from = Патрулирование: какая армия идёт?
prompt-patrol-again = Патрулирование: может пойти ещё одна ваша армия. Какая?
prompt-patrol-to = Патрулирование: куда идёт армия ({ $from })?
prompt-patrol-on = Армия ({ $from }) может идти дальше. Куда?
prompt-quest-from = Поход: какая армия выступает?
prompt-quest-again = Поход: может выступить ещё одна ваша армия. Какая?
prompt-quest-to = Поход: куда приходит армия ({ $from })?
prompt-swap-mine = Какая ваша армия меняется местами?
prompt-swap-theirs = С чьей армией меняется ваша ({ $from })?
prompt-mana-instead = Нужно заплатить: { $resource } — { $cost }. Сколько из этого оплатить маной?
prompt-expand = Новая армия, цена в еде: { $cost }. Рядом с какой вашей армией она встанет?
prompt-trade-give = Торговля: что отдаёте?
prompt-trade-take = Торговля: отдаёте — { $given }. Что получаете?
prompt-trade-amount = Торговля: { $given } → { $taken }. Сколько меняете? У вас { $have }{ trade-room }.
prompt-trade-also = Можно обменять и это: { $given } → { $taken }. Сколько? У вас { $have }{ trade-room }.
trade-room = { $over ->
    [0] { "" }
   *[other] , но поместится только { $room }: лишнее пропадёт
}
prompt-gain-any = Вы получаете ресурс на выбор. Какой?
prompt-lose-any = Вы теряете ресурсы (осталось отдать: { $left }). Какой?
prompt-dial = Война: { $region }, соперник — { $foe }. Тайно выставьте кубик: белый флаг или число до { $limit }. Платить придётся и победителю, и проигравшему.
prompt-pay-mana = Вы выставили { $number } ({ $region }). { war-discount } Сколько маны тратите? Остаток оплатят другие ресурсы.
prompt-pay-food = Вы выставили { $number } ({ $region }). { war-discount } Сколько еды тратите? Остаток — рудой.
prompt-storm-mana = Цена нейтральной армии — { $number } ({ $region }). { war-discount } Сколько маны тратите? Остаток оплатят другие ресурсы.
prompt-storm-food = Цена нейтральной армии — { $number } ({ $region }). { war-discount } Сколько еды тратите? Остаток — рудой.
war-discount = Скидка: { $discount }{ $one_kind ->
    [0] { "" }
   *[other] , и ещё { $one_kind }, если платить ресурсами только одного типа
}{ $mana_only ->
    [0] { "" }
   *[other] , и ещё { $mana_only }, если платить только маной
}.
prompt-reserve = { $region }: на вашем кубике { $mine }, у соперника { $theirs ->
    [0] белый флаг
   *[other] { $theirs }
}. Поднимете цену ещё одной маной?
prompt-raze = Соперник разбит ({ $foe }), и вам служит дракон. Отнимете уровень башни вместо армии?
prompt-leave-first = Альянс нарушен ({ $foe }): вы покидаете все общие области. { $freed ->
    [army] Армия, которую пощадил дракон, отступает бесплатно, другая — за еду ({ $cost }, у вас { $food }).
   *[none] Отступление сейчас стоит еды: { $cost }, у вас { $food }.
} Какую область первой?
prompt-retreat = Ваша армия разбита: { $region }. { $choice ->
    [must] Она обязана отступить{ $cost ->
        [0] { " " }(бесплатно)
       *[other] , цена в еде: { $cost }
    }. Куда она уйдёт?
   *[other] Отступить{ $cost ->
        [0] { " " }бесплатно
       *[other] , заплатив еду ({ $cost }),
    } или отдать армию?
}
prompt-last-army = Ваша последняя армия покидает область ({ $region }) и спасается: она бесплатно уходит в ближайшую свободную. В какую?
prompt-church = Ваша армия пала: { $region }. Укрыть её в церкви, а не вернуть в запас?
prompt-leave-bare = В каждой вотчине лежат три жетона находок. Какая ваша область останется без жетона?
prompt-bandits = Разбойники: { $region }! Отдайте два ресурса (какой первым?) или саму армию.
prompt-conscript = Разбитая вами армия пала: { $region }. Поднять её как свою? Цена в мане: { $cost }.
prompt-frostbite = Кто из игроков потеряет уровень магии?

## События

event-first-player = Начинает { $player }.
event-draft = На выбор лежат расы: { $factions }.
event-faction = { $player }: раса — { $faction }.
event-card = { $player }: карта территории — { $territories }.
event-settled = { $player }: две армии в области «{ $region }»; мана { $mana }, руда { $ore }, еда { $food }.
event-lost-kingdom = Потерянное королевство — { $territory }; нейтральных армий: { $armies }.
event-tokens-laid = Жетоны находок лежат лицом вниз: { $count }.
event-left-bare = { $player } не кладёт жетон: { $region }.
event-cleared = { $player } обновляет карту действий: снова доступны все.
event-skipped = При игре впятером { $player } сразу передаёт фишку дальше.
event-selected = { $player } выбирает действие: { $action }.
event-declined = { $player } ничего не делает (действие: { $action }).
event-collected = { $player } собирает ресурсы: мана +{ $mana }, руда +{ $ore }, еда +{ $food }.
event-gained = { $player }: { $resource } +{ $amount }.
event-lost-resource = { $player }: { $resource } −{ $amount }.
event-built = { $player } строит { $level }-й уровень башни{ $ore ->
    [0] { $mana ->
        [0] { " " }бесплатно
       *[other] ; потрачено маны: { $mana }
    }
   *[other] ; потрачено руды: { $ore }{ $mana ->
        [0] { "" }
       *[other] , маны: { $mana }
    }
}.
event-researched = { $player } изучает { $level }-й уровень магии — «{ $power }»; потрачено маны: { $cost }.
event-took-shape = { $player } принимает облик ({ $faction }): «{ $power }».
event-forgot = { $player } теряет уровень магии: «{ $power }». { $level ->
    [one] Остался { $level } уровень.
    [few] Осталось { $level } уровня.
   *[other] Осталось { $level } уровней.
}
event-expanded = { $player } мобилизует армию: { $region }{ cost-in-food }.
event-traded = { $player } торгует: { $given } −{ $amount }, { $taken } +{ $got }.
event-moved = { $player } ведёт армию: { $source } → { $target } ({ $action }).
event-stood-up = { $player } поднимает армию: { $region }.
event-swapped = { $player } меняется местами с соперником ({ $foe }): { $source } → { $target }.
event-war = Война: { $region }. Зачинщик — { $player }, защитник — { $defender }.
event-dials = Кубики открыты: { $region }. { $player } — { $mine ->
    [0] белый флаг
   *[other] { $mine }
}, { $foe } — { $theirs ->
    [0] белый флаг
   *[other] { $theirs }
}.
event-allied = { $player } и { $foe } заключают альянс; общая область: { $region }.
event-no-alliance = Два белых флага, но вдвоём альянсов нет: область «{ $region }» остаётся за защитником ({ $player }), { $foe } уходит.
event-raised = { $player } тратит ещё одну ману: цена войны теперь { $number }, а не { $shown }.
event-won = { $player } побеждает в войне: { $region }; проигравший — { $foe }.
event-paid = { $how ->
    [storm] { $player } платит цену нейтральной армии ({ $number })
   *[other] { $player } платит за выставленное число { $number }
}: мана { $mana }, руда { $ore }, еда { $food }.
event-captured = { $player } занимает область «{ $region }» и забирает фишку армии ({ $owner }).
event-alliance-broken = Альянс нарушен: { $player } вытесняет союзника ({ $foe }) из всех общих областей.
event-crown-taken = { $player } забирает корону; прежний владелец — { $foe }.
event-razed = { $player } отнимает уровень башни: { $foe } теперь на уровне { $level }.
event-retreated = { $player } отступает: { $source } → { $target }{ cost-in-food }.
cost-in-food = { $food ->
    [0] { $mana ->
        [0] , бесплатно
       *[other] ; потрачено маны: { $mana }
    }
   *[other] ; потрачено еды: { $food }{ $mana ->
        [0] { "" }
       *[other] , маны: { $mana }
    }
}
event-last-army-saved = { $player } сохраняет последнюю армию: { $source } → { $target }.
event-last-army-stays = { $player } сохраняет последнюю армию: свободных областей на столе нет, и она остаётся на месте ({ $region }), теперь общем.
event-sheltered = Армия спасается в церкви ({ $player }): { $source } → { $target }.
event-removed = { $player } теряет армию: { $region }.
event-spoils = { $player } забирает ману ({ $amount }) у соперника: { $foe }.
event-conscripted = { $player } поднимает павшую армию: { $region }.
event-found = { $player } открывает жетон: { $region } — { $token }.
event-end-triggered = { $by ->
    [armies] { $player }: все семь армий в игре. Игра закончится, когда карта действий обновится.
    [tower] { $player }: построена вершина башни. Игра закончится, когда карта действий обновится.
   *[other] { $player }: изучена вся магия. Игра закончится, когда карта действий обновится.
}
event-lost-in-ruins = Армия теряется в руинах ({ $player }): { $region }.
event-game-over = Игра окончена: подсчитываются очки.

## Почему нельзя

reason-faction-taken = Этой расой играет другой участник.
reason-impassable = Вода и скалы непроходимы, если способность не разрешает иного.
reason-under-shield = На этом действии щит, пока карта не обновится.
reason-active-cannot-collect = Выбравший действие может выполнить его или ничего не делать, но не собирает ресурсы.
reason-tower-is-built = Ваша башня уже на высшем уровне.
reason-magic-is-learned = Вы изучили все пять уровней магии.
reason-too-little = Не хватает: { $resource } — нужно { $cost }, у вас { $have }{ $mana ->
    [0] { "" }
   *[other] , а маны — { $mana }
}.
reason-no-armies-left = Все семь ваших армий уже в игре.
reason-no-single-army = Новой армии нужна область, где ваша армия стоит одна.
reason-no-army-here = Здесь нет вашей армии.
reason-region-full = Здесь нет места ещё для одной армии.
reason-nothing-to-trade = Вам нечем торговать.
reason-have-none = У вас этого нет.
reason-have-most = Этого у вас уже девять, больше не удержать.
reason-nowhere-to-patrol = Ни одна ваша армия не может перейти в соседнюю область.
reason-nowhere-to-quest = Ни у одной вашей армии нет свободного пути с края на другую территорию.
reason-no-way-from-here = Отсюда сейчас никто никуда не пройдёт.
reason-has-moved = Эта армия уже ходила.
reason-not-adjacent = Эта область не соседняя.
reason-river = Мешает река: области на разных берегах не соседние.
reason-not-at-the-edge = Поход ведёт с крайней области на крайнюю.
reason-searching = Армия, исследующая руины, не ходит; её поднимают патрулированием.
reason-last-army-attacks = Последняя армия не может входить в область с чужой армией.
reason-last-army-defends = Нельзя входить в область, занятую последней армией игрока.
reason-neutral-too-dear = Нейтральная армия сейчас стоит { $price }, а вы можете заплатить { $limit }.
reason-cannot-be-paid = Вы можете заплатить не больше { $limit }.
reason-bound-by-alliance = Вы не можете нарушить этот альянс ({ $foe }).
reason-retreat-into-war = Здесь чужая армия, а отступление не может начать войну.
reason-last-army-kept = Последнюю армию отдать нельзя.
reason-last-army-retreats = Последнюю армию отдать нельзя.
reason-spared-army-retreats = Дракон пощадил эту армию: она должна отступить.
reason-nobody-to-swap = Поменяться местами не с кем.
reason-shared-region = Здесь стоят армии двух игроков.
reason-ransom-too-dear = Разбойники хотят { $cost } ресурса, у вас { $have }.

## Откуда очки

score-armies = Армии
score-magic = Уровни магии
score-tower = Башня, уровень { $level }
score-capitals = Столицы: { $regions }
score-power = { $power }
score-crown = Корона
score-cities = Города: { $regions }
score-captured = Захваченные нейтральные армии
score-lost-kingdom = Области Потерянного королевства: { $regions }

## Настройки стола

option-factions = Расы
    .help = Раздаются случайно, выбираются по очереди из всех или по очереди из нескольких открытых.
option-factions-random = Случайно
option-factions-choice = По выбору
option-factions-draft = Драфт
option-extra = Дополнительные расы
    .help = К тринадцати расам коробки добавляются четыре из дополнения Heroes’ Call.
option-exploration = Жетоны находок
    .help = Жетоны лежат в областях лицом вниз (вдвоём 13, втроём 12, вчетвером 16, впятером 15); их открывает первая пришедшая армия.
option-edition = Издание
    .help = Что напечатано на картах. Издание этого дома — отчасти реконструкция: планировка всех территорий, очки башни и около половины уровней рас придуманы нами. Хозяин дома может загрузить напечатанное из файла.
option-edition-reconstruction-1 = реконструкция этого дома
