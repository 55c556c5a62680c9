### Lords of Xidit in English. Every text is our own wording.

game-xidit = Lords of Xidit
    .about = Monsters besiege the cities of a kingdom. Plan six orders in secret, raise the right units, save the cities before the others do, and survive three scorings: wealth, influence, reputation. The last one left has saved the kingdom. (The map and most tiles are our reconstruction.)
    .brief =
        You win by outlasting the others. After twelve years, or nine in the short game, wealth (coins), influence (guild storeys) and reputation (bards) are scored one after the other, in the order shown at the top; each scoring eliminates the player in last place. So you need not be first in anything, but must not be last.
        Every year everybody plans six orders in secret: a black, red or blue road, an action in the city, or waiting. Then all heroes carry out their first orders, then their second, and so on.
        On a recruit tile (green) an action takes the weakest unit that waits there, once a year in each city. Against a threat (red) it pays the units shown there, and you choose two of its three rewards: coins, bards for the regions around you, storeys for a guild in the city.
        First come, first served: look where the others stand before you plan.
        At the end of years 4, 8 and 12 (3, 6 and 9 in the short game) the armies are counted. For each kind of unit, whoever shows the most gets a reward and keeps the units.
        When no new threat can be drawn, Titans wake: each can be exiled from any city without a tile, and any units will do.

## Pieces

unit-militia = militia
    .counted = { $count } militia
unit-archer = archers
    .counted = { $count } { $count ->
        [one] archer
       *[other] archers
    }
unit-infantry = infantry
    .counted = { $count } infantry
unit-cleric = clerics
    .counted = { $count } { $count ->
        [one] cleric
       *[other] clerics
    }
unit-mage = mages
    .counted = { $count } { $count ->
        [one] mage
       *[other] mages
    }
order-black = black road
order-red = red road
order-blue = blue road
order-act = act in the city
order-wait = wait
reward-coins = coins
reward-bards = bards
reward-guild = guild storeys
column-wealth = wealth
column-influence = influence
column-reputation = reputation

## Cities, regions, creatures, Titans

city-1 = City 1
city-2 = City 2
city-3 = City 3
city-4 = City 4
city-5 = City 5
city-6 = City 6
city-7 = City 7
city-8 = City 8
city-9 = City 9
city-10 = City 10
city-11 = City 11
city-12 = City 12
city-13 = City 13
city-14 = City 14
city-15 = City 15
city-16 = City 16
city-17 = City 17
city-18 = City 18
city-19 = City 19
city-20 = City 20
city-21 = City 21

region-northeast = Crimson Cliffs
region-east = Scorched Waste
region-coast = Western Shore
region-west = Lilac Hills
region-northwest = Emerald Forest
region-snow = Snowy Peaks
region-southwest = Amber Fields
region-south = Southern Fens
region-centre = Heartlands

tile-1 = Mist Stag
tile-2 = Giant Shore Crab
tile-3 = Blackthroat Vulture
tile-4 = Sea Hydra
tile-5 = Harvest Worm
tile-6 = Iron Boar
tile-7 = Grove Whisperer
tile-8 = Thorn Basilisk
tile-9 = Ice Mammoth
tile-10 = Snow Harpy
tile-11 = Stone Troll
tile-12 = Horned Beetle
tile-13 = Fen Kraken
tile-14 = Ash Scorpion
tile-15 = Two-headed Wolf
tile-16 = Copper Griffin
tile-17 = Frost Serpent
tile-18 = Mountain Giant
tile-19 = Crimson Wyvern
tile-20 = Sand Salamander
tile-21 = Bone Camel
tile-c1 = { tile-1 }
tile-c2 = { tile-2 }
tile-c3 = { tile-3 }
tile-c4 = { tile-4 }
tile-c5 = { tile-5 }
tile-c6 = { tile-6 }
tile-c7 = { tile-7 }
tile-c8 = { tile-8 }
tile-c9 = { tile-9 }
tile-c10 = { tile-10 }
tile-c11 = { tile-11 }
tile-c12 = { tile-12 }
tile-c13 = { tile-13 }
tile-c14 = { tile-14 }
tile-c15 = { tile-15 }
tile-c16 = { tile-16 }
tile-c17 = { tile-17 }
tile-c18 = { tile-18 }
tile-c19 = { tile-19 }
tile-c20 = { tile-20 }
tile-c21 = { tile-21 }

