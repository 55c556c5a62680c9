### «Крошечные эпические королевства» по-русски. Все тексты — наши собственные.
### Названия территорий, областей и рас приходят вместе с изданием, всегда в именительном падеже.

game-kingdoms = Крошечные эпические королевства
    .about = Маленькое королевство с большими планами: ваше действие достаётся всем, поэтому выбирайте то, что полезнее вам. Расставляйте армии, изучайте магию своего народа, стройте башню, а споры решайте тайными кубиками — или двумя белыми флагами.

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
   *[other] { " " }Вдвоём альянсов не бывает, поэтому расу, которой они нужны (например, полуросликов), брать не советуем.
}
prompt-side = Какая сторона карты территории станет вашей вотчиной?
prompt-start-region = Ваша вотчина — { $territory }. В какой области начинают две ваши армии?
prompt-split = { $kind ->
    [mana] Сколько маны возьмёте?
    [ore] Сколько руды возьмёте?
   *[food] Сколько еды возьмёте?
} { $left ->
    [0] Все шесть ресурсов вы уже взяли; вопрос задан, чтобы другие об этом не узнали.
   *[other] Вначале у вас шесть ресурсов, осталось выбрать { $left }; что не выберете, станет едой.
}
prompt-select = Какое действие выбираете? Выполнить его смогут все; щит закроет его до обновления карты действий.
prompt-act = Вы выбрали действие «{ $action }». Выполните его?
prompt-follow = Выбрано действие «{ $action }». Выполните его или соберёте ресурсы?
prompt-sacrifice = Какую армию отдаёте?
prompt-patrol-from = Патрулирование: какая армия идёт?
prompt-patrol-again = Патрулирование: может пойти ещё одна ваша армия. Какая?
prompt-patrol-to = Патрулирование: куда идёт армия ({ $from })?
prompt-patrol-on = Армия ({ $from }) может пойти дальше. Куда?
prompt-quest-from = Поход: какая армия выступает?
prompt-quest-again = Поход: может выступить ещё одна ваша армия. Какая?
prompt-quest-to = Поход: куда идёт армия ({ $from })?
prompt-swap-mine = Какая ваша армия меняется местами?
prompt-swap-theirs = Ваша армия ({ $from }) меняется местами с чужой: та придёт сюда, ваша — на её место. С чьей?
prompt-mana-instead = { $kind ->
    [ore] Нужно руды
   *[food] Нужно еды
}: { $cost }. Сколько из этого заплатить маной?
prompt-expand = Новая армия стоит { $cost } { $cost ->
    [one] еду
   *[other] еды
}. К какой вашей армии её поставить?
prompt-trade-give = Торговля: что отдадите?
prompt-trade-take = Торговля: { $given } в обмен на что?
prompt-trade-amount = Торговля: сколько { $given_kind ->
    [mana] маны
    [ore] руды
   *[food] еды
} обменяете на { $taken_kind ->
    [mana] ману
    [ore] руду
   *[food] еду
}? У вас { $have }{ trade-room }.
prompt-trade-also = Можно обменять на { $taken_kind ->
    [mana] ману
    [ore] руду
   *[food] еду
} ещё и { $given_kind ->
    [mana] ману
    [ore] руду
   *[food] еду
}. Сколько? У вас { $have }{ trade-room }.
trade-room = { $over ->
    [0] { "" }
   *[other] , а место есть только для { $room }: лишнее пропадёт
}
prompt-gain-any = { $why ->
    [ruins] Армия нашла в руинах ресурс на ваш выбор
    [single] У вас всего одна армия, поэтому соберите ещё один ресурс на выбор
    [treasure] Сокровище: возьмите ресурс на выбор
    [gift] Подарок нового союзника ({ $giver }): возьмите ресурс на выбор
   *[power] «{ $power }»: возьмите ресурс на выбор
}{ $left ->
    [1] { "" }
   *[other] { " " }(осталось взять: { $left })
}. Какой?
prompt-lose-any = Вы теряете ресурс (осталось отдать: { $left }). Какой?
prompt-dial = Война ({ $region }), соперник — { $foe }. Тайно выставьте кубик: белый флаг или число до { $limit }. Платят и победитель, и проигравший.
prompt-pay-mana = Вы выставили { $number } ({ $region }). { war-discount }{ war-due } Сколько маны потратите? Остальное — другими ресурсами.
prompt-pay-food = Вы выставили { $number } ({ $region }). { war-discount }{ war-due-food } Сколько еды потратите? Остальное — рудой.
prompt-storm-mana = Нейтральная армия стоит { $number } ({ $region }). { war-discount }{ war-due } Сколько маны потратите? Остальное — другими ресурсами.
prompt-storm-food = Нейтральная армия стоит { $number } ({ $region }). { war-discount }{ war-due-food } Сколько еды потратите? Остальное — рудой.
war-due = Заплатить нужно { $due }; мана идёт за { $worth }, у вас её { $have }.
war-due-food = После маны заплатить осталось { $due }; еды у вас { $have }.
war-discount = { $discount ->
    [0] { "" }
   *[other] Ваша скидка: { $discount }.{ " " }
}{ $one_kind ->
    [0] { "" }
   *[other] Если платить ресурсами одного вида, скидка больше на { $one_kind }.{ " " }
}{ $mana_only ->
    [0] { "" }
   *[other] Если платить только маной, скидка больше на { $mana_only }.{ " " }
}
prompt-reserve = { $region }: на вашем кубике { $mine }, у соперника ({ $foe }) { $theirs }. Ещё одна мана (у вас { $have }) — и на вашем { $becomes }: { $outcome ->
    [win] с такими кубиками вы победите
   *[lose] вы всё равно проиграете
}. Потратите её?
prompt-raze = Вы победили в войне ({ $region }; соперник — { $foe }), и вам служит дракон. Отнять уровень башни вместо армии? Башня опустится с уровня { $level } до { $becomes }. { $army ->
    [retreats] Армия тогда бесплатно отступит.
   *[lost] Отступать армии некуда, так что пропадёт и она.
}
prompt-leave-first = Альянс разорван ({ $foe }): вы уходите из всех общих областей. { $freed ->
    [army] Армия, которую пощадил дракон, отступает бесплатно; другой для отступления нужно еды: { $cost }, у вас { $food }.
   *[none] Для отступления сейчас нужно еды: { $cost }, у вас { $food }.
} Из какой области уходите сначала?
prompt-retreat = Ваша армия ({ $region }) разбита. { $choice ->
    [must] Она обязана отступить{ $cost ->
        [0] { " " }(бесплатно)
        [one] { " " }за { $cost } еду
       *[other] { " " }за { $cost } еды
    }. Куда?
   *[other] Отступить{ $cost ->
        [0] { " " }бесплатно
        [one] { " " }за { $cost } еду
       *[other] { " " }за { $cost } еды
    } или отдать армию?
}
prompt-last-army = Ваша последняя армия ({ $region }) спасается: она бесплатно уходит в ближайшую область без армий. В какую?
prompt-church = Ваша армия ({ $region }) погибла. Укрыть её в церкви, а не возвращать в запас?
prompt-leave-bare = В каждой вотчине лежат три жетона находок. Какая ваша область останется без жетона?
prompt-bandits = Разбойники ({ $region })! Отдайте два ресурса (какой первым?) или саму армию.
prompt-conscript = Разбитая вами армия ({ $region }) погибла. Поднять её себе за { $cost } { $cost ->
    [one] ману
   *[other] маны
}?
prompt-frostbite = Кто из игроков потеряет уровень магии?

