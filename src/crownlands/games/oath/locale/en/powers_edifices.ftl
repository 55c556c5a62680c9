### What edifices and ruins ask and tell.

prompt-ancient-forge = Keep { $relic }? Otherwise it goes under the relic deck.
prompt-fallen-spire = How many denizens from the top of your region’s discard pile are swapped for Dispossessed ones?
prompt-festival-district = With whom do you make a deal?
prompt-great-spire = Pay 1 secret for the Great Spire: swap drawn denizens for Dispossessed ones?
done-great-spire = Keep what you draw
prompt-great-spire-swap = Which drawn denizen do you swap for a Dispossessed one?
done-great-spire-swap = Swap no more
prompt-squalid-district = The end die shows { $face }. What does it count as?

event-bent-end-die = { $player } bends fate: the end die counts as { $face }.
event-exchanged-pile = { $player } swaps { $amount } { $amount ->
        [one] card
       *[other] cards
    } of a discard pile ({ $pile }) for Dispossessed ones.
event-repaired = { $player } rebuilds { $card } at { $site }.
event-swapped-drawn = { $player } swaps { $amount } drawn { $amount ->
        [one] card
       *[other] cards
    } for Dispossessed ones.
event-swapped-drawn-private = You swap { $amount } drawn { $amount ->
        [one] card
       *[other] cards
    }, and get { $cards }.
