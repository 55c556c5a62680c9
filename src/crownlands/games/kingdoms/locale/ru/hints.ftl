### Почему дом выбрал бы этот ответ: что он даёт, чего стоит и чем грозит. По предложению на мысль.

## Что это даёт

hint-tower-rises = Башня поднимется до { $level }-го уровня: { $points ->
    [0] очков пока не прибавится, но следующий уровень ближе
    [one] ещё { $points } очко
    [few] ещё { $points } очка
   *[other] ещё { $points } очков
}.
hint-magic-learned = Вы изучите { $level }-й уровень магии, «{ $power }»: ещё 1 очко и новая способность.
hint-army = { $armies }-я армия — это ещё 1 очко, и ей можно занять ещё одну область.
hint-army-lost = Вы потеряете армию; останется { $left }.
hint-brings = Вы получите: { amounts }.
hint-costs = Вы заплатите: { amounts }.
hint-exchange = Вы отдадите: { amounts-paid }; получите: { amounts }.
amounts-paid = { $mana_paid ->
    [0] { $ore_paid ->
        [0] { $food_paid } { $food_paid ->
            [one] еда
           *[other] еды
        }
        [one] { $ore_paid } руда{ amounts-paid-food }
       *[other] { $ore_paid } руды{ amounts-paid-food }
    }
   *[other] { $mana_paid } { $mana_paid ->
        [one] мана
       *[other] маны
    }{ $ore_paid ->
        [0] { "" }
        [one] , { $ore_paid } руда
       *[other] , { $ore_paid } руды
    }{ amounts-paid-food }
}
amounts-paid-food = { $food_paid ->
    [0] { "" }
    [one] , { $food_paid } еда
   *[other] , { $food_paid } еды
}
hint-harvest = После этого каждый сбор будет давать вам: { amounts-or-choice }{ $change ->
    [more] {" "}— на { $by } больше, чем сейчас.
    [less] {" "}— на { $by } меньше, чем сейчас.
   *[other] {" "}— столько же, сколько сейчас, но других ресурсов.
}
amounts-or-choice = { $sure ->
    [0] { $choice ->
        [0] ничего
       *[other] { $choice } на выбор
    }
   *[other] { amounts }{ $choice ->
        [0] { "" }
       *[other] , { $choice } на выбор
    }
}
hint-points = В конце игры это { $change ->
    [more] прибавит
   *[less] отнимет
} { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
} ({ $what ->
    [capitals] { $of }
    [cities] город: { $of }
    [lost-kingdom] Потерянное королевство: { $of }
    [crown] корона
    [captured] захваченные нейтральные армии
   *[power] «{ $of }»
}).
hint-affords-tower = Тогда хватит на { $level }-й уровень башни ({ $cost } { $cost ->
    [one] руда
   *[other] руды
}).
hint-affords-magic = Тогда хватит на { $level }-й уровень магии ({ $cost } { $cost ->
    [one] мана
   *[other] маны
}).
hint-affords-army = Тогда хватит на { $armies }-ю армию ({ $cost } { $cost ->
    [one] еда
   *[other] еды
}).
hint-ends = Это { $by ->
    [armies] седьмая армия
    [tower] вершина башни
   *[magic] пятый уровень магии
}: игра закончится, когда в следующий раз обновится карта действий.
hint-token = Армия откроет жетон, который там лежит.
hint-position = { $count ->
    [0] { $edge ->
        [yes] Здесь ({ $region }) армия сможет отправиться в поход.
       *[no] Здесь ({ $region }) армия может дождаться свободной области.
    }
   *[other] Отсюда ({ $region }) следующим патрулированием армия сможет дойти сюда: { $near }.{ $edge ->
        [yes] {" "}Можно и в поход.
       *[no] { "" }
    }
}
hint-brings-nothing = Сбор сейчас ничего вам не даст, зато все ваши армии останутся на местах.
hint-idle = Вы ничего не потратите и сохраните: { amounts }.
hint-stay = Все ваши армии останутся на местах.
hint-unused = Вам самим это действие сейчас ничего не даст.

