### Tiny Epic Kingdoms, in English. Every text is our own wording.
### Names of territories, regions and factions come with the edition; they stand in sentences as they are.

game-kingdoms = Tiny Epic Kingdoms
    .about = A small realm with large plans: your action is everybody’s action, so choose what helps you most. Spread your armies, learn the magic of your people, raise your tower, and settle quarrels with hidden dials, or with two white flags.

## Pieces

resource-mana = mana
resource-ore = ore
resource-food = food

action-patrol = Patrol
action-quest = Quest
action-build = Build
action-research = Research
action-expand = Expand
action-trade = Trade

terrain-forest = forest
terrain-mountain = mountain
terrain-plains = plains
terrain-capital = capital
terrain-ruins = ruins
terrain-water = water
terrain-crags = crags

token-crown = Crown
token-treasure = Treasure
token-bandits = Bandits
token-dragon-lair = Dragon’s lair
token-camp = Camp
token-fort = Fort
token-city = City
token-church = Church
token-blank = Blank token

collect = Collect resources
sacrifice = Give up an army for mana
flag = White flag
stand-up = Stand the searching army up
swap = Change places with another player’s army
raise = Spend one more mana
conscript = Raise the fallen army
raze = Take a level of the tower
give-up = Give the army up
neutral = Neutrals

## Where a fact comes from

provenance-rules = From the rulebook
provenance-public = From other public material
provenance-reconstructed = A reconstruction, not the printed card
provenance-printed = From the printed card

## What is asked

