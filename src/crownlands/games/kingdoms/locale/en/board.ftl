### The board of Tiny Epic Kingdoms in the browser: what a screen reader says, notes by the pointer, the war table.

## The maps

kingdoms-web-kingdoms = The kingdoms
kingdoms-web-kingdom-of = { $territory }: { $owner }{ $points ->
    [none] { "" }
   *[other] , points: { $points }
}
kingdoms-web-lost-kingdom = Lost Kingdom
kingdoms-web-lost-price = { $price ->
    [0] No neutral army is left.
    [one] 1 neutral army: taking a region costs 1.
   *[other] { $price } neutral armies: taking a region costs { $price }.
}
kingdoms-web-gives-forest = Forest: yields mana.
kingdoms-web-gives-mountain = Mountains: yield ore.
kingdoms-web-gives-plains = Plains: yield food.
kingdoms-web-gives-capital = Capital: yields nothing, but is worth 2 points at the end, or 1 to each of two allies.
kingdoms-web-gives-ruins = Ruins: an army lies down here to search and then collects any resource. Armies still here at the end are lost.
kingdoms-web-gives-water = Water: impassable, unless a power says otherwise.
kingdoms-web-gives-crags = Crags: impassable, unless a power says otherwise.
kingdoms-web-region-number = #{ $number }
kingdoms-web-edge = At the edge: quests begin and end here.
kingdoms-web-shared = Allies share this region.
kingdoms-web-force = { $owner }: { $what }
kingdoms-web-armies = { $count } { $count ->
    [one] army
   *[other] armies
}
kingdoms-web-lying = { $count } { $count ->
    [one] army
   *[other] armies
} searching the ruins
kingdoms-web-collects = collects { $amount } { $resource }
kingdoms-web-collects-any = collects { $amount } of any resource
kingdoms-web-token-hidden = A token lies face down.
kingdoms-web-token = { $token }: { $does }
kingdoms-web-token-crown = 2 points at the end.
kingdoms-web-token-treasure = gives 2 resources of your choice.
kingdoms-web-token-bandits = take 2 resources or the army.
kingdoms-web-token-dragon-lair = its holder may take a level of the tower from a beaten enemy instead of the army.
kingdoms-web-token-camp = 1 more resource when you collect here.
kingdoms-web-token-fort = its holder pays 2 less for war when attacking.
kingdoms-web-token-city = 1 point at the end.
kingdoms-web-token-church = saves one army that its holder loses in war.
kingdoms-web-token-blank = nothing.

## The cards in the middle

kingdoms-web-action-card = The action card
kingdoms-web-free = Can be selected.
kingdoms-web-shielded = There is a shield on it.
kingdoms-web-selected = Selected this turn.
kingdoms-web-about-patrol = An army moves to a neighbouring region of its territory.
kingdoms-web-about-patrol-ruins = An army moves to a neighbouring region of its territory, or one that is searching ruins stands up.
kingdoms-web-about-quest = An army moves from the edge of one territory to the edge of another.
kingdoms-web-about-build = The next level of your tower; it costs as much ore as its number.
kingdoms-web-about-research = The next level of magic; it costs as much mana as its number.
kingdoms-web-about-expand = A new army beside a single one; it costs as much food as you will then have armies.
kingdoms-web-about-trade = Any amount of one resource for the same amount of another.
kingdoms-web-about-collect = Instead of the action: a resource from every region where you have an army.
# On the medallions, where there is little room.
kingdoms-web-short-patrol = Patrol
kingdoms-web-short-quest = Quest
kingdoms-web-short-build = Build
kingdoms-web-short-research = Research
kingdoms-web-short-expand = Expand
kingdoms-web-short-trade = Trade
kingdoms-web-short-collect = Collect
kingdoms-web-tower = The tower
kingdoms-web-tower-at = { $player }: level { $level }
kingdoms-web-tower-help = The tower: the points of every level, and below it the ore that it costs.
kingdoms-web-phase-select = { $active } selects an action
kingdoms-web-phase-act = { $action }: { $active } acts first
kingdoms-web-phase-war = War: { $attacker } attacks { $defender } in { $region }
kingdoms-web-phase-follow = { $action }: { $acting } acts or collects
kingdoms-web-setup = The kingdoms are being settled.
kingdoms-web-setup-secret = Everybody chooses a side of their territory card, a region for two armies and six resources, all in secret. Then everything is revealed at once.
kingdoms-web-over = The game is over.
kingdoms-web-shields-left = { $left ->
    [0] The action card is cleared next
    [one] 1 more action, then the card is cleared
   *[other] { $left } more actions, then the card is cleared
}
kingdoms-web-ending = { $left ->
    [0] The end: the card is full, and the points are counted
    [one] The end is near: 1 more action
   *[other] The end is near: { $left } more actions
}
kingdoms-web-ending-why = { $by ->
    [armies] { $player } has all seven armies
    [tower] { $player } has reached the top of the tower
   *[other] { $player } has learned all magic
}: { $left ->
    [0] the game ends after this action
    [one] the game ends after 1 more action
   *[other] the game ends after { $left } more actions
}
kingdoms-web-ending-short = { $left ->
    [0] The end
    [one] 1 action to the end
   *[other] { $left } actions to the end
}
kingdoms-web-end-title = The last round
kingdoms-web-end-by = { $by ->
    [armies] all seven armies in play
    [tower] the top of the tower
   *[other] all five levels of magic
}
kingdoms-web-end-then = The game ends as soon as the action card is full.
kingdoms-web-end-points = The player with the most points wins, no matter who ended the game.

