### What the Arcane cards of later games ask and tell.

prompt-augury = Use { card-augury } and draw 1 more card?
done-augury = Draw as usual
prompt-blood-pact = How many secrets do you gain? Each costs 2 warbands from your board.
prompt-dream-thief = Which facedown adviser is swapped?
prompt-dream-thief-for = With which one is the adviser of { $other } swapped?
prompt-forgotten-vault = Put a secret on the Darkest Secret? Otherwise you burn one of its secrets.
prompt-jinx =
    { $kind ->
        [attack] You have rolled { $value } { $value ->
                [one] sword
               *[other] swords
            } and { $skulls } { $skulls ->
                [one] skull
               *[other] skulls
            }.
       *[other] You have rolled { $value } { $value ->
                [one] shield
               *[other] shields
            }.
    } Pay a secret and reroll all of these dice?
done-jinx = Leave the roll as it is
prompt-kindred-warriors = How many attack dice do your Kindred Warriors add, or take away if you defend?
prompt-master-of-disguise = Whose advisers count in this trade instead of your own? It costs a secret.
done-master-of-disguise = Use your own advisers
prompt-revelation = How much favor do you burn? Each gives you a secret.
prompt-terror-spells = Where does a warband die? Still to kill: { $left }.
prompt-witchs-bargain = With whom do you exchange?
done-witchs-bargain = No more exchanges
prompt-witchs-bargain-for = What do you want from { $other }: 2 favor for a secret, or a secret for 2 favor?
prompt-witchs-bargain-times = How many times do you make this exchange?

event-bargained-for-favor = { $player } gives { $other } { $secrets } { $secrets ->
        [one] secret
       *[other] secrets
    } and takes { $favor } favor.
event-bargained-for-secrets = { $player } gives { $other } { $favor } favor and takes { $secrets } { $secrets ->
        [one] secret
       *[other] secrets
    }.
event-darkest-shrinks = { $player } burns a secret of the Darkest Secret: { $secrets } left.
event-plagued = { $player } loses { $amount } favor to the { $suit } bank.
event-received-adviser = { $player } has a new facedown adviser.
event-received-adviser-private = You have a new facedown adviser: { $card }.
event-swapped-advisers = { $player } swaps facedown advisers of { $one } and { $other }.
