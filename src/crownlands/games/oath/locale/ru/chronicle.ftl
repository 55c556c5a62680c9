### Хроника: что решает победитель после партии и что добавляет случай перед следующей.

saga-chronicle = Хроника
    .about = Партии без конца на одной земле. Победитель станет следующим канцлером и решает, какой дать обет, кого взять в вассалы, какое строение возвести; локации, карты и реликвии остаются или уходят такими, какими их оставила партия.

## Решения победителя

prompt-new-oath = Вы победили. Каким обетом будет жить новая империя?
prompt-offer-to-exiles = Кому предложить вассалитет? В следующей партии этот планшет ляжет стороной вассала вверх, а локации игрока уже сейчас перейдут к вам.
done-offer-to-exiles = Больше никому
prompt-join-winner = { $other } побеждает и предлагает вам вассалитет: в следующей партии ваш планшет ляжет стороной вассала вверх, а ваши локации перейдут к победителю. Согласны?
prompt-raise-edifice = Возвести строение вместо обитателя в локации, которой вы правите, или восстановить там руины?
done-raise-edifice = Ничего не строить
prompt-chronicle-suit = Какая масть усилится? В колоду земель придут три её обитателя, два — следующей масти по часовой стрелке и один — той, что за ней.

preview-citizenship = { $count ->
        [0] Локаций вам не передаст.
        [one] Передаст вам { $count } локацию: { $sites }.
        [few] Передаст вам { $count } локации: { $sites }.
       *[other] Передаст вам { $count } локаций: { $sites }.
    }
preview-edifice = Здесь встанет «{ $card }» (локация «{ $site }»).
preview-repair = Здесь снова встанет «{ $card }» (локация «{ $site }»).
preview-newcomers = Из архива: { $first } — 3, { $second } — 2, { $third } — 1.
preview-archive-dry = В архиве не хватает карт: вместо этого вернутся шесть карт самой большой масти из ссылки.

reason-oath-of-this-game = Обет этой партии дать снова нельзя.
reason-oath-of-the-vision = Вы победили только видением: следующим будет его обет.
reason-board-just-turned = До сих пор вассал: этот планшет только что перевернули.
reason-was-chancellor = Прежний канцлер не может стать вассалом.
reason-site-not-ruled = Вы не правите локацией «{ $site }».
reason-edifice-stands = «{ $card }» и так цело.
reason-edifice-elsewhere = Строение этой масти, «{ $card }», уже где-то стоит.
reason-site-has-edifice = Здесь уже есть строение: «{ $card }».
reason-no-room-for-edifice = В локации «{ $site }» нет места для строения.
reason-fewer-advisers = Советников этой масти у вас меньше.

event-chronicle = { $player } составляет хронику.
event-new-oath = { $player } даёт новый обет. Титул следующей партии: { $oath }.
event-boards-turned = Все планшеты вассалов перевёрнуты стороной изгнанника вверх.
event-invited = { $player } предлагает вассалитет игроку { $other }.
event-joined-winner = { $player } соглашается: теперь это вассал игрока { $other }.
event-stayed-exile = { $player } отказывается и остаётся изгнанником.
event-built = { $player } возводит «{ $card }» в локации «{ $site }»; карта «{ $old }» возвращается в колоду земель.
event-chronicle-suit = { $player } усиливает масть «{ $suit }»: в следующей партии появятся её новые обитатели.

## Что добавляет случай

event-joined-world = В колоду земель приходят: { $cards }.
event-archive-healed = Архив опустел. Карты из ссылки возвращаются в него, а в колоду земель приходят: { $cards }.
event-dispossessed = В ссылку не глядя { $amount ->
        [one] отправлена { $amount } карта
        [few] отправлены { $amount } карты
       *[other] отправлено { $amount } карт
    }.

## Стол в тексте

picture-chronicle = ХРОНИКА, составляет { $player }
picture-chronicle-oath = новый обет: { $oath }
picture-chronicle-offered = предложен вассалитет: { $players }
picture-chronicle-accepted = согласны: { $players }
picture-chronicle-built = построено: «{ $card }», локация «{ $site }»
picture-chronicle-suit = масть: { $suit }
