### Eight-Minute Empire: Legends, in English. Every text is our own wording.
### Names stand in sentences as they are, so each is a name that needs no article.

game-legends = Eight-Minute Empire: Legends
    .about = Islands from old tales, a row of cards, a purse of coins: every card you take lends you its magic and moves your armies. Whoever holds the most land when the cards are gone rules the empire.
    .brief =
        Everybody fights over the same islands. On your turn you take one card from the row: the leftmost is free, those further right cost up to 3 coins. Coins are scarce and hardly ever come back.
        A card gives you two things. The ability at the top is yours to the end of the game; the action at the bottom is used at once: place armies, move them, build a city, destroy an army.
        New armies appear in the start region (the star) and where you have a city. Crossing a border takes 1 step, crossing water 3; each “flying” makes water 1 step cheaper.
        Whoever has the most pieces in a region, armies and cities together, controls it; whoever controls the most regions of an island controls the island.
        When everyone has taken all their cards (11 each with two players, 10 with three, 8 with four), every region and every island you control is worth a point. Cards and elixirs give you the rest. The player with the most points wins.
        Before all that, everybody bids coins in secret. The highest bidder pays and decides who goes first.

## Cards

card-ancient-phoenix = Ancient Phoenix
card-ancient-sage = Ancient Sage
card-ancient-tree-spirit = Ancient Tree Spirit
card-ancient-woods = Ancient Woods
card-cursed-banshee = Cursed Banshee
card-cursed-gargoyles = Cursed Gargoyles
card-cursed-king = Cursed King
card-cursed-mausoleum = Cursed Mausoleum
card-cursed-tower = Cursed Tower
card-dire-dragon = Dire Dragon
card-dire-eye = Dire Eye
card-dire-giant = Dire Giant
card-dire-goblin = Dire Goblin
card-dire-ogre = Dire Ogre
card-forest-elf = Forest Elf
card-forest-gnome = Forest Gnome
card-forest-pixie = Forest Pixie
card-forest-tree-town = Forest Tree Town
card-graveyard = Graveyard
card-lake = Lake
card-night-hydra = Night Hydra
card-night-village = Night Village
card-night-wizard = Night Wizard
card-noble-hills = Noble Hills
card-noble-knight = Noble Knight
card-noble-unicorn = Noble Unicorn
card-stronghold = Stronghold
card-arcane-manticore = Arcane Manticore
card-arcane-sphinx = Arcane Sphinx
card-arcane-temple = Arcane Temple
card-mountain-dwarf = Mountain Dwarf
card-mountain-treasury = Mountain Treasury
card-castle-a = Castle of the Muster
card-castle-b = Castle of the March

## The words in the names of cards

word-ancient = ancient
word-arcane = arcane
word-cursed = cursed
word-dire = dire
word-forest = forest
word-mountain = mountain
word-night = night
word-noble = noble

## What is written on a card. Short: a card is narrow. $word is one of the words above, in this language.

ability-move = +{ $amount } { $amount ->
    [one] step
   *[other] steps
}
ability-army = +{ $amount } { $amount ->
    [one] army
   *[other] armies
}
ability-flying = Flying
ability-elixir = { $amount } { $amount ->
    [one] elixir
   *[other] elixirs
}
ability-coins = { $amount } { $amount ->
    [one] coin
   *[other] coins
} at once
ability-points-per-word = +{ $amount } { $amount ->
    [one] point
   *[other] points
} per { $word }
ability-points-per-set = { $amount } { $amount ->
    [one] point
   *[other] points
}: { $count } { $word }
ability-points-per-coins = +{ $amount } { $amount ->
    [one] point
   *[other] points
} per { $count ->
    [one] coin
   *[other] { $count } coins
}
ability-points-per-flying = +{ $amount } { $amount ->
    [one] point
   *[other] points
} per flying
ability-immunity = Your armies are safe

step-place = Place { $amount } { $amount ->
    [one] army
   *[other] armies
}
step-move = Move { $amount } { $amount ->
    [one] step
   *[other] steps
}
step-build = { $amount ->
    [one] Build a city
   *[other] Build { $amount } cities
}
step-destroy = { $amount ->
    [one] Destroy an army
   *[other] Destroy { $amount } armies
}
join-or = or
join-and = then

