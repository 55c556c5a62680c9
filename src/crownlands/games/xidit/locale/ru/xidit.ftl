### «Лорды Ксидита» по-русски. Все тексты — наши собственные.
### Названия приходят в именительном падеже: фразы построены так, чтобы он подходил. Перед тире — неразрывный пробел.

game-xidit = Лорды Ксидита
    .about = Чудовища осадили города королевства. Тайно задайте герою шесть приказов, соберите нужные отряды, спасайте города раньше соперников и продержитесь три подсчёта: богатство, влияние, репутацию. Кто останется последним, тот и спас королевство. (Карта и большинство тайлов — наша реконструкция.)
    .brief =
        Побеждает тот, кто останется. После двенадцати лет (в короткой игре — девяти) по очереди подсчитывают богатство (монеты), влияние (секции гильдий) и репутацию (барды); порядок указан вверху. В каждом подсчёте выбывает последний, поэтому не обязательно быть первым, главное — не быть последним.
        Каждый год все тайно задают герою шесть приказов: чёрная, красная или голубая дорога, действие в городе или ожидание. Потом все герои выполняют первый приказ, затем второй и так далее.
        На тайле найма (зелёный) действие даёт самый слабый отряд из тех, что там ждут, — раз в год в одном городе. У угрозы (красный) вы отдаёте указанные отряды и берёте две награды из трёх: монеты, бардов для регионов вокруг или секции гильдии в этом городе.
        Кто пришёл первым, того и добыча: прежде чем строить план, посмотрите, где стоят соперники.
        В конце 4-го, 8-го и 12-го годов (в короткой игре — 3-го, 6-го и 9-го) проходит ревизия. Кто покажет больше всех отрядов одного рода, получит награду и сохранит отряды.
        Когда новой угрозы взять неоткуда, просыпаются Титаны: их изгоняют из города без тайла любыми отрядами.

## Фишки

unit-militia = ополченцы
    .counted = { $count } { $count ->
        [one] ополченец
        [few] ополченца
       *[other] ополченцев
    }
unit-archer = лучники
    .counted = { $count } { $count ->
        [one] лучник
        [few] лучника
       *[other] лучников
    }
unit-infantry = пехотинцы
    .counted = { $count } { $count ->
        [one] пехотинец
        [few] пехотинца
       *[other] пехотинцев
    }
unit-cleric = священники
    .counted = { $count } { $count ->
        [one] священник
        [few] священника
       *[other] священников
    }
unit-mage = боевые маги
    .counted = { $count } { $count ->
        [one] боевой маг
        [few] боевых мага
       *[other] боевых магов
    }
order-black = чёрная дорога
order-red = красная дорога
order-blue = голубая дорога
order-act = действие в городе
order-wait = ожидание
reward-coins = монеты
reward-bards = барды
reward-guild = секции гильдии
column-wealth = богатство
column-influence = влияние
column-reputation = репутация

## Города, регионы, существа, Титаны

city-1 = Город 1
city-2 = Город 2
city-3 = Город 3
city-4 = Город 4
city-5 = Город 5
city-6 = Город 6
city-7 = Город 7
city-8 = Город 8
city-9 = Город 9
city-10 = Город 10
city-11 = Город 11
city-12 = Город 12
city-13 = Город 13
city-14 = Город 14
city-15 = Город 15
city-16 = Город 16
city-17 = Город 17
city-18 = Город 18
city-19 = Город 19
city-20 = Город 20
city-21 = Город 21

region-northeast = Багряные утёсы
region-east = Выжженная пустошь
region-coast = Западный берег
region-west = Лиловые холмы
region-northwest = Изумрудный лес
region-snow = Снежные пики
region-southwest = Янтарные поля
region-south = Топи Юга
region-centre = Срединные земли

tile-1 = Туманный олень
tile-2 = Береговой рак-исполин
tile-3 = Чернозобый гриф
tile-4 = Морская гидра
tile-5 = Хлебный червь
tile-6 = Железный вепрь
tile-7 = Лесной шептун
tile-8 = Шипастый василиск
tile-9 = Ледяной мамонт
tile-10 = Снежная гарпия
tile-11 = Каменный тролль
tile-12 = Рогатый жук
tile-13 = Болотный спрут
tile-14 = Пепельный скорпион
tile-15 = Двуглавый волк
tile-16 = Медный грифон
tile-17 = Ледяной змей
tile-18 = Горный великан
tile-19 = Багровая виверна
tile-20 = Песчаная саламандра
tile-21 = Костяной верблюд
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