prompt-faction = Which faction do you lead?{ $advice ->
    [none] { "" }
   *[other] { " " }There are no alliances between two players, so a faction that lives on them, like the Halflings, is not a good choice.
}
prompt-side = Which side of your territory card is your home?
prompt-start-region = Your home is { $territory }. In which region do your two armies start?
prompt-split = How much { $kind ->
    [mana] mana
    [ore] ore
   *[food] food
} do you take? { $left ->
    [0] You have taken all six resources already; you are still asked, so that the others cannot guess what you took.
   *[other] You begin with six resources and have { $left } still to choose; whatever is left over is food.
}
prompt-select = Which action do you select? Everybody may do it, and a shield closes it until the action card is cleared.
prompt-act = You have selected { $action }. Do you use it, or do nothing?
prompt-follow = { $action } has been selected. Do you follow, or collect resources?
prompt-sacrifice = From which region do you give up an army?
prompt-patrol-from = Patrol: which army moves?
prompt-patrol-again = Patrol: one more of your armies may move. Which one?
prompt-patrol-to = Patrol: where does the army in { $from } go?
prompt-patrol-on = The army in { $from } may move on. Where to?
prompt-quest-from = Quest: which army sets out?
prompt-quest-again = Quest: one more of your armies may set out. Which one?
prompt-quest-to = Quest: where does the army from { $from } go?
prompt-swap-mine = Which of your armies changes places?
prompt-swap-theirs = Your army in { $from } takes the place of another player’s army, which moves to { $from }. Whose army?
prompt-mana-instead = You pay { $cost } { $kind ->
    [mana] mana
    [ore] ore
   *[food] food
}. How much of it do you pay in mana?
prompt-expand = A new army for { $cost } food: beside which army of yours?
prompt-trade-give = Trade: what do you give?
prompt-trade-take = Trade: what do you want for your { $given }?
prompt-trade-amount = Trade: how much { $given_kind ->
    [mana] mana
    [ore] ore
   *[food] food
} do you turn into { $taken_kind ->
    [mana] mana
    [ore] ore
   *[food] food
}? You have { $have }{ trade-room }.
prompt-trade-also = You may turn { $given_kind ->
    [mana] mana
    [ore] ore
   *[food] food
} into { $taken_kind ->
    [mana] mana
    [ore] ore
   *[food] food
} too. How much? You have { $have }{ trade-room }.
trade-room = { $over ->
    [0] { "" }
   *[other] , but there is room for { $room }: more would be lost
}
prompt-gain-any = { $why ->
    [ruins] Your searching army has found a resource of your choice
    [single] You have only one army, so you collect another resource of your choice
    [treasure] The treasure gives you a resource of your choice
    [gift] Your new ally { $giver } gives you a resource of your choice
   *[power] { $power }: you gain a resource of your choice
}{ $left ->
    [1] { "" }
   *[other] { " " }({ $left } to go)
}. Which one?
prompt-lose-any = You lose a resource ({ $left } to go). Which one?
prompt-dial = War in { $region } against { $foe }. Set your dial in secret: the white flag, or a number up to { $limit }. You pay it, win or lose.
prompt-pay-mana = You showed { $number } in { $region }. { war-discount }{ war-due } How much mana do you spend? You pay the rest in other resources.
prompt-pay-food = You showed { $number } in { $region }. { war-discount }{ war-due-food } How much food do you spend? You pay the rest in ore.
prompt-storm-mana = The neutral army in { $region } costs { $number }. { war-discount }{ war-due } How much mana do you spend? You pay the rest in other resources.
prompt-storm-food = The neutral army in { $region } costs { $number }. { war-discount }{ war-due-food } How much food do you spend? You pay the rest in ore.
war-due = You pay { $due }; each mana counts as { $worth }, and you have { $have }.
war-due-food = After your mana you still pay { $due }; you have { $have } food.
war-discount = { $discount ->
    [0] { "" }
   *[other] Your discount: { $discount }.{ " " }
}{ $one_kind ->
    [0] { "" }
   *[other] Pay with only one kind of resource, and it is { $one_kind } less.{ " " }
}{ $mana_only ->
    [0] { "" }
   *[other] Pay with mana only, and it is { $mana_only } less.{ " " }
}
prompt-reserve = { $region }: your dial shows { $mine }, and { $foe } shows { $theirs }. One more mana (you have { $have }) makes yours { $becomes }, and you { $outcome ->
    [win] win
   *[lose] still lose
} as the dials stand. Do you spend it?
prompt-raze = You have beaten { $foe } in { $region }, and a dragon serves you. Do you take a level of the tower instead of the army? The tower falls from level { $level } to { $becomes }. { $army ->
    [retreats] The army then retreats for free.
   *[lost] The army has nowhere to go and is lost as well.
}
prompt-leave-first = The alliance with { $foe } is broken: you leave every region that you share. { $freed ->
    [army] The army that the dragon spared retreats for free, another one for { $cost } food (you have { $food }).
   *[none] A retreat costs { $cost } food now; you have { $food }.
} Which region first?
prompt-retreat = Your army is beaten in { $region }. { $choice ->
    [must] It must retreat{ $cost ->
        [0] , for free
       *[other] { " " }for { $cost } food
    }. Where does it go?
   *[other] Retreat for { $cost ->
        [0] free
       *[other] { $cost } food
    }, or give the army up?
}
prompt-last-army = Your last army must leave { $region } and is saved: it moves, at no cost, to the nearest region without armies. Which one?
prompt-church = Your army falls in { $region }. Does it go to a church instead of the supply?
prompt-leave-bare = Every home gets three exploration tokens. Which of your regions goes without one?
prompt-bandits = Bandits in { $region }! Pay two resources (which one first?), or give the army up.
prompt-conscript = The army that you beat in { $region } has fallen. Do you raise it as your own for { $cost } mana?
prompt-frostbite = Which player loses a level of magic?

## How to say no

done-act = Do nothing
done-patrol-again = Move no other army
done-patrol-on = Stay here
done-quest-again = Send no other army
done-trade-also = Trade no more
done-reserve = Leave it at { $mine }
done-raze = Leave the tower alone
done-church = Return it to the supply
done-conscript = Do not raise it

## What happened

