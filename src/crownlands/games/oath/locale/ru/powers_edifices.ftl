### Что спрашивают и сообщают строения и руины.

prompt-ancient-forge = Оставить себе реликвию «{ $relic }»? Иначе она уйдёт под низ колоды реликвий.
prompt-fallen-spire = Сколько обитателей с верха стопки сброса вашего региона поменять на карты из ссылки?
prompt-festival-district = С кем заключить договор?
prompt-great-spire = Заплатить 1 тайну за карту «{ edifice-great-spire }»: поменять взятых обитателей на карты из ссылки?
done-great-spire = Оставить взятое
prompt-great-spire-swap = Какого взятого обитателя поменять на карту из ссылки?
done-great-spire-swap = Больше не менять
prompt-squalid-district = На кубике завершения выпало { $face }. Каким считать результат?

event-bent-end-die = { $player } меняет судьбу: результат кубика завершения — { $face }.
event-exchanged-pile = { $player } меняет карты стопки сброса ({ $pile }) на карты из ссылки: { $amount }.
event-repaired = { $player } восстанавливает «{ $card }» в локации «{ $site }».
event-swapped-drawn = { $player } меняет взятые карты на карты из ссылки: { $amount }.
event-swapped-drawn-private = Вы меняете взятые карты ({ $amount }) и получаете: { $cards }.