## Leaders

leader-fairy-queen = Fairy Queen
leader-bandit-king = Bandit King
leader-red-sorceress = Red Sorceress
leader-white-knight = White Knight

## Tokens

token-magic-spring = Magic Spring
token-cottage = Cottage
token-hidden-treasure = Hidden Treasure
token-magic-tome = Magic Tome
token-stable = Stable
token-swamp = Deadly Swamp
token-citadel-1 = First Citadel
token-citadel-2 = Second Citadel
token-citadel-3 = Third Citadel
token-dragon = Ravaging Dragon
token-gate-1 = First Magic Gate
token-gate-2 = Second Magic Gate
token-thieves = Band of Thieves

## The map: sides of the pieces, and their regions

side-desert = Desert
region-desert-1 = Salt Rim
region-desert-2 = Jackal Corner
region-desert-3 = Caravan Road
region-desert-4 = Dry Wells
region-desert-5 = Red Plateau
region-desert-6 = Singing Dunes
region-desert-7 = Last Oasis

side-horseshoe = Horseshoe
region-horseshoe-1 = Gull Cape
region-horseshoe-2 = Orchard Hills
region-horseshoe-3 = Stone Brow
region-horseshoe-4 = Sunken Halls
region-horseshoe-5 = Willow End

side-meadows = Meadows
region-meadows-1 = Clover Dale
region-meadows-2 = Hoary Stones
region-meadows-3 = Millbrook
region-meadows-4 = Pinewatch
region-meadows-5 = Honeyfield

side-red-forest = Red Forest
region-red-forest-1 = Crimson Eaves
region-red-forest-2 = Rustwood
region-red-forest-3 = Leaf-Fall Bay

side-citadel = Citadel Rock
region-citadel-1 = King’s Crag
region-citadel-2 = Shepherd Slope
region-citadel-3 = Lantern Isle

side-ice-peaks = Ice Peaks
region-ice-peaks-1 = Frost Crown
region-ice-peaks-2 = Glacier Foot
region-ice-peaks-3 = Lone Fang
region-ice-peaks-4 = Blizzard Pass
region-ice-peaks-5 = Seal Strand

side-tall-islands = Tall Islands
region-tall-islands-1 = Eagle Pillar
region-tall-islands-2 = Whistling Rock
region-tall-islands-3 = Rope Spire

side-volcano = Volcano
region-volcano-1 = Black Landing
region-volcano-2 = Pumice Point
region-volcano-3 = Ashen Heights
region-volcano-4 = Sulphur Springs
region-volcano-5 = Cinder Waste
region-volcano-6 = Fire Maw
region-volcano-7 = Glass Shore

turn-0 = Not turned
turn-1 = A quarter turn right
turn-2 = Half a turn
turn-3 = A quarter turn left

slot-central = Centre
slot-left = Left arm
slot-right = Right arm
slot-stem = Foot
slot-nw = North-west corner
slot-ne = North-east corner
slot-sw = South-west corner
slot-se = South-east corner

## Bare choices

action-place = Place armies
action-move = Move armies
action-build = Build a city
action-destroy = Destroy an army
take-coin = Take the coin
neutral = Neutrals

## What is asked

