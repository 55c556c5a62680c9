### What the Order cards of later games ask and tell.

prompt-bank-for-vow-of-obedience = From which favor bank do you gain 1 favor?
prompt-captains = At which of your sites do you campaign? Your warbands there fight with you.
prompt-hunting-party = Use the Hunting Party: campaign after this search without spending Supply?
done-hunting-party = Just search
prompt-palanquin = Whom do you take along?
prompt-palanquin-to = To which site do you go with { $other }?
prompt-relic-hunter = Target another facedown relic? Each adds 1 defense die.
done-relic-hunter = No more relics
prompt-siege-engines = At which site do up to 2 warbands die?

event-carried = { $player } is carried to { $site }.
