### What the Nomad cards of later games ask and tell.

prompt-ancient-pact = Give the Darkest Secret to the Chancellor and become a Citizen? In return you take a relic of the Reliquary.
prompt-ancient-pact-relic = Which relic of the Reliquary do you take? You cannot look first.
prompt-convoys = Which discard pile goes on top of the one in your region?
prompt-hospitality = You have come to { $site }. From which favor bank do you gain 1 favor?
done-hospitality = Gain no favor
prompt-mountain-giant = How many attack dice do you add, or take away if you defend? With 3 the Giant is discarded after the campaign.
prompt-resettle = Which Nomad adviser moves to a site?
prompt-resettle-to = To which site does { $card } move?
prompt-tend-people-as-kin = Only { $favor } favor is on the People’s Favor. Add 1 from the Nomad bank?
done-tend-people-as-kin = Add no favor
prompt-twin-brother = Swap the Twin Brother with a Nomad adviser of another player?
done-twin-brother = Do not swap him

event-convoys = { $player } moves a discard pile of { $amount } { $amount ->
        [one] card
       *[other] cards
    } ({ $pile }) to their own region.
event-favor-to-kin = { $player } loses { $amount } favor to the Nomad bank.
event-pilgrimage = { $player } sends to the Dispossessed: { $cards }. The same number of unknown cards go onto the discard pile.
event-pilgrimage-private = You send to the Dispossessed: { $cards }. Onto the discard pile go: { $found }.