titan-3a = Титан мха
titan-3b = Титан тумана
titan-4a = Титан камня
titan-4b = Титан льда
titan-5a = Титан пламени
titan-5b = Титан бездны

## Вопросы

prompt-hero = Где начнёт ваш герой? Подойдёт любой город без другого героя, с тайлом или без.
prompt-order = Тайный план: какой приказ поставить на колёсико { $wheel } из 6?
prompt-reward = { $city }, { $source }. На выбор: { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
}, { $bards } { $bards ->
    [one] бард
    [few] барда
   *[other] бардов
} и { $storeys } { $storeys ->
    [one] секция гильдии
    [few] секции гильдии
   *[other] секций гильдии
}. { $left ->
    [1] Какую награду взять ещё?
   *[other] Возьмите две награды. Какую первой?
}{ $sing ->
    [regions-closed] {" "}Барды ничего не дадут: все регионы вокруг этого города закрыты.
   *[fits] {""}
}{ $build ->
    [guild-of-another] {" "}Секции ничего не дадут: здесь стоит гильдия другого игрока.
    [guild-is-full] {" "}Секции ничего не дадут: в вашей гильдии здесь их уже четыре.
    [no-storeys] {" "}Секции ничего не дадут: у вас их не осталось.
   *[fits] {""}
}
prompt-bard = { $left ->
    [one] Остался { $left } бард.
    [few] Осталось { $left } барда.
   *[other] Осталось { $left } бардов.
} В какой регион рядом с героем поставить следующего?
prompt-census-bard = Ревизия: рядом с героем можно поставить { $left ->
    [one] { $left } барда
   *[other] { $left } бардов
}. Куда пойдёт следующий?
prompt-census-storey = Ревизия: можно добавить секцию к одной из своих гильдий. В каком городе?
prompt-kept-storey = Отложенную секцию теперь есть куда поставить. В каком городе?
prompt-exile = { $city }: тайла нет, и можно изгнать одного из пробуждённых Титанов, отдав любые отряды. Какого?
prompt-titan-unit = { $titan }: нужно ещё отрядов — { $left }. Какой отдать?
prompt-neutral = Город спасён, и один жетон нейтрального игрока поднимается на деление. В какой колонке?
prompt-hand = Ревизия, { $unit }: сколько отрядов показать? Все открывают ладони одновременно.

## Нет, спасибо

done-exile = Не трогать Титанов
done-census-bard = Больше бардов не ставить
done-census-storey = Не строить секцию

## События

