### Searching, playing cards, recovering: what is asked, what happened, why not.

## Search

prompt-search = Where do you search?
prompt-save-supply = You have too little Supply for this search. Which card do you use to search without it?
prompt-keep = Which card do you keep? You will then play or discard it; the others are discarded now.
prompt-keep-another = You may keep one more card, but one of the two must be played at a site. Which one?
done-keep-another = Keep just the one

event-searched = { $player } searches ({ $source }) and draws { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}.
event-searched-private = { $player } searches ({ $source }) and draws: { $cards }.
event-searched-openly = { $player } searches ({ $source }) and shows everybody what comes up: { $cards }.
event-kept-openly = { $player } shows everybody what they keep: { $cards }.
event-drew-vision = { $player } draws a Vision: the Visions track moves to { $drawn }, and the draw ends.
event-drew-vision-private = { $player } draws a Vision ({ $vision }): the Visions track moves to { $drawn }, and the draw ends.

reason-nothing-there = { $source }: no cards left.
reason-greedy = { trait-greedy }: the Chancellor cannot search if it costs more than 2 Supply, and this search costs { $needs }.

## Playing a card

prompt-play-first = Which of the two cards do you play first?
prompt-play = { $card }: where do you play it?
prompt-play-adviser = Which facedown adviser do you play faceup, or discard?
prompt-dismiss = You have too many advisers. Which one do you discard?
prompt-make-space = { $site } is full. Which card there do you discard to make room?
prompt-clear-region = Before you play, the People’s Favor lets you discard a card from any site in your region. Which one?
done-clear-region = Discard nothing
prompt-clear-site = Before you play, { $by } lets you discard a card from this site. Which one?
done-clear-site = Discard nothing

event-played-at = { $player } plays { $card } at { $site }.
event-appointed = { $player } takes { $card } as an adviser.
event-hid-adviser = { $player } plays a card facedown as an adviser.
event-hid-adviser-private = { $player } plays { $card } facedown as an adviser.
event-revealed-vision = { $player } reveals { $vision }!

reason-locked = { $card } is locked: it stays where it is.
reason-in-use = { $card } is part of this action and cannot be discarded before it ends.
reason-makes-no-room = Discarding { $card } would make no room.
reason-came-last = { $card } has just come to this court; the others go first.
reason-adviser-only = { $card } can only be an adviser.
reason-site-only = { $card } can only be at a site.
reason-site-full = { $site } has no room left.
reason-locked-there = There is a locked card at { $site }.
reason-court-full = Your court is full, and too few of your advisers can leave it.
reason-vision-at-site = Visions are not played at sites.
reason-exiles-only = Only an Exile can reveal a Vision.
reason-one-at-site = Of the two cards you keep, one must be played at a site.
reason-no-hidden-adviser = You have no facedown adviser.

## The Conspiracy

prompt-conspiracy = You may burn a secret to take one of these from a player at your site. Which one?
done-conspiracy = Take nothing

## Sites

prompt-dig-up = The homeland gives you a relic. Which one do you take?
prompt-river = { site-river }: gain 1 more warband from this muster?
done-river = Gain no extra warband
prompt-make-way = Before the card comes to { $site }, you may discard another that lies there. Which one?
done-make-way = Discard nothing
prompt-welcoming-party = { card-welcoming-party }: use it in this search? It gives 1 favor for a denizen played faceup, and cannot be discarded during the search.
done-welcoming-party = Do not use it

## Recover

prompt-recover = What do you recover?
prompt-add-tokens = Your own secrets are not enough. Which card adds to them?
prompt-banner-tokens = { $banner }: how much do you put on it? It must be more than is there now.
prompt-first-bank = The favor that lay on the banner ({ $favor }) goes to the favor banks one by one, clockwise. Which bank is first?

event-recovered-relic = { $player } recovers { $relic } at { $site }.
event-recovered-banner = { $player } recovers the { $banner }, placing { $amount } on it.

reason-no-price = Relics at { $site } cannot be recovered.
reason-guarded = Every suit at its holder’s site is also among the holder’s advisers, so the Darkest Secret is safe there.
