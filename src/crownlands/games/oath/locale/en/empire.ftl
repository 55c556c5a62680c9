### Citizenship, exile and deals.

## Citizens

prompt-offer-to = To whom do you offer Citizenship?
prompt-offer-relic = Which relic of the Reliquary do you promise to { $other }?
prompt-show-reliquary = Do you let { $other } look into the Reliquary before answering?
prompt-lose-in-turning = The Empire is { $short } { $short ->
        [one] warband
       *[other] warbands
    } short. How many do you lose at { $place }?
prompt-exile-whom = Which Citizen do you exile?
event-citizen = { $player } becomes a Citizen of the Empire.
event-exiled = { $player } is now an Exile.
event-discarded-vision = { $player } discards { $card }.
event-showed-reliquary = { $player } lets { $other } look into the Imperial Reliquary.
event-showed-reliquary-private = { $player } lets { $other } look into the Imperial Reliquary: { $relics }.
event-from-reliquary = { $player } gets { $relic } from the Reliquary. The Chancellor is { $trait } from now on.

reason-reliquary-empty = No relic is left in the Reliquary.
reason-no-exile = There is no Exile left to ask this turn.
reason-no-citizen = There is no Citizen to exile.
reason-not-a-citizen = Only a Citizen can leave the Empire.
reason-holds-scepter = The holder of { $card } cannot leave the Empire.

## Deals

prompt-deal = A deal with { $other }: put on the scales, one thing at a time, what each of you gives. Then propose it.
done-deal = Call the deal off
prompt-deal-amount = { $what ->
        [secrets] How many secrets
       *[other] How much favor
    } does { $giver } give?
prompt-deal-answer = { $other } proposes a deal. Your answer?
event-proposed = { $player } proposes a deal to { $other }.
event-changed-deal = { $player } changes the terms and hands them back.
event-deal-refused = The deal falls through.
event-deal = { $player } and { $other } have made a deal.
give-favor = The proposer gives favor
ask-favor = The other player gives favor
give-secrets = The proposer gives secrets
ask-secrets = The other player gives secrets
give-favor-deal = { $proposer } gives favor
ask-favor-deal = { $partner } gives favor
give-secrets-deal = { $proposer } gives secrets
ask-secrets-deal = { $partner } gives secrets
propose = Propose this
accept = Accept
refuse = Refuse
change = Change the terms