## Как отказаться

done-act = Ничего не делать
done-patrol-again = Больше никого не двигать
done-patrol-on = Остаться здесь
done-quest-again = Больше никого не посылать
done-trade-also = Больше не менять
done-reserve = Оставить { $mine }
done-raze = Башню не трогать
done-church = Вернуть армию в запас
done-conscript = Не поднимать армию

## События

event-first-player = Начинает { $player }.
event-draft = На выбор лежат расы: { $factions }.
event-faction = { $player }: раса — { $faction }.
event-card = { $player }: карта территории — { $territories }.
event-settled = { $player }: две армии в области «{ $region }»; мана { $mana }, руда { $ore }, еда { $food }.
event-lost-kingdom = Потерянное королевство — { $territory }; нейтральных армий: { $armies }.
event-tokens-laid = Жетоны находок лежат лицом вниз: { $count }.
event-left-bare = { $player } не кладёт жетон в область «{ $region }».
event-cleared = { $player } обновляет карту действий: снова доступны все действия.
event-last-cleared = Карта действий заполнена в последний раз.
event-skipped = При игре впятером { $player } сразу передаёт фишку дальше.
event-selected = { $player } выбирает действие: { $action }.
event-declined = { $player } не выполняет действие ({ $action }).
event-collected = { $player } собирает ресурсы: { amounts }.
event-gained = { $player }: { $resource } +{ $amount }.
event-lost-resource = { $player }: { $resource } −{ $amount }.
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
event-researched = { $player } изучает { $level }-й уровень магии — «{ $power }»; потрачено маны: { $cost }.
event-took-shape = { $player } принимает облик ({ $faction }): «{ $power }».
event-forgot = { $player } теряет уровень магии: «{ $power }». { $level ->
    [one] Остался { $level } уровень.
    [few] Осталось { $level } уровня.
   *[other] Осталось { $level } уровней.
}
event-expanded = { $player } мобилизует армию ({ $region }){ cost-in-food }.
event-traded = { $player } торгует: { $given } −{ $amount }, { $taken } +{ $got }.
event-moved = { $player } ведёт армию ({ $action }): «{ $source }» → «{ $target }».
event-stood-up = { $player } поднимает армию ({ $region }).
event-swapped = { $player } меняется местами с соперником ({ $foe }): «{ $source }» → «{ $target }».
event-war = Война ({ $region }): зачинщик — { $player }, защитник — { $defender }.
event-dials = Кубики открыты ({ $region }): { $player } — { $mine ->
    [0] белый флаг
   *[other] { $mine }
}, { $foe } — { $theirs ->
    [0] белый флаг
   *[other] { $theirs }
}.
event-allied = { $player } и { $foe } заключают альянс; общая область — «{ $region }».
event-no-alliance = Два белых флага, но вдвоём альянсов нет: область «{ $region }» остаётся за защитником ({ $player }), { $foe } уходит.
event-raised = { $player } тратит ещё одну ману: на кубике теперь { $number }, а не { $shown }.
event-won = { $player } побеждает в войне ({ $region }), { $foe } терпит поражение.{ $tie ->
    [defender] { " " }Числа равны, а при равенстве побеждает защитник.
    [fury] { " " }Числа равны, ничью решает «{ power-fury }».
   *[no] { "" }
}
event-paid = { $how ->
    [storm] { $player } платит цену нейтральной армии ({ $number })
   *[other] { $player } платит за выставленное число { $number }
}: { amounts }.
event-captured = { $player } занимает область «{ $region }» и забирает фишку армии ({ $owner }).
event-alliance-broken = Альянс разорван: { $player } вытесняет союзника ({ $foe }) из всех общих областей.
event-crown-taken = { $player } забирает корону у соперника ({ $foe }).
event-razed = { $player } отнимает уровень башни: { $foe } теперь на уровне { $level }.
event-retreated = { $player } отступает: «{ $source }» → «{ $target }»{ cost-in-food }.
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
event-last-army-saved = { $player } сохраняет последнюю армию: «{ $source }» → «{ $target }».
event-last-army-stays = { $player } сохраняет последнюю армию: свободных областей на столе нет, и она остаётся в своей области ({ $region }), теперь общей.
event-sheltered = Армия спасается в церкви ({ $player }): «{ $source }» → «{ $target }».
event-removed = { $player } теряет армию ({ $region }).
event-spoils = { $player } забирает у соперника ({ $foe }) { $amount } { $amount ->
    [one] ману
   *[other] маны
}.
event-conscripted = { $player } поднимает павшую армию ({ $region }).
event-found = { $player } открывает жетон ({ $region }): { $token }.
event-end-triggered = { $by ->
    [armies] { $player }: все семь армий в игре. Игра закончится, когда карта действий обновится.
    [tower] { $player }: построена вершина башни. Игра закончится, когда карта действий обновится.
   *[other] { $player }: изучена вся магия. Игра закончится, когда карта действий обновится.
}
why-ended = { $player }: { $by ->
    [armies] все семь армий в игре
    [tower] построена вершина башни
   *[other] изучена вся магия
}. Поэтому игра закончилась, когда заполнилась карта действий.
event-lost-in-ruins = { $player } теряет армию в руинах ({ $region }).
event-game-over = Игра окончена: пора считать очки.

