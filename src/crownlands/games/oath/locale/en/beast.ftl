### The 33 Beast cards: name and what each does. Cost, suit, timing and restriction come with the edition.
### Every line is one statement; "Ruling" marks what the rules leave open and this table decides.


## Cards of the first game

card-animal-playmates = Animal Playmates
rule-card-animal-playmates = This Muster costs no Supply if it is on a Beast card.
    .title = { card-animal-playmates }

card-errand-boy = Errand Boy
rule-card-errand-boy =
    You may draw from the discard pile of another region.
    Your discards go where they usually do.
    .title = { card-errand-boy }

card-forest-paths = Forest Paths
rule-card-forest-paths =
    If your destination has a Beast card, this Travel costs no Supply and ignores site powers.
    You may use this on any Travel, paying before an enemy who rules the Shrouded Wood picks where you go; without a Beast card there it does nothing.
    Powers of denizens still apply.
    .title = { card-forest-paths }

card-long-lost-heir = Long-Lost Heir
rule-card-long-lost-heir =
    If you are an Exile, you may become a Citizen.
    You get no relic from the Reliquary, your Act Phase ends and your Supply is refilled.
    .title = { card-long-lost-heir }

card-rangers = Rangers
rule-card-rangers =
    Ignore the skulls that you roll.
    If the defender has 4 or more defense dice now, add 2 attack dice.
    Defense dice added later do not matter.
    .title = { card-rangers }

card-roving-terror = Roving Terror
rule-card-roving-terror =
    Discard a denizen at another site and move this card there, with everything on it.
    It can move only where a denizen can be discarded.
    .title = { card-roving-terror }

card-the-old-oak = The Old Oak
rule-card-the-old-oak = If you trade with this card for secrets and have a faceup Beast adviser, you gain 1 more secret.
    .title = { card-the-old-oak }

card-true-names = True Names
rule-card-true-names =
    Your enemy cannot use battle plans of any suit that your faceup advisers have.
    Beast plans are always barred, because this card is an adviser itself. Relics have no suit.
    .title = { card-true-names }

card-wolves = Wolves
rule-card-wolves = Kill 1 warband on the board of any player, even your own.
    .title = { card-wolves }


## Cards that come in by the Chronicle

card-animal-host = Animal Host
rule-card-animal-host =
    Gain 1 warband for each Beast card at the sites, whoever rules them.
    This card counts. Ruling: even as an adviser.
    .title = { card-animal-host }

card-birdsong = Birdsong
rule-card-birdsong = This Trade costs no Supply if it is with a Beast or Nomad card.
    .title = { card-birdsong }

card-bracken = Bracken
rule-card-bracken =
    You may put all your discards of this Search together on top or on the bottom of any one discard pile.
    Discards by a When Played power are not part of the Search.
    .title = { card-bracken }

card-fae-merchant = Fae Merchant
rule-card-fae-merchant =
    Take the top card of the relic deck, then put one of your relics, old or new, on the bottom of that deck.
    The Grand Scepter cannot be put there. The title is settled only after both.
    .title = { card-fae-merchant }

card-forest-council = Forest Council
rule-card-forest-council =
    Enemies of this card’s ruler cannot muster on Beast cards or trade with them.
    If bandits rule it, nobody can.
    .title = { card-forest-council }

card-giant-python = Giant Python
rule-card-giant-python =
    A player who attacks you must choose targets with an even number of defense dice in total.
    Dice of the title and of battle plans do not count.
    If the Empire defends, the Chancellor’s python protects every defender, a Citizen’s only that Citizen.
    .title = { card-giant-python }

card-grasping-vines = Grasping Vines
rule-card-grasping-vines =
    An enemy of this card’s ruler who leaves a site of that ruler by Travel must kill 1 of the warbands on their board, if any.
    Forced travel counts.
    .title = { card-grasping-vines }