event-tiles-laid = Тайлы на местах. Найм: { $recruits }. Угрозы: { $threats }.
event-scorings = Порядок подсчётов в конце игры: { $columns }.
event-first-player = Жетон первого игрока получает { $player }.
event-placed-hero = { $player } начинает: { $city }.
event-year = Год { $year }: все составляют планы.
event-planned = { $player }, план: { $orders }.
event-moved = { $number }. { $player }: { $city } → { $to_city } ({ $road }).
event-no-road = { $number }. { $player } остаётся на месте ({ $city }): { $road } отсюда не идёт.
event-waited = { $number }. { $player } ждёт.
event-acted-already = { $number }. { $player } ничего не делает ({ $city }): { $deed ->
    [recruit] за год в одном городе нанимают только один отряд
    [threat] там, откуда в этом году изгнан Титан, угрозу не устранить
   *[titan] Титана не изгоняют там, где в этом году уже действовали
}.
event-recruited = { $number }. { $player } нанимает отряд ({ $city }): { $unit }.
event-recruited-private = { event-recruited } Теперь их у вас { $have }.
event-lacks-units = { $number }. { $player } не справляется с угрозой «{ $tile }» ({ $city }): не хватает отрядов.
event-lacks-units-private = { $number }. { $player } не справляется с угрозой «{ $tile }» ({ $city }). Недостающие отряды: { $missing }.
event-nothing-here = { $number }. { $player }: делать здесь нечего ({ $city }).
event-spared-titans = { $number }. { $player } не трогает Титанов ({ $city }).
event-spared-titans-private = { $number }. { $player } не трогает Титанов ({ $city }): отрядов нужно не меньше { $needed }, у вас — { $units }.
event-beat-threat = { $number }. { $player } устраняет угрозу «{ $tile }» ({ $city }) и отдаёт отряды: { $units }.
event-beat-threat-private = { event-beat-threat } Осталось отрядов: { $have }.
event-exiled = { $number }. { $player } изгоняет Титана ({ $city }): { $titan }. Отданы отряды: { $units }.
event-exiled-private = { event-exiled } Осталось отрядов: { $have }.
event-no-reward = { $player } остаётся без награды «{ $reward }»: { $why ->
    [not-printed] на тайле её нет
    [no-bards] все барды уже на поле
    [regions-closed] все регионы вокруг этого города закрыты
    [guild-of-another] здесь стоит гильдия другого игрока
    [guild-is-full] в гильдии здесь уже четыре секции
   *[no-storeys] секций больше нет
}.
event-took-coins = { $coins ->
    [one] { $player } берёт { $coins } монету.
    [few] { $player } берёт { $coins } монеты.
   *[other] { $player } берёт { $coins } монет.
}
event-took-coins-private = { event-took-coins } Теперь их у вас { $purse }.
event-placed-bard = { $player } отправляет барда: { $region }.
event-placed-bard-private = { event-placed-bard } В запасе осталось: { $stock }.
event-bard-to-bastion = { $player } прячет барда в Бастион.
event-bard-to-bastion-private = { event-bard-to-bastion } Ваших там теперь { $bastion }, в запасе осталось { $stock }.
event-built = { $storeys ->
    [one] { $player } строит { $storeys } секцию гильдии ({ $city }); теперь в ней { $height }.
    [few] { $player } строит { $storeys } секции гильдии ({ $city }); теперь в ней { $height }.
   *[other] { $player } строит { $storeys } секций гильдии ({ $city }); теперь в ней { $height }.
}
event-neutral-advanced = { $player } поднимает нейтрального игрока ({ $column }): деление { $division }, { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}.
event-recruits-gone = { $city }: последний отряд нанят, тайл уходит в сброс.
event-recruits-came = { $city }: новый найм. Отряды: { $units }.
event-recruits-passed = { $city }: подходящих отрядов в казармах нет, тайл уходит в сброс.
event-recruits-wait = В казармах некого нанять: новый тайл найма выйдет на поле, когда туда вернутся отряды.
event-next-recruits = Следующий найм — { $city }.
event-recruits-from-threats = Тайлы найма кончились: вместо них выйдет перевёрнутый тайл «{ $tile }».
event-threat-came = { $city }: новая угроза — «{ $tile }».
event-next-threat = Следующая угроза — { $city }: «{ $tile }».
event-new-recruit-pile = Сброс угроз перевёрнут: { $count } { $count ->
    [one] тайл
    [few] тайла
   *[other] тайлов
} в новой стопке найма.
event-new-threat-pile = Сброс найма перевёрнут: { $count } { $count ->
    [one] тайл
    [few] тайла
   *[other] тайлов
} в новой стопке угроз.
event-titans-wake = Угроз в стопке больше нет. Просыпаются: { $titans }.
event-no-titan-sleeps = Угроз в стопке больше нет, и просыпаться больше некому.
event-reinforcement = Подкрепление: в новых стопках тайлов найма — { $recruits }, угроз — { $threats }.
event-census = Год { $year } завершается ревизией армии.
event-showed = Ревизия, { $unit }: { $player_1 } — { $units_1 }, { $player_2 } — { $units_2 }, { $player_3 } — { $units_3 }{ $seats ->
    [3] { "" }
    [4] , { $player_4 } — { $units_4 }
   *[5] , { $player_4 } — { $units_4 }, { $player_5 } — { $units_5 }
}. { $winners ->
    [1] Больше всех: { $most }.
   *[other] Больше всех сразу у нескольких, награда каждому: { $most }.
}
event-nobody-showed = Ревизия, { $unit }: никто ничего не показал.
event-no-bard = { $player } больше бардов не ставит.
event-no-storey = { $player } не строит секцию.
event-kept-storey = { $player } откладывает секцию: ставить её пока некуда.
event-screen-lifted = { $player } убирает ширму: монет { $coins }, отрядов { $units }, бардов в Бастионе { $bastion }.
event-scoring = Подсчёт { $number }: { $column }.
event-scored = { $place }. { $player }: { $points } ({ $column }).
event-scored-neutral = { $place }. Нейтральный игрок: { $points } ({ $column }).
event-out = { $player } выбывает ({ $column }).
event-neutral-out = Нейтральный игрок выбывает ({ $column }).
event-neutral-wins = Нейтральный игрок продержался дольше всех: королевство никто не спас.
event-saviour = Спаситель королевства — { $player }!