titan-3a = Moss Titan
titan-3b = Mist Titan
titan-4a = Stone Titan
titan-4b = Ice Titan
titan-5a = Flame Titan
titan-5b = Abyss Titan

## Prompts

prompt-hero = Where does your hero start? Any city without another hero, with or without a tile.
prompt-order = Your secret plan: which order goes on wheel { $wheel } of 6?
prompt-reward = { $city }, { $source }: choose { $left ->
    [1] one more reward
   *[other] two rewards
} from { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $bards } { $bards ->
    [one] bard
   *[other] bards
} and { $storeys } guild { $storeys ->
    [one] storey
   *[other] storeys
}. { $left ->
    [1] Which one?
   *[other] Which one first?
}{ $sing ->
    [regions-closed] {" "}Bards would give you nothing: all regions around this city are closed.
   *[fits] {""}
}{ $build ->
    [guild-of-another] {" "}Storeys would give you nothing: another player’s guild stands here.
    [guild-is-full] {" "}Storeys would give you nothing: your guild here already has four.
    [no-storeys] {" "}Storeys would give you nothing: you have none left.
   *[fits] {""}
}
prompt-bard = { $left ->
    [one] One bard left to place.
   *[other] { $left } bards left to place.
} Which region around your hero?
prompt-census-bard = Census: you may place { $left ->
    [one] one bard
   *[other] { $left } bards
} around your hero. Where does the next one go?
prompt-census-storey = Census: you may add a storey to one of your guilds. Which one?
prompt-kept-storey = A storey that you kept from a census can be built now. On which guild?
prompt-exile = { $city } has no tile: you may exile an awake Titan, paying with any of your units. Which Titan?
prompt-titan-unit = { $titan }: { $left ->
    [one] one more unit
   *[other] { $left } more units
} to pay. Which one next?
prompt-neutral = One token of the neutral player moves up: in which column?
prompt-hand = Census of { $unit }: how many do you show? All hands are opened at once.

## No, thanks

done-exile = Leave the Titans alone
done-census-bard = Place no more bards
done-census-storey = Build no storey

## Events