event-first-player = { $player } begins.
event-draft = These factions can be chosen: { $factions }.
event-faction = { $player } leads a faction: { $faction }.
event-card = { $player } gets a territory card: { $territories }.
event-settled = { $player } settles in { $region } with two armies, { $mana } mana, { $ore } ore and { $food } food.
event-lost-kingdom = { $territory } is the Lost Kingdom: { $armies } neutral armies guard it.
event-tokens-laid = { $count } exploration tokens are laid face down.
event-left-bare = { $player } puts no token in { $region }.
event-cleared = { $player } clears the action card: all actions are free again.
event-last-cleared = The action card is full for the last time.
event-skipped = With five players, { $player } passes the marker on at once.
event-selected = { $player } selects an action: { $action }.
event-declined = { $player } does nothing ({ $action }).
event-collected = { $player } collects { amounts }.
event-gained = { $player } gains { $amount } { $resource }.
event-lost-resource = { $player } loses { $amount } { $resource }.
event-built = { $player } builds level { $level } of the tower for { $ore ->
    [0] { $mana ->
        [0] free
       *[other] { $mana } mana
    }
   *[other] { $ore } ore{ $mana ->
        [0] { "" }
       *[other] { " " }and { $mana } mana
    }
}.
event-researched = { $player } learns magic level { $level } for { $cost } mana: { $power }.
event-took-shape = { $player } takes the shape of { $faction }: { $power }.
event-forgot = { $player } loses a level of magic: { $power }. { $level ->
    [one] { $level } level is left.
   *[other] { $level } levels are left.
}
event-expanded = { $player } raises an army in { $region } for { cost-in-food }.
event-traded = { $player } trades { $amount } { $given } for { $got } { $taken }.
event-moved = { $player } moves from { $source } to { $target } ({ $action }).
event-stood-up = { $player } stands an army up in { $region }.
event-swapped = { $player } changes places with { $foe }: from { $source } to { $target }.
event-war = War in { $region }: { $player } attacks, { $defender } defends.
event-dials = The dials in { $region } are revealed. { $player }: { $mine ->
    [0] white flag
   *[other] { $mine }
}; { $foe }: { $theirs ->
    [0] white flag
   *[other] { $theirs }
}.
event-allied = { $player } and { $foe } are allies and share { $region }.
event-no-alliance = Two white flags, but there are no alliances between two players: { $player } keeps { $region }, { $foe } leaves.
event-raised = { $player } spends one more mana: the dial counts as { $number } instead of { $shown }.
event-won = { $player } wins the war for { $region } against { $foe }{ $tie ->
    [defender] : the dials are equal, and then the defender wins
    [fury] : the dials are equal, and “{ power-fury }” wins ties
   *[no] { "" }
}.
event-paid = { $how ->
    [storm] { $player } pays the price of { $number }
   *[other] { $player } pays for a dial of { $number }
}: { amounts }.
event-captured = { $player } takes { $region } and captures an army ({ $owner }).
event-alliance-broken = { $player } drives { $foe } out of every region that they shared: the alliance is broken.
event-crown-taken = { $player } takes the crown from { $foe }.
event-razed = { $foe } loses a level of the tower to { $player } and is now on level { $level }.
event-retreated = { $player } retreats from { $source } to { $target } for { cost-in-food }.
cost-in-food = { $food ->
    [0] { $mana ->
        [0] free
       *[other] { $mana } mana
    }
   *[other] { $food } food{ $mana ->
        [0] { "" }
       *[other] { " " }and { $mana } mana
    }
}
event-last-army-saved = { $player }’s last army is saved: it moves from { $source } to { $target }.
event-last-army-stays = { $player }’s last army is saved: no region on the table is free, so it stays in { $region } and shares it.
event-sheltered = { $player }’s army from { $source } finds shelter in the church in { $target }.
event-removed = { $player } loses an army in { $region }.
event-spoils = { $player } takes { $amount } mana from { $foe }.
event-conscripted = { $player } raises the fallen army in { $region }.
event-found = { $player } turns a token up in { $region }: { $token }.
event-end-triggered = { $by ->
    [armies] { $player } has all seven armies in play: the game ends when the action card is cleared.
    [tower] { $player } has reached the top of the tower: the game ends when the action card is cleared.
   *[other] { $player } has learned all magic: the game ends when the action card is cleared.
}
why-ended = { $by ->
    [armies] { $player } had all seven armies in play
    [tower] { $player } had reached the top of the tower
   *[other] { $player } had learned all magic
}, so the game ended as soon as the action card was full.
event-lost-in-ruins = An army of { $player } is lost in { $region }.
event-game-over = The game is over: the points are counted.

## Why not

