### What happens if I take this option, and what is at stake in a war.

preview-build = Level { $level } for { $cost ->
    [0] free
   *[other] { $cost } ore
}: { $points ->
    [0] no more points yet
    [one] 1 more point
   *[other] { $points } more points
}.
preview-research = { $power }, for { $cost } mana.
preview-expand = Army number { $armies }, for { $cost ->
    [0] free
   *[other] { $cost } food
}.
preview-unusable = You could not use it yourself.
preview-collect = { $sure ->
    [0] { $choice ->
        [0] Nothing.
       *[other] { $choice } of your choice.
    }
   *[other] { amounts }{ $choice ->
        [0] { "" }
       *[other] , { $choice } of your choice
    }.
}
amounts = { $mana ->
    [0] { $ore ->
        [0] { $food ->
            [0] nothing
           *[other] { $food } food
        }
       *[other] { $ore } ore{ amounts-food }
    }
   *[other] { $mana } mana{ $ore ->
        [0] { "" }
       *[other] , { $ore } ore
    }{ amounts-food }
}
amounts-food = { $food ->
    [0] { "" }
   *[other] , { $food } food
}
preview-sacrifice = { $mana } mana for the army.
preview-trade = { $amount } { $given } for { $got } { $taken }{ $lost ->
    [0] { "" }
   *[other] ; { $lost } would be lost
}.
preview-frostbite = Loses { $power }.
preview-storm = The neutral army costs { $price }.
preview-war = { $shared ->
    [0] War: { $foe }
   *[other] War with your ally { $foe }. Showing a number puts { $regions } at stake too.
}
preview-swap = The army of { $foe }. { $wars ->
    [0] No war follows.
   *[other] War follows in { $regions }.
}
preview-arrive = { $token ->
    [0] You gain { amounts }.
   *[other] You turn up the token.
}
preview-pay = { amounts }. Left: { $mana_left } mana, { $ore_left } ore, { $food_left } food.
preview-pay-ways = Next you choose how to pay the rest.
preview-flag = Costs nothing. Any number beats it: then { retreat-after-dial }.
preview-dial = Costs { amounts }{ $off ->
    [0] { "" }
   *[other] { " " }({ $off } off)
}. If you lose, { retreat-after-dial }.
preview-dial-ways = { $ways } ways to pay. If you lose, { retreat-after-dial }.
retreat-after-dial = { $retreat ->
    [sure] the army can retreat
    [maybe] you may lack the food for a retreat
   *[never] the army is lost
}
preview-raise = Your dial would count as { $number }: you would { $outcome ->
    [win] win.
   *[lose] still lose.
}
preview-army-lost = { $left ->
    [one] The army is lost; 1 is left.
   *[other] The army is lost; { $left } are left.
}

## What is at stake

stake-alliance = { $whose ->
    [mine] A number breaks your alliance: the loser leaves { $regions } too.
   *[theirs] They are allies. A number breaks the alliance: the loser leaves { $regions } too.
}
stake-bound = Your ally’s power binds you: you can only show the flag.
stake-win = { $tie ->
    [mine] Win or tie
   *[theirs] Win
}: { $role ->
    [attacker] the region is yours, and the other army leaves.
   *[defender] you keep the region, and the attacker leaves.
}
stake-lose = { $tie ->
    [mine] Lose
   *[theirs] Lose or tie
}: { $way ->
    [retreat] your army retreats for { $cost ->
        [0] free
       *[other] { $cost } food (you have { $food }{ $mana ->
            [0] { "" }
           *[other] { " " }and { $mana } mana
        })
    } or is lost.
    [hungry] your army is lost; a retreat costs { $cost } food and you have { $food }.
    [saved] your last army is saved in the nearest free region.
   *[nowhere] your army is lost; it has nowhere to retreat.
}
stake-last = All your armies are at stake; the last one is always saved.
stake-flags = { $seats ->
    [2] Two flags: the defender wins; there are no alliances between two players.
   *[other] Two flags: both stay as allies and share the region.
}
