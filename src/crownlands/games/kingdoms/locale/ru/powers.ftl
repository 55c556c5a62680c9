### Пять уровней каждой расы: название и что он даёт. Числа приходят вместе с изданием.
### Каждая строка — одно утверждение; на карте видна первая, в правилах — все.


## Люди

power-merchants = Купцы
rule-power-merchants = Когда выбрано исследование, вы можете вместо него торговать.
    .title = { power-merchants }

power-profit = Прибыль
rule-power-profit = Каждый раз, когда вы торгуете, вы получаете ещё { power-profit-amount } того же ресурса, что взяли.
    .title = { power-profit }

power-single-supply = Единое снабжение
rule-power-single-supply = Война обходится вам на { power-single-supply-amount } дешевле, если вы платите за неё ресурсами одного вида. Если платить не нужно, условие тоже выполнено.
    .title = { power-single-supply }

power-harbours = Гавани
rule-power-harbours = При сборе ресурсов еда +{ power-harbours-amount }, если хотя бы одна ваша армия стоит у воды; река — тоже вода.
    .title = { power-harbours }

power-full-granaries = Полные закрома
rule-power-full-granaries = В конце +{ power-full-granaries-amount } к очкам за каждый вид ресурсов, которого у вас не меньше { power-full-granaries-of }.
    .title = { power-full-granaries }


## Орки

power-fury = Ярость
rule-power-fury = При равных числах на кубиках побеждаете вы, даже если нападаете. Если такая способность у обоих, побеждает защитник.
    .title = { power-fury }

power-war-rations = Боевой паёк
rule-power-war-rations = В войне можно тратить еду: каждая еда покрывает { power-war-rations-amount }.
    .title = { power-war-rations }

power-strength = Сила
rule-power-strength = Каждая война обходится вам на { power-strength-amount } дешевле.
    .title = { power-strength }

power-reserve = Резерв
rule-power-reserve =
    Когда кубики открыты и на обоих числа, вы можете потратить ещё одну ману и прибавить к своему числу столько, сколько мана стоит в этой войне, даже выше 11.
    Решение: на выставленное число у вас всё ещё должно хватать; если способность у обоих, первым решает зачинщик.
    .title = { power-reserve }

power-undisputed-home = Своя земля
rule-power-undisputed-home = В конце +{ power-undisputed-home-amount } к очкам, если в вашей вотчине нет армий других игроков.
    .title = { power-undisputed-home }


## Гномы

power-toll = Пошлина
rule-power-toll = Другой игрок, строящий тот уровень, на котором стоит ваша фишка башни, платит на { power-toll-amount } руды больше.
    .title = { power-toll }

power-prospecting = Разведка недр
rule-power-prospecting = Когда ваша армия патрулированием или походом входит в горы, руда +{ power-prospecting-amount }.
    .title = { power-prospecting }

power-masonry = Каменное дело
rule-power-masonry = Строительство обходится вам на { power-masonry-amount } руды дешевле.
    .title = { power-masonry }

power-night-shift = Ночная смена
rule-power-night-shift = Когда выбрана торговля, вы можете вместо неё строить.
    .title = { power-night-shift }

power-highest-spire = Выше всех
rule-power-highest-spire =
    В конце +{ power-highest-spire-amount } к очкам, если никто не стоит на карте башни выше вас.
    Решение: кто не построил ни одного уровня, на карте ещё не стоит.
    .title = { power-highest-spire }


## Ящеролюды

power-tunnels = Тайные тропы
rule-power-tunnels = Патрулируя, ваша армия может перейти в любую область той же территории, даже не соседнюю.
    .title = { power-tunnels }

power-wanderers = Странники
rule-power-wanderers = Когда выбрано патрулирование, можно отправиться в поход, и наоборот.
    .title = { power-wanderers }

power-foragers = Собиратели
rule-power-foragers = Каждый раз, когда ваша армия приходит в область, ресурс этой области +{ power-foragers-amount }. Столицы и руины здесь ничего не дают; отступление не считается; проигравший войну не получает ничего.
    .title = { power-foragers }

