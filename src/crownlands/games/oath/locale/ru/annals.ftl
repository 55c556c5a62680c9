### Летопись хроники голосом летописца. Раунд партии здесь — год.
### У каждой фразы три голоса; какой звучит, решает номер партии. Имена и названия — в именительном падеже, глаголы о
### людях — в настоящем времени: род имени неизвестен. $when открывает фразу: «В третий год» или «В тот же год».

annals-in-year-1 = В первый год
annals-in-year-2 = Во второй год
annals-in-year-3 = В третий год
annals-in-year-4 = В четвёртый год
annals-in-year-5 = В пятый год
annals-in-year-6 = В шестой год
annals-in-year-7 = В седьмой год
annals-in-year-8 = В восьмой год
annals-same-year-0 = В тот же год
annals-same-year-1 = Затем
annals-same-year-2 = Ещё до исхода года

annals-oath-supremacy = главенства
annals-oath-the-people = служения
annals-oath-protection = спасения
annals-oath-devotion = мудрости

annals-board-purple = Лиловый
annals-board-brown = Коричневый
annals-board-yellow = Жёлтый
annals-board-white = Белый
annals-board-blue = Синий
annals-board-red = Красный

annals-site-ancient-city = { site-ancient-city }
annals-site-barren-coast = { site-barren-coast }
annals-site-buried-giant = { site-buried-giant }
annals-site-charming-valley = { site-charming-valley }
annals-site-deep-woods = { site-deep-woods }
annals-site-drowned-city = { site-drowned-city }
annals-site-fertile-valley = { site-fertile-valley }
annals-site-great-slum = { site-great-slum }
annals-site-lush-coast = { site-lush-coast }
annals-site-marshes = { site-marshes }
annals-site-mine = { site-mine }
annals-site-mountain = { site-mountain }
annals-site-narrow-pass = { site-narrow-pass }
annals-site-plains = { site-plains }
annals-site-river = { site-river }
annals-site-rocky-coast = { site-rocky-coast }
annals-site-salt-flats = { site-salt-flats }
annals-site-shrouded-wood = { site-shrouded-wood }
annals-site-standing-stones = { site-standing-stones }
annals-site-steppe = { site-steppe }
annals-site-the-hidden-place = { site-the-hidden-place }
annals-site-the-tribunal = { site-the-tribunal }
annals-site-wastes = { site-wastes }

## Названия глав

annals-title-usurper = { $voice ->
    [0] Узурпатор { $winner }
    [1] Как { $winner } берёт престол
   *[2] { $winner } и чужой обет
}
annals-title-vision = { $voice ->
    [0] Что видит { $winner }
    [1] { $winner } и вещий сон
   *[2] Ясновидец { $winner }
}
annals-title-steadfast = { $voice ->
    [0] Империя стоит, правит { $winner }
    [1] { $winner } держит обет
   *[2] { $winner } не отдаёт престола
}
annals-title-heir = { $voice ->
    [0] { $winner } наследует империю
    [1] { $winner } служит и побеждает
   *[2] Новый канцлер — { $winner }
}
annals-title-long-war = { $voice ->
    [0] { $winner } и долгая война
    [1] { $winner } и восемь лет распри
   *[2] { $winner } переживает всех
}

## С чего началось

annals-opening-first = Летопись начинается с первого канцлера. Его имя — { $chancellor }, и землю держит обет { $oath }.
annals-opening-new = { $voice ->
    [0] На месте канцлера теперь { $chancellor }, и земля живёт по обету { $oath }.
    [1] Начинается новое правление: пурпур носит { $chancellor }, и всех связывает обет { $oath }.
   *[2] Теперь канцлер — { $chancellor }, а обет этой земли — обет { $oath }.
}
annals-opening-again = { $reigns ->
    [2] { $voice ->
        [0] { $chancellor } правит второй раз подряд, теперь по обету { $oath }.
        [1] Пурпур снова носит { $chancellor }, а землю держит обет { $oath }.
       *[2] { $chancellor } не выпускает пурпура из рук; земля живёт по обету { $oath }.
    }
   *[other] { $voice ->
        [0] { $chancellor } правит уже { $reigns }-й раз подряд, на этот раз по обету { $oath }.
        [1] И опять { $chancellor }: это уже { $reigns }-е правление подряд. Землю держит обет { $oath }.
       *[2] Мало кто помнит другого канцлера: это всё ещё { $chancellor }. Обет этой земли — обет { $oath }.
    }
}
annals-served = { $count ->
    [one] { $voice ->
        [0] Вассал у империи с первого дня один: { $names }.
        [1] С самого начала империи служит { $names }.
       *[2] Единственный вассал империи — { $names }.
    }
   *[other] { $voice ->
        [0] Вассалы у империи с первого дня: { $names }.
        [1] С самого начала империи служат { $names }.
       *[2] Империи есть на кого опереться, её вассалы — { $names }.
    }
}
annals-came = { $voice ->
    [0] На дорогах слышны новые имена: { $cards }.
    [1] Много нового в этих землях: { $cards }.
   *[2] Путники толкуют о неслыханном: { $cards }.
}
annals-went = { $voice ->
    [0] Об ином больше ни слуху ни духу: { $cards }.
    [1] Кое-чего с тех пор никто не видел: { $cards }.
   *[2] Чем жили проигравшие прошлую войну, того больше нет на свете: { $cards }.
}

