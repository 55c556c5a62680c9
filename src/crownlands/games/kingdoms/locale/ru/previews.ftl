### Что будет, если выбрать этот ответ, и что стоит на кону в войне.

preview-build = { $level }-й уровень{ $cost ->
    [0] { " " }бесплатно
   *[other] , руды нужно { $cost }
}: { $points ->
    [0] очков пока не прибавит
    [one] ещё { $points } очко
    [few] ещё { $points } очка
   *[other] ещё { $points } очков
}.
preview-research = «{ $power }», маны нужно { $cost }.
preview-expand = { $armies }-я армия{ $cost ->
    [0] { " " }бесплатно
   *[other] , еды нужно { $cost }
}.
preview-unusable = Сами вы его сейчас выполнить не сможете.
preview-collect = { $sure ->
    [0] { $choice ->
        [0] Ничего.
       *[other] На выбор: { $choice }.
    }
   *[other] { amounts }{ $choice ->
        [0] { "" }
       *[other] , { $choice } на выбор
    }.
}
amounts = { $mana ->
    [0] { $ore ->
        [0] { $food ->
            [0] ничего
            [one] { $food } еда
           *[other] { $food } еды
        }
        [one] { $ore } руда{ amounts-food }
       *[other] { $ore } руды{ amounts-food }
    }
   *[other] { $mana } { $mana ->
        [one] мана
       *[other] маны
    }{ $ore ->
        [0] { "" }
        [one] , { $ore } руда
       *[other] , { $ore } руды
    }{ amounts-food }
}
amounts-food = { $food ->
    [0] { "" }
    [one] , { $food } еда
   *[other] , { $food } еды
}
preview-sacrifice = За армию — { $mana } { $mana ->
    [one] мана
   *[other] маны
}.
preview-trade = { $given } −{ $amount }, { $taken } +{ $got }{ $lost ->
    [0] { "" }
   *[other] ; пропадёт { $lost }
}.
preview-frostbite = Потеряет «{ $power }».
preview-storm = Нейтральная армия стоит { $price }.
preview-war = { $shared ->
    [0] Война, соперник — { $foe }
   *[other] Война с союзником ({ $foe }). Число поставит на кон и общие области ({ $regions }).
}
preview-swap = Чужая армия ({ $foe }). { $wars ->
    [0] Войны не будет.
   *[other] Начнётся война ({ $regions }).
}
preview-arrive = { $token ->
    [0] Вы получите: { amounts }.
   *[other] Вы откроете жетон.
}
preview-pay = { amounts }. Останется: мана { $mana_left }, руда { $ore_left }, еда { $food_left }.
preview-pay-ways = Чем платить остальное, выберете дальше.
preview-flag = Ничего не стоит. Любое число сильнее: тогда { retreat-after-dial }.
preview-dial = Цена: { amounts }{ $off ->
    [0] { "" }
   *[other] { " " }(скидка { $off })
}. Если проиграете, { retreat-after-dial }.
preview-dial-ways = { $ways ->
    [one] { $ways } способ заплатить
    [few] { $ways } способа заплатить
   *[other] { $ways } способов заплатить
}. Если проиграете, { retreat-after-dial }.
retreat-after-dial = { $retreat ->
    [sure] армия сможет отступить
    [maybe] еды на отступление может не хватить
   *[never] армия погибнет
}
preview-raise = На вашем кубике станет { $number }: { $outcome ->
    [win] вы победите.
   *[lose] всё равно поражение.
}
preview-army-lost = Армия погибнет; у вас останется { $left }.

## Что на кону

stake-alliance = { $whose ->
    [mine] Число разорвёт альянс: проигравший уйдёт и из общих областей ({ $regions }).
   *[theirs] Это союзники. Число разорвёт альянс: проигравший уйдёт и из общих областей ({ $regions }).
}
stake-bound = Союзник связал вас клятвой: можно показать только флаг.
stake-win = { $tie ->
    [mine] Победа или ничья
   *[theirs] Победа
}: { $role ->
    [attacker] область ваша, чужая армия уходит.
   *[defender] область остаётся вашей, зачинщик уходит.
}
stake-lose = { $tie ->
    [mine] Поражение
   *[theirs] Поражение или ничья
}: { $way ->
    [retreat] { $cost ->
        [0] армия может бесплатно отступить, иначе погибнет.
       *[other] армия может отступить за { $cost } { $cost ->
            [one] еду
           *[other] еды
        } (у вас { $food }{ $mana ->
            [0] { "" }
           *[other] { " " }и { $mana } маны
        }), иначе погибнет.
    }
    [hungry] армия погибнет: для отступления нужно еды: { $cost }, у вас { $food }.
    [saved] последняя армия спасётся в ближайшей свободной области.
   *[nowhere] армия погибнет: отступать некуда.
}
stake-last = На кону все ваши армии; последняя в любом случае спасётся.
stake-flags = { $seats ->
    [2] Два флага: побеждает защитник — вдвоём альянсов не бывает.
   *[other] Два флага: обе армии остаются, область становится общей.
}