prompt-side = Lay out the map. { $slot }: which piece goes here, and which side up?
prompt-turn = { $slot }: { $side }. How do you turn the piece?
prompt-start-region = Which region is the start? Everyone’s first armies gather there.
prompt-outpost = Where is the outpost? One army of each player goes there, on a different piece from the start.
prompt-lay-token = { $token }: which region does this token go in?
prompt-lay-event-token = { $token }: which region does this token go in? It may stay in the box; the magic gates are used as a pair or not at all.
prompt-lay-hidden-token = Lay a face-down token that nobody has seen ({ $left } left to lay). In which region?
prompt-neutral-army = Neutral armies: { $left } left to place. Where does the next one go?
prompt-bid = Bid in secret for the right to decide who goes first. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; only the highest bid is paid.
prompt-first-player = You have won the auction. Who takes the first turn?
prompt-take-card = Which card do you take? You pay the price of its place, then use its action.
prompt-extra-card = The Fairy Queen lets you buy one more card: its abilities count, but its action is not used.
prompt-choose-action = { $card }: which of the two actions do you use?
prompt-place-army = Place armies: { $left } left of { $of }. Where does the next one go?
prompt-pay-host = An army in { $region } costs a coin. Which city owner gets it?
prompt-move-from = Move armies: { $points } { $points ->
    [one] step
   *[other] steps
} left. Which region does an army set out from?
prompt-move-to = Move armies: { $points } { $points ->
    [one] step
   *[other] steps
} left. Where does the army from { $from } go?
prompt-build-city = Build a city: in which region? You need an army there.
prompt-destroy-where = Destroy an army: in which region? You need an army of your own there.
prompt-destroy-whose = Whose army do you destroy in { $region }?
prompt-loot = You have destroyed an army (owner: { $owner }). Do you take a coin from its owner?
prompt-peek = You may secretly look at a face-down token in a region you control. Where?

## Words for no: what the last button says instead of an option

done-choose-action = Use neither
done-place-army = Place no more armies
done-move-from = Stop moving
done-build-city = Build nothing
done-destroy-where = Destroy nothing
done-destroy-whose = Spare my own army
done-loot = Take nothing
done-lay-event-token = Leave it in the box
done-peek = Look at no more tokens
done-extra-card = Buy nothing

## What happened

event-map = The map is laid out: { $sides }.
event-start-region = The start region is { $region }.
event-row = Six cards open the row: { $cards }.
event-leader = { $player } is led by the { $leader }.
event-outpost = One army of each player goes to { $region }.
event-laid-token = { $token } is placed in { $region }.
event-laid-hidden-token = A token is laid face down in { $region }.
event-neutral-army = { $player } places a neutral army in { $region }.
event-youngest = { $player } counts as the youngest.
event-bid = { $coins ->
    [0] { $player } bids nothing.
    [one] { $player } bids { $coins } coin.
   *[other] { $player } bids { $coins } coins.
}
event-auction-won = { $coins ->
    [0] { $player } wins the auction and pays nothing.
    [one] { $player } wins the auction and pays { $coins } coin.
   *[other] { $player } wins the auction and pays { $coins } coins.
}
event-die-breaks-tie = The highest bids are tied; the die picks { $player }.
event-first-player = { $player } takes the first turn.
event-took-card = { $price ->
    [0] { $player } takes { $card } for free.
    [one] { $player } takes { $card } for { $price } coin.
   *[other] { $player } takes { $card } for { $price } coins.
}
event-gained-coins = { $coins ->
    [one] { $player } gets { $coins } coin from the bank.
   *[other] { $player } gets { $coins } coins from the bank.
}
event-new-card = { $card } joins the row.
event-no-armies-left = { $player } has no armies left in the supply and places none.
event-paid-host = { $coins ->
    [one] { $player } pays { $host } { $coins } coin for raising an army in their city.
   *[other] { $player } pays { $host } { $coins } coins for raising an army in their city.
}
event-placed-army = { $player } places an army in { $region }.
event-moved-army = { $player } moves an army from { $source } to { $target }.
event-nothing-can-move = { $points ->
    [one] { $player } has no army that can go anywhere with { $points } step.
   *[other] { $player } has no army that can go anywhere with { $points } steps.
}
event-no-army-anywhere = { $player } has no army on the map and cannot build a city.
event-no-action-possible = { $player } can use neither action of { $card }.
event-mustered = { $armies ->
    [one] { $player } musters { $armies } army in { $region }.
   *[other] { $player } musters { $armies } armies in { $region }.
}
event-garrisoned = { $player }’s new city in { $region } comes with an army.
event-captured = { $player } keeps the destroyed army as a captive (owner: { $owner }).
event-youth-breaks-tie = The highest bids are tied; { $player } is the youngest of these players and wins.
event-queen-declines = { $player } takes no extra card.
why-ended = Everyone has taken all their cards, so the points were counted.
event-game-over = Everyone has taken all their cards: points are counted.
event-no-cities-left = { $player } has no city left to build.
event-built-city = { $player } builds a city in { $region }.
event-nothing-to-destroy = { $player } finds no army to destroy.
event-destroyed-army = { $player } destroys an army in { $region } (owner: { $owner }).
event-looted = { $coins ->
    [one] { $player } takes { $coins } coin as loot from { $owner }.
   *[other] { $player } takes { $coins } coins as loot from { $owner }.
}
event-explored = { $player } explores { $region } and takes the token there: { $token }.
event-dragon-beaten = The seventh army is in { $region }: { $player } beats the dragon and takes its token.
event-robbed = Thieves in { $region } take a coin from { $player }.
event-peeked = { $player } looks at the hidden token in { $region }.
event-turned-token = The hidden token in { $region } is turned up: { $token }.
event-peeked-private = You look at the hidden token in { $region }: { $token }.