power-ambush = Подмена
rule-power-ambush =
    Вместо похода ваша армия может поменяться местами с чужой, которая не делит область с кем-то ещё. Где после этого встретились двое, начинается война, даже между союзниками: сначала там, куда вы пришли, потом там, откуда ушли.
    Решение: в обеих зачинщик — вы; если чужая армия встретила в покинутой вами области армию третьего игрока, зачинщик — она. Обе армии должны иметь право стоять на новых местах, ни в одной из областей не может быть трёх армий, и войны с чьей-либо последней армией последовать не должно. До своей войны область контролирует тот, кто стоял там раньше, а пришедшему она ничего не приносит. Подмена считается походом и заменяет его целиком: вторая армия не выступает, даже если её посылает другая способность. Из двух армий в руинах меняется лежащая.
    .title = { power-ambush }

power-everywhere = Повсюду
rule-power-everywhere = В конце +{ power-everywhere-amount } к очкам за каждую территорию, кроме вотчины, где есть ваша армия. Потерянное королевство считается.
    .title = { power-everywhere }


## Полурослики

power-offended-hosts = Обида
rule-power-offended-hosts = Если вы показали белый флаг, а соперник — число, он вдобавок теряет ресурсы по своему выбору: { power-offended-hosts-amount } или сколько есть.
    .title = { power-offended-hosts }

power-gifts = Гостинцы
rule-power-gifts = Когда вы заключаете альянс, другой игрок получает ресурсы на свой выбор: { power-gifts-amount }.
    .title = { power-gifts }

power-shared-table = Общий стол
rule-power-shared-table =
    Когда вы заключаете альянс, вы получаете ресурсы на выбор: { power-shared-table-amount }.
    Решение: это и «Гостинцы» срабатывают всякий раз, когда два флага делают область общей.
    .title = { power-shared-table }

power-bond = Нерушимая клятва
rule-power-bond = Союзники не могут разорвать альянс с вами: против вас они выставляют только белый флаг. Вы — можете.
    .title = { power-bond }

power-friends-of-all = Друг всем
rule-power-friends-of-all = В конце +{ power-friends-of-all-amount } к очкам за каждого игрока, с которым у вас есть общая область.
    .title = { power-friends-of-all }


## Эльфы

power-great-exchange = Великий обмен
rule-power-great-exchange =
    Меняя на ману, можно одним действием обменять и руду, и еду.
    Решение: это два обмена подряд; второе количество выбирают после первого, а что не помещается, пропадает.
    .title = { power-great-exchange }

power-pure-sorcery = Чистая магия
rule-power-pure-sorcery = Война обходится вам на { power-pure-sorcery-amount } дешевле, если вы платите за неё только маной. Если платить не нужно, условие тоже выполнено.
    .title = { power-pure-sorcery }

power-transmutation = Превращение
rule-power-transmutation = Строительство, мобилизацию и отступление можно оплачивать маной вместо руды и еды, один к одному.
    .title = { power-transmutation }

power-counterspell = Контрзаклятие
rule-power-counterspell = В войнах против вас мана соперника стоит только { power-counterspell-amount }.
    .title = { power-counterspell }

power-archmages = Архимаги
rule-power-archmages = В конце +{ power-archmages-amount } к очкам за каждого игрока, у которого маны меньше, чем у вас.
    .title = { power-archmages }


## Гоблины

power-swarm = Рой
rule-power-swarm = Патрулируя, можно по очереди переместить разные свои армии, числом до { power-swarm-amount }. Поднять армию в руинах — тоже одна из них.
    .title = { power-swarm }

power-scraps = Объедки
rule-power-scraps = Мобилизация обходится вам на { power-scraps-amount } еды дешевле.
    .title = { power-scraps }

power-gang-up = Навалиться
rule-power-gang-up = Война обходится вам на { power-gang-up-amount } дешевле, если рядом с местом войны стоит другая ваша армия.
    .title = { power-gang-up }

power-litter = Выводок
rule-power-litter = Когда выбрана торговля, вы можете вместо неё мобилизовать армию.
    .title = { power-litter }

power-horde = Орда
rule-power-horde = В конце +{ power-horde-amount } к очкам за каждого игрока, у которого армий меньше, чем у вас (максимум { power-horde-most }).
    .title = { power-horde }


## Тёмные эльфы

