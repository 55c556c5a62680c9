### Highwaymen, in English.

game-highwaymen = Highwaymen
    .about = The mail coach is late, the moon is out, and you are not the only one behind the hedge.

rogue-scullion = the Scullion
rogue-link-boy = the Link-Boy
rogue-ostler = the Ostler
rogue-poacher = the Poacher
rogue-fiddler = the Fiddler
rogue-tinker = the Tinker
rogue-old-tom = Old Tom
rogue-lame-will = Lame Will
rogue-parson = the Parson
rogue-one-eye = One-Eye
rogue-kate = Red Kate
rogue-jack = Gentleman Jack
camp = whoever comes from the camp
scout = send a scout to the camp

prompt-send = Whom do you send?
prompt-bribe = How many coins for the coachman, besides { $rogue }?
prompt-recruit = Whom do you recruit?

event-dealt = { $player } has { $cards } rogues.
event-dealt-private = You have { $cards } rogues: { $rogues }.
event-coach = A coach comes with { $gold } { $gold ->
    [one] coin
   *[other] coins
}.
event-ambushed = { $player } sends { $rogue } and { $bribe ->
    [0] no bribe
    [one] a coin
   *[other] { $bribe } coins
}.
event-robbed = { $player } robs the coach of { $gold }.
event-escaped = The coach escapes.
event-scouted = { $player } sends a scout to the camp.
event-scouted-private = Your scout has seen { $rogue }.
event-recruited = { $player } recruits { $rogue }.
event-recruited-unseen = { $player } recruits somebody from the camp.
event-recruited-unseen-private = You recruit { $rogue }.

reason-too-poor = you have only { $coins }
reason-scouted-already = your scout has been there
reason-no-wages = the scout wants a coin

score-coins = coins: { $points }
score-feared = most feared, with { $coaches } coaches: { $points }
score-earlier = the night before: { $points }

tally-coins = coins

variant-rounds = Rounds
    .help = How many coaches come.
variant-ties = When ambushes are as strong
    .help = What happens to the coach.
variant-ties-escape = The coach escapes
variant-ties-die = The die decides
variant-scouts = Scouts
    .help = You may look at the top of the camp before you recruit.
variant-wages = Scouts want a coin
    .help = A look at the camp costs a coin.

saga-two-nights = Two nights
saga-hard-times = Hard times

role-captain = Captain, with a coin more
export-line = One line
annals-night = Night { $night }: { $captain } robs best and is captain, with { $coins } coins at most in a purse.
annals-quarrel = Night { $night }: nobody robs best, and nobody is captain. There are { $coins } coins at most in a purse.
annals-richest = The fullest purse so far held { $coins } coins.

rule-rogues = Twelve rogues, two of each strength from one to six.
    .title = The rogues
rule-setup = Everybody gets two rogues, unseen by the others. The others are the camp, face down.
    .title = Dealing
rule-round = A coach comes and is ambushed; then everybody recruits, from the winner on.
    .title = A round
rule-coach = A die says how much gold a coach carries.
    .title = The coach
rule-ambush = All send a rogue at once. The strongest, bribes added, takes the gold. All who were sent go to the tavern.
    .title = The ambush
rule-ambush-bribe = One or two coins for the coachman add as much to your strength.
    .title = Bribes
rule-ambush-tie = When ambushes are as strong, the coach escapes; or a die decides, if you play so.
    .title = Ties
rule-recruit = Take somebody from the tavern, or the top of the camp unseen. When the camp is empty, the tavern goes there, shuffled.
    .title = Recruiting
rule-recruit-scout = Before you recruit, you may look at the top of the camp.
    .title = Scouts
rule-end = A point a coin, and two for who alone has robbed most coaches.
    .title = The end
rule-saga = Play two nights; the points of both count.
    .title = Two nights
rule-saga-hard-times = Play as many nights as you like, with whoever comes. Everybody begins with as many coins as the poorest had left, one at least and nine at most; whoever won last is the captain and has one more.
    .title = Hard times

preset-first = First night
    .about = Two coaches and no scouts.
preset-everything = Everything
    .about = Scouts who want wages, on two nights.
progress-coach = Coach { $round }
