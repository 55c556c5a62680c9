### Campaigns: what is asked, what happens, what cannot be done, and the odds.

## Before the fight

prompt-follow-campaign = { $card }: do you campaign now, without spending Supply?
prompt-defender = You campaign at { $site }. Whom do you attack?
prompt-first-target = What do you attack? At least one target must be at your site, and each adds defense dice. So far: { dice-against-dice }.
prompt-target = Do you add another target? Each adds defense dice. So far: { dice-against-dice }.
done-target = No more targets
prompt-attack-dice = How many attack dice do you roll? One for each warband of your force ({ $force }), or fewer: every skull kills one of them. The targets add { defense-dice }.
prompt-join = { $attacker } attacks { $defender }. Do you stand by the defender, with the warbands on your board and your battle plans?
prompt-let-join = { $other } offers to stand by you against { $attacker }. Do you accept?

event-campaign = { $player } campaigns at { $site }. Defender: { $defender }.
event-target = { $player } names a target: { $target }.
event-pools = { $player } has { dice-against-dice }.
event-ally = { $player } stands by the defender.

dice-against-dice = { $dice ->
    [one] { $dice } attack die
   *[other] { $dice } attack dice
} against { defense-dice }
defense-dice = { $shields ->
    [one] { $shields } defense die
   *[other] { $shields } defense dice
}


## Battle plans

prompt-plan = Which battle plan do you use? { dice-against-dice }; a force of { $force } against a force of { $defenders }.
done-plan = No more battle plans

event-plan-used = { $player } uses a battle plan: { $card }.
event-plan-used-by-bandits = The bandits use a battle plan: { $card }.
event-plan-lost = { $card } is discarded from { $site }.


## Rolls

prompt-bury-skulls = Skulls kill { $left } of your warbands. How many of them die here: { $place } ({ $here })?
prompt-sacrifice = Your attack is { $attack }, the defense { $defense }. Do you sacrifice { $amount ->
    [one] a warband
   *[other] { $amount } warbands
} of your { $force } to win? Otherwise you are defeated.
prompt-sacrifice-from = { $left ->
    [one] A warband is
   *[other] { $left } warbands are
} sacrificed. How many come from here: { $place } ({ $here })?

event-defense = { $player } defends with { $value }, counting a force of { $force }.
event-defense-of-bandits = The bandits defend with { $value }, counting a force of { $force }.
event-attack = { $player } attacks with { $value }{ $skulls ->
    [0] .
    [one] , and a skull.
   *[other] , and { $skulls } skulls.
}
event-sacrificed = { $player } sacrifices { $amount ->
    [one] a warband
   *[other] { $amount } warbands
}.
event-campaign-won = { $player } is victorious.
event-campaign-repelled = { $player } is victorious: the attack is repelled.
event-repelled-by-bandits = The bandits are victorious: the attack is repelled.


## Losses and spoils

prompt-lose = { $left ->
    [one] A warband
   *[other] { $left } warbands
} of the force must die. How many die here: { $place } ({ $here })?
prompt-occupy = How many warbands do you send to { $site }? They come from here: { $place } ({ $here }). Already at the site: { $there }. If nobody stands there, bandits rule it.
prompt-banish = Do you send the pawn of { $other } to another site?
prompt-burn-half = Do you burn { $amount } favor of { $other }, half of what they have?
prompt-relic-hunter-return = Do you put a relic that you have just taken under the relic deck?
done-relic-hunter-return = Keep the relics
prompt-wild-mounts = These would be discarded: { $cards }. Which Beast card do you discard instead of all of them?
done-wild-mounts = Discard the battle plans

event-occupied = { $player } occupies { $site } with { $amount ->
    [one] a warband
   *[other] { $amount } warbands
}.
event-relic-put-back = { $player } puts { $relic } under the relic deck.
event-saved-warbands = { $card }: { $amount ->
    [one] a warband is saved and now stands there
   *[other] { $amount } warbands are saved and now stand there
}.
event-caged = { $amount ->
    [0] Nobody is left to be caged.
    [one] A warband goes into the Obsidian Cage.
   *[other] { $amount } warbands go into the Obsidian Cage.
}
event-campaign-over = The campaign of { $player } is over.


## Odds

preview-odds = Chance to win the campaign: { $after }%
preview-odds-dice = Chance to win the campaign: { $after }%; without a sacrifice: { $free }%
preview-odds-change = The attacker’s chance: { $before }% → { $after }%


## Why not

reason-nobody-to-attack = Nobody can be attacked here.
reason-site-has-a-ruler = A player rules this site, so bandits cannot be attacked here.
reason-only-against = This campaign can be against { $other } only.
reason-not-here = { $other } neither rules your site nor stands there.
reason-nothing-to-target = There would be no target at your site.
reason-not-theirs = The defender does not rule this site.
reason-not-at-your-site = The defender’s pawn is not at your site.
reason-needs-pass = { $card } must be a target too, and cannot be one.
reason-odd-dice = { $card }: the defense dice of all targets must add up to an even number.
reason-plan-used = { $card } has already been used in this campaign.
reason-plan-wrong-side = { $card } is a plan for the other side.
reason-plans-forbidden = You cannot use battle plans in this campaign.
reason-plan-alone = { $card } cannot be used with any other battle plan.
reason-plan-costs = Bandits use only battle plans that cost nothing.
reason-plan-no-use = { $card } would change nothing now.
reason-no-sacrifice = Warbands cannot be sacrificed in this campaign.
reason-too-few-to-sacrifice = It would take { $needs ->
    [one] { $needs } warband
   *[other] { $needs } warbands
}; the force has { $has }.