## Что было

annals-joined = { $voice ->
    [0] { $when } { $player } преклоняет колено и становится вассалом империи.
    [1] { $when } { $player } возвращается из изгнания под руку империи.
   *[2] { $when } у империи появляется вассал — { $player }.
}
annals-exiled = { $voice ->
    [0] { $when } { $other } изгоняет из империи вассала по имени { $player }.
    [1] { $when } { $player } впадает в немилость: { $other } подписывает изгнание.
   *[2] { $when } { $other } указывает на ворота, и { $player } уходит в изгнание.
}
annals-left = { $voice ->
    [0] { $when } { $player } порывает с империей и уходит в изгнание.
    [1] { $when } { $player } бросает наземь плащ вассала и уходит.
   *[2] { $when } { $player } покидает империю, хотя никто и не гонит.
}
annals-vision = { $voice ->
    [0] { $when } { $player } рассказывает свой сон каждому, кто готов слушать: «{ $vision }».
    [1] { $when } { $player } объявляет во всеуслышание: «{ $vision }».
   *[2] { $when } { $player } выходит к людям с пророчеством «{ $vision }».
}
annals-conspiracy = { $voice ->
    [0] { $when } раскрыт заговор, и в самом его сердце { $player }.
    [1] { $when } { $player } плетёт заговор.
   *[2] { $when } заговор выходит на свет, и стоит за ним { $player }.
}
annals-title-taken = { $voice ->
    [0] { $when } { $player } держит обет вернее, чем { $other }, и титул меняет хозяина.
    [1] { $when } { $other } теряет титул, и берёт его { $player }.
   *[2] { $when } верным обету зовётся уже не { $other }, а { $player }.
}
annals-titles = { $years ->
    [0] { $when } заканчивается спор за титул: он переходил из рук в руки { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }, и никто не удержал его и года.
   *[other] { $when } заканчивается спор за титул: он переходил из рук в руки { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }. Дольше всех, { $years ->
        [one] { $years } год
        [few] { $years } года
       *[many] { $years } лет
    }, его держит { $player }.
}
annals-usurper = { $voice ->
    [0] { $when } { $player } — узурпатор, и до короны остаётся одно утро.
    [1] { $when } { $player } тянется к престолу узурпатором, но напрасно.
   *[2] { $when } { $player } ходит в узурпаторах, и корона уже почти на голове.
}
annals-battle-won = { $voice ->
    [0] { $when } сходятся { $player } и { $other } (место битвы — { $site }). Верх берёт { $player }; { $fallen ->
        [0] никто не погиб
        [one] пал { $fallen } отряд
        [few] пало { $fallen } отряда
       *[many] пало { $fallen } отрядов
    }.
    [1] { $when } { $player } разбивает врага, и враг этот — { $other } (место битвы — { $site }). { $fallen ->
        [0] Все остаются живы.
        [one] Хоронят { $fallen } отряд.
        [few] Хоронят { $fallen } отряда.
       *[many] Хоронят { $fallen } отрядов.
    }
   *[2] { $when } { $other } бежит с поля (место битвы — { $site }), и побеждает { $player }. { $fallen ->
        [0] Крови не пролито.
        [one] Полёг { $fallen } отряд.
        [few] Полегло { $fallen } отряда.
       *[many] Полегло { $fallen } отрядов.
    }
}
annals-battle-spoils = { $voice ->
    [0] { $when } { $player } идёт войной, и { $other } не может устоять (место битвы — { $site }). Добыча: { $gains }. { $fallen ->
        [0] Никто не погиб.
        [one] Пал { $fallen } отряд.
        [few] Пало { $fallen } отряда.
       *[many] Пало { $fallen } отрядов.
    }
    [1] { $when } { $other } терпит поражение (место битвы — { $site }), и потеряна не только честь. Что уносит { $player }: { $gains }. { $fallen ->
        [0] Все остаются живы.
        [one] Цена — { $fallen } отряд.
        [few] Цена — { $fallen } отряда.
       *[many] Цена — { $fallen } отрядов.
    }
   *[2] { $when } бьются { $player } и { $other } (место битвы — { $site }). { $fallen ->
        [0] Крови не пролито,
        [one] Полёг { $fallen } отряд,
        [few] Полегло { $fallen } отряда,
       *[many] Полегло { $fallen } отрядов,
    } и верх берёт { $player }. Добыча: { $gains }.
}
annals-battle-lost = { $voice ->
    [0] { $when } { $player } идёт войной, но { $other } отбивает натиск (место битвы — { $site }). { $fallen ->
        [0] Никто не погиб.
        [one] Пал { $fallen } отряд.
        [few] Пало { $fallen } отряда.
       *[many] Пало { $fallen } отрядов.
    }
    [1] { $when } { $other } стоит насмерть (место битвы — { $site }), и { $player } отступает. { $fallen ->
        [0] Все остаются живы.
        [one] Хоронят { $fallen } отряд.
        [few] Хоронят { $fallen } отряда.
       *[many] Хоронят { $fallen } отрядов.
    }
   *[2] { $when } { $player } испытывает чужую силу (место битвы — { $site }), и сильнее оказывается { $other }. { $fallen ->
        [0] Крови не пролито.
        [one] Полёг { $fallen } отряд.
        [few] Полегло { $fallen } отряда.
       *[many] Полегло { $fallen } отрядов.
    }
}
annals-bandits-won = { $voice ->
    [0] { $when } { $player } разгоняет банды (место — { $site }).
    [1] { $when } { $player } выводит банды под корень (место — { $site }).
   *[2] { $when } бандам приходит конец (место — { $site }): за дело берётся { $player }.
}
annals-bandits-spoils = { $voice ->
    [0] { $when } { $player } бьёт банды, и вот награда: { $gains }.
    [1] { $when } { $player } забирает у банд вот что: { $gains }.
   *[2] { $when } { $player } кладёт конец власти банд. Добыча: { $gains }.
}
annals-bandits-lost = { $voice ->
    [0] { $when } побеждают даже банды: { $player } отступает (место битвы — { $site }).
    [1] { $when } { $player } бежит от банд (место битвы — { $site }).
   *[2] { $when } банды берут верх (место битвы — { $site }), и { $player } уходит ни с чем.
}
annals-theft = { $voice ->
    [0] { $when } реликвия «{ $relic }» меняет хозяина, и не в бою: { $other } теряет, { $player } находит.
    [1] { $when } { $other } не находит на месте реликвии «{ $relic }». Её уносит { $player }.
   *[2] { $when } { $player } прибирает к рукам реликвию «{ $relic }», и с ней расстаётся { $other }.
}

