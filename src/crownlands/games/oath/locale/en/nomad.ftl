### The Nomad cards: name and what each does. Cost, timing and restriction come from the data.
### Every line is one statement; “Ruling” marks what the rules leave open and this table decides.


## In the first game

card-ancient-binding = Ancient Binding
rule-card-ancient-binding =
    Every player keeps 1 secret and burns the rest.
    Yours is the one just placed here; even secrets that you put on other cards earlier this turn are burned.
    Secrets on the Darkest Secret stay.
    .title = { card-ancient-binding }

card-elders = Elders
rule-card-elders = Gain 1 secret.
    .title = { card-elders }

card-faithful-friend = Faithful Friend
rule-card-faithful-friend = Gain 4 Supply, up to the end of the track.
    .title = { card-faithful-friend }

card-great-herd = Great Herd
rule-card-great-herd =
    You may swap this card with a Nomad card at any site.
    A locked card cannot be chosen. Neither card counts as played by the swap.
    .title = { card-great-herd }

card-horse-archers = Horse Archers
rule-card-horse-archers =
    Attacking, add 3 attack dice; defending, remove 3.
    Discard this card at the end of the Campaign.
    .title = { card-horse-archers }

card-rain-boots = Rain Boots
rule-card-rain-boots =
    Ignore the defender’s die faces with 1 shield; double shields and multipliers still count.
    Discard this card at the end of the Campaign.
    .title = { card-rain-boots }

card-tents = Tents
rule-card-tents =
    This Travel costs no Supply if it stays within your region.
    It does not help if the ruler of the Shrouded Wood sends you to another region.
    .title = { card-tents }

card-the-gathering = The Gathering
rule-card-the-gathering =
    In turn order from the Chancellor, each player may put their pawn at this site. This is not travelling, and nobody moves back afterwards.
    Then all players there may make binding deals with each other, as many as they like: favor, secrets, relics and advisers may change hands.
    Locked faceup advisers stay where they are; facedown advisers can be exchanged.
    .title = { card-the-gathering }

card-warning-signals = Warning Signals
rule-card-warning-signals =
    Before the dice are rolled, move your warbands as you like among your board and the sites you rule; at least 1 must stay at each site.
    A Citizen needs no permission for this.
    Discard this card at the end of the Campaign.
    .title = { card-warning-signals }


## In later games

card-a-fast-steed = A Fast Steed
rule-card-a-fast-steed = With 3 warbands or fewer on your board, this Travel costs no Supply.
    .title = { card-a-fast-steed }

card-ancient-bloodline = Ancient Bloodline
rule-card-ancient-bloodline = For your enemies, all denizens and relics at sites you rule are locked at all times: they cannot discard, move, swap or recover them.
    .title = { card-ancient-bloodline }

card-ancient-pact = Ancient Pact
rule-card-ancient-pact =
    Only for an Exile who holds the Darkest Secret: you may become a Citizen by giving this banner to the Chancellor. Nothing on it is burned.
    You take 1 relic from the Reliquary, chosen unseen. Your Act Phase ends and your Supply is refilled.
    .title = { card-ancient-pact }

card-convoys = Convoys
rule-card-convoys = Choose another region: its discard pile goes, in the same order, on top of the one in your region, even if yours is empty.
    .title = { card-convoys }

card-family-wagon = Family Wagon
rule-card-family-wagon =
    You may have any number of Nomad advisers, but only 1 other; the usual adviser limit does not apply to Nomad cards.
    Facedown advisers have no suit, so they are not Nomad.
    Pied Piper can always join later; if it was there first, only 1 adviser that is not Nomad may stay.
    .title = { card-family-wagon }

card-great-crusade = Great Crusade
rule-card-great-crusade =
    For each Nomad card you rule, including this one: attacking, add 1 attack die; defending, remove 1.
    Discard this card at the end of the Campaign.
    .title = { card-great-crusade }

card-hospitality = Hospitality
rule-card-hospitality =
    After travelling, choose a suit that a card at your new site and a faceup adviser of yours both have: gain 1 favor from its bank.
    This card is itself a Nomad adviser.
    .title = { card-hospitality }

