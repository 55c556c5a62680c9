### The 33 Discord cards: name and what each does. Cost, suit, timing and restriction come with the edition.
### Every line is one statement; "Ruling" marks what the rules leave open and this table decides.


## Cards of the first game

card-a-small-favor = A Small Favor
rule-card-a-small-favor = Gain 4 warbands.
    .title = { card-a-small-favor }

card-book-burning = Book Burning
rule-card-book-burning =
    If you are victorious and targeted the defender’s pawn, the defender keeps 1 secret on their board and burns the others.
    Facedown secrets count too. All usual results of the Campaign remain.
    .title = { card-book-burning }

card-disgraced-captain = Disgraced Captain
rule-card-disgraced-captain =
    If a targeted site has an Order card, add 4 attack dice.
    The site itself must be a target; several such sites give no more.
    .title = { card-disgraced-captain }

card-key-to-the-city = Key to the City
rule-card-key-to-the-city =
    If no player who rules this site has their pawn here, kill all warbands here; then you gain 1 warband and put it here.
    A site ruled by bandits will do.
    Ruling: at an Imperial site the pawn of any Imperial player prevents this.
    .title = { card-key-to-the-city }

card-mercenaries = Mercenaries
rule-card-mercenaries =
    Attacking, add 3 attack dice; defending, remove 3.
    If you are defeated, discard this card.
    .title = { card-mercenaries }

card-naysayers = Naysayers
rule-card-naysayers = If an Exile, even you, has the Oathkeeper title, you take 1 favor from the Chancellor.
    .title = { card-naysayers }

card-scryer = Scryer
rule-card-scryer = Look through the whole of any discard pile without changing its order.
    .title = { card-scryer }

card-second-wind = Second Wind
rule-card-second-wind =
    If you are victorious, you may travel and then you may campaign; neither costs Supply.
    This comes last, after the whole Campaign and all reactions to it.
    .title = { card-second-wind }

card-sleight-of-hand = Sleight of Hand
rule-card-sleight-of-hand = Take 1 secret from a player who has at least 2 on their board and whose pawn is at your site.
    .title = { card-sleight-of-hand }


## Cards that come in by the Chronicle

card-assassin = Assassin
rule-card-assassin =
    Discard a faceup adviser, unless it is locked, of a player whose pawn is at your site.
    You may have no more than 2 advisers.
    You cannot play this card if locked advisers leave no room for it.
    .title = { card-assassin }

card-bandit-chief = Bandit Chief
rule-card-bandit-chief =
    When you play this card, 1 warband is killed at every site that has any.
    As long as it is at a site, every site has 3 bandits instead of 1.
    .title = { card-bandit-chief }

card-beast-tamer = Beast Tamer
rule-card-beast-tamer = Whether you attack or defend, your enemy cannot use Beast or Nomad battle plans.
    .title = { card-beast-tamer }

card-blackmail = Blackmail
rule-card-blackmail =
    Choose a relic of a player whose pawn is at your site: they give you 3 favor, or you take it.
    Without 3 favor they cannot pay. A relic that cannot be taken cannot be chosen.
    .title = { card-blackmail }

card-boiling-lake = Boiling Lake
rule-card-boiling-lake =
    A player who arrives here by Travel without ruling this card must kill 2 of the warbands on their board, or all of them.
    Forced travel counts.
    .title = { card-boiling-lake }

card-chaos-cult = Chaos Cult
rule-card-chaos-cult = Whenever the Oathkeeper title passes to another player, take 1 favor from them.
    .title = { card-chaos-cult }

card-charlatan = Charlatan
rule-card-charlatan = Burn all secrets but 1 from the Darkest Secret.
    .title = { card-charlatan }

card-cracked-sage = Cracked Sage
rule-card-cracked-sage = If your enemy has a faceup Arcane adviser: attacking, add 4 attack dice; defending, remove 4.
    .title = { card-cracked-sage }