power-night-paths = Ночные тропы
rule-power-night-paths = Когда ваша армия патрулированием или походом входит в лес, мана +{ power-night-paths-amount }.
    .title = { power-night-paths }

power-thicket = Чаща
rule-power-thicket = Войны за лес обходятся вам на { power-thicket-amount } дешевле.
    .title = { power-thicket }

power-shadow-road = Дорога теней
rule-power-shadow-road = Для ваших походов любой лес считается крайней областью.
    .title = { power-shadow-road }

power-spoils-of-night = Ночная добыча
rule-power-spoils-of-night = Выиграв войну за лес, после оплаты вы забираете у проигравшего ману, до { power-spoils-of-night-amount }.
    .title = { power-spoils-of-night }

power-lords-of-the-wood = Владыки леса
rule-power-lords-of-the-wood = В конце +{ power-lords-of-the-wood-amount } к очкам за каждый занятый вами лес (максимум { power-lords-of-the-wood-most }).
    .title = { power-lords-of-the-wood }


## Нежить

power-soul-harvest = Жатва душ
rule-power-soul-harvest = Каждый раз, когда ваша армия покидает игру, мана +{ power-soul-harvest-amount }. Армии, пропавшие в руинах в конце игры, не считаются.
    .title = { power-soul-harvest }

power-raise-dead = Поднятие мёртвых
rule-power-raise-dead = Мобилизацию можно оплачивать маной, едой или тем и другим.
    .title = { power-raise-dead }

power-dread = Ужас
rule-power-dread = Война обходится вам на { power-dread-amount } дешевле против игрока, у которого армий в игре больше, чем у вас, и против нейтральных армий, если их больше.
    .title = { power-dread }

power-conscript-the-fallen = Служба павших
rule-power-conscript-the-fallen = Если вы победили и разбитая армия погибла, вы можете потратить ману ({ power-conscript-the-fallen-amount }) и выставить в эту область армию из своего запаса, если там есть место и она вправе там стоять.
    .title = { power-conscript-the-fallen }

power-haunted-land = Проклятая земля
rule-power-haunted-land = В конце +{ power-haunted-land-amount } к очкам за каждую чужую армию в вашей вотчине (максимум { power-haunted-land-most }).
    .title = { power-haunted-land }


## Тритоны

power-swimmers = Пловцы
rule-power-swimmers = При патрулировании и отступлении реки вам не мешают, а области у одного водоёма для вас соседние.
    .title = { power-swimmers }

power-tide = Прилив
rule-power-tide = Война в воде или у воды обходится вам на { power-tide-amount } дешевле; река — тоже вода.
    .title = { power-tide }

power-deep-home = Подводный дом
rule-power-deep-home = Ваши армии могут входить в воду и занимать её; вода приносит еду ({ power-deep-home-amount }), а вода у края карты — крайняя область для вас.
    .title = { power-deep-home }

power-pearls = Жемчуг
rule-power-pearls = При сборе вы получаете ресурсы на выбор ({ power-pearls-amount }), если у вас не меньше { power-pearls-of } областей в воде или у воды.
    .title = { power-pearls }

power-lords-of-the-coast = Владыки побережья
rule-power-lords-of-the-coast = В конце +{ power-lords-of-the-coast-amount } к очкам за каждые { power-lords-of-the-coast-of } ваши армии в воде или у воды (максимум { power-lords-of-the-coast-most }).
    .title = { power-lords-of-the-coast }


## Кентавры

power-gallop = Галоп
rule-power-gallop = Патрулируя, ваша армия может сделать до { power-gallop-amount } шагов, пока не начала войну и не легла в руинах.
    .title = { power-gallop }

power-grazing = Пастбища
rule-power-grazing = Когда ваша армия патрулированием или походом входит на равнину, еда +{ power-grazing-amount }.
    .title = { power-grazing }

power-fleet-hooves = Быстрые копыта
rule-power-fleet-hooves = Отступление обходится вам на { power-fleet-hooves-amount } еды дешевле.
    .title = { power-fleet-hooves }

power-charge = Натиск
rule-power-charge = После похода без войны та же армия может сразу патрулировать, если не легла в руинах.
    .title = { power-charge }