reason-faction-taken = Another player leads this faction.
reason-impassable = No army can stand in water or crags unless a power allows it.
reason-under-shield = There is a shield on this action until the card is cleared.
reason-active-cannot-collect = The player who selects the action may use it or do nothing, but cannot collect.
reason-tower-is-built = Your tower is already at its highest level.
reason-magic-is-learned = You have learned all five levels of magic.
reason-too-little = It costs { $cost } { $kind ->
    [mana] mana
    [ore] ore
   *[food] food
}; you have { $have }{ $mana ->
    [0] { "" }
   *[other] { " " }and { $mana } mana
}.
reason-no-armies-left = All seven of your armies are in play.
reason-no-single-army = A new army needs a region where one army of yours stands alone.
reason-no-army-here = You have no army here.
reason-region-full = There is no room here for another army.
reason-nothing-to-trade = You have nothing to trade.
reason-have-none = You have none of this.
reason-have-most = You already have nine of it, the most you can hold.
reason-nowhere-to-patrol = None of your armies can go to a neighbouring region.
reason-nowhere-to-quest = None of your armies is in an edge region from which it can reach another territory.
reason-no-way-from-here = Right now no army can go anywhere from here.
reason-has-moved = This army has already moved.
reason-not-adjacent = This region is not next to the army.
reason-river = A river lies between: regions on its two banks are not adjacent.
reason-not-at-the-edge = A quest leads from an edge region to an edge region.
reason-searching = An army that is searching ruins cannot move; a patrol can stand it up.
reason-last-army-attacks = Your last army cannot enter a region with another player’s army.
reason-last-army-defends = Nobody can enter the region of a player’s last army.
reason-neutral-too-dear = A neutral army costs { $price } now; you can pay { $limit } at most.
reason-cannot-be-paid = You can pay { $limit } at most.
reason-bound-by-alliance = You cannot break your alliance with { $foe }.
reason-retreat-into-war = Another player’s army stands here, and a retreat cannot start a war.
reason-last-army-kept = You cannot give up your last army.
reason-last-army-retreats = Your last army cannot be given up: it has to retreat.
reason-spared-army-retreats = The dragon has spared this army: it has to retreat.
reason-nobody-to-swap = There is no army to change places with.
reason-shared-region = Armies of two players stand here.
reason-ransom-too-dear = The bandits want { $cost } resources, and you have { $have }.

## Where points come from

score-armies = Armies
score-magic = Levels of magic
score-tower = Tower, level { $level }
score-capitals = Capitals: { $territories }
score-power = { $power }
score-crown = Crown
score-cities = Cities: { $regions }
score-captured = Captured neutral armies
score-lost-kingdom = Regions of the Lost Kingdom: { $regions }

## Variants

variant-factions = Factions
    .help = Dealt at random, chosen in turn from all of them, or drafted in turn from a few that lie open.
variant-factions-random = At random
variant-factions-choice = By choice
variant-factions-draft = By draft
variant-extra = Extra factions
    .help = Four factions from the expansion Heroes’ Call join the thirteen in the box.
variant-exploration = Exploration tokens
    .help = Tokens lie face down in the regions (13, 12, 16 or 15 of them with 2, 3, 4 or 5 players); the first army to arrive turns a token up.
variant-edition = Edition
    .help = What is printed on the cards. The edition of this house is partly a reconstruction: the maps of all territories, the points of the tower and about half of the faction levels are ours. The house’s administrator can load the printed one from a file.
variant-edition-reconstruction-1 = our reconstruction

## What has changed since my last turn: the word stands before a number such as +2

tally-points = points
tally-armies = armies
tally-mana = mana
tally-ore = ore
tally-food = food
tally-tower = tower
tally-magic = magic

## The set-up as a whole, and a game at a glance

preset-first = First game
    .about = The thirteen factions in the box, dealt at random: you can start right away.
preset-standard = Standard
    .about = Everybody chooses a faction in turn.
preset-everything = Everything
    .about = All seventeen factions to choose from, and exploration tokens that lie face down.
progress-turn = Turn { $turn }

# What decides between equal points.
tie-armies = Equal points, so armies decide: { $ahead } { $more }, { $behind } { $less }.
tie-tower = Equal points and armies, so the tower decides: { $ahead } level { $more }, { $behind } level { $less }.
tie-magic = Equal points, armies and towers, so magic decides: { $ahead } level { $more }, { $behind } level { $less }.
tie-resources = Equal in everything else, so resources decide: { $ahead } { $more }, { $behind } { $less }.