## Why not

reason-no-armies-left = You have no armies left in your supply.
reason-nothing-can-move = { $points ->
    [one] None of your armies can go anywhere with { $points } step.
   *[other] None of your armies can go anywhere with { $points } steps.
}
reason-no-cities-left = You have already built all three of your cities.
reason-no-army-anywhere = A city needs an army of yours in its region, and you have none on the map.
reason-nothing-to-destroy = None of your armies shares a region with an army that can be destroyed.
reason-no-city-here = New armies appear in the start region or at your own cities, and you have no city here.
reason-no-coin-for-host = The city’s owner charges 1 coin for an army, and you have none.
reason-too-dear = It costs { $price }; you have { $coins }.
reason-crossing-too-dear = Crossing the water takes { $cost } { $cost ->
    [one] step
   *[other] steps
}, more than you have left.
reason-no-army-here = You have no army here.
reason-not-next-door = This region is not next to the army: no border and no dotted line joins them.
reason-immune = These armies are protected: nobody can destroy them.
reason-nobodys-city-here = This is not the start region, and nobody has a city here.
reason-no-rectangle = Turned this way, the four pieces would not make a rectangle.
reason-all-immune = No army here can be destroyed: all are protected.
reason-not-controlled = You do not control this region.
reason-start-in-desert = The desert is in play, so the start region must lie there.
reason-start-in-centre = The start region must lie on the central piece.
reason-start-not-joined = The start region needs a dotted line to another piece, and none leads from here.
reason-on-the-start-piece = The outpost must lie on a different piece from the start region.
reason-token-lies-here = A region holds only one token, and there is already one here (the start token counts too).
reason-piece-lies-already = This piece is already on the map, with this side up or the other.
reason-must-be-central = This side must lie in the centre, because it holds the start region.

## What an option would do. The parts named `then-…` stand in several of these lines.

then-control = { $control ->
    [won] You take control
    [kept] You keep control
    [nobody] Nobody will control it
   *[other] Control: { $owner }
}
then-points = { $gain ->
    [0] { "" }
   *[other] { " " }· points { $before } → { $points }
}
then-find = { $find ->
    [known] { " " }· you take the token: { $token }
    [face-down] { " " }· you take the face-down token
   *[nothing] { "" }
}
preview-card = { $price ->
    [0] Free
   *[other] Price { $price }
}, { $coins ->
    [one] { $coins } coin left
   *[other] { $coins } coins left
}{ then-points }
preview-armies-to-place = { $armies ->
    [one] { $armies } army
   *[other] Up to { $armies } armies
}
preview-points-to-move = { $points ->
    [one] { $points } step
   *[other] { $points } steps
}
preview-place = { then-control }{ $fee ->
    [0] { "" }
    [one] { " " }· costs { $fee } coin
   *[other] { " " }· costs { $fee } coins
}{ then-find }{ then-points }
preview-leave = { $control ->
    [kept] You keep control if one leaves
    [nobody] If one leaves, nobody has control
   *[other] If one leaves, control goes to { $owner }
}
preview-move = { then-control } · { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}, { $left } left{ $robbed ->
    [0] { "" }
   *[other] { " " }· thieves take a coin
}{ then-find }{ then-points }
preview-build = { then-control }{ then-find }{ then-points }
preview-raid = Can be destroyed: { $owners }
preview-destroy = { then-control }{ then-points }

## Where points come from