card-dissent = Dissent
rule-card-dissent =
    Each player without the People’s Favor must place favor from their board here: 1 for each suit among the cards they rule, or all they have.
    You pay as well. Imperial players each count every card at Imperial sites.
    .title = { card-dissent }

card-downtrodden = Downtrodden
rule-card-downtrodden = If you muster on a card whose suit has the bank with the least favor, and no other bank has as little, you gain 2 more warbands.
    .title = { card-downtrodden }

card-enchantress = Enchantress
rule-card-enchantress =
    Swap this card with a faceup adviser of any player, unless that adviser is locked.
    If the receiver then has too many advisers, they discard one, but not this card.
    .title = { card-enchantress }

card-false-prophet = False Prophet
rule-card-false-prophet =
    If you are an Exile, you gain 1 warband and put it on any player’s revealed Vision: it is then your revealed Vision as well.
    If that Vision is discarded, the warband is killed, and you play or discard the Vision as in a Search.
    Your warband stays there even if you become a Citizen, but only as an Exile can you win by the Vision.
    .title = { card-false-prophet }

card-gambling-hall = Gambling Hall
rule-card-gambling-hall =
    Roll 4 defense dice and gain 1 favor for each shield, all from one bank.
    Doubling faces double the shields as in a Campaign. Ruling: you choose the bank after the roll.
    .title = { card-gambling-hall }

card-gossip = Gossip
rule-card-gossip =
    Enemies of this card’s ruler cannot play advisers facedown.
    If bandits rule it, nobody can. Facedown advisers already in play stay.
    .title = { card-gossip }

card-insomnia = Insomnia
rule-card-insomnia =
    At Rest, you gain 1 secret.
    You may have no more than 2 advisers.
    You cannot play this card if locked advisers leave no room for it.
    .title = { card-insomnia }

card-relic-thief = Relic Thief
rule-card-relic-thief =
    Right after another player in your region takes relics, you may roll 1 defense die for each; if no shield comes up, you take them all.
    A doubling face is not a shield. Relics that were given to that player do not count.
    .title = { card-relic-thief }

card-riots = Riots
rule-card-riots =
    If the People’s Favor is on its Mob side, discard all cards of the suit most common at the sites; this card stays.
    You break ties. Advisers do not count and are not discarded; locked cards count but stay.
    .title = { card-riots }

card-royal-ambitions = Royal Ambitions
rule-card-royal-ambitions =
    If you are an Exile and rule more sites than the Chancellor, you may become a Citizen.
    Take 1 relic of the Reliquary without looking. Your Act Phase ends and your Supply is refilled.
    .title = { card-royal-ambitions }

card-salt-the-earth = Salt the Earth
rule-card-salt-the-earth =
    Discard all other denizens at this site. Its capacity is 1 from now on.
    You may play this card even if the site has no room.
    You cannot play it to a site with a locked card or to a facedown site.
    .title = { card-salt-the-earth }

card-silver-tongue = Silver Tongue
rule-card-silver-tongue =
    At Rest, you gain 1 favor from the bank of a suit that a card at your site has.
    You may have no more than 2 advisers.
    You cannot play this card if locked advisers leave no room for it.
    .title = { card-silver-tongue }

card-slander = Slander
rule-card-slander = If you are victorious and targeted the defender’s pawn, the defender burns all favor on their board, not just half.
    .title = { card-slander }

card-sneak-attack = Sneak Attack
rule-card-sneak-attack =
    Right after another player’s Campaign you may campaign against that player without spending Supply.
    The defender is chosen as usual: they rule your site, or their pawn is there.
    .title = { card-sneak-attack }

card-vow-of-renewal = Vow of Renewal
rule-card-vow-of-renewal =
    All favor that anyone burns, even you, goes to your board instead of the shared bank.
    You cannot recover the People’s Favor. Ruling: you may seize it.
    .title = { card-vow-of-renewal }

card-zealots = Zealots
rule-card-zealots =
    If the defending force is larger than yours now, each warband you sacrifice adds 3 to your attack instead of 1.
    Later losses do not matter.
    .title = { card-zealots }
