### What the later Hearth cards ask and tell.

prompt-awaited-return = Sacrifice a warband from your board and spend no Supply on this trade?
done-awaited-return = Spend Supply
prompt-save-supply-in-trade = You have too little Supply for this trade. Which card do you use to trade without it?
prompt-bank-for-book-binders = A Vision was played. From which favor bank do you take 2 favor?
prompt-charming-friend = From whom do you take 1 favor?
prompt-crop-rotation = Use { card-crop-rotation }? If you play a card at a site, you may first discard another there.
done-crop-rotation = Do not use it
prompt-deed-writer = With whom do you make a deal?
prompt-deed-writer-warbands = How many warbands do you put at { $site }, which is yours now?
prompt-bank-for-fabled-feast = From which favor bank do you take 1 favor for each Hearth card you rule?
prompt-family-heirloom = Keep { $relic }? Otherwise it goes under the relic deck.
prompt-bank-for-herald = From which favor bank do you take 1 favor?
prompt-homesteaders = Which adviser settles at your site?
prompt-land-warden = Pay for { card-land-warden }? You may then play 2 of the drawn cards, at least 1 of them at a site.
done-land-warden = Play just one
prompt-levelers-from = Which of the fullest favor banks gives 2 favor?
prompt-levelers-to = Which of the emptiest favor banks gets it?
prompt-news-from-afar = Pay for { card-news-from-afar } and spend no Supply on this search?
done-news-from-afar = Spend Supply
prompt-relic-breaker = Which relic goes under the relic deck?
prompt-rowdy-pub = Gain 1 more warband at the Rowdy Pub?
done-rowdy-pub = Gain no extra warband
prompt-bank-for-salad-days = From which favor bank do you take the next favor?

event-broke-relic = { $player } puts a relic from { $site } under the relic deck, unseen.
event-levelled = { $player } moves { $amount } favor from the { $suit } bank to the { $other } bank.
event-tokens-returned = A round for everybody: favor on cards goes to the banks, and secrets come to { $player }.
