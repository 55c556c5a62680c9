### Вассалитет, изгнание и договоры.

## Вассалы

prompt-offer-to = Кому предложить вассалитет?
prompt-offer-relic = Какую реликвию из реликвария пообещать игроку { $other }?
prompt-show-reliquary = Дать игроку { $other } посмотреть реликварий до ответа?
prompt-lose-in-turning = Лиловых отрядов не хватает: { $short }. Сколько отрядов убрать здесь ({ $place })?
prompt-exile-whom = Какого вассала изгнать?
event-citizen = { $player } становится вассалом империи.
event-exiled = { $player } теперь изгнанник.
event-discarded-vision = { $player } сбрасывает карту «{ $card }».
event-showed-reliquary = { $player } даёт игроку { $other } посмотреть имперский реликварий.
event-showed-reliquary-private = { $player } даёт игроку { $other } посмотреть имперский реликварий: { $relics }.
event-from-reliquary = { $player } получает реликвию «{ $relic }» из реликвария. У канцлера новая черта: { $trait }.

reason-reliquary-empty = В реликварии не осталось реликвий.
reason-no-exile = На этом ходу предложить вассалитет больше некому.
reason-no-citizen = Вассалов, которых можно изгнать, нет.
reason-not-a-citizen = Покинуть империю может только вассал.
reason-holds-scepter = Владелец реликвии «{ $card }» не может покинуть империю.

## Договоры

prompt-deal = Договор с игроком { $other }: положите на весы, одно за другим, то, что отдаёт каждый из вас, а потом предложите договор.
done-deal = Отказаться от договора
prompt-deal-amount = { $giver } отдаёт { $what ->
        [secrets] тайны
       *[other] поддержку
    }: сколько?
prompt-deal-answer = { $other } предлагает договор. Ваш ответ?
event-proposed = { $player } предлагает договор игроку { $other }.
event-changed-deal = { $player } меняет условия и возвращает договор.
event-deal-refused = Договор не состоялся.
event-deal = { $player } и { $other } заключили договор.
give-favor = Предложивший отдаёт поддержку
ask-favor = Другой игрок отдаёт поддержку
give-secrets = Предложивший отдаёт тайны
ask-secrets = Другой игрок отдаёт тайны
give-favor-deal = { $proposer } отдаёт поддержку
ask-favor-deal = { $partner } отдаёт поддержку
give-secrets-deal = { $proposer } отдаёт тайны
ask-secrets-deal = { $partner } отдаёт тайны
propose = Предложить договор
accept = Принять условия
refuse = Отказаться от договора
change = Изменить условия