power-open-steppe = Вольная степь
rule-power-open-steppe = В конце +{ power-open-steppe-amount } к очкам за каждую территорию, где вы занимаете равнину (максимум { power-open-steppe-most }).
    .title = { power-open-steppe }


## Валькирии

power-wings = Крылья
rule-power-wings = При патрулировании и отступлении реки вам не мешают, а области у одних скал для вас соседние.
    .title = { power-wings }

power-valhalla = Вальхалла
rule-power-valhalla = Каждый раз, когда ваша армия гибнет в войне, вы получаете ресурсы на выбор: { power-valhalla-amount }.
    .title = { power-valhalla }

power-carry-the-fallen = Вынос с поля боя
rule-power-carry-the-fallen = Отступление для вас бесплатно и возможно в любую область этой территории, где не начнётся война.
    .title = { power-carry-the-fallen }

power-storm = Буря
rule-power-storm = Когда нападаете вы, война обходится вам на { power-storm-amount } дешевле.
    .title = { power-storm }

power-over-the-battlefield = Над полем битвы
rule-power-over-the-battlefield = В конце +{ power-over-the-battlefield-amount } к очкам за каждого игрока, чья армия есть на одной территории с вашей (максимум { power-over-the-battlefield-most }).
    .title = { power-over-the-battlefield }


## Оборотни

power-shape-1 = Облик 1
rule-power-shape-1 =
    Изучив этот уровень, вы по жребию тянете расу, которой никто не играет, и получаете её 1-й уровень.
    Решение: тянут только из участвующих рас, и уже вытянутая вами раса не повторяется, пока есть другие. Если у этого уровня есть эффект при изучении, он срабатывает. Кто потерял уровень и изучил его снова, тянет заново.
    .title = { power-shape-1 }

power-shape-2 = Облик 2
rule-power-shape-2 =
    Изучив этот уровень, вы по жребию тянете расу, которой никто не играет, и получаете её 2-й уровень.
    Решение: тянут только из участвующих рас, и уже вытянутая вами раса не повторяется, пока есть другие. Если у этого уровня есть эффект при изучении, он срабатывает. Кто потерял уровень и изучил его снова, тянет заново.
    .title = { power-shape-2 }

power-shape-3 = Облик 3
rule-power-shape-3 =
    Изучив этот уровень, вы по жребию тянете расу, которой никто не играет, и получаете её 3-й уровень.
    Решение: тянут только из участвующих рас, и уже вытянутая вами раса не повторяется, пока есть другие. Если у этого уровня есть эффект при изучении, он срабатывает. Кто потерял уровень и изучил его снова, тянет заново.
    .title = { power-shape-3 }

power-shape-4 = Облик 4
rule-power-shape-4 =
    Изучив этот уровень, вы по жребию тянете расу, которой никто не играет, и получаете её 4-й уровень.
    Решение: тянут только из участвующих рас, и уже вытянутая вами раса не повторяется, пока есть другие. Если у этого уровня есть эффект при изучении, он срабатывает. Кто потерял уровень и изучил его снова, тянет заново.
    .title = { power-shape-4 }

power-shape-5 = Облик 5
rule-power-shape-5 =
    Изучив этот уровень, вы по жребию тянете расу, которой никто не играет, и получаете её 5-й уровень.
    Решение: тянут только из участвующих рас, и уже вытянутая вами раса не повторяется, пока есть другие. Если у этого уровня есть эффект при изучении, он срабатывает. Кто потерял уровень и изучил его снова, тянет заново.
    .title = { power-shape-5 }


## Птицелюды (Heroes’ Call)

power-flock = Стая
rule-power-flock = Отправляясь в поход, можно по очереди повести разные свои армии, числом до { power-flock-amount }.
    .title = { power-flock }

power-light-packs = Налегке
rule-power-light-packs = Отступление обходится вам на { power-light-packs-amount } еды дешевле.
    .title = { power-light-packs }

power-eyries = Гнёзда на скалах
rule-power-eyries = Отступать можно и в скалы. Они ничего не приносят, и по-другому туда не попасть.
    .title = { power-eyries }

power-high-winds = Попутный ветер
rule-power-high-winds = Отступление обходится вам на { power-high-winds-amount } еды дешевле; скидка «Налегке» больше не действует.
    .title = { power-high-winds }

