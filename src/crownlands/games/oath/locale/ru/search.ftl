### Поиск, розыгрыш карт, обретение: вопросы, события, причины отказа.

## Поиск

prompt-search = Где вы ищете?
prompt-save-supply = На такой поиск не хватает провианта. Какая карта поможет обойтись без него?
prompt-keep = Какую карту оставить? Её вы затем разыграете или сбросите, остальные сразу уйдут в сброс.
prompt-keep-another = Можно оставить ещё одну карту, но одну из двух придётся разыграть в локации. Какую?
done-keep-another = Хватит одной

event-searched = { $player } ищет ({ $source }) и берёт { $amount } { $amount ->
    [one] карту
    [few] карты
   *[other] карт
}.
event-searched-private = { $player } ищет ({ $source }) и берёт: { $cards }.
event-searched-openly = { $player } ищет ({ $source }) и показывает всем, что попалось: { $cards }.
event-kept-openly = { $player } показывает всем, что остаётся: { $cards }.
event-drew-vision = { $player } берёт видение: на шкале видений { $drawn }, больше карт не берут.
event-drew-vision-private = { $player } берёт видение ({ $vision }): на шкале видений { $drawn }, больше карт не берут.

reason-nothing-there = { $source }: карт не осталось.
reason-greedy = { trait-greedy }: канцлер не может искать, если поиск стоит больше 2 провианта, а этот стоит { $needs }.

## Розыгрыш карты

prompt-play-first = Какую из двух карт разыграть первой?
prompt-play = Карта «{ $card }»: куда её разыграть?
prompt-play-adviser = Какого закрытого советника разыграть лицом вверх или сбросить?
prompt-dismiss = Советников слишком много. Какого сбросить?
prompt-make-space = В локации «{ $site }» нет места. Какую карту оттуда сбросить?
prompt-clear-region = Перед розыгрышем знамя народной поддержки позволяет сбросить карту из любой локации вашего региона. Какую?
done-clear-region = Ничего не сбрасывать
prompt-clear-site = Перед розыгрышем можно сбросить карту из этой локации ({ $by }). Какую?
done-clear-site = Ничего не сбрасывать

event-played-at = { $player } разыгрывает карту «{ $card }» в локации «{ $site }».
event-appointed = { $player } берёт в совет открытого советника: { $card }.
event-hid-adviser = { $player } разыгрывает карту в совет лицом вниз.
event-hid-adviser-private = { $player } разыгрывает карту «{ $card }» в совет лицом вниз.
event-revealed-vision = { $player } открывает карту «{ $vision }»!

reason-locked = Карта «{ $card }» скована: её нельзя ни сбросить, ни перенести.
reason-in-use = Карта «{ $card }» участвует в этом действии, и до его конца её нельзя сбросить.
reason-makes-no-room = Если сбросить карту «{ $card }», места не прибавится.
reason-came-last = Карта «{ $card }» только что вошла в этот совет: сначала его покидают другие.
reason-adviser-only = Карта «{ $card }» может быть только советником.
reason-site-only = Карта «{ $card }» может лежать только в локации.
reason-site-full = В локации «{ $site }» больше нет места.
reason-locked-there = В локации «{ $site }» лежит скованная карта.
reason-court-full = Совет полон, а освободить в нём достаточно места нельзя.
reason-vision-at-site = Видения не разыгрывают в локациях.
reason-exiles-only = Открыть видение может только изгнанник.
reason-one-at-site = Из двух оставленных карт одну нужно разыграть в локации.
reason-no-hidden-adviser = У вас нет закрытых советников.

## Заговор

prompt-conspiracy = Можно сжечь тайну и забрать что-то одно у игрока в вашей локации. Что именно?
done-conspiracy = Ничего не брать

## Локации

prompt-dig-up = Родная локация дарит вам реликвию. Какую возьмёте?
prompt-river = { site-river }: получить за этот созыв ещё 1 отряд?
done-river = Не получать лишний отряд
prompt-make-way = Прежде чем карта попадёт в локацию «{ $site }», оттуда можно сбросить другую. Какую?
done-make-way = Ничего не сбрасывать
prompt-welcoming-party = { card-welcoming-party }: использовать в этом поиске? Карта даст поддержку за обитателя, разыгранного лицом вверх, но сбросить её во время поиска будет нельзя.
done-welcoming-party = Обойтись без неё

## Обретение

prompt-recover = Что вы обретаете?
prompt-add-tokens = Своих тайн не хватает. Какая карта их добавит?
prompt-banner-tokens = { $banner }: сколько вы на него положите? Нужно больше, чем лежит сейчас.
prompt-first-bank = Поддержка, лежавшая на знамени ({ $favor }), расходится по резервам по одной, вправо и по кругу. С какой масти начать?

event-recovered-relic = { $player } обретает реликвию «{ $relic }» в локации «{ $site }».
event-recovered-banner = { $player } обретает: { $banner }. Жетонов на нём теперь { $amount }.

reason-no-price = Реликвии в локации «{ $site }» обрести нельзя.
reason-guarded = Все масти карт в локации владельца есть и среди его советников: страшная тайна под защитой.
