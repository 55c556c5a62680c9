### Что спрашивают и сообщают карты магии следующих партий.

prompt-augury = Использовать карту «{ card-augury }» и взять на 1 карту больше?
done-augury = Взять как обычно
prompt-blood-pact = Сколько тайн получить? Каждая стоит 2 отряда с вашего планшета.
prompt-dream-thief = Какого закрытого советника обменять?
prompt-dream-thief-for = На какого советника обменять советника игрока { $other }?
prompt-forgotten-vault = Положить тайну на знамя страшной тайны? Иначе одна тайна с него сгорит.
prompt-jinx =
    { $kind ->
        [attack] У вас мечей: { $value }, черепов: { $skulls }.
       *[other] У вас щитов: { $value }.
    } Заплатить тайну и перебросить все эти кубики?
done-jinx = Оставить бросок как есть
prompt-kindred-warriors = Сколько кубиков нападения добавить (или убрать, если вы защищаетесь)?
prompt-master-of-disguise = Чьих советников считать в этой торговле вместо своих? Это стоит 1 тайну.
done-master-of-disguise = Считать своих
prompt-revelation = Сколько поддержки сжечь? За каждую вы получите тайну.
prompt-terror-spells = Где убить отряд? Осталось убить: { $left }.
prompt-witchs-bargain = С кем обменяться?
done-witchs-bargain = Больше не меняться
prompt-witchs-bargain-for = Что получить от игрока { $other }: 2 поддержки за тайну или тайну за 2 поддержки?
prompt-witchs-bargain-times = Сколько раз так обменяться?

event-bargained-for-favor = { $player } отдаёт тайны игроку { $other } и забирает поддержку: { $secrets } → { $favor }.
event-bargained-for-secrets = { $player } отдаёт поддержку игроку { $other } и забирает тайны: { $favor } → { $secrets }.
event-darkest-shrinks = { $player } сжигает тайну со знамени страшной тайны. Тайн на нём теперь { $secrets }.
event-plagued = { $player } отдаёт { $amount } { $amount ->
    [one] поддержку
   *[other] поддержки
} в резерв ({ $suit }).
event-received-adviser = { $player } получает нового закрытого советника.
event-received-adviser-private = Ваш новый закрытый советник: { $card }.
event-swapped-advisers = { $player } меняет местами закрытых советников игроков { $one } и { $other }.
