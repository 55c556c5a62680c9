### The 33 Arcane cards: name and what each does. Cost, suit, timing and restriction come with the edition.
### Every line is one statement; "Ruling" marks what the rules leave open and this table decides.


## Cards of the first game

card-acting-troupe = Acting Troupe
rule-card-acting-troupe =
    While you trade, this adviser may stand for a Beast or an Order card instead of an Arcane card.
    Every power that asks for a suit during this Trade sees the suit you chose.
    .title = { card-acting-troupe }

card-alchemist = Alchemist
rule-card-alchemist =
    Gain 4 favor from the favor banks, divided among them as you wish.
    No bank gives more than it has.
    .title = { card-alchemist }

card-dazzle = Dazzle
rule-card-dazzle =
    All Hearth and Order cards at the sites of your region are discarded.
    Locked cards and advisers stay. Search modifiers do not redirect these discards.
    .title = { card-dazzle }

card-fire-talkers = Fire Talkers
rule-card-fire-talkers =
    If your side holds the Darkest Secret: attacking, add 3 attack dice; defending, remove 3.
    In a defense, any Ally may be the one who holds it.
    .title = { card-fire-talkers }

card-inquisitor = Inquisitor
rule-card-inquisitor =
    Look at 1 adviser of a player whose pawn is at your site.
    If it is the Conspiracy, you get it: play it, facedown if you like, or discard it.
    If it is anything else, that player gets the favor placed here.
    .title = { card-inquisitor }

card-magicians-code = Magician’s Code
rule-card-magicians-code =
    If you recover the Darkest Secret, you gain 2 secrets and add both to your payment.
    You may add none of your own, but in total you must place more secrets than the banner holds.
    .title = { card-magicians-code }

card-spirit-snare = Spirit Snare
rule-card-spirit-snare = Gain 1 favor from any favor bank.
    .title = { card-spirit-snare }

card-taming-charm = Taming Charm
rule-card-taming-charm =
    Discard a Beast or Nomad card at your site: you gain 2 favor from its suit’s bank.
    Favor that lay on the card is back in its bank before you gain any. A locked card cannot be chosen.
    .title = { card-taming-charm }

card-wizard-school = Wizard School
rule-card-wizard-school = Gain 1 secret, then your Act Phase is over.
    .title = { card-wizard-school }


## Cards that come in by the Chronicle

card-augury = Augury
rule-card-augury =
    Draw 1 more card.
    A Vision from the world deck still ends the draw.
    .title = { card-augury }

card-bewitch = Bewitch
rule-card-bewitch =
    If you are an Exile with more secrets than the Chancellor, you may become a Citizen.
    Your secrets on cards and facedown secrets count.
    You get no relic from the Reliquary, your Act Phase ends and your Supply is refilled.
    .title = { card-bewitch }

card-billowing-fog = Billowing Fog
rule-card-billowing-fog =
    If you are defeated, your force loses no warbands for that, not even to powers that kill a whole force.
    Skulls kill as usual, and the survivors go back to your board.
    .title = { card-billowing-fog }

card-blood-pact = Blood Pact
rule-card-blood-pact = Sacrifice an even number of warbands on your board: you gain 1 secret for each 2.
    .title = { card-blood-pact }

card-cracking-ground = Cracking Ground
rule-card-cracking-ground = For each targeted site: attacking, add 1 attack die; defending, remove 1.
    .title = { card-cracking-ground }

card-dream-thief = Dream Thief
rule-card-dream-thief =
    Swap any 2 facedown advisers, whoever has them.
    Each new owner may look at their new card.
    .title = { card-dream-thief }

card-forgotten-vault = Forgotten Vault
rule-card-forgotten-vault =
    Put 1 secret from the shared bank on the Darkest Secret or burn 1 of its secrets; the last one stays.
    This works even if nobody holds the banner; when it is first recovered, the extra secrets go to the shared bank.
    .title = { card-forgotten-vault }

