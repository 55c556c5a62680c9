### What the powers of cards ask and tell.

## Arcane

prompt-bank-for-alchemist = From which favor bank do you take the next favor?
prompt-bank-for-spirit-snare = From which favor bank do you take 1 favor?
prompt-inquisitor = Which adviser do you question?
prompt-magicians-code = Use { card-magicians-code } for 2 more secrets?
done-magicians-code = Do not use it
prompt-taming-charm = Which card do you discard for 2 favor of its suit?
event-inquired = { $player } questions an adviser of { $other }.
event-inquired-private = You question an adviser of { $other }: { $card }.

## Beast

prompt-become-citizen = Become a Citizen of the Empire?
prompt-roving-terror = Which denizen does the Roving Terror drive away?
prompt-wolves = On whose board do the wolves kill a warband?
event-moved-card = { $card } moves to { $site }.

## Discord

prompt-scryer = Which discard pile do you look through?
prompt-sleight-of-hand = From whom do you take a secret?

## Hearth

prompt-armed-mob = Which adviser is driven out?
prompt-memory-of-home = Which favor bank is emptied into the Hearth bank?
prompt-tinkers-fair = With whom do you make a deal?
event-moved-bank = { $player } moves all favor of the { $suit } bank to the { $other } bank.
event-darkest-grows = { $player } puts a secret on the Darkest Secret: { $secrets } now.

## Nomad

prompt-great-herd = Swap the Great Herd with a Nomad card?
done-great-herd = Do not swap it
prompt-gather = Move your pawn to { $place }?
prompt-gathering-deal = With whom do you make a deal?
done-gathering-deal = Make no deal
event-gathered = { $player } comes to { $site }.
event-swapped = { $player } swaps { $card } with { $other }.

## Order

prompt-garrison = Which site gets a warband next?

## Relics

prompt-truthful-harp = Use the Truthful Harp: draw 2 more cards and show everybody what you draw?
done-truthful-harp = Search as usual
prompt-cracked-horn = Put everything you discard under the world deck?
done-cracked-horn = Discard as usual
prompt-whistle = Which player do you call to your site?
prompt-dragonskin-drum = Gain a warband?
done-dragonskin-drum = Gain no warband
prompt-dowsing-sticks = Keep { $relic }? Otherwise it goes under the relic deck.
prompt-ivory-eye = What do you look at?
prompt-skeleton-key = Which relic of the Reliquary do you look at?
prompt-keep-relic = Take { $relic }?
prompt-horned-mask = Which adviser goes to the site?
prompt-horned-mask-for = Which card becomes your adviser in place of { $card }?
prompt-open-cage = Warbands of which colour do you free?
done-open-cage = Keep the cage shut
prompt-open-cage-amount = How many warbands do you free?
prompt-open-cage-to = To whose board do they go?
prompt-empty-cage = The cage goes back to the relic deck, so all warbands in it are freed. How many of this colour ({ $colour }) go to the board of { $other }?
event-showed-card = { $player } shows { $card }.
event-looked-at-cards = { $player } looks at { $amount } { $amount ->
        [one] card
       *[other] cards
    }.
event-looked-at-cards-private = You look at { $amount } { $amount ->
        [one] card
       *[other] cards
    }: { $cards }.
event-looked-at-relic = { $player } looks at a relic.
event-looked-at-relic-private = You look at a relic: { $relic }.
event-eyed = { $player } looks at something hidden.
event-eyed-private = You look at { $card }.
event-freed-warbands = { $amount } { $amount ->
        [one] warband returns
       *[other] warbands return
    } to { $player }.

## Sites

prompt-the-tribunal = With whom do you make a binding deal?

## Battle plans

prompt-sticky-fire = Kill all survivors of the enemy’s force? You must then give the enemy 1 favor.
prompt-rearrange-from = How many warbands leave { $site }?
prompt-rearrange-to = How many warbands go to { $site }?
