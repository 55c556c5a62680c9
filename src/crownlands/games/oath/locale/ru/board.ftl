### Что говорит доска «Oath» в браузере помимо названий.

oath-web-table = Земли, резервы и игроки
oath-web-parts = Части стола
oath-web-part-land = Земли
oath-web-part-mine = Моё
oath-web-part-courts = Соперники
oath-web-part-bank = Резервы
oath-web-choices = Что можно выбрать
oath-web-setup = Раскладываем земли
oath-web-over = Партия окончена
oath-web-goal-supremacy = править бо́льшим числом локаций, чем любой другой
oath-web-goal-the-people = держать знамя народной поддержки
oath-web-goal-protection = иметь больше реликвий и знамён, чем любой другой
oath-web-goal-devotion = держать знамя страшной тайны
oath-web-visions = Взято видений: { $drawn }, для победы с видением нужно { $needed }
oath-web-oathkeeper = Верный обету
oath-web-usurper = Узурпатор

## Жетоны и числа

oath-web-favor = поддержка: { $count }
oath-web-secrets = тайны: { $count }
oath-web-flipped = перевёрнутые тайны: { $count }, вернутся после отдыха
oath-web-warbands = отряды на планшете: { $board }, в резерве: { $bank }
oath-web-supply = провиант: { $supply }; после отдыха сейчас будет { $later }
oath-web-empire-warbands = отряды империи: { $count }
oath-web-warbands-of = отряды, { $name }: { $count }
oath-web-pawn-of = Фигурка: { $name }
oath-web-pawns = фигурки: { $names }
oath-web-relics-here = реликвий лицом вниз: { $count }
oath-web-room = Занято мест для карт: { $cards } из { $room }
oath-web-facedown = лицом вниз
oath-web-hand = На руке
oath-web-prophecy = Пророчество

## Резервы и колоды

oath-web-banks = Резервы поддержки
oath-web-banners = Знамёна
oath-web-decks = Колоды
oath-web-mob = чернь
oath-web-held-by = Сейчас держит: { $name }
oath-web-held-by-nobody = Не держит никто
oath-web-pile = Сброс: { $count }
oath-web-relic-deck = Колода реликвий: { $count }
oath-web-space-open = открыто
oath-web-trait = Без неё канцлер — { $trait }: { $rule }

## Что напечатано на картах

oath-web-kind-denizen = Обитатель
oath-web-kind-edifice = Строение
oath-web-kind-ruin = Руины
oath-web-kind-relic = Реликвия
oath-web-kind-vision = Видение
oath-web-kind-trait = Черта реликвария
oath-web-kind-banner = Знамя
oath-web-kind-site = Локация
oath-web-where-adviser = только советник
oath-web-where-site = только в локации
oath-web-locked = скована: остаётся где лежит
oath-web-defense = Как цель даёт кубиков защиты: { $count }
oath-web-site-facts = Мест для карт: { $capacity }, кубиков защиты: { $defense }
oath-web-recover = Цена реликвии здесь: { $price }
oath-web-recover-bank = Цена реликвии здесь: { $price } (в резерв масти { $suit })
oath-web-cost-favor = поддержка: { $count }
oath-web-cost-secrets = тайны: { $count }
oath-web-cost-burn-favor = сжечь поддержки: { $count }
oath-web-cost-burn-secrets = сжечь тайн: { $count }
oath-web-timing-action = Действие
oath-web-timing-modifier = Модификатор
oath-web-timing-battle-plan = Схема сражения
oath-web-timing-when-played = При розыгрыше
oath-web-timing-static = Всегда
oath-web-timing-triggered = Само собой
oath-web-timing-rest = Отдых
oath-web-timing-wake = Подъём

## Набеги и договоры

oath-web-attacker = Нападает
oath-web-defender = Защищается
oath-web-force = армия: { $count }
oath-web-attack-dice = кубики нападения: { $count }
oath-web-defense-dice = кубики защиты: { $count }
oath-web-killed = потеряно отрядов: { $count }
oath-web-face-sword = меч
oath-web-face-half = половина меча
oath-web-face-skull = череп
oath-web-face-shield = щит
oath-web-face-double = щиты удваиваются
oath-web-face-blank = пусто
oath-web-gives = { $name } отдаёт
oath-web-nothing = пока ничего
oath-web-citizenship = Вассалитет
oath-web-reliquary-relic = реликвия из реликвария

## Что это за действие