card-gleaming-armor = Gleaming Armor
rule-card-gleaming-armor =
    In a Campaign in which you are attacker, defender or Ally, your enemy must place 1 more secret on each battle plan they use.
    Ruling: bandits pay nothing, so they use no plans against you.
    .title = { card-gleaming-armor }

card-initiation-rite = Initiation Rite
rule-card-initiation-rite =
    When you muster, you must place 1 secret instead of 1 favor.
    This is the price of the action: a ban on paying secrets for powers does not stop it.
    .title = { card-initiation-rite }

card-jinx = Jinx
rule-card-jinx =
    If you rule this card, right after any roll of yours with attack or defense dice you may reroll all of them.
    Each roll can be rerolled once; skulls kill only after that.
    This is not a battle plan.
    .title = { card-jinx }

card-kindred-warriors = Kindred Warriors
rule-card-kindred-warriors =
    Ignore the skulls that you roll.
    For each suit except Arcane among the cards you rule, or for fewer if you like: attacking, add 1 attack die; defending, remove 1.
    .title = { card-kindred-warriors }

card-map-library = Map Library
rule-card-map-library = If your pawn is at this site, the card you trade with may be at any site of its region.
    .title = { card-map-library }

card-master-of-disguise = Master of Disguise
rule-card-master-of-disguise =
    In this Trade another player’s faceup advisers replace yours: you use their suits and their Trade powers.
    Your own advisers, vows included, do not work in it.
    .title = { card-master-of-disguise }

card-observatory = Observatory
rule-card-observatory =
    If your pawn is at this site, you may draw from the discard pile of any region.
    The Search costs 2 Supply, and your discards go where they usually do.
    .title = { card-observatory }

card-plague-engines = Plague Engines
rule-card-plague-engines =
    Each player, including you, pays favor from their board into the Arcane bank: 1 for each site they rule, or all they have.
    Every Imperial player counts all Imperial sites.
    .title = { card-plague-engines }

card-portal = Portal
rule-card-portal =
    Travelling to or from this site costs no Supply and ignores site powers.
    To travel to it this way, you must rule this card. Powers of denizens still apply.
    .title = { card-portal }

card-revelation = Revelation
rule-card-revelation = In turn order from the Chancellor, each player may burn any amount of favor and gain 1 secret for each.
    .title = { card-revelation }

card-rusting-ray = Rusting Ray
rule-card-rusting-ray =
    If your side holds the Darkest Secret, the attacker’s hollow swords do not count.
    Any Ally may be the one who holds it.
    .title = { card-rusting-ray }

card-sealing-ward = Sealing Ward
rule-card-sealing-ward = As a Campaign target, each of your relics adds 1 more defense die.
    .title = { card-sealing-ward }

card-secret-signal = Secret Signal
rule-card-secret-signal =
    If a Trade brings you exactly 1 favor, you gain another from the same bank.
    A Trade for secrets that also brings 1 favor counts.
    .title = { card-secret-signal }

card-terror-spells = Terror Spells
rule-card-terror-spells =
    If you hold the Darkest Secret, kill any 2 warbands in your region, even your own.
    They may be at its sites or on boards of players whose pawns are in it, in different places too.
    .title = { card-terror-spells }

card-tutor = Tutor
rule-card-tutor = Gain 1 secret.
    .title = { card-tutor }

card-vow-of-silence = Vow of Silence
rule-card-vow-of-silence =
    You cannot recover the Darkest Secret and cannot give secrets to anyone.
    When another player recovers it, you gain as many secrets as that player placed on it.
    Secrets can be taken from you. Ruling: you may seize the banner.
    .title = { card-vow-of-silence }

card-witchs-bargain = Witch’s Bargain
rule-card-witchs-bargain =
    Exchange with a player whose pawn is at your site: your 1 secret for 2 favor of theirs, or your 2 favor for 1 secret of theirs.
    Repeat this as often as you like, with several players too.
    They cannot refuse. Ruling: each exchange must be complete, and in one use all exchanges with the same player go the same way.
    .title = { card-witchs-bargain }
