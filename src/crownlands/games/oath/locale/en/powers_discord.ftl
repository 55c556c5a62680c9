### What the later Discord cards ask and tell.

prompt-assassin = Which adviser does the Assassin remove?
prompt-blackmail = Which relic do you demand? Its holder may keep it by giving you 3 favor.
prompt-blackmail-pay = Give { $other } 3 favor to keep { $relic }? If not, it is taken from you.
prompt-downtrodden = The bank of this suit has the least favor of all. Gain 2 more warbands with { card-downtrodden }?
done-downtrodden = Gain no extra warbands
prompt-enchantress = Which adviser does the Enchantress change places with?
prompt-false-prophet = On which revealed Vision do you put your warband? It is then your Vision too.
prompt-bank-for-gambling-hall = From which favor bank do you take your winnings?
prompt-relic-thief = { $other } has taken { $relics }. Pay for { card-relic-thief } and roll a defense die for each? Without any shield, they are yours.
done-relic-thief = Let them keep the relics
prompt-riots = Several suits are equally common at the sites. Cards of which one are discarded?
prompt-royal-ambitions = Which relic of the Reliquary do you take? You cannot look first.
prompt-bank-for-silver-tongue = From which favor bank do you take 1 favor?

event-blackmailed = { $player } blackmails { $other }: 3 favor, or { $relic }.
event-paid-blackmail = { $player } gives { $other } { $amount } favor.
event-darkest-burned = { $player } burns all secrets but 1 on the Darkest Secret.
event-dissented = { $player } puts { $amount } favor on { $card }.
event-prophesied = { $player } puts a warband on { $vision }, which is now their Vision too.
event-prophecy-claimed = The warband on { $vision } is lost; { $player } gets the Vision to play or discard.
event-renewed = { $player } gains the burned favor: { $amount }.
event-theft-failed = A shield came up: { $player } steals nothing.