card-lancers = Lancers
rule-card-lancers =
    Everything on your attack dice counts twice: swords and skulls alike. Hollow swords are paired after that.
    Discard this card at the end of the Campaign.
    .title = { card-lancers }

card-lost-tongue = Lost Tongue
rule-card-lost-tongue = Another player can target or take your relics and banners, in whatever way, only while they rule a Nomad card.
    .title = { card-lost-tongue }

card-mountain-giant = Mountain Giant
rule-card-mountain-giant =
    Choose 1 or 3: attacking, add that many attack dice; defending, remove that many.
    If you chose 3, discard this card at the end of the Campaign.
    .title = { card-mountain-giant }

card-mounted-patrol = Mounted Patrol
rule-card-mounted-patrol =
    The attacker rolls half of their attack dice, rounded down, counted after all other battle plans.
    Discard this card at the end of the Campaign.
    .title = { card-mounted-patrol }

card-oracle = Oracle
rule-card-oracle =
    Find the uppermost Vision in the world deck, then play or discard it as in a Search; the other cards keep their order.
    It counts as a drawn Vision, and you may keep it as a facedown adviser.
    .title = { card-oracle }

card-pilgrimage = Pilgrimage
rule-card-pilgrimage =
    Put all denizens at your site into the Dispossessed and shuffle it.
    Draw the same number of cards from it, look at them in secret and put them on your region’s discard pile.
    Ruling: locked denizens stay and do not count; favor and secrets leave the others as in a discard. Edifices stay.
    .title = { card-pilgrimage }

card-relic-worship = Relic Worship
rule-card-relic-worship =
    After you recover a relic in this action, gain 3 Supply.
    Ruling: a relic that a site gives you for playing a card does not count.
    .title = { card-relic-worship }

card-resettle = Resettle
rule-card-resettle =
    Choose any player, even yourself, and move 1 of their faceup Nomad advisers to any site with room.
    It is not played. Locked and adviser-only cards cannot move.
    .title = { card-resettle }

card-rival-khan = Rival Khan
rule-card-rival-khan =
    If a Nomad card is among your enemy’s faceup advisers: attacking, add 4 attack dice; defending, remove 4.
    Discard this card at the end of the Campaign, even if it had no effect.
    .title = { card-rival-khan }

card-sacred-ground = Sacred Ground
rule-card-sacred-ground =
    Only players whose pawn is at this site can play Visions faceup; this applies to the ruler too.
    The Conspiracy can be played anywhere.
    .title = { card-sacred-ground }

card-special-envoy = Special Envoy
rule-card-special-envoy = This Travel costs no Supply, but when you arrive your Act Phase ends.
    .title = { card-special-envoy }

card-spell-breaker = Spell Breaker
rule-card-spell-breaker =
    Enemies of this card’s ruler cannot use powers for which a secret must be placed, burned or turned facedown. If bandits rule it, nobody can.
    Muster, Trade and Recover are not powers: secrets may be paid for them.
    .title = { card-spell-breaker }

card-storm-caller = Storm Caller
rule-card-storm-caller =
    Add 2 defense dice.
    Discard this card at the end of the Campaign.
    .title = { card-storm-caller }

card-twin-brother = Twin Brother
rule-card-twin-brother = You may swap this card with another player’s faceup Nomad adviser that is not locked.
    .title = { card-twin-brother }

card-vow-of-kinship = Vow of Kinship
rule-card-vow-of-kinship =
    As this card comes into play, the favor on your board goes to the Nomad bank. So does all favor that you gain or are given from then on.
    You may pay with favor from the Nomad bank as if it were yours, but you never have to.
    Nobody can take it from you, because it is not on your board.
    .title = { card-vow-of-kinship }

card-way-station = Way Station
rule-card-way-station =
    Travelling to this site costs no Supply for those who rule the card, and for anybody who gives its ruler 1 favor, wherever they come from.
    The Chancellor receives that favor for the Empire; if bandits rule, it is burned.
    .title = { card-way-station }

card-wild-mounts = Wild Mounts
rule-card-wild-mounts =
    At the end of the Campaign you may discard 1 Beast card that you rule and that is not locked; then you keep all Nomad battle plans that you would have to discard.
    Bandits do so only to keep 2 or more plans, and discard the first Beast card, counting from the top of the Cradle.
    .title = { card-wild-mounts }
