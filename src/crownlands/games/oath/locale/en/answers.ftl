### Yes and no, in the words of their question.

yes-sacrifice = { $amount ->
    [one] Sacrifice a warband and win
   *[other] Sacrifice { $amount } warbands and win
}
no-sacrifice = Accept defeat
yes-banish = Send the pawn away
no-banish = Let it stay
yes-burn-half = Burn { $amount } favor
no-burn-half = Burn nothing
yes-follow-campaign = Campaign now
no-follow-campaign = Do not campaign
yes-join = Stand by the defender
no-join = Stay out of it
yes-let-join = Accept the help
no-let-join = Fight without it
yes-leave-wood-free = Leave the wood
no-leave-wood-free = Stay here
yes-agree-to-pay = Pay and go
no-agree-to-pay = Refuse to go there
yes-show-reliquary = Show it
no-show-reliquary = Keep it closed
yes-become-citizen = Become a Citizen
no-become-citizen = Remain an Exile
yes-join-winner = Accept and become a Citizen
no-join-winner = Decline and remain an Exile
yes-blackmail-pay = Give 3 favor
no-blackmail-pay = Give up the relic
yes-keep-relic = Take it
no-keep-relic = Leave it there
yes-dowsing-sticks = Keep it
no-dowsing-sticks = Put it under the deck
yes-ancient-forge = Keep it
no-ancient-forge = Put it under the deck
yes-family-heirloom = Keep it
no-family-heirloom = Put it under the deck
yes-sticky-fire = Kill them all
no-sticky-fire = Spare them
yes-bracken-under = Put them on the bottom
no-bracken-under = Put them on top
yes-ancient-pact = Make the pact
no-ancient-pact = Keep the Darkest Secret
yes-gather = Move there
no-gather = Stay where you are
yes-forgotten-vault = Put a secret on it
no-forgotten-vault = Burn one of its secrets
yes-let-withdraw = Allow it
no-let-withdraw = Forbid it
yes-let-give = Accept the warbands
no-let-give = Decline the warbands
yes-let-take = Give the warbands
no-let-take = Keep the warbands
