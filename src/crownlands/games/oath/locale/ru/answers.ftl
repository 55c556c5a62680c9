### «Да» и «нет» словами самого вопроса.

yes-sacrifice = Пожертвовать { $amount } { $amount ->
    [one] отрядом
   *[other] отрядами
} и победить
no-sacrifice = Смириться с поражением
yes-banish = Прогнать фигурку
no-banish = Пусть остаётся
yes-burn-half = Сжечь поддержку: { $amount }
no-burn-half = Не сжигать поддержку
yes-follow-campaign = Устроить набег
no-follow-campaign = Без набега
yes-join = Встать на защиту
no-join = Не вмешиваться
yes-let-join = Принять помощь
no-let-join = Сражаться без неё
yes-leave-wood-free = Уйти из леса
no-leave-wood-free = Остаться в лесу
yes-agree-to-pay = Заплатить и идти
no-agree-to-pay = Отказаться туда идти
yes-show-reliquary = Показать реликварий
no-show-reliquary = Не показывать реликварий
yes-become-citizen = Стать вассалом
no-become-citizen = Остаться изгнанником
yes-join-winner = Согласиться и стать вассалом
no-join-winner = Отказаться и остаться изгнанником
yes-blackmail-pay = Отдать 3 поддержки
no-blackmail-pay = Отдать реликвию
yes-keep-relic = Забрать реликвию
no-keep-relic = Не забирать реликвию
yes-dowsing-sticks = Оставить себе
no-dowsing-sticks = Положить под низ колоды
yes-ancient-forge = Оставить себе
no-ancient-forge = Положить под низ колоды
yes-family-heirloom = Оставить себе
no-family-heirloom = Положить под низ колоды
yes-sticky-fire = Убить всех
no-sticky-fire = Пощадить
yes-bracken-under = Положить под низ стопки
no-bracken-under = Положить наверх
yes-ancient-pact = Заключить договор
no-ancient-pact = Оставить знамя себе
yes-gather = Перенести фигурку
no-gather = Остаться на месте
yes-forgotten-vault = Положить тайну
no-forgotten-vault = Сжечь тайну со знамени
yes-let-withdraw = Разрешить забрать отряды
no-let-withdraw = Не разрешать
yes-let-give = Принять отряды
no-let-give = Отказаться от отрядов
yes-let-take = Отдать отряды
no-let-take = Не отдавать отряды