## Почему нельзя

reason-hero-here = Здесь начинает другой герой.
reason-too-few-units = Нужно отрядов: { $needed }; у вас { $units }.
reason-no-such-unit = Таких отрядов у вас нет.
reason-taken-already = Эта награда уже взята, а награды должны быть разными.
reason-not-printed = На тайле нет такой награды.
reason-no-bards = Все ваши барды уже на поле.
reason-no-guild-here = Здесь нет вашей гильдии.
reason-guild-of-another = Здесь стоит гильдия другого игрока.
reason-guild-is-full = В вашей гильдии здесь уже четыре секции.
reason-region-closed = Этот регион в этой игре закрыт.
reason-not-around-hero = Этот регион не граничит с городом вашего героя.
reason-column-is-full = Жетон уже на последнем делении этой колонки.

## Что даст выбор

preview-unset = Ещё не задан.
preview-wait = Герой ждёт.
preview-move = { $road }: { $city }.
preview-no-road = { $city }: { $road } отсюда не идёт, герой останется на месте.
preview-recruit = Найм ({ $city }): { $unit }, если никто не опередит.
preview-beat = Угроза «{ $tile }» ({ $city }) будет устранена, если никто не опередит.
preview-lacks = { $city }, «{ $tile }»: не хватит отрядов — { $units }.
preview-titan = { $city }: можно будет изгнать Титана.
preview-titan-weak = { $city }: тайла нет, а на Титана не хватит отрядов.
preview-hoped = { $city }: тайла пока нет, но он виден в очереди и может успеть выйти.
preview-spare = { $city }, «{ $tile }»: угрозу удастся устранить, только если не отдать Титану эти отряды: { $units }.
preview-twice = { $city }: { $deed ->
    [recruit] к этому приказу вы здесь уже наймёте отряд, а второй в том же году нельзя.
    [threat] к этому приказу вы уже изгоните отсюда Титана, поэтому угрозу не устранить.
   *[titan] к этому приказу вы здесь уже что-то сделаете, поэтому Титана не изгнать.
}
preview-empty = { $city }: делать здесь будет нечего.
preview-unsure = { $city }: исход зависит от тайлов, которых ещё никто не видел.
preview-reward-coins = { $count } { $count ->
    [one] монета
    [few] монеты
   *[other] монет
}
preview-reward-bards = { $count } { $count ->
    [one] бард
    [few] барда
   *[other] бардов
}
preview-reward-bards-part = бардов: { $count } из { $printed }, больше в запасе нет
preview-reward-guild = { $count } { $count ->
    [one] секция
    [few] секции
   *[other] секций
}
preview-reward-guild-part = секций: { $count } из { $printed }, больше не поместится или их нет
preview-reward-nothing = Ничего не даст: { $why ->
    [regions-closed] все регионы рядом закрыты
    [guild-of-another] здесь чужая гильдия
    [guild-is-full] ваша гильдия здесь достроена
   *[no-storeys] секций не осталось
}
preview-bard = Здесь будет { $bards } { $bards ->
    [one] ваш бард
    [few] ваших барда
   *[other] ваших бардов
}: { $before } → { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
preview-bard-hidden = В Бастионе будет { $bards } { $bards ->
    [one] ваш бард
    [few] ваших барда
   *[other] ваших бардов
}; очки — в конце игры
preview-storey = В гильдии станет { $height } { $height ->
    [one] секция
    [few] секции
   *[other] секций
}
preview-exile = Нужно любых отрядов: { $needed }. Две награды из трёх: { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
}, { $bards } { $bards ->
    [one] бард
    [few] барда
   *[other] бардов
}, { $storeys } { $storeys ->
    [one] секция
    [few] секции
   *[other] секций
}
preview-unit = У вас их { $have }
preview-neutral = { $before } → { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}

## Откуда очки

score-wealth = Богатство: место { $place }{ $out ->
    [yes] , выбывает
   *[no] {""}
}
score-influence = Влияние: место { $place }{ $out ->
    [yes] , выбывает
   *[no] {""}
}
score-reputation = Репутация: место { $place }{ $out ->
    [yes] , выбывает
   *[no] {""}
}

## Варианты игры

variant-short = Короткая игра
    .help = Девять лет вместо двенадцати, меньше тайлов и регионов.
variant-neutral = Нейтральный игрок
    .help = Только для троих: с каких делений он начинает.
variant-neutral-normal = обычный
variant-neutral-hard = сильный
variant-titans_move_neutral = Титаны двигают нейтрального игрока
    .help = Только для троих: двигает ли его изгнание Титана так же, как устранение угрозы.
variant-open_screens = Открытые ширмы
    .help = Все видят отряды, монеты и бардов друг друга: память не нужна. Планы остаются тайными.
variant-first = Первый игрок
    .help = Кто начинает; по книге правил — самый старший.
variant-first-random = случайный
variant-first-seat-1 = место 1
variant-first-seat-2 = место 2
variant-first-seat-3 = место 3
variant-first-seat-4 = место 4
variant-first-seat-5 = место 5
variant-edition = Издание
    .help = Что напечатано на поле и тайлах. Наше — реконструкция; администратор дома может загрузить печатное из файла.
variant-edition-reconstruction = наша реконструкция

## Что изменилось с моего прошлого хода: слово стоит перед числом, например +2

tally-influence = влияние
tally-reputation = репутация
tally-coins = монеты
tally-units = отряды

## Набор вариантов целиком и партия одним взглядом

preset-first = Первая партия
    .about = Девять лет вместо двенадцати и без ширм: ничего не нужно запоминать.
preset-standard = Обычная
    .about = Двенадцать лет, как в книге правил; сокровища каждого — за ширмой.
progress-year = Год { $year } из { $years }

setup-neutral-for-three = нейтральный игрок бывает только в партии на троих

## Подсказки: зачем такой план и чем он рискует

hint-title-plan-recruit-for = { $count ->
    [one] Устранить угрозу «{ $threats }»
   *[other] Устранить угрозы: { $threats }
}
hint-title-plan-beat = { hint-title-plan-recruit-for }
hint-title-plan-titan = Изгнать Титана
hint-title-plan-recruit = Нанять отряды: { $units }
hint-title-plan-prepare = Собрать силы на угрозу «{ $threat }»
hint-title-plan-towards = Копить силы на угрозу «{ $threat }»
hint-title-plan-position = Перейти: { $city }
hint-plan-recruit-for = Наймёте отряды ({ $units }) и устраните { $count ->
    [one] угрозу «{ $threats }»
   *[other] угрозы: { $threats }
}; награда: { $rewards }.
hint-plan-beat = Отрядов уже хватает { $count ->
    [one] на угрозу «{ $threats }»
   *[other] на угрозы: { $threats }
}; награда: { $rewards }.
hint-plan-titan = Изгнание Титана ({ $city }).
hint-plan-also = По пути найм: { $units }.
hint-plan-recruit = Найм на будущее: { $units }.
hint-plan-prepare = Найм: { $units } — и отрядов хватит на угрозу «{ $threat }».
hint-plan-towards = Найм: { $units }; для угрозы «{ $threat }» потом останется набрать: { $missing }.
hint-plan-position = Этот план никого не нанимает и ничего не устраняет: к новому году вы будете здесь ({ $city }).
hint-plan-hope = { $city }: исход зависит от тайла, который ещё не вышел.
hint-plan-risk = Но { $rival } может успеть раньше ({ $city }).
hint-near-recruits = Ближайший найм: { $roads ->
    [0] прямо здесь.
   *[other] { $city }, дорог до него: { $roads }.
}
hint-near-threat = Ближайшая угроза: { $roads ->
    [0] прямо здесь.
   *[other] { $city }, дорог до неё: { $roads }.
}
hint-bards-kept = Барды останутся у вас для будущих наград: { $bards }.
hint-reward-coins = { preview-reward-coins } — это богатство.
hint-reward-bards = { preview-reward-bards } — это репутация.
hint-reward-bards-part = { preview-reward-bards-part }.
hint-reward-guild = { preview-reward-guild } — это влияние.
hint-reward-guild-part = { preview-reward-guild-part }.
hint-reward-nothing = { preview-reward-nothing }.
hint-bard = { preview-bard }.
hint-bard-hidden = { preview-bard-hidden }.
hint-storey = { preview-storey }.
hint-exile = { preview-exile }.
hint-unit = { preview-unit }.
hint-neutral = { preview-neutral }.
hint-hand = { $number ->
    [0] Прятать отряды стоит, только если у других их, по-вашему, больше: тогда никто не узнает, сколько у вас.
   *[other] { $more ->
        [0] Это все, кто есть: отряды в любом случае останутся у вас, а за наибольшее число дают награду.
       *[other] Хватит, если никто не покажет больше; об остальных (их { $more }) не узнают. За показ ничем не платят.
    }
}