## Почему нельзя

reason-faction-taken = Этой расой играет другой игрок.
reason-impassable = В воду и скалы входить нельзя, если способность не разрешает.
reason-under-shield = На этом действии щит: ждите, пока карта обновится.
reason-active-cannot-collect = Кто выбрал действие, тот выполняет его или ничего не делает, но ресурсы не собирает.
reason-tower-is-built = Ваша башня уже на высшем уровне.
reason-magic-is-learned = Вы изучили все пять уровней магии.
reason-too-little = { $kind ->
    [mana] Нужно маны
    [ore] Нужно руды
   *[food] Нужно еды
}: { $cost }, у вас { $have }{ $mana ->
    [0] { "" }
   *[other] , а маны — { $mana }
}.
reason-no-armies-left = Все семь ваших армий уже в игре.
reason-no-single-army = Новой армии нужна область, где ваша армия стоит одна.
reason-no-army-here = Здесь нет вашей армии.
reason-region-full = Здесь нет места ещё для одной армии.
reason-nothing-to-trade = Вам нечем торговать.
reason-have-none = У вас этого нет.
reason-have-most = Этого у вас уже девять — больше не бывает.
reason-nowhere-to-patrol = Ни одна ваша армия не может перейти в соседнюю область.
reason-nowhere-to-quest = Ни у одной вашей армии нет свободного пути с края на другую территорию.
reason-no-way-from-here = Отсюда сейчас никому никуда не пройти.
reason-has-moved = Эта армия уже ходила.
reason-not-adjacent = Эта область не соседняя.
reason-river = Мешает река: области на разных берегах не соседние.
reason-not-at-the-edge = Поход ведёт с крайней области на крайнюю.
reason-searching = Армия, исследующая руины, не ходит; её поднимают патрулированием.
reason-last-army-attacks = Последняя армия не может входить в область с чужой армией.
reason-last-army-defends = Нельзя входить в область, занятую последней армией игрока.
reason-neutral-too-dear = Нейтральная армия сейчас стоит { $price }, а вы можете заплатить { $limit }.
reason-cannot-be-paid = Вы можете заплатить не больше { $limit }.
reason-bound-by-alliance = Разорвать этот альянс вы не можете ({ $foe }).
reason-retreat-into-war = Здесь чужая армия, а отступление не может начать войну.
reason-last-army-kept = Последнюю армию отдать нельзя.
reason-last-army-retreats = Последнюю армию отдать нельзя.
reason-spared-army-retreats = Дракон пощадил эту армию: она должна отступить.
reason-nobody-to-swap = Поменяться местами не с кем.
reason-shared-region = Здесь стоят армии двух игроков.
reason-ransom-too-dear = Разбойники хотят ресурсов: { $cost }, а у вас { $have }.

