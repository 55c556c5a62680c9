### Стол «Oath» в тексте.

picture-turn = Раунд { $round } из { $last } · { $player } · { $phase }
phase-wake = подъём
phase-act = действия
phase-rest = отдых
picture-no-title = { $oath }
picture-title = { $oath }: { $player }
picture-usurper = { $oath }: { $player }, узурпатор!
picture-visions = Взято видений: { $drawn } (для победы с видением: { $needed }) · поиск в колоде земель стоит провианта: { $supply }
picture-end-die = кубик завершения после этого раунда: { $least } и больше — партия окончена, если титул у империи
picture-last-round = последний раунд
picture-banks = Резервы
picture-shared = (общий { $favor }●)
picture-deck = Колода земель: сверху { $back }
picture-deck-empty = Колода земель пуста
picture-deck-top = сверху, как вы знаете: { $cards };
picture-deck-inside = глубже, как вы знаете: { $cards };
picture-deck-bottom = снизу, как вы знаете: { $cards };
picture-relic-deck = · колода реликвий: { $count }
picture-reliquary = Реликварий
picture-mob = (чернь)
picture-pile-empty = · сброс пуст
picture-pile = · сброс { $count }:
picture-facedown = (лицом вниз)
picture-capacity = { $cards }/{ $room }
picture-bandits = { $count ->
    [0] правит банда
   *[other] банда: { $count }
}
picture-ruled = под властью { $seats }
picture-warbands = отряды { $board }, резерв { $bank }
picture-supply = провиант { $supply } → { $later }
picture-hand = на руке:
picture-war = Набег: нападает { $player }, локация «{ $site }»
picture-targets = Цели: { $targets }
picture-force = армия { $force }
picture-dice = армия { $force }, кубиков: { $count }
picture-roll = { $faces } = { $value }
picture-killed = потеряно { $count }
picture-plans = схемы: { $plans }
picture-odds = Шансы нападающего, если ради победы жертвовать отрядами: { $percent } %
picture-won-attacker = Победил нападающий.
picture-won-defender = Победил защитник.
picture-deal = На весах
picture-citizenship = за вассалитет, с реликвией из реликвария: { $relic }
picture-legend = ● поддержка ◆ тайна ◇ закрытая тайна ▣ реликвия ▒ закрытый советник ◉ видение; @A фигурка A, A2 два отряда A, ♛2 два отряда империи, 1/3 одна карта, места на три; (●) цена способности, × сжигается; провиант сейчас → после отдыха.

back-denizen = обитатель
back-vision = видение
back-relic = реликвия
back-site = неизвестная локация

role-chancellor = Канцлер
role-citizen = Вассал
role-exile = Изгнанник


## Кто и когда победит

goal-sites = локации
goal-relics-and-banners = реликвии и знамёна
goal-peoples-favor = знамя народной поддержки
goal-darkest-secret = знамя страшной тайны
goal-the-grand-scepter = «Большой скипетр»
goal-counted = { $what } { $have } из { $needs }
goal-held = { $what } (сейчас держит: { $who })
claim-empire = { $sixths ->
    [0] Титул у империи; кубик завершения пока не бросают (победит { $heir }).
    [6] Титул у империи: победа после этого раунда ({ $heir }).
   *[other] Титул у империи: шансы на победу после этого раунда — { $sixths } из 6 ({ $heir }).
}
claim-empire-lost = Титул не у империи (иначе победа: { $heir }).
claim-successor = Чтобы стать преемником: { $goal }
claim-successor-met = Преемник канцлера: { $goal }
claim-usurper = Чтобы взять титул: { $goal }
claim-usurper-next-wake = Узурпатор: победа в следующей фазе подъёма!
claim-usurper-wake-after-next = Держит титул: в следующей фазе подъёма — узурпатор, в той, что за ней, — победа
claim-usurper-end-of-round = Узурпатор: победа в конце раунда!
claim-vision = { $vision }: { $goal }{ $missing ->
    [0] { "" }
   *[other] ; нужно взять ещё видений: { $missing }
}
claim-vision-next-wake = { $vision }: победа в следующей фазе подъёма!
claim-vision-end-of-round = { $vision }: победа в конце раунда!
