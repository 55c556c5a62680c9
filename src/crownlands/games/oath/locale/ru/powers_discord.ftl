### Что спрашивают и сообщают карты раздора, приходящие с хроникой.

prompt-assassin = Какого советника устранит ассасин?
prompt-blackmail = Какую реликвию потребовать? Владелец сможет оставить её себе, отдав вам 3 поддержки.
prompt-blackmail-pay = Отдать игроку { $other } 3 поддержки, чтобы сохранить реликвию «{ $relic }»? Иначе её заберут.
prompt-downtrodden = В резерве этой масти меньше всего поддержки. Получить ещё 2 отряда («{ card-downtrodden }»)?
done-downtrodden = Больше отрядов не получать
prompt-enchantress = С каким советником чародейка поменяется местами?
prompt-false-prophet = На какое открытое видение поставить отряд? Оно станет и вашим.
prompt-bank-for-gambling-hall = Из какого резерва взять выигрыш?
prompt-relic-thief = { $other } забирает: { $relics }. Заплатить за карту «{ card-relic-thief }» и бросить по кубику защиты за каждую реликвию? Если щитов не выпадет, всё ваше.
done-relic-thief = Не красть реликвии
prompt-riots = Несколько мастей встречаются в локациях одинаково часто. Карты какой масти сбросить?
prompt-royal-ambitions = Какую реликвию из реликвария забрать? Заранее смотреть нельзя.
prompt-bank-for-silver-tongue = Из какого резерва взять поддержку?

event-blackmailed = { $player } шантажирует игрока { $other }: 3 поддержки или реликвия «{ $relic }».
event-paid-blackmail = { $player } отдаёт { $amount } { $amount ->
    [one] поддержку
   *[other] поддержки
} игроку { $other }.
event-darkest-burned = { $player } сжигает все тайны, кроме 1, со знамени страшной тайны.
event-dissented = { $player } кладёт { $amount } { $amount ->
    [one] поддержку
   *[other] поддержки
} на карту «{ $card }».
event-prophesied = { $player } ставит отряд на карту «{ $vision }» и теперь тоже владеет этим видением.
event-prophecy-claimed = Отряд на карте «{ $vision }» гибнет, а видение достаётся игроку { $player }: его можно разыграть или сбросить.
event-renewed = { $player } получает сожжённую поддержку: { $amount }.
event-theft-failed = Выпал щит: { $player } ничего не крадёт.
