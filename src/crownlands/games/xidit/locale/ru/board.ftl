### Стол «Лордов Ксидита» в браузере: слова для экранного диктора, пояснения у курсора, планшет планирования, сцена.

## Карта

xidit-web-map = Карта Ксидита
xidit-web-units = { $unit } × { $count }
xidit-web-recruits = Ждут найма: { $units }
xidit-web-threat = { $beast }. Нужны: { $cost }. Две награды из трёх: { $rewards }
xidit-web-road = { $road } — { $city }
xidit-web-heroes = Здесь герои: { $names }
xidit-web-guild = Гильдия ({ $owner }): секций { $storeys } из 4
xidit-web-lyre = За первое место: { $first }, за второе: { $second }
xidit-web-bastion = Бардов в Бастионе: { $count }
xidit-web-bards-of = Барды ({ $owner }): { $count }
xidit-web-closed = закрыт
xidit-web-reward-coins = { $count } { $count ->
    [one] монета
    [few] монеты
   *[other] монет
}
xidit-web-reward-bards = { $count } { $count ->
    [one] бард
    [few] барда
   *[other] бардов
}
xidit-web-reward-guild = { $count } { $count ->
    [one] секция
    [few] секции
   *[other] секций
}

## Тайлы, очереди, Титаны

xidit-web-recruits-in = Найм: { $city }
xidit-web-wait-here = Кто ждёт
xidit-web-weakest-first = Первым всегда нанимают самый слабый отряд.
xidit-web-asks-for = Нужны отряды
xidit-web-gives-two = Две награды из трёх
xidit-web-any-units = { $count } { $count ->
    [one] любой отряд
    [few] любых отряда
   *[other] любых отрядов
}
xidit-web-queue-threat = Следующие угрозы
xidit-web-queue-recruits = Следующий найм
xidit-web-in-pile = Стопка { $count } · сброс { $gone }
xidit-web-lair = Логово Титанов
xidit-web-titan-awake = { $titan } не спит. Чтобы изгнать его, нужно любых отрядов: { $count }
xidit-web-awake = не спит
xidit-web-asleep = { $count ->
    [one] спит { $count }
   *[other] спят { $count }
}
xidit-web-gone = изгнаны
xidit-web-barracks = Казармы
xidit-web-neutral = Нейтральный игрок

## Календарь

xidit-web-calendar = Календарь
xidit-web-year = Год { $year } из { $of }
xidit-web-plain-year = Год { $year }
xidit-web-census-of = Год { $year }: ревизия армии
xidit-web-scorings = Порядок подсчётов в конце
xidit-web-two-out = В этом подсчёте выбывают двое
xidit-web-reconstruction = Реконструкция
xidit-web-reconstruction-about = Карта, большинство тайлов, награды за Титанов и шкала нейтрального игрока — наша реконструкция: она согласована с каждым числом в правилах, но в настоящей коробке напечатано другое. Если у вас есть эта игра, можно загрузить исправленное издание.

## Игроки

xidit-web-mine = Мои запасы
xidit-web-my-army = Мои отряды
xidit-web-my-screen = За моей ширмой
xidit-web-others = Соперники
xidit-web-first = Первый игрок
xidit-web-coins = Монеты
xidit-web-influence-now = Секции гильдий на карте
xidit-web-reputation-now = Репутация сейчас{ $bastion ->
    [open] {""}
   *[closed] , без Бастиона
}
xidit-web-screen = за ширмой
xidit-web-screen-help = Отряды, монеты и запас бардов скрыты до конца партии.
xidit-web-no-units = нет отрядов
xidit-web-left-bards = в запасе { $count } { $count ->
    [one] бард
    [few] барда
   *[other] бардов
}
xidit-web-left-storeys = { $count } { $count ->
    [one] секция
    [few] секции
   *[other] секций
}
xidit-web-in-bastion = в Бастионе { $count }
xidit-web-kept = отложено секций: { $count }

## Планшет планирования

xidit-web-plan = План на { $year }-й год
xidit-web-wheels = Шесть колёсиков
xidit-web-wheel = Приказ { $number }
xidit-web-palette = Значки для колёсика { $number }
xidit-web-clear = Очистить все колёсики
xidit-web-seal = План готов
xidit-web-sealing = Отправляем…
xidit-web-sealed = Ваш план сдан. Остальные ещё думают.
xidit-web-unseal = Изменить план
xidit-web-plan-good = Каждый приказ что-то даст, если никто не опередит.
xidit-web-plan-help = Крутите колёсики или нажимайте города: пока план не сдан, его можно менять.
xidit-web-others-plan = Остальные составляют планы.
xidit-web-place-hero = Выберите город, где начнёт ваш герой.
xidit-web-heroes-placed = Герои занимают свои места.
xidit-plan-unset = –
xidit-plan-wait = ждёт
xidit-plan-move = → { $city }
xidit-plan-no-road = нет дороги
xidit-plan-recruit = + { $unit }
xidit-plan-beat = устранит
xidit-plan-lacks = не хватит
xidit-plan-titan = Титан
xidit-plan-titan-weak = мало отрядов
xidit-plan-hoped = если успеет
xidit-plan-spare = или Титан
xidit-plan-twice = повтор
xidit-plan-empty = впустую
xidit-plan-unsure = неясно

## Сцена

xidit-web-theatre = Год, приказ за приказом
xidit-web-theatre-controls = Показ приказов
xidit-web-orders-of-year = Все приказы года; выберите любой, чтобы увидеть его
xidit-web-go-to-order = { $player }, приказ { $number }: { $order }
xidit-web-plans-shown = Планы открыты: теперь их видят все.
xidit-web-order-of = Приказ { $number }: { $player }
xidit-web-as-it-is = стол сейчас
xidit-web-step-back = На приказ назад
xidit-web-step-on = На приказ вперёд
xidit-web-play = Смотреть
xidit-web-pause = Пауза
xidit-web-speed = Скорость: ×{ $times }
xidit-web-skip = Сразу к концу
xidit-web-watch-again = Пересмотреть прошлый год
xidit-web-census = Ревизия армии
xidit-web-census-title = Ревизия армии, год { $year }
xidit-web-prize = Кто покажет больше всех
xidit-web-hand-closed = ещё не показано
xidit-web-most = больше всех
xidit-web-hall = Зал славы
xidit-web-hall-about = Три подсчёта, один за другим. { $out ->
    [1] После каждого выбывает последний из оставшихся.
   *[other] После первого выбывают двое последних, потом по одному.
}
xidit-web-hall-ties = При равных очках выше тот, у кого больше отрядов, а затем тот, кто по часовой стрелке сидит ближе к первому игроку последнего года.{ $neutral ->
    [yes] {" "}Нейтральный игрок проигрывает любую ничью.
   *[no] {""}
}
xidit-web-tie-units = { $count } { $count ->
    [one] отряд
    [few] отряда
   *[other] отрядов
}
xidit-web-goes-out = выбывает
xidit-web-is-out = вне игры

# Руки ревизии открыты.
xidit-web-hands-of = Ревизия армии: { $unit }
xidit-web-hand-shows = { $units ->
    [0] ладонь пуста
   *[other] показано { $units }
}
xidit-web-census-most = Больше всех показывает { $player }
xidit-web-census-tied = Больше всех сразу у нескольких
xidit-web-census-tie = Ничья: каждый из них получает награду целиком.