## Чем кончилось

annals-won-usurper = { $voice ->
    [0] { $when } { $winner } просыпается с обетом в руках, и престол взят. { $chancellor } больше не правит.
    [1] { $when } помешать некому: узурпатор { $winner } надевает корону. { $chancellor } больше не у власти.
   *[2] { $when } старый порядок рушится. { $winner } держит обет, которого не сдержал канцлер { $chancellor }.
}
annals-won-vision = { $voice ->
    [0] { $when } всё выходит так, как пророчит { $winner }: «{ $vision }». Народ идёт следом, { $chancellor } больше не правит.
    [1] { $when } сбывается «{ $vision }», а сны сбываются редко. На престоле уже не { $chancellor }, а { $winner }.
   *[2] { $when } { $winner } добивается своего: сбывается «{ $vision }». Канцлер { $chancellor } остаётся в пустых залах.
}
annals-won-steadfast = { $voice ->
    [0] { $when } наступает мир, и канцлер всё тот же: { $winner }.
    [1] { $when } война тихо кончается. Империя верна обету, { $winner } — империи.
   *[2] { $when } соперники сдаются один за другим: правит по-прежнему { $winner }.
}
annals-won-heir = { $voice ->
    [0] { $when } империя стоит, но идёт она уже за вассалом, и это { $winner }. { $chancellor } уступает место.
    [1] { $when } { $chancellor } выигрывает войну и теряет корону: империя достаётся вассалу, и это { $winner }.
   *[2] { $when } вассал { $winner } получает то, что защищал канцлер { $chancellor }. У верности есть цена.
}
annals-won-long-war = { $voice ->
    [0] { $when } от войны устали все, и на ногах остаётся { $winner }.
    [1] { $when } ничего не решается, и всё идёт как прежде: правит { $winner }.
   *[2] { $when } войска расходятся по домам. Что осталось от империи, тем правит { $winner }.
}

