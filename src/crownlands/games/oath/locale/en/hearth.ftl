### The Hearth cards: name and what each does. Cost, timing and restriction come from the data.
### Every line is one statement; “Ruling” marks what the rules leave open and this table decides.


## In the first game

card-armed-mob = Armed Mob
rule-card-armed-mob =
    Discard 1 faceup adviser of the player who holds the Darkest Secret, wherever they are.
    Not possible if that player holds the People’s Favor too; locked advisers are safe.
    .title = { card-armed-mob }

card-extra-provisions = Extra Provisions
rule-card-extra-provisions = Add 1 defense die.
    .title = { card-extra-provisions }

card-memory-of-home = Memory of Home
rule-card-memory-of-home = Choose a favor bank: everything in it goes to the Hearth bank.
    .title = { card-memory-of-home }

card-storyteller = Storyteller
rule-card-storyteller =
    Put 1 secret from the shared bank on the Darkest Secret, whether or not anybody holds it.
    If nobody does, the extra secrets go to the shared bank, not to the player who recovers it.
    .title = { card-storyteller }

card-tavern-songs = Tavern Songs
rule-card-tavern-songs = Look at the top 3 cards of your region’s discard pile and leave them as they are.
    .title = { card-tavern-songs }

card-tinkers-fair = Tinker’s Fair
rule-card-tinkers-fair =
    Make a binding deal with any other player, in which both may give favor, secrets and relics.
    Both must agree, and it is done at once. A relic that is given does not count as taken.
    .title = { card-tinkers-fair }

card-traveling-doctor = Traveling Doctor
rule-card-traveling-doctor =
    If you are defeated, your force loses no warbands for that, not even to powers that kill a whole force.
    In that case discard this card at the end of the Campaign.
    .title = { card-traveling-doctor }

card-wayside-inn = Wayside Inn
rule-card-wayside-inn = Gain 2 Supply.
    .title = { card-wayside-inn }

card-welcoming-party = Welcoming Party
rule-card-welcoming-party =
    If the denizen that you play from this Search is faceup, the Hearth bank gives you 1 favor.
    Not for a card played facedown, even if it is turned faceup later, and not for this card itself.
    .title = { card-welcoming-party }


## In later games

card-a-round-of-ale = A Round of Ale
rule-card-a-round-of-ale =
    As if you rested: favor on cards goes to the banks of their suits, every secret on a card comes to you, and your facedown secrets turn faceup.
    The favor that you have just placed here stays.
    .title = { card-a-round-of-ale }

card-awaited-return = Awaited Return
rule-card-awaited-return = Sacrifice 1 warband from your board and spend no Supply on this Trade.
    .title = { card-awaited-return }

card-ballot-box = Ballot Box
rule-card-ballot-box =
    Only for an Exile who holds the People’s Favor: you become a Citizen.
    You get no Reliquary relic; your Act Phase ends and your Supply is refilled.
    .title = { card-ballot-box }

card-book-binders = Book Binders
rule-card-book-binders =
    After another player plays a Vision faceup, choose a bank and gain 2 favor from it.
    The Conspiracy counts too.
    .title = { card-book-binders }

card-charming-friend = Charming Friend
rule-card-charming-friend = Take 1 favor from a player whose pawn is at your site.
    .title = { card-charming-friend }

card-crop-rotation = Crop Rotation
rule-card-crop-rotation =
    You may make room first: discard 1 denizen at the site to which you play your card.
    The discard that the People’s Favor allows can be used as well.
    .title = { card-crop-rotation }

card-deed-writer = Deed Writer
rule-card-deed-writer =
    Make a binding deal with any other player, in which both may give favor, secrets and sites that they rule.
    The old ruler moves their warbands from the site to their board; the new ruler puts at least 1 there from theirs (none with the Bandit Crown).
    A Citizen may give Imperial sites without asking, but Imperial players cannot exchange sites with each other.
    .title = { card-deed-writer }

card-fabled-feast = Fabled Feast
rule-card-fabled-feast =
    Choose 1 bank: gain 1 favor from it for each Hearth card you rule.
    Ruling: this card itself counts wherever you play it.
    .title = { card-fabled-feast }

card-family-heirloom = Family Heirloom
rule-card-family-heirloom = Look at the top card of the relic deck. Take it or put it on the bottom of that deck.
    .title = { card-family-heirloom }

card-hearts-and-minds = Hearts and Minds
rule-card-hearts-and-minds =
    You are victorious at once, and no dice are rolled.
    If the People’s Favor is not on your side, discard this card at the end of the Campaign.
    .title = { card-hearts-and-minds }

card-herald = Herald
rule-card-herald =
    After another player’s Campaign against a player, gain 1 favor from a bank of your choice.
    A Campaign against you counts, one against bandits does not.
    .title = { card-herald }

card-homesteaders = Homesteaders
rule-card-homesteaders =
    Move 1 of your faceup advisers to your site.
    It is not played: no favor and no When Played power. The site needs room, and locked or adviser-only cards stay.
    .title = { card-homesteaders }

card-hospital = Hospital
rule-card-hospital =
    Whenever your warbands are killed in this Campaign, set them aside.
    At the end of the Campaign put them at this site, provided that you rule it; if not, they are dead.
    Ruling: sacrificed warbands are saved as well.
    .title = { card-hospital }

card-land-warden = Land Warden
rule-card-land-warden =
    You may keep 2 of the drawn cards and play both, at least 1 of them to a site; the other may be facedown.
    The People’s Favor can help with both.
    .title = { card-land-warden }

card-levelers = Levelers
rule-card-levelers = Move 2 favor from the fullest bank to the emptiest; where several are equal, you choose.
    .title = { card-levelers }

card-marriage = Marriage
rule-card-marriage = Wherever advisers are counted, this card is 2 Hearth advisers, yet it fills only 1 adviser space.
    .title = { card-marriage }

card-news-from-afar = News from Afar
rule-card-news-from-afar = This Search costs no Supply.
    .title = { card-news-from-afar }

card-relic-breaker = Relic Breaker
rule-card-relic-breaker = Choose a facedown relic at your site: it goes unseen to the bottom of the relic deck, and you gain 3 warbands.
    .title = { card-relic-breaker }

card-rowdy-pub = Rowdy Pub
rule-card-rowdy-pub = A Muster on this very card gives you 1 more warband.
    .title = { card-rowdy-pub }

card-saddle-makers = Saddle Makers
rule-card-saddle-makers =
    After another player plays a Nomad or Order card faceup, the bank of its suit gives you 2 favor.
    That player’s favor for the play comes before this, the card’s When Played power after it.
    .title = { card-saddle-makers }

card-salad-days = Salad Days
rule-card-salad-days = Choose 3 different banks: gain 1 favor from each.
    .title = { card-salad-days }

card-the-great-levy = The Great Levy
rule-card-the-great-levy =
    Attacking, add 3 attack dice; defending, remove 3.
    Ignore the skulls you roll.
    None of this works against an enemy with the People’s Favor.
    .title = { card-the-great-levy }

card-village-constable = Village Constable
rule-card-village-constable =
    Attacking, add 2 attack dice; defending, remove 2.
    This does not work against an enemy with the People’s Favor.
    .title = { card-village-constable }

card-vow-of-peace = Vow of Peace
rule-card-vow-of-peace =
    You cannot campaign.
    A player who attacks you cannot sacrifice warbands to raise their attack; this covers an Imperial defense in which you are defender or Ally.
    If you are the Chancellor, your Citizens may still campaign.
    .title = { card-vow-of-peace }