## What a seat has

kingdoms-web-mine = My kingdom
kingdoms-web-resources = Resources
kingdoms-web-magic = Magic
kingdoms-web-magic-level = Level of magic
kingdoms-web-tower-level = Level of the tower
kingdoms-web-armies-in-play = Armies in play
kingdoms-web-captured = Captured neutral armies
kingdoms-web-learned = Learned.
kingdoms-web-next-level = Next:
kingdoms-web-shape = ({ $faction })
kingdoms-web-reconstructed = A reconstruction, not the printed card
kingdoms-web-extra = Heroes’ Call
kingdoms-web-points = { $points } { $points ->
    [one] point
   *[other] points
} if the game ended now
kingdoms-web-points-now = Points if the game ended now
kingdoms-web-score = Where the points come from
kingdoms-web-score-armies = Armies
kingdoms-web-score-magic = Magic
kingdoms-web-score-tower = Tower
kingdoms-web-score-capitals = Capitals
kingdoms-web-score-cities = Cities
kingdoms-web-score-crown = Crown
kingdoms-web-score-captured = Captured armies
kingdoms-web-score-lost-kingdom = Lost Kingdom
kingdoms-web-score-power = { $power }
kingdoms-web-active = Active player
kingdoms-web-selects = Selects an action
kingdoms-web-acts = Acts now
kingdoms-web-acted = Has acted
kingdoms-web-allied = Allied with { $ally }: { $regions }

## War

kingdoms-web-war = War
kingdoms-web-war-title = War for { $region }
kingdoms-web-war-mine = How my war for { $region } ended
kingdoms-web-war-attacker = attacks
kingdoms-web-war-defender = defends
kingdoms-web-war-sealed = Both dials are set in secret
kingdoms-web-war-shown = The dials are revealed
kingdoms-web-war-allied = Two flags: an alliance
kingdoms-web-war-won = { $player } wins
kingdoms-web-war-price = The price is { $price }
kingdoms-web-war-limit = up to { $limit }
kingdoms-web-war-pays = pays:
kingdoms-web-war-pays-nothing = nothing
kingdoms-web-war-my-dial = My dial
kingdoms-web-war-flag = White flag: costs nothing; loses against any number.
kingdoms-web-war-dial = { $number }, costs { $ways }
kingdoms-web-war-or = or
kingdoms-web-war-off = { $off } off
kingdoms-web-war-if-lost = { $retreat ->
    [sure] If you lose, the army can retreat.
    [maybe] If you lose, you may lack the food for a retreat.
   *[never] If you lose, the army is lost.
}
kingdoms-web-war-way = { $way }{ $off ->
    [0] {""}
   *[other] {" "}({ $off } off)
}
kingdoms-web-stock-mana = { $amount } mana
kingdoms-web-stock-ore = { $amount } ore
kingdoms-web-stock-food = { $amount } food
kingdoms-web-war-sums = Each mana pays { $mana }, each ore 1{ $food ->
    [0] {""}
   *[other] , each food { $food }
}{ $feast ->
    [0] {""}
   *[other] , every { $feast } food { $points }
}.{ $discount ->
    [0] {""}
   *[other] {" "}Your discount: { $discount }.
}{ $one_kind ->
    [0] {""}
   *[other] {" "}Another { $one_kind } off if you pay with only one kind of resource.
}{ $mana_only ->
    [0] {""}
   *[other] {" "}Another { $mana_only } off if you pay with mana only.
}

## Before the game

kingdoms-web-factions = Factions to choose from
kingdoms-web-sides = The two sides of your territory card
kingdoms-web-start = Where your two armies start
kingdoms-web-split-title = { $kind ->
    [mana] How much mana do you begin with?
    [ore] How much ore do you begin with?
   *[food] How much food do you begin with?
}
kingdoms-web-split = How many of this resource

## The edition

kingdoms-web-about-edition-label = Partly a reconstruction
kingdoms-web-about-edition-title = What is printed, and what is ours
kingdoms-web-about-edition-intro = The rules are those of the rulebook. Not every card of the game is public, so part of the data is a reconstruction in its style:
kingdoms-web-about-edition-powers = Levels of magic: { $rules } from the rulebook, { $public } from other public material, { $reconstructed } reconstructed (marked ≈){ $printed ->
    [0] {""}
   *[other] , { $printed } from printed cards
}.
kingdoms-web-about-edition-territories = Territories: all outlines and about half of the names are reconstructed.
kingdoms-web-about-edition-tower = Tower: the costs are from the rulebook, the points are reconstructed.
kingdoms-web-about-edition-tokens = Exploration tokens: kinds and effects are from the rulebook, most counts are reconstructed.
kingdoms-web-about-edition-extra = Extra factions from the expansion Heroes’ Call: { $factions }.
kingdoms-web-about-edition-replace = Edition: { $name }. If you own the printed game, you can load a corrected edition.

# The dials, opened.
kingdoms-web-war-shows = shows { $number }
kingdoms-web-war-shows-flag = white flag
kingdoms-web-war-close = Close the outcome of the war
kingdoms-web-war-tie-defender = Equal numbers: the defender wins.
kingdoms-web-war-tie-fury = Equal numbers: the power “{ power-fury }” wins ties.