power-lords-of-the-crags = Владыки скал
rule-power-lords-of-the-crags = В конце +{ power-lords-of-the-crags-amount } к очкам за каждую вашу армию в скалах (максимум { power-lords-of-the-crags-most }).
    .title = { power-lords-of-the-crags }


## Энты (Heroes’ Call)

power-green-paths = Зелёные тропы
rule-power-green-paths = Когда ваша армия патрулированием или походом входит в лес, мана +{ power-green-paths-amount }.
    .title = { power-green-paths }

power-deep-roots = Глубокие корни
rule-power-deep-roots = В одном лесу у вас может стоять до { power-deep-roots-amount } армий. При сборе лес, где их больше двух, приносит ещё и 1 еду.
    .title = { power-deep-roots }

power-sunlight = Солнечный свет
rule-power-sunlight = В начале своего хода активный игрок, занимающий лес, получает ману ({ power-sunlight-amount }). Вдвоём это происходит, когда обновляется карта действий, но не тогда, когда этим заканчивается игра. Кто пропускает ход, маны не получает.
    .title = { power-sunlight }

power-fallen-leaves = Листопад
rule-power-fallen-leaves =
    Прежде чем действовать или собирать ресурсы, можно отдать армию за ману ({ power-fallen-leaves-amount }), сколько угодно раз, но не последнюю.
    Решение: «в любой момент» — когда вас спрашивают о действии; из двух армий в руинах уходит лежащая.
    .title = { power-fallen-leaves }

power-one-forest = Единый лес
rule-power-one-forest = В конце +{ power-one-forest-amount } к очкам, если все ваши армии стоят в лесах.
    .title = { power-one-forest }


## Ледяные элементали (Heroes’ Call)

power-ice-floes = Льдины
rule-power-ice-floes = Отступать можно и в воду. Она ничего не приносит, и по-другому туда не попасть.
    .title = { power-ice-floes }

power-cold-snap = Заморозки
rule-power-cold-snap = Когда вы изучаете этот уровень, все остальные теряют ресурсы по своему выбору: { power-cold-snap-amount } или сколько есть.
    .title = { power-cold-snap }

power-ice-masonry = Ледяная кладка
rule-power-ice-masonry = Строительство обходится вам на { power-ice-masonry-amount } руды дешевле, пока ваша армия стоит в воде или у воды. (Напечатанному уровню нужны башни из дополнения; это замена.)
    .title = { power-ice-masonry }

power-frostbite = Обморожение
rule-power-frostbite =
    Когда вы изучаете этот уровень, игрок по вашему выбору теряет свой высший уровень магии вместе со способностью.
    Решение: если потерянный уровень уже вызвал конец игры, он наступит всё равно; три армии в одном лесу остаются на месте.
    .title = { power-frostbite }

power-frozen-seas = Замёрзшие моря
rule-power-frozen-seas = В конце +{ power-frozen-seas-amount } к очкам за каждую вашу армию в воде (максимум { power-frozen-seas-most }).
    .title = { power-frozen-seas }


## Свинолюды (Heroes’ Call)

power-truffles = Трюфели
rule-power-truffles = Когда ваша армия патрулированием входит на равнину, еда +{ power-truffles-amount }.
    .title = { power-truffles }

power-swill = Полное корыто
rule-power-swill = Когда обновляется карта действий, еда +{ power-swill-amount }, но не тогда, когда этим заканчивается игра.
    .title = { power-swill }

power-feast-of-war = Военный пир
rule-power-feast-of-war = В войне можно тратить еду: каждые { power-feast-of-war-of } еды покрывают { power-feast-of-war-amount }.
    .title = { power-feast-of-war }

power-lick-wounds = Зализать раны
rule-power-lick-wounds = Проиграв войну с разницей не меньше { power-lick-wounds-of }, вы сразу собираете ресурсы со всех своих областей. Белый флаг считается за 0.
    .title = { power-lick-wounds }

power-clean-trough = Чистое корыто
rule-power-clean-trough = В конце +{ power-clean-trough-amount } к очкам, если у вас совсем нет ресурсов.
    .title = { power-clean-trough }
