### Набеги: о чём спрашивают, что происходит, чего нельзя и каковы шансы.

## До сражения

prompt-follow-campaign = { $card }: устроите набег сейчас, не тратя провиант?
prompt-defender = Вы устраиваете набег ({ $site }). На кого нападаете?
prompt-first-target = Что станет целью? Хотя бы одна цель должна быть в вашей локации, и каждая приносит защитнику кубики. Пока: { dice-against-dice }.
prompt-target = Добавите ещё одну цель? Каждая приносит защитнику кубики. Пока: { dice-against-dice }.
done-target = Больше целей не добавлять
prompt-attack-dice = Сколько кубиков нападения бросаете? По одному за отряд (в армии { $force }) или меньше: каждый череп убивает отряд. Цели дают защитнику: { defense-dice }.
prompt-join = { $attacker } нападает, защищается { $defender }. Встанете на сторону защитника со своими отрядами на планшете и схемами сражений?
prompt-let-join = Нападает { $attacker }, { $other } предлагает вам помощь. Примете?

event-campaign = { $player } устраивает набег ({ $site }). Защитник: { $defender }.
event-target = { $player } объявляет цель: { $target }.
event-pools = { $player } нападает: { dice-against-dice }.
event-ally = { $player } — союзник защитника.

dice-against-dice = кубиков нападения — { $dice }, { defense-dice }
defense-dice = кубиков защиты — { $shields }


## Схемы сражений

prompt-plan = Какую схему сражения используете? Пока: { dice-against-dice }; армия нападающего — { $force }, защитника — { $defenders }.
done-plan = Больше схем не использовать

event-plan-used = { $player } использует схему сражения: { $card }.
event-plan-used-by-bandits = Банды используют схему сражения: { $card }.
event-plan-lost = Карта «{ $card }» уходит в сброс ({ $site }).


## Броски

prompt-bury-skulls = Черепа убивают { $left } { $left ->
    [one] отряд
    [few] отряда
   *[other] отрядов
} вашей армии. Сколько из них отсюда: { $place } ({ $here })?
prompt-sacrifice = Нападение { $attack }, защита { $defense }. Пожертвуете { $amount } { $amount ->
    [one] отрядом
   *[other] отрядами
} из { $force }, чтобы победить? Иначе вы проиграете.
prompt-sacrifice-from = Осталось пожертвовать { $left } { $left ->
    [one] отрядом
   *[other] отрядами
}. Сколько из них отсюда: { $place } ({ $here })?

event-defense = { $player }: защита { $value }, в том числе армия — { $force }.
event-defense-of-bandits = Защита банд: { $value }, в том числе сами банды — { $force }.
event-attack = { $player }: нападение { $value }{ $skulls ->
    [0] .
   *[other] , черепов: { $skulls }.
}
event-sacrificed = { $player } жертвует { $amount } { $amount ->
    [one] отрядом
   *[other] отрядами
}.
event-campaign-won = { $player } — триумфатор.
event-campaign-repelled = Набег отбит, триумфатор — { $player }.
event-repelled-by-bandits = Набег отбит, победили банды.


## Потери и добыча

prompt-lose = Армии предстоит потерять { $left } { $left ->
    [one] отряд
    [few] отряда
   *[other] отрядов
}. Сколько из них отсюда: { $place } ({ $here })?
prompt-occupy = Сколько отрядов поставите в локацию «{ $site }»? Откуда: { $place } ({ $here }); в самой локации уже { $there }. Если никого не оставить, ею будут править банды.
prompt-banish = Отправите фигурку соперника ({ $other }) в другую локацию?
prompt-burn-half = Сожжёте половину поддержки соперника ({ $other }): { $amount }?
prompt-relic-hunter-return = Положите только что взятую реликвию под низ колоды реликвий?
done-relic-hunter-return = Оставить реликвии себе
prompt-wild-mounts = В сброс уходят: { $cards }. Какую карту зверей сбросите вместо них всех?
done-wild-mounts = Сбросить схемы сражений

event-occupied = { $player } занимает локацию «{ $site }», отрядов: { $amount }.
event-relic-put-back = { $player } кладёт реликвию под низ колоды: { $relic }.
event-saved-warbands = { $card }: спасено отрядов — { $amount }, теперь они стоят в этой локации.
event-caged = { $amount ->
    [0] Сажать в клетку некого.
   *[other] В обсидиановую клетку попадают отряды: { $amount }.
}
event-campaign-over = Набег окончен ({ $player }).


## Шансы

preview-odds = Ваши шансы на победу: { $after } %
preview-odds-dice = Ваши шансы на победу: { $after } %, никем не жертвуя: { $free } %
preview-odds-change = Шансы нападающего: { $before } % → { $after } %


## Почему нельзя

reason-nobody-to-attack = Здесь не на кого напасть.
reason-site-has-a-ruler = Этой локацией правит игрок, поэтому на банды здесь не нападают.
reason-only-against = Этот набег можно вести только против одного игрока: { $other }.
reason-not-here = { $other } не правит вашей локацией, и фигурки этого игрока в ней нет.
reason-nothing-to-target = В вашей локации не было бы ни одной цели.
reason-not-theirs = Защитник не правит этой локацией.
reason-not-at-your-site = Фигурка защитника не в вашей локации.
reason-needs-pass = Целью тогда должна стать и локация «{ $card }», а это невозможно.
reason-odd-dice = { $card }: кубиков за все цели должно быть чётное число.
reason-plan-used = В этом набеге схема уже использована: { $card }.
reason-plan-wrong-side = { $card }: схема для другой стороны.
reason-plans-forbidden = В этом набеге вам нельзя использовать схемы сражений.
reason-plan-alone = Карта «{ $card }» не терпит рядом других схем сражений.
reason-plan-costs = Банды используют только бесплатные схемы.
reason-plan-no-use = { $card }: сейчас это ничего не изменит.
reason-no-sacrifice = В этом набеге нельзя жертвовать отрядами.
reason-too-few-to-sacrifice = Для этого нужно отрядов: { $needs }, в армии их { $has }.