## Соперники

hint-rivals = { $who ->
    [all] Этим действием смогут воспользоваться и все остальные.
    [none] Больше никто сейчас не может им воспользоваться: остальным остаётся только сбор.
   *[some] Кому сейчас останется только сбор: { $shut }.
}
hint-war = Это война, соперник — { $foe }, на кону область ({ $region }). На вашем кубике может быть до { $mine }, на чужом — до { $theirs }. { $tie ->
    [mine] При равенстве победите вы.
   *[theirs] При равенстве победит соперник.
}
hint-storm = Вы сразитесь с нейтральной армией ({ $region }), заплатив её цену.
hint-dial = Это число бьёт любое до { $beats } включительно; { $foe } может выставить до { $most }.
hint-dial-sure = { $foe } может выставить не больше { $most }, так что область ({ $region }) { $role ->
    [attacker] точно станет вашей.
   *[defender] точно останется за вами.
}
hint-flag = { $seats ->
    [2] Это бесплатно. { $role ->
        [attacker] Но если и { $foe } покажет флаг, вы проиграете: вдвоём альянсов не бывает.
       *[defender] Если и { $foe } покажет флаг, область ({ $region }) останется за вами.
    }
   *[other] Это бесплатно: если и { $foe } покажет флаг, область ({ $region }) станет общей, а вы — союзниками.
}
hint-flag-risk = { $role ->
    [attacker] Против любого числа вы проиграете войну, но ничего не заплатите.
   *[defender] Но любое число отнимет у вас область ({ $region }){ $capital ->
        [yes] , а с ней и 2 очка за столицу.
       *[no] .
    }
} За своё число вы заплатите и при поражении{ $outbid ->
    [yes] , а { $foe } может выставить больше: до { $theirs } против ваших { $mine }.
   *[no] .
}
hint-if-beaten = При поражении { retreat-after-dial }.
hint-raise = { preview-raise }
hint-frostbite = { preview-frostbite }

## До первого хода

hint-faction = Первый уровень её магии, «{ $power }», стоит { $cost } { $cost ->
    [one] ману
   *[other] маны
}.
hint-side = Областей здесь { $regions }; если занять все, сбор даст: { terrains }.{ $capital ->
    [yes] {" "}Столица в конце стоит 2 очка.
   *[no] { "" }
}
terrains = мана { $mana }, руда { $ore }, еда { $food }
hint-start = { $kind ->
    [capital] Столица ничего не даёт при сборе, но в конце стоит 2 очка.
    [ruins] Поиски в руинах дают ресурс на выбор, но армии, оставшиеся там в конце, пропадут.
   *[other] Сбор даёт здесь: { amounts }.
} Патрулированием отсюда { $near ->
    [one] доступна { $near } область
    [few] доступны { $near } области
   *[other] доступно { $near } областей
}{ $edge ->
    [yes] , и отсюда начинаются походы.
   *[no] ; это не край, так что в поход отсюда не уйти.
}
hint-split-mana = { $levels ->
    [0] Без маны на первых порах не получится исследовать, да и воевать трудно.
    [one] { $number } { $number ->
        [one] мана
       *[other] маны
    } — хватит на первый уровень магии.
   *[other] { $number } { $number ->
        [one] мана
       *[other] маны
    } — хватит на { $levels } первых уровня магии.
}
hint-split-ore = { $levels ->
    [0] Без руды на первых порах не построить башню.
    [one] { $number } { $number ->
        [one] руда
       *[other] руды
    } — хватит на первый уровень башни.
   *[other] { $number } { $number ->
        [one] руда
       *[other] руды
    } — хватит на { $levels } первых уровня башни.
}
hint-split-food = { $number } { $number ->
    [one] еда
   *[other] еды
} — { $armies ->
    [0] на третью армию пока не хватит.
   *[other] хватит на третью армию.
}