## Что из этого вышло

annals-oath-new = { $voice ->
    [0] { $winner } велит земле принести новый обет — обет { $oath }.
    [1] Отныне землю держит обет { $oath }.
   *[2] У ворот звучит новый обет, обет { $oath }.
}
annals-oath-kept = { $voice ->
    [0] Обет остаётся прежним, обет { $oath }.
    [1] { $winner } подтверждает обет { $oath }.
   *[2] И снова земля приносит обет { $oath }: другого { $winner } не желает.
}
annals-welcomed = { $voice ->
    [0] { $count ->
        [one] В новую империю принят вассал: { $names }.
       *[other] В новую империю приняты вассалы: { $names }.
    }
    [1] { $winner } жалует вассалитет, и { $count ->
        [one] новый вассал — { $names }
       *[other] новые вассалы — { $names }
    }.
   *[2] Ворота империи открыты, и в них { $count ->
        [one] входит { $names }
       *[other] входят { $names }
    }.
}
annals-built = { $voice ->
    [0] Камень ложится на камень (место — { $site }), и вот стоит «{ $card }».
    [1] В знак победы возведено строение «{ $card }» (место — { $site }).
   *[2] Путники дивятся новому строению «{ $card }» (место — { $site }).
}
annals-repaired = { $voice ->
    [0] Руины подняты из пыли (место — { $site }): снова стоит «{ $card }».
    [1] Приходят каменщики (место — { $site }), и снова цело строение «{ $card }».
   *[2] Где лежали руины (место — { $site }), там опять «{ $card }».
}
annals-ruined = { $voice ->
    [0] Где не было стражи, там рухнули стены: { $cards }.
    [1] Время и банды делают своё дело, и остаются руины: { $cards }.
   *[2] Старые камни зарастают травой: { $cards }.
}
annals-kept = { $voice ->
    [0] Что остаётся на карте: { $cards }.
    [1] Вот что осталось от прежних земель: { $cards }.
   *[2] { $winner } велит начертить новую карту, и вот что на ней осталось: { $cards }.
}
annals-kept-nothing = { $voice ->
    [0] Ни одной локации не удержать: { $winner } начинает заново на незнакомой земле.
    [1] Своей земли у победителя нет, и старую карту сжигают. Победитель — { $winner }.
   *[2] Старая карта больше ничего не стоит: { $winner } чертит новую с пустого листа.
}
annals-lost = { $voice ->
    [0] Другие дороги забыты: { $cards }.
    [1] Из иных мест больше нет гонцов: { $cards }.
   *[2] Остальное снова покрыто мраком: { $cards }.
}
annals-suit = { $voice ->
    [0] Масть «{ $suit }» ближе всех к престолу, и людей у неё прибудет.
    [1] Рядом с престолом стоит масть «{ $suit }»; оттуда придут новые друзья.
   *[2] { $winner } опирается на масть «{ $suit }», и к ней потянутся многие.
}
annals-numbers = Лет: { $years }, набегов: { $campaigns }, павших отрядов: { $fallen }, обретено реликвий и знамён: { $recovered }, открыто локаций: { $explored }.

## Что взять с собой и что выходит в числах

export-crownlands = Файл хроники
    .help = Всё целиком, вместе с летописью; с него можно продолжить в Crownlands.
export-mod = Строка для мода Tabletop Simulator
    .help = Только земли. То, что перед следующей партией решает случай, вытянуто лишь для этой строки.
annals-count-games = Партий: { $games }, павших отрядов: { $fallen }
annals-count-usurper = Победы узурпаторов: { $count }
annals-count-vision = Победы с видением: { $count }
annals-count-steadfast = Победы империи, верной обету: { $count }
annals-count-heir = Победы вассалов-преемников: { $count }
annals-count-long-war = Победы канцлера после последнего года: { $count }
annals-count-name = { $name }: побед { $won } из { $played }
annals-count-reign = Дольше всех подряд канцлер — { $player }, партий: { $games }
annals-count-oath = Партий по обету { $oath }: { $count }
annals-count-suit = Масть «{ $suit }» усилилась { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}
annals-count-edifices = Стоят: { $cards }
annals-count-ruins = В руинах: { $cards }
oath-land-unknown = Неведомая земля