oath-web-about-search = 2 провианта или больше: взять карты и разыграть одну
oath-web-about-muster = 1 провиант и 1 поддержка на карту в вашей локации: 2 отряда
oath-web-about-trade = 1 провиант: поддержка за тайну или тайны за поддержку, с картой в вашей локации
oath-web-about-recover = 1 провиант и цена: реликвия в вашей локации или знамя
oath-web-about-campaign = 2 провианта: сразиться за локации, реликвии и знамёна
oath-web-about-travel = От 1 до 4 провианта: фигурка идёт в другую локацию
oath-web-about-play-adviser = Открыть его или отпустить
oath-web-about-peek = Реликвия лицом вниз в вашей локации, увидите только вы
oath-web-about-peek-reliquary = Его реликвии увидите только вы
oath-web-about-move-warbands = Между планшетом и вашей локацией
oath-web-about-offer-citizenship = Изгнанник может вступить в империю за реликвию из реликвария
oath-web-about-exile-citizen = Вассала изгоняют из империи
oath-web-about-leave-empire = Вы снова изгнанник
oath-web-about-show-adviser = Кто-то сможет на него взглянуть
oath-web-about-rest = Закончить ход: тайны вернутся, провиант пополнится

## Игроки, кто победит и карты крупно

oath-web-round = Раунд { $round } из { $last }
oath-web-claims = Кто и когда победит
oath-web-stake-next-wake = победа при подъёме
oath-web-stake-end-of-round = победа в конце раунда
oath-web-stake-wake-after-next = победа через подъём
oath-web-stake-die = { $sixths ->
    [0] держит титул
   *[other] { $sixths } из 6
}
oath-web-stake-heir = преемник: { $name }
oath-web-stake-lost = титул потерян
oath-web-stake-counted = { $have }/{ $needs }
oath-web-actions = Действия
oath-web-short-play-adviser = Закрытый советник
oath-web-short-peek = Посмотреть реликвию
oath-web-short-peek-reliquary = Посмотреть реликварий
oath-web-short-move-warbands = Перенести отряды
oath-web-short-offer-citizenship = Предложить вассалитет
oath-web-short-exile-citizen = Изгнать вассала
oath-web-short-leave-empire = Покинуть империю
oath-web-short-show-adviser = Показать советника
oath-web-advisers = Советники
oath-web-free-place = Свободное место для советника
oath-web-revealed = Открытое видение
oath-web-court-of = Всё, что есть у игрока { $name }
oath-web-close = Закрыть
oath-web-read = Прочитать: { $card }
oath-web-usable = Это можно выбрать сейчас.
oath-web-ruled = Правит
oath-web-where-any = советником или в локации
oath-web-timing-changes = Меняет действие: { $action }
oath-web-side-attacker = { $plan }: в нападении
oath-web-side-defender = { $plan }: в защите
oath-web-side-either = { $plan }: за любую сторону

## Альманах

oath-web-almanac = Альманах
oath-web-almanac-search = Найти карту
oath-web-almanac-seen = Есть в этом мире, вы видели: { $count }
oath-web-almanac-unseen = Вы не видели: лежат где-то лицом вниз или отложены: { $count }
oath-web-almanac-away = Нет в этом мире: { $count }
oath-web-almanac-none = Карты с таким названием нет.
oath-web-almanac-hint = Выберите карту, чтобы прочитать её.
oath-web-almanac-back = К списку
oath-web-shelves = Масти и виды карт
oath-web-shelf-edifice = Строения
oath-web-shelf-relic = Реликвии
oath-web-shelf-vision = Видения
oath-web-shelf-site = Локации
oath-web-in-archive = В архиве
oath-web-in-box = Вне игры
oath-web-in-deck-top = Сверху колоды мира
oath-web-in-deck-inside = Где-то в колоде мира
oath-web-in-deck-bottom = Снизу колоды мира
oath-web-in-relic-deck = В колоде реликвий
oath-web-in-reliquary = В реликварии
oath-web-in-pile = Сброс: { $region }
oath-web-in-map = На карте
oath-web-in-map-facedown = На карте лицом вниз
oath-web-in-site = В локации: { $site }
oath-web-in-buried = В локации лицом вниз: { $site }
oath-web-in-adviser = Советник: { $name }
oath-web-in-veiled = Закрытый советник: { $name }
oath-web-in-court = У игрока: { $name }
oath-web-in-hand = На руке: { $name }
oath-web-in-revealed = Открыто: { $name }