card-insect-swarm = Insect Swarm
rule-card-insect-swarm = In a Campaign in which you are attacker, defender or Ally, your enemy must burn 1 more favor for each battle plan they use.
    .title = { card-insect-swarm }

card-marsh-spirit = Marsh Spirit
rule-card-marsh-spirit =
    An attacker who targets this site cannot use battle plans in that Campaign.
    The defender can.
    .title = { card-marsh-spirit }

card-memory-of-nature = Memory of Nature
rule-card-memory-of-nature = For each Beast card at the sites, move 1 favor to the Beast bank from any other bank.
    .title = { card-memory-of-nature }

card-mushrooms = Mushrooms
rule-card-mushrooms =
    This Search costs no Supply, but you draw just 1 card: the bottom one of your region’s discard pile.
    Powers that draw more cards or change the pile work as well.
    .title = { card-mushrooms }

card-nature-worship = Nature Worship
rule-card-nature-worship =
    For each faceup Beast adviser of yours: attacking, add 1 attack die; defending, remove 1.
    In a defense, advisers of Allies count too.
    .title = { card-nature-worship }

card-new-growth = New Growth
rule-card-new-growth = You may play Beast and Hearth cards to any faceup site with room.
    .title = { card-new-growth }

card-pied-piper = Pied Piper
rule-card-pied-piper =
    Move this card to another player’s advisers and take 2 favor from that player.
    Its arrival ignores the adviser limit; afterwards it counts like any adviser.
    The secret on it moves with it and returns to you at your Rest.
    .title = { card-pied-piper }

card-second-chance = Second Chance
rule-card-second-chance =
    Choose a player whose faceup advisers include an Order or Discord card, and kill 1 warband on their board.
    If one was killed, you gain 1 warband.
    .title = { card-second-chance }

card-small-friends = Small Friends
rule-card-small-friends =
    Trade as if you were at any site with a Beast card.
    You may use Trade powers at that site, but not those where your pawn really is.
    .title = { card-small-friends }

card-threatening-roar = Threatening Roar
rule-card-threatening-roar =
    Every Nomad card and every other Beast card at the sites of your region is discarded.
    Locked cards and advisers stay.
    .title = { card-threatening-roar }

card-vow-of-beastkin = Vow of Beastkin
rule-card-vow-of-beastkin = You must muster on a card of a suit that your faceup advisers have, and gain 1 more warband.
    .title = { card-vow-of-beastkin }

card-vow-of-poverty = Vow of Poverty
rule-card-vow-of-poverty =
    At Rest, if you have no favor, you gain 2 favor from any one bank.
    You cannot gain favor in a Trade; trading for secrets is allowed.
    .title = { card-vow-of-poverty }

card-vow-of-union = Vow of Union
rule-card-vow-of-union =
    When you attack, your warbands at all sites you rule join your force; losses and sacrifices may come from any of these sites.
    With warbands on your board you cannot travel from a site you rule, not even if forced.
    .title = { card-vow-of-union }

card-walled-garden = Walled Garden
rule-card-walled-garden = If this site is a target, add 1 defense die for each Beast card at the sites, this one included.
    .title = { card-walled-garden }

card-war-tortoise = War Tortoise
rule-card-war-tortoise =
    Defending, ignore the swords on the enemy’s die faces with 2 swords; attacking, ignore the enemy’s die faces with 2 shields.
    Skulls on those faces still kill.
    .title = { card-war-tortoise }

card-wild-allies = Wild Allies
rule-card-wild-allies =
    Campaign as if your pawn were at any site with a Beast card; this costs no Supply.
    Your force includes your warbands there.
    .title = { card-wild-allies }

card-wild-cry = Wild Cry
rule-card-wild-cry =
    If you play a Beast card faceup, you gain 1 Supply and 2 warbands.
    Ruling: if you play 2 Beast cards in one Search, you gain this for each.
    .title = { card-wild-cry }
