### Перемещение и побочные действия: вопросы, события, причины отказа.

## Перемещение

prompt-travel = Куда вы перемещаетесь?
prompt-travel-free = Вы можете переместиться, не тратя провиант. Куда?
done-travel-free = Остаться
prompt-travel-by = Использовать карту для перемещения ({ $place })?
done-travel-by = Переместиться как обычно
prompt-travel-by-card = С помощью какой карты вы перемещаетесь ({ $place })?
prompt-leave-wood-by = Куда вы попадёте, решит правитель «Туманного леса». Использовать в пути карту?
done-leave-wood-by = Идти без карты
prompt-leave-wood-free = Можно переместиться, не тратя провиант, но куда вы попадёте, решит правитель «Туманного леса». Уходите?
prompt-leave-wood-by-card = Куда вы попадёте, решит правитель «Туманного леса». С помощью какой карты вы идёте?
prompt-journey = Куда перемещается { $other }? Провиант не тратится.
prompt-send-from-wood = Куда отправить из «Туманного леса» игрока { $other }?
prompt-send-to = Куда отправить игрока { $other }?
prompt-agree-to-pay = Вас отправляют в другую локацию ({ $place }), и за дорогу придётся заплатить. Вы согласны? Если нет, туда вас не отправят.

event-travelled = { $player } перемещается в локацию «{ $site }».
event-travel-failed = { $player } не может оплатить путь и остаётся в «Туманном лесу».
event-site-turned-up = Открыта локация: { $site }.

reason-already-there = Вы уже здесь.
reason-narrow-pass = На пути «{ $site }»: из другого региона можно попасть только в эту локацию.

## Просмотр

prompt-peek = Какую реликвию посмотреть?
event-peeked = { $player } смотрит реликвию в локации «{ $site }».
event-peeked-private = Вы смотрите реликвию в локации «{ $site }»: { $relic }.
event-peeked-reliquary = { $player } смотрит имперский реликварий.
event-peeked-reliquary-private = Вы смотрите имперский реликварий: { $relics }.
prompt-show-which = Какого закрытого советника показать?
prompt-show-to = Кому его показать?
event-showed = { $player } показывает закрытого советника игроку { $other }.
event-showed-private = { $player } показывает закрытого советника игроку { $other }: { $card }.

reason-nothing-to-see = Здесь нет ничего, чего бы вы не видели.
reason-nothing-to-show = Показывать некого: нет закрытого советника, которого кто-то ещё не видел.
reason-no-scepter = Это может только владелец реликвии «{ $card }».
reason-just-taken = Вы забрали реликвию «{ $card }» на этом ходу: ею можно пользоваться со следующего.

## Отряды

prompt-move-warbands = Перенос отрядов: куда или с кем?
prompt-how-many-to-site = Сколько отрядов перенести с планшета в локацию?
prompt-how-many-to-board = Сколько отрядов перенести из локации на планшет?
prompt-give-or-take = { $other }: отдать отряды или забрать?
prompt-how-many-to-give = Сколько отрядов отдать игроку { $other }?
prompt-how-many-to-take = Сколько отрядов забрать у игрока { $other }?
prompt-let-withdraw = { $other } хочет забрать { $amount } { $amount ->
    [one] имперский отряд
    [few] имперских отряда
   *[other] имперских отрядов
} из локации «{ $site }». Разрешить?
prompt-let-give = { $other } хочет отдать вам { $amount } { $amount ->
    [one] отряд
    [few] отряда
   *[other] отрядов
}. Принять?
prompt-let-take = { $other } хочет забрать с вашего планшета { $amount } { $amount ->
    [one] отряд
    [few] отряда
   *[other] отрядов
}. Согласны?
event-stationed = { $player } переносит { $amount } { $amount ->
    [one] отряд
    [few] отряда
   *[other] отрядов
} в локацию «{ $site }».
event-withdrew = { $player } забирает { $amount } { $amount ->
    [one] отряд
    [few] отряда
   *[other] отрядов
} из локации «{ $site }».
event-gave-warbands = { $player } передаёт { $amount } { $amount ->
    [one] отряд
    [few] отряда
   *[other] отрядов
} игроку { $other }.
event-refused = { $player } отказывает.

reason-no-warbands-on-board = На вашем планшете нет отрядов.
reason-not-your-site = Вы не правите локацией «{ $site }».
reason-moved-already = Вы уже переносили здесь отряды; сначала сделайте что-нибудь другое.
reason-no-warbands-to-move = Переносить нечего: последний отряд остаётся в локации.
to-site = В локацию
to-board = На планшет
give = Отдать отряды
take = Забрать отряды
