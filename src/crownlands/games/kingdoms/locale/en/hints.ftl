### Why the house would choose an option: what it brings, what it costs and what it risks. One sentence each.

## What it brings

hint-tower-rises = Your tower rises to level { $level }: { $points ->
    [0] no more points yet, but the next level is nearer
    [one] 1 more point
   *[other] { $points } more points
}.
hint-magic-learned = You learn level { $level } of your magic, “{ $power }”: 1 more point and a power.
hint-army = Army number { $armies }: 1 more point, and one more army to take regions with.
hint-army-lost = You lose an army; { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
hint-brings = You gain { amounts }.
hint-costs = It costs you { amounts }.
hint-exchange = You give { amounts-paid } and get { amounts }.
amounts-paid = { $mana_paid ->
    [0] { $ore_paid ->
        [0] { $food_paid } food
       *[other] { $ore_paid } ore{ amounts-paid-food }
    }
   *[other] { $mana_paid } mana{ $ore_paid ->
        [0] { "" }
       *[other] , { $ore_paid } ore
    }{ amounts-paid-food }
}
amounts-paid-food = { $food_paid ->
    [0] { "" }
   *[other] , { $food_paid } food
}
hint-harvest = From then on collecting gives you { amounts-or-choice } each time{ $change ->
    [more] , { $by } more than now.
    [less] , { $by } less than now.
   *[other] , as much as now, but of other kinds.
}
amounts-or-choice = { $sure ->
    [0] { $choice ->
        [0] nothing
       *[other] { $choice } of your choice
    }
   *[other] { amounts }{ $choice ->
        [0] { "" }
       *[other] {" "}and { $choice } of your choice
    }
}
hint-points = At the end of the game that { $change ->
    [more] gains you
   *[less] costs you
} { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $what ->
    [capitals] { $of }
    [cities] the city in { $of }
    [lost-kingdom] { $of }, in the Lost Kingdom
    [crown] the crown
    [captured] captured neutral armies
   *[power] “{ $of }”
}).
hint-affords-tower = Then you can afford level { $level } of the tower ({ $cost } ore).
hint-affords-magic = Then you can afford level { $level } of magic ({ $cost } mana).
hint-affords-army = Then you can afford army number { $armies } ({ $cost } food).
hint-ends = That reaches { $by ->
    [armies] the seventh army
    [tower] the top of the tower
   *[magic] the fifth level of magic
}: the game ends when the action card is next cleared.
hint-token = The army turns up the token that lies there.
hint-position = In { $region } { $count ->
    [0] { $edge ->
        [yes] your army can set out on a quest.
       *[no] your army can wait for a free region.
    }
   *[other] your army’s next patrol can reach: { $near }.{ $edge ->
        [yes] {" "}A quest can begin there too.
       *[no] { "" }
    }
}
hint-brings-nothing = Collecting gives you nothing now, but all your armies stay where they are.
hint-idle = You spend nothing and keep { amounts } for later actions.
hint-stay = All your armies stay where they are.
hint-unused = The action does nothing for you now.

## The others

hint-rivals = { $who ->
    [all] All the others can use the action as well.
    [none] None of the others can use the action now; they can only collect.
   *[some] As things stand, these players cannot use the action and can only collect: { $shut }.
}
hint-war = It means war with { $foe } for { $region }: your dial can show up to { $mine }, theirs up to { $theirs }. { $tie ->
    [mine] You win a tie.
   *[theirs] They win a tie.
}
hint-storm = You pay the price of the neutral army in { $region } and beat it.
hint-dial = It beats every dial up to { $beats }; { $foe } can set theirs as high as { $most }.
hint-dial-sure = { $foe } can set their dial to { $most } at most, so { $role ->
    [attacker] you are sure to take { $region }.
   *[defender] you are sure to hold { $region }.
}
hint-flag = { $seats ->
    [2] It costs nothing. { $role ->
        [attacker] But even if { $foe } shows the flag too, you lose: two players form no alliances.
       *[defender] If { $foe } shows the flag too, you hold { $region }.
    }
   *[other] It costs nothing: if { $foe } shows the flag too, you share { $region } as allies.
}
hint-flag-risk = { $role ->
    [attacker] Against any number you lose the war, but pay nothing.
   *[defender] But any number takes { $region } from you{ $capital ->
        [yes] , and with it the 2 points of the capital.
       *[no] .
    }
} A number costs you what it shows even if you lose{ $outbid ->
    [yes] , and { $foe } can outbid you: up to { $theirs } against your { $mine }.
   *[no] .
}
hint-if-beaten = If you are beaten, { retreat-after-dial }.
hint-raise = { preview-raise }
hint-frostbite = { preview-frostbite }

## Before the first turn

hint-faction = The first level of its magic, “{ $power }”, costs { $cost } mana.
hint-side = Collecting from all its { $regions } regions yields { terrains }.{ $capital ->
    [yes] {" "}The capital is worth 2 points at the end.
   *[no] { "" }
}
terrains = { $mana } mana, { $ore } ore, { $food } food
hint-start = { $kind ->
    [capital] The capital yields nothing, but is worth 2 points at the end.
    [ruins] Searching ruins yields a resource of your choice, but armies still there at the end are lost.
   *[other] Collecting there yields { amounts }.
} A patrol reaches { $near ->
    [one] 1 region
   *[other] { $near } regions
} from there{ $edge ->
    [yes] , and a quest can begin there.
   *[no] ; it is not at the edge, so no quest can begin there.
}
hint-split-mana = { $levels ->
    [0] Without mana you cannot research or pay much in a war at first.
    [one] { $number } mana pays for the first level of magic.
   *[other] { $number } mana pays for the first { $levels } levels of magic.
}
hint-split-ore = { $levels ->
    [0] Without ore you cannot build at first.
    [one] { $number } ore pays for the first level of the tower.
   *[other] { $number } ore pays for the first { $levels } levels of the tower.
}
hint-split-food = { $number } food { $armies ->
    [0] is not enough for a third army yet.
   *[other] pays for your third army.
}
