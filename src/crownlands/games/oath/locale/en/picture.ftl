### The table of Oath in text.

picture-turn = Round { $round } of { $last } · { $player } · { $phase }
phase-wake = Wake Phase
phase-act = Act Phase
phase-rest = Rest Phase
picture-no-title = { $oath }
picture-title = { $oath }: { $player }
picture-usurper = { $oath }: { $player }, Usurper!
picture-visions = Visions drawn: { $drawn } (needed before a Vision can win: { $needed }) · searching the world deck costs { $supply } Supply
picture-end-die = end die after this round: { $least } or more ends the game if the Empire holds the title
picture-last-round = the last round
picture-banks = Banks
picture-shared = (shared { $favor }●)
picture-deck = World deck: { $back } on top
picture-deck-empty = World deck: empty
picture-deck-top = on top, you know: { $cards };
picture-deck-inside = further down, you know: { $cards };
picture-deck-bottom = at the bottom, you know: { $cards };
picture-relic-deck = · relic deck: { $count }
picture-reliquary = Reliquary
picture-mob = (Mob)
picture-pile-empty = · discard pile empty
picture-pile = · discard pile { $count }:
picture-facedown = (facedown)
picture-capacity = { $cards }/{ $room }
picture-bandits = { $count ->
    [0] bandits rule
   *[other] bandits { $count }
}
picture-ruled = ruled by { $seats }
picture-warbands = warbands { $board }, bank { $bank }
picture-supply = Supply { $supply } → { $later }
picture-hand = in hand:
picture-war = Campaign: { $player } attacks from { $site }
picture-targets = Targets: { $targets }
picture-force = force { $force }
picture-dice = force { $force }, { $count } { $count ->
    [one] die
   *[other] dice
}
picture-roll = { $faces } = { $value }
picture-killed = lost { $count }
picture-plans = plans: { $plans }
picture-odds = The attacker’s chance, sacrificing warbands whenever that wins: { $percent }%
picture-won-attacker = The attacker wins.
picture-won-defender = The defender wins.
picture-deal = On the scales
picture-citizenship = for Citizenship, with { $relic } from the Reliquary
picture-legend = ● favor ◆ secret ◇ facedown secret ▣ relic ▒ facedown adviser ◉ Vision; @A pawn of A, A2 two warbands of A, ♛2 two of the Empire, 1/3 one card and room for three; (●) what a power costs, × burned; Supply now → after a rest.

back-denizen = denizen
back-vision = Vision
back-relic = relic
back-site = unknown site

role-chancellor = Chancellor
role-citizen = Citizen
role-exile = Exile


## Who wins when

goal-sites = sites ruled
goal-relics-and-banners = relics and banners
goal-peoples-favor = the People’s Favor
goal-darkest-secret = the Darkest Secret
goal-the-grand-scepter = the Grand Scepter
goal-counted = { $what } { $have } of { $needs }
goal-held = { $what } (held by: { $who })
claim-empire = { $sixths ->
    [0] The Empire holds the title; the end die is not rolled yet ({ $heir } would win).
    [6] The Empire holds the title: it wins after this round ({ $heir }).
   *[other] The Empire holds the title: { $sixths } in 6 to win after this round ({ $heir }).
}
claim-empire-lost = The Empire does not hold the title (otherwise { $heir } would win).
claim-successor = To succeed the Chancellor: { $goal }
claim-successor-met = Succeeds the Chancellor: { $goal }
claim-usurper = To take the title: { $goal }
claim-usurper-next-wake = Usurper: wins at the next Wake Phase!
claim-usurper-wake-after-next = Holds the title: Usurper at the next Wake Phase, wins at the one after
claim-usurper-end-of-round = Usurper: wins at the end of the round!
claim-vision = { $vision }: { $goal }{ $missing ->
    [0] { "" }
    [one] ; one Vision still to be drawn
   *[other] ; { $missing } Visions still to be drawn
}
claim-vision-next-wake = { $vision }: wins at the next Wake Phase!
claim-vision-end-of-round = { $vision }: wins at the end of the round!
