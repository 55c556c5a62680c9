### Стол «Легенд» в браузере: слова для экранного диктора, пояснения у курсора, смысл чисел.

## Карта

legends-web-map = Карта
legends-web-start = Стартовый регион
legends-web-control = Контроль: { $owner }
legends-web-no-control = Контроль: ни у кого
legends-web-force = { $owner }: { $what }
legends-web-armies = { $count } { $count ->
    [one] армия
    [few] армии
   *[other] армий
}
legends-web-cities = { $count } { $count ->
    [one] город
    [few] города
   *[other] городов
}
legends-web-island-control = Остров ({ $side }): { $owner }
legends-web-island-free = Остров ({ $side }): ничей
legends-web-turn = Ход { $turn } из { $of } · { $deck ->
    [0] колода пуста
    [one] в колоде { $deck } карта
    [few] в колоде { $deck } карты
   *[other] в колоде { $deck } карт
}
legends-web-sides = Фрагменты на выбор
legends-web-turns = Как ляжет фрагмент

## Ряд и карты

legends-web-row = Ряд карт, сначала дешёвые
legends-web-price = { $price ->
    [0] Бесплатно.
    [one] Стоит { $price } монету.
    [few] Стоит { $price } монеты.
   *[other] Стоит { $price } монет.
}
legends-web-card-about = { $gives }. { $does }.
legends-web-card-points = { $card }, сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
legends-web-no-word = Без слова
legends-web-no-cards = Карт пока нет

## Что есть у игрока

legends-web-mine = Мои владения
legends-web-others = Владения соперников
legends-web-points = Очки
legends-web-points-help = Если бы партия закончилась сейчас: { $sources }.
legends-web-points-none = Если бы партия закончилась сейчас.
legends-web-points-regions = регионы — { $points }
legends-web-points-citadels = цитадели — { $points }
legends-web-points-islands = острова — { $points }
legends-web-points-cards = карты — { $points }
legends-web-points-elixirs = эликсиры — { $points }
legends-web-points-tokens = жетоны — { $points }
legends-web-points-leader = предводитель — { $points }
legends-web-coins = Монеты
legends-web-supply = Армии в запасе
legends-web-cities-left = Города в запасе
legends-web-moves = Прибавка к шагам
legends-web-moves-help = Действует при каждом марш-броске.
legends-web-recruits = Прибавка к набору
legends-web-recruits-help = Действует при каждом наборе армии.
legends-web-crossing = Цена переправы
legends-web-crossing-help = Шагов за армию; каждый «полёт» снижает цену на 1, но не ниже 1.
legends-web-elixirs = Эликсиры
legends-web-elixirs-help = У кого их больше всех, получит 2 очка; при равенстве — по 1.
legends-web-immune = Армии нельзя разгромить
legends-web-captives = Пленные армии
legends-web-captives-help = Каждые три приносят очко.
legends-web-cards = Карты
legends-web-bid = Ставка: { $coins }

## Предводители

legends-web-leader-fairy-queen-1 = В конце 1 очко, если есть три «лесные» карты.
legends-web-leader-fairy-queen-2 = После последнего хода может купить ещё одну карту; её действие не выполняется.
legends-web-leader-bandit-king-1 = Может набирать армии и в чужих городах, платя хозяину по 1 монете за каждую.
legends-web-leader-bandit-king-2 = Разгромив чужую армию, может взять у её хозяина 1 монету.
legends-web-leader-red-sorceress-1 = Начинает с 5 армиями в стартовом регионе.
legends-web-leader-red-sorceress-2 = Забирает разгромленные армии себе: каждые три приносят очко.
legends-web-leader-white-knight-1 = Ещё 1 очко за каждый свой остров из трёх и более регионов.
legends-web-leader-white-knight-2 = С каждым новым городом приходит 1 армия.

# Ставки открыты.
legends-web-auction = Ставки открыты
legends-web-bid-coins = { $coins ->
    [0] ничего
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
legends-web-bid-paid = уплачено
legends-web-bid-kept = остаётся