event-tiles-laid = The tiles are laid. Recruits: { $recruits }. Threats: { $threats }.
event-scorings = Final scorings, in this order: { $columns }.
event-first-player = { $player } takes the first player token.
event-placed-hero = { $player } starts in { $city }.
event-year = Year { $year } begins: everybody plans.
event-planned = { $player } planned: { $orders }.
event-moved = { $number }. { $player } rides from { $city } to { $to_city } ({ $road }).
event-no-road = { $number }. { $player } stays in { $city }: there is no { $road } from here.
event-waited = { $number }. { $player } waits.
event-acted-already = { $number }. { $player } does nothing in { $city }: { $deed ->
    [recruit] only one unit a year can be recruited in a city
    [threat] a threat cannot be defeated where the hero has exiled a Titan this year
   *[titan] a Titan cannot be exiled where the hero has already acted this year
}.
event-recruited = { $number }. { $player } recruits in { $city }: { $unit }.
event-recruited-private = { event-recruited } You have { $have } of them now.
event-lacks-units = { $number }. { $player } lacks the units to defeat the { $tile } in { $city }.
event-lacks-units-private = { $number }. { $player } cannot defeat the { $tile } in { $city }. Missing: { $missing }.
event-nothing-here = { $number }. { $player } finds nothing to do in { $city }.
event-spared-titans = { $number }. { $player } leaves the Titans alone in { $city }.
event-spared-titans-private = { $number }. { $player } leaves the Titans alone in { $city }: they take at least { $needed } units, and you have { $units }.
event-beat-threat = { $number }. { $player } defeats the { $tile } in { $city }, paying: { $units }.
event-beat-threat-private = { event-beat-threat } { $have ->
    [0] You have no units left.
    [one] You have one unit left.
   *[other] You have { $have } units left.
}
event-exiled = { $number }. { $player } exiles the { $titan } from { $city }, paying: { $units }.
event-exiled-private = { event-exiled } { $have ->
    [0] You have no units left.
    [one] You have one unit left.
   *[other] You have { $have } units left.
}
event-no-reward = { $player } gets no { $reward }: { $why ->
    [not-printed] the tile offers none
    [no-bards] all of them are on the map already
    [regions-closed] all regions around this city are closed
    [guild-of-another] another player’s guild stands here
    [guild-is-full] the guild here already has four storeys
   *[no-storeys] no storeys are left
}.
event-took-coins = { $player } takes { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
event-took-coins-private = { event-took-coins } You have { $purse } now.
event-placed-bard = { $player } sends a bard to the { $region }.
event-placed-bard-private = { event-placed-bard } { $stock } left in your stock.
event-bard-to-bastion = { $player } hides a bard in the Bastion.
event-bard-to-bastion-private = { event-bard-to-bastion } You have { $bastion } there, and { $stock } left in your stock.
event-built = { $player } builds { $storeys } { $storeys ->
    [one] storey
   *[other] storeys
} in { $city }; the guild now has { $height }.
event-neutral-advanced = { $player } moves the neutral player up in { $column }: space { $division }, { $points } { $points ->
    [one] point
   *[other] points
}.
event-recruits-gone = The last unit has left { $city }: its tile is discarded.
event-recruits-came = New recruits in { $city }: { $units }.
event-recruits-passed = The barracks have no units for { $city }: its tile is discarded.
event-recruits-wait = The barracks have no units to send: new recruits will come when units return there.
event-next-recruits = The next recruits will come to { $city }.
event-recruits-from-threats = No recruit tiles are left: the { $tile } tile will bring recruits instead.
event-threat-came = A new threat in { $city }: { $tile }.
event-next-threat = The next threat will come to { $city }: the { $tile }.
event-new-recruit-pile = The defeated threats are turned over: { $count } { $count ->
    [one] tile forms
   *[other] tiles form
} the new recruit pile.
event-new-threat-pile = The empty recruit tiles are turned over: { $count } { $count ->
    [one] tile forms
   *[other] tiles form
} the new threat pile.
event-titans-wake = No threat is left to draw. Titans wake: { $titans }.
event-no-titan-sleeps = No threat is left to draw, and no Titan to wake.
event-reinforcement = Reinforcements: { $recruits } { $recruits ->
    [one] recruit tile
   *[other] recruit tiles
} and { $threats } { $threats ->
    [one] threat
   *[other] threats
} form new piles.
event-census = Year { $year } ends with a census of the armies.
event-showed = Census, { $unit }: { $player_1 } { $units_1 }, { $player_2 } { $units_2 }, { $player_3 } { $units_3 }{ $seats ->
    [3] { "" }
    [4] , { $player_4 } { $units_4 }
   *[5] , { $player_4 } { $units_4 }, { $player_5 } { $units_5 }
}. { $winners ->
    [1] The most: { $most }.
   *[other] A tie for the most, all are rewarded: { $most }.
}
event-nobody-showed = Census, { $unit }: nobody shows any.
event-no-bard = { $player } places no more bards.
event-no-storey = { $player } builds no storey.
event-kept-storey = { $player } has no guild with room and keeps the storey.
event-screen-lifted = { $player } lifts the screen: { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $units } { $units ->
    [one] unit
   *[other] units
}, and { $bastion } { $bastion ->
    [one] bard
   *[other] bards
} in the Bastion.
event-scoring = Scoring { $number }: { $column }.
event-scored = { $place }. { $player }: { $points } ({ $column }).
event-scored-neutral = { $place }. The neutral player: { $points } ({ $column }).
event-out = { $player } is eliminated ({ $column }).
event-neutral-out = The neutral player is eliminated ({ $column }).
event-neutral-wins = The neutral player has outlasted everyone: nobody has saved the kingdom.
event-saviour = { $player } has saved the kingdom!

## Why not

reason-hero-here = Another hero starts here.
reason-too-few-units = It takes { $needed } units; you have { $units }.
reason-no-such-unit = You have none of these.
reason-taken-already = You have already taken this one; the two rewards must differ.
reason-not-printed = The tile does not offer this reward.
reason-no-bards = All your bards are on the map already.
reason-no-guild-here = You have no guild here.
reason-guild-of-another = Another player’s guild stands here.
reason-guild-is-full = Your guild here already has four storeys.
reason-region-closed = This region is closed in this game.
reason-not-around-hero = This region does not border your hero’s city.
reason-column-is-full = The token is at the end of this column.

## What an option leads to

preview-unset = Not set yet.
preview-wait = Your hero waits.
preview-move = { $road } to { $city }.
preview-no-road = No { $road } leaves { $city }: your hero stays there.
preview-recruit = Recruits { $unit } in { $city }, if nobody gets there first.
preview-beat = Defeats the { $tile } in { $city }, if nobody gets there first.
preview-lacks = Against the { $tile } in { $city } you will lack: { $units }.
preview-titan = You may exile a Titan from { $city }.
preview-titan-weak = { $city } has no tile, and you will have too few units for a Titan.
preview-hoped = { $city } has no tile yet, but one of the next tiles belongs there and may come in time.
preview-spare = Defeats the { $tile } in { $city } only if the Titan does not get these units: { $units }.
preview-twice = { $deed ->
    [recruit] You will already have recruited in { $city } this year: one unit per city per year.
    [threat] You will already have exiled a Titan from { $city } this year, so you cannot defeat a threat there.
   *[titan] You will already have acted in { $city } this year, so you cannot exile a Titan there.
}
preview-empty = There will be nothing to do in { $city }.
preview-unsure = What happens in { $city } depends on tiles that nobody has seen yet.
preview-reward-coins = { $count } { $count ->
    [one] coin
   *[other] coins
}
preview-reward-bards = { $count } { $count ->
    [one] bard
   *[other] bards
}
preview-reward-bards-part = { $count } of { $printed } bards: you have no more
preview-reward-guild = { $count } { $count ->
    [one] storey
   *[other] storeys
}
preview-reward-guild-part = { $count } of { $printed } storeys: no room or no pieces for more
preview-reward-nothing = Gives nothing: { $why ->
    [regions-closed] the regions here are closed
    [guild-of-another] another player’s guild stands here
    [guild-is-full] your guild here is full
   *[no-storeys] you have none left
}
preview-bard = { $bards } { $bards ->
    [one] bard
   *[other] bards
} of yours here: { $before } → { $points } { $points ->
    [one] point
   *[other] points
}
preview-bard-hidden = { $bards } { $bards ->
    [one] bard
   *[other] bards
} of yours in the Bastion; points are counted at the end
preview-storey = The guild will have { $height } { $height ->
    [one] storey
   *[other] storeys
}
preview-exile = Takes any { $needed } units, gives two of: { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $bards } { $bards ->
    [one] bard
   *[other] bards
}, { $storeys } { $storeys ->
    [one] storey
   *[other] storeys
}
preview-unit = You have { $have }
preview-neutral = { $before } → { $points } { $points ->
    [one] point
   *[other] points
}

## Where points come from

score-wealth = Wealth: place { $place }{ $out ->
    [yes] , eliminated
   *[no] {""}
}
score-influence = Influence: place { $place }{ $out ->
    [yes] , eliminated
   *[no] {""}
}
score-reputation = Reputation: place { $place }{ $out ->
    [yes] , eliminated
   *[no] {""}
}

## Variants

variant-short = Short game
    .help = Nine years instead of twelve, with fewer tiles and regions.
variant-neutral = Neutral player
    .help = For three players only: how far ahead the neutral player starts.
variant-neutral-normal = normal
variant-neutral-hard = hard
variant-titans_move_neutral = Titans move the neutral player
    .help = For three players only: whether exiling a Titan moves the neutral player up, as defeating a threat does.
variant-open_screens = Open screens
    .help = Everybody sees everyone’s units, coins and bards, so nobody has to remember them. Plans stay secret.
variant-first = First player
    .help = Who begins. By the rulebook, the oldest player.
variant-first-random = random
variant-first-seat-1 = seat 1
variant-first-seat-2 = seat 2
variant-first-seat-3 = seat 3
variant-first-seat-4 = seat 4
variant-first-seat-5 = seat 5
variant-edition = Edition
    .help = What is printed on the board and the tiles. Ours is a reconstruction; the house’s administrator can load the printed one from a file.
variant-edition-reconstruction = our reconstruction

## What has changed since my last turn: the word stands before a number such as +2

tally-influence = influence
tally-reputation = reputation
tally-coins = coins
tally-units = units

## The set-up as a whole, and a game at a glance

preset-first = First game
    .about = Nine years instead of twelve, and no screens: nothing has to be remembered.
preset-standard = Standard
    .about = Twelve years as in the rulebook, with everybody’s treasures behind a screen.
progress-year = Year { $year } of { $years }

setup-neutral-for-three = only a game for three has a neutral player

## Hints: what a plan is for, and what it risks

hint-title-plan-recruit-for = Defeat { $count ->
    [one] the { $threats }
   *[other] { $threats }
}
hint-title-plan-beat = { hint-title-plan-recruit-for }
hint-title-plan-titan = Exile a Titan
hint-title-plan-recruit = Recruit { $units }
hint-title-plan-prepare = Get ready for the { $threat }
hint-title-plan-towards = Gather units for the { $threat }
hint-title-plan-position = Go to { $city }
hint-plan-recruit-for = Recruit { $units } and defeat { $count ->
    [one] the { $threats }
   *[other] these threats: { $threats }
}; the reward: { $rewards }.
hint-plan-beat = You already have the units to defeat { $count ->
    [one] the { $threats }
   *[other] these threats: { $threats }
}; the reward: { $rewards }.
hint-plan-titan = Exile a Titan from { $city }.
hint-plan-also = On the way, recruit { $units }.
hint-plan-recruit = Recruit { $units } for the years to come.
hint-plan-prepare = Recruit { $units }: then you have all it takes to defeat the { $threat }.
hint-plan-towards = Recruit { $units }; for the { $threat } you will then still lack { $missing }.
hint-plan-position = This plan recruits nobody and defeats nothing; it takes you to { $city }, where you begin the next year.
hint-plan-hope = What it does in { $city } depends on a tile that is still to come.
hint-plan-risk = But { $rival } may get to { $city } first.
hint-near-recruits = Nearest recruits: { $roads ->
    [0] here.
    [one] { $city }, 1 road away.
   *[other] { $city }, { $roads } roads away.
}
hint-near-threat = Nearest threat: { $roads ->
    [0] here.
    [one] { $city }, 1 road away.
   *[other] { $city }, { $roads } roads away.
}
hint-bards-kept = You keep your { $bards } { $bards ->
    [one] bard
   *[other] bards
} for rewards to come.
hint-reward-coins = { preview-reward-coins } towards wealth.
hint-reward-bards = { preview-reward-bards } towards reputation.
hint-reward-bards-part = { preview-reward-bards-part }.
hint-reward-guild = { preview-reward-guild } towards influence.
hint-reward-guild-part = { preview-reward-guild-part }.
hint-reward-nothing = { preview-reward-nothing }.
hint-bard = { preview-bard }.
hint-bard-hidden = { preview-bard-hidden }.
hint-storey = { preview-storey }.
hint-exile = { preview-exile }.
hint-unit = { preview-unit }.
hint-neutral = { preview-neutral }.
hint-hand = { $number ->
    [0] Show none only if you think that others have more: then they do not learn how many you have.
   *[other] { $more ->
        [0] All that you have: you keep the units in any case, and whoever shows the most is rewarded.
       *[other] Enough if nobody else shows more, and the others do not learn of the { $more } you hold back. Showing these too would cost nothing.
    }
}