## Откуда очки

score-armies = Армии
score-magic = Уровни магии
score-tower = Башня, уровень { $level }
score-capitals = Столицы: { $territories }
score-power = { $power }
score-crown = Корона
score-cities = Города — { $regions }
score-captured = Захваченные нейтральные армии
score-lost-kingdom = Области Потерянного королевства — { $regions }

## Варианты игры

variant-factions = Расы
    .help = Раздаются случайно, выбираются по очереди из всех или, в драфте, из нескольких открытых.
variant-factions-random = Случайно
variant-factions-choice = По выбору
variant-factions-draft = Драфт
variant-extra = Дополнительные расы
    .help = К тринадцати расам из коробки добавляются четыре из дополнения Heroes’ Call.
variant-exploration = Жетоны находок
    .help = Жетоны лежат в областях лицом вниз (вдвоём 13, втроём 12, вчетвером 16, впятером 15); их открывает первая пришедшая армия.
variant-edition = Издание
    .help = Что напечатано на картах. Наше издание — отчасти реконструкция: карты всех территорий, очки башни и около половины уровней рас придуманы нами. Администратор дома может загрузить из файла то, что напечатано в игре.
variant-edition-reconstruction-1 = наша реконструкция

## Что изменилось с моего прошлого хода: слово стоит перед числом, например +2

tally-points = очки
tally-armies = армии
tally-mana = мана
tally-ore = руда
tally-food = еда
tally-tower = башня
tally-magic = магия

## Набор вариантов целиком и партия одним взглядом

preset-first = Первая партия
    .about = Тринадцать рас из коробки раздаются случайно: можно начинать сразу.
preset-standard = Обычная
    .about = Расы выбирают по очереди.
preset-everything = Всё сразу
    .about = Все семнадцать рас на выбор и жетоны находок лицом вниз.
progress-turn = Ход { $turn }

# Что решает при равных очках.
tie-armies = Очков поровну, решают армии: { $ahead } — { $more }, { $behind } — { $less }.
tie-tower = Очков и армий поровну, решает башня: { $ahead } — уровень { $more }, { $behind } — уровень { $less }.
tie-magic = Очки, армии и башни равны, решает магия: { $ahead } — уровень { $more }, { $behind } — уровень { $less }.
tie-resources = Равны во всём, кроме ресурсов: { $ahead } — { $more }, { $behind } — { $less }.