score-regions = Regions: { $regions }
score-citadels = Citadels: { $regions }
score-islands = Islands: { $islands }
score-card = { $card }
score-elixirs = { $points ->
    [2] Most elixirs: { $elixirs }
   *[other] Most elixirs, tied: { $elixirs }
}
score-token = { $token }
score-leader = { $leader }

## Variants

variant-map = Map
    .help = Random, built piece by piece by the player in seat 1, or one of the named maps.
variant-map-random = Random
variant-map-build = Built by seat 1
variant-map-four-winds = Four Winds
variant-map-old-kingdom = The Old Kingdom
variant-map-shattered-sea = The Shattered Sea
variant-map-ring-of-fire = Ring of Fire

variant-layout = Layout
    .help = How the four pieces lie on a random or built map; a named map has its own layout.
variant-layout-t = T-shape
variant-layout-rectangle = Rectangle

variant-exploration = Exploration tokens
    .help = Five tokens lie on the map: the first player to build a city in a token’s region takes it.
variant-swamp = Deadly swamp
    .help = The exploration tokens lie face down, and a swamp that costs a point hides among them.
variant-citadels = Citadels
    .help = Three regions are worth an extra point each.
variant-leaders = Leaders
    .help = Everyone is dealt a random leader with special powers.
variant-events = Event tokens
    .help = A dragon, a pair of magic gates and a band of thieves on the map.

variant-ties = Ties in the auction
    .help = Who wins when the highest bids are equal.
variant-ties-youngest = The youngest
variant-ties-die = A die

variant-youngest = The youngest player
    .help = Who counts as the youngest; from there the ages rise clockwise.
variant-youngest-random = Drawn by lot
variant-youngest-seat-1 = Seat 1
variant-youngest-seat-2 = Seat 2
variant-youngest-seat-3 = Seat 3
variant-youngest-seat-4 = Seat 4

## Sagas

saga-long-game = The long game
    .about = Three games in a row with the same players; the highest total of points makes the greatest ruler.

## What has changed since my last turn: the word stands before a number such as +2

tally-points = points
tally-coins = coins
tally-armies = armies
tally-cities = cities
tally-cards = cards

## The set-up as a whole, and a game at a glance

preset-first = First game
    .about = A ready-made map and the plain rules: nothing to read beforehand.
preset-standard = Standard
    .about = The game as in the rulebook, on a new map every time.
preset-everything = Everything
    .about = Exploration tokens and the swamp, citadels, leaders, events: for those who know the game.
progress-turn = Turn { $turn } of { $turns }

# What decides between equal points.
tie-tome = Equal points: { $ahead } has the { token-magic-tome }, which wins ties against { $behind }.
tie-coins = Equal points, so coins decide: { $ahead } { $more }, { $behind } { $less }.
tie-armies = Equal points and coins, so armies on the map decide: { $ahead } { $more }, { $behind } { $less }.
tie-regions = Equal points, coins and armies, so regions decide: { $ahead } { $more }, { $behind } { $less }.

## Hints for what brings no points at once

hint-bid = { $number ->
    [0] You keep all your coins for cards; whoever bids more decides who goes first.
   *[other] If nobody bids more, you pay it and decide who goes first; then { $left } { $left ->
        [one] coin is
       *[other] coins are
    } left for cards. If you are outbid, you pay nothing.
}
hint-stop = { $question ->
    [place-army] Your armies stay in the supply.
    [build-city] You build no city.
    [destroy-where] Nobody loses an army.
    [destroy-whose] You keep your army.
    [choose-action] You use neither action.
    [loot] The coin stays with its owner.
    [peek] You look at no more tokens.
    [extra-card] You keep your coins.
   *[other] Your armies stay where they are.
}
hint-coins-left = You have { $coins } { $coins ->
    [one] coin
   *[other] coins
} left for other cards.
hint-strength = { $region }: { $state ->
    [alone] you are alone there; your pieces: { $mine }.
    [ahead] you are ahead there, { $mine } against { $theirs } ({ $rival }).
    [even] you are level there, { $mine } against { $theirs } ({ $rival }); one more and it is yours.
   *[behind] you are still behind there, { $mine } against { $theirs } ({ $rival }).
}
