### Travel and the minor actions: what is asked, what happens, why not.

## Travel

prompt-travel = Where do you travel?
prompt-travel-free = You may travel without spending Supply. Where to?
done-travel-free = Stay here
prompt-travel-by = Use one of your cards to travel to { $place }?
done-travel-by = Travel as usual
prompt-travel-by-card = Which card do you use to travel to { $place }?
prompt-leave-wood-by = The ruler of the Shrouded Wood will choose where you go. Use one of your cards on the way?
done-leave-wood-by = Use no card
prompt-leave-wood-free = You may travel without spending Supply, but the ruler of the Shrouded Wood will choose where you go. Do you leave?
prompt-leave-wood-by-card = The ruler of the Shrouded Wood will choose where you go. Which card do you use to travel?
prompt-journey = Where does { $other } travel? It costs no Supply.
prompt-send-from-wood = Where do you send { $other } out of the Shrouded Wood?
prompt-send-to = Where do you send { $other }?
prompt-agree-to-pay = You are being sent to { $place }, and you would have to pay to go there. Do you agree? If not, you cannot be sent there.

event-travelled = { $player } travels to { $site }.
event-travel-failed = { $player } cannot pay for the journey and stays in the Shrouded Wood.
event-site-turned-up = A site is discovered: { $site }.

reason-already-there = You are there already.
reason-narrow-pass = { $site } is in the way: from another region you can only travel to that site.

## Looking and showing

prompt-peek = Which relic do you look at?
event-peeked = { $player } looks at a relic at { $site }.
event-peeked-private = You look at a relic at { $site }: { $relic }.
event-peeked-reliquary = { $player } looks into the Imperial Reliquary.
event-peeked-reliquary-private = You look into the Imperial Reliquary: { $relics }.
prompt-show-which = Which of your facedown advisers do you show?
prompt-show-to = To whom do you show it?
event-showed = { $player } shows { $other } a facedown adviser.
event-showed-private = { $player } shows { $other } a facedown adviser: { $card }.

reason-nothing-to-see = There is nothing here that you have not seen yet.
reason-nothing-to-show = You have no facedown adviser that somebody has yet to see.
reason-no-scepter = Only the holder of { $card } can do this.
reason-just-taken = You took { $card } this turn: you can use it from your next turn on.

## Warbands

prompt-move-warbands = Move warbands: where to, or with whom?
prompt-how-many-to-site = How many warbands go from your board to the site?
prompt-how-many-to-board = How many warbands go from the site to your board?
prompt-give-or-take = Give warbands to { $other }, or take some?
prompt-how-many-to-give = How many warbands do you give to { $other }?
prompt-how-many-to-take = How many warbands do you take from { $other }?
prompt-let-withdraw = { $other } wants to take { $amount } of the Empire’s warbands from { $site }. Do you allow it?
prompt-let-give = { $other } wants to give you { $amount } { $amount ->
        [one] warband
       *[other] warbands
    }. Do you accept?
prompt-let-take = { $other } wants { $amount } { $amount ->
        [one] warband
       *[other] warbands
    } from your board. Do you agree?
event-stationed = { $player } moves { $amount } { $amount ->
        [one] warband
       *[other] warbands
    } to { $site }.
event-withdrew = { $player } takes { $amount } { $amount ->
        [one] warband
       *[other] warbands
    } from { $site }.
event-gave-warbands = { $player } hands { $amount } { $amount ->
        [one] warband
       *[other] warbands
    } to { $other }.
event-refused = { $player } refuses.

reason-no-warbands-on-board = You have no warbands on your board.
reason-not-your-site = You do not rule { $site }.
reason-moved-already = You have moved warbands here already; do something else first.
reason-no-warbands-to-move = You have no warbands that can move: the last one at a site must stay.
to-site = To the site
to-board = To your board
give = Give
take = Take
