### What the Beast cards of later games ask and tell.

prompt-bank-for-vow-of-poverty = From which favor bank do you take 2 favor?
prompt-bracken = Use { card-bracken }: put everything you discard in this search on one pile of your choice?
done-bracken = Discard as usual
prompt-bracken-pile = Which pile takes everything you discard?
prompt-bracken-under = Put your discards on the bottom of the pile? Otherwise they go on top.
prompt-fae-merchant = Which relic goes under the relic deck?
prompt-memory-of-nature = How much favor goes from the { $suit } bank to the Beast bank? Still to move: { $left }.
prompt-mushrooms = Pay 1 secret for { card-mushrooms }: spend no Supply, but draw a single card, from the bottom?
done-mushrooms = Search as usual
prompt-new-growth = Use { card-new-growth }: play a Beast or Hearth card at any faceup site with room?
done-new-growth = Play as usual
prompt-pied-piper = Whose adviser does the Pied Piper become? You take 2 favor from that player.
prompt-second-chance = On whose board does a warband die, so that you gain one?
prompt-small-friends = At which site do you trade, as if your pawn were there?
done-small-friends = Trade where you are
prompt-wild-allies = At which site do you campaign, as if your pawn were there?
prompt-wild-cry = Use { card-wild-cry }: gain 1 Supply and 2 warbands if you play a Beast card faceup?
done-wild-cry = Do not use it

event-moved-favor = { $player } moves { $amount } favor from the { $suit } bank to the { $other } bank.
event-went-over = { $card } joins the advisers of { $player }.
