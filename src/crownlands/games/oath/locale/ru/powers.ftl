### Что спрашивают и сообщают способности карт.

## Магия

prompt-bank-for-alchemist = Из какого резерва взять следующую поддержку?
prompt-bank-for-spirit-snare = Из какого резерва взять поддержку?
prompt-inquisitor = Какого советника допросить?
prompt-magicians-code = Использовать карту «{ card-magicians-code }» и добавить 2 тайны?
done-magicians-code = Обойтись без неё
prompt-taming-charm = Какую карту сбросить, чтобы получить 2 поддержки её масти?
event-inquired = { $player } допрашивает советника игрока { $other }.
event-inquired-private = Вы допрашиваете советника игрока { $other }: { $card }.

## Звери

prompt-become-citizen = Стать вассалом империи?
prompt-roving-terror = Какого обитателя прогнать?
prompt-wolves = На чьём планшете убить отряд?
event-moved-card = Карта «{ $card }» переходит в локацию «{ $site }».

## Раздор

prompt-scryer = Какую стопку сброса просмотреть?
prompt-sleight-of-hand = У кого забрать тайну?

## Очаг

prompt-armed-mob = Какого советника изгнать?
prompt-memory-of-home = Из какого резерва перенести всю поддержку в резерв очага?
prompt-tinkers-fair = С кем заключить договор?
event-moved-bank = { $player } переносит всю поддержку из резерва в резерв: { $suit } → { $other }.
event-darkest-grows = { $player } кладёт тайну на знамя страшной тайны. Тайн на нём теперь { $secrets }.

## Кочевье

prompt-great-herd = Поменять «{ card-great-herd }» местами с картой кочевья?
done-great-herd = Оставить карту здесь
prompt-gather = Перенести сюда вашу фигурку ({ $place })?
prompt-gathering-deal = С кем заключить договор?
done-gathering-deal = Не заключать договор
event-gathered = { $player } приходит в локацию «{ $site }».
event-swapped = { $player } меняет карты местами: { $card } и { $other }.

## Порядок

prompt-garrison = Какая локация получит следующий отряд?

## Реликвии

prompt-truthful-harp = Использовать «{ relic-truthful-harp }»: взять ещё 2 карты и показать всё взятое?
done-truthful-harp = Искать втайне
prompt-cracked-horn = Положить все сбрасываемые карты под низ колоды земель?
done-cracked-horn = Сбросить как обычно
prompt-whistle = Кого позвать?
prompt-dragonskin-drum = Получить отряд?
done-dragonskin-drum = Не получать отряд
prompt-dowsing-sticks = Оставить себе реликвию «{ $relic }»? Иначе она уйдёт под низ колоды реликвий.
prompt-ivory-eye = Что посмотреть?
prompt-skeleton-key = Какую реликвию из реликвария посмотреть?
prompt-keep-relic = Забрать реликвию «{ $relic }»?
prompt-horned-mask = Какого советника отправить в локацию?
prompt-horned-mask-for = Какая карта станет советником вместо карты «{ $card }»?
prompt-open-cage = Отряды какого цвета освободить?
done-open-cage = Не открывать клетку
prompt-open-cage-amount = Сколько отрядов освободить?
prompt-open-cage-to = На чей планшет они вернутся?
prompt-empty-cage = Клетка возвращается в колоду реликвий, и все отряды из неё освобождаются. Сколько отрядов этого цвета ({ $colour }) вернётся на планшет игрока { $other }?
event-showed-card = { $player } показывает карту «{ $card }».
event-looked-at-cards = { $player } смотрит { $amount } { $amount ->
    [one] карту
    [few] карты
   *[other] карт
}.
event-looked-at-cards-private = Вы смотрите { $amount } { $amount ->
    [one] карту
    [few] карты
   *[other] карт
}: { $cards }.
event-looked-at-relic = { $player } смотрит реликвию.
event-looked-at-relic-private = Вы смотрите реликвию: { $relic }.
event-eyed = { $player } смотрит что-то скрытое.
event-eyed-private = Вы смотрите: { $card }.
event-freed-warbands = { $player } получает обратно { $amount } { $amount ->
    [one] отряд
    [few] отряда
   *[other] отрядов
}.

## Локации

prompt-the-tribunal = С кем заключить договор?

## Схемы сражений

prompt-sticky-fire = Убить все уцелевшие отряды врага? За это вы отдадите ему 1 поддержку.
prompt-rearrange-from = Сколько отрядов забрать из локации «{ $site }»?
prompt-rearrange-to = Сколько отрядов перенести в локацию «{ $site }»?
