### The rules of Lords of Xidit in our own words, paragraph by paragraph of rules.toml. One thought a line.
### "Ruling" marks what the rulebook leaves open and this house decides.

rule-components =
    A map of 21 numbered cities, joined by black, red and blue roads; from a city at most one road of each colour (ruling). The roads cut the land into nine regions. 39 city tiles, 18 of them with a crown; six Titans; 70 units; for every player 20 bards, 15 guild storeys and a hero.
    There are 18 militia, 16 archers, 14 infantry, 12 clerics and 10 mages, from the weakest to the strongest.
    The map, most tiles, the Titans' rewards and the neutral player's board of this house are a reconstruction that fits the rulebook, not the printed ones. A host who owns the game can load an edition of their own.
    Ruling: the bank never runs out of coins.
    .title = Contents of the box

rule-setup-board =
    The Bastion stands in the central region, all units in the barracks, all coins in the bank, the year token on the first year.
    Everybody hides 20 bards behind a screen; the 15 storeys lie in the open.
    .title = The board and everybody's pieces

rule-setup-titans =
    Two sleeping Titans lie in each of three stacks: those who ask for three units, for four and for five.
    Ruling: each pair is shuffled, so nobody knows which of the two wakes first.
    .title = The Titans' lair

rule-setup-tiles =
    Four and five players use the 21 tiles without a crown. They are shuffled. Five go to the cities of their numbers with the recruit side up and get a unit on every icon; five go to theirs with the threat side up.
    .title = Tiles on the board

rule-setup-queues =
    Five of the other tiles are the recruit pile, recruit side up; all the rest are the threat pile, threat side up.
    Ruling: the top of a pile can be seen, what lies under it cannot.
    .title = The two piles

rule-setup-next =
    The top of each pile is laid beside it: these are the next recruits and the next threat, which come to the board as soon as one of their kind leaves it.
    .title = The next tiles

rule-setup-scoring =
    The tiles of wealth, influence and reputation are laid in a random order: so they are scored at the end. With five players the first one puts out two.
    .title = The order of the scorings

rule-setup-first =
    The oldest takes the first player's token.
    Ruling: the table names the seat, or the dice do.
    .title = The first player

rule-setup-heroes =
    Clockwise from the first player everybody puts a hero into any city, with a tile or without. No two start in the same one; later they may meet.
    .title = Where the heroes start

rule-year =
    The game has twelve years; the short game has nine. In each of them every hero gets six orders, planned in secret and then carried out.
    .title = A year

rule-planning =
    All plan at once and in secret: six wheels, from the first to the sixth. Each shows one of five icons: the black, the red or the blue road, an action in the city, or waiting.
    When all are ready, the plans are turned round at once.
    Ruling: until then a plan can be changed.
    .title = Planning

rule-planning-example =
    Pasha's year: a road, an action, a road, waiting, an action, a road.
    .title = Example: a plan

rule-orders =
    Clockwise from the first player everybody carries out the first order, then everybody the second, and so on to the sixth. Planned orders are compulsory.
    .title = Carrying out the orders

rule-order-move =
    The hero must go to the next city along the road of the planned colour.
    Ruling: where no such road begins, the hero stays, and the order is spent.
    .title = Moving

rule-recruit =
    An action in a city with a recruit tile takes one unit from it behind the screen. It is compulsory. Where no tile lies there is nothing to recruit, but an awake Titan may be exiled.
    .title = Recruiting

rule-recruit-weakest =
    It is always the weakest unit of the city, whether one likes it or not: militia before archers, then infantry, clerics, mages.
    .title = The weakest unit

rule-recruit-once =
    A player recruits one unit a year in a city, however many actions are planned there.
    Ruling: only recruiting is meant. Whoever has recruited in a city still beats a threat that comes there in the same year, and the other way round. An action that did nothing does not count.
    .title = Once a city and year

rule-threat =
    An action in a city with a threat beats it, if the player has all the units that it asks for. Then it is compulsory, also where the player has recruited this year; only where the player has exiled a Titan this year does the threat stay. A threat shows its creature, the units, and three rewards.
    .title = Beating a threat

rule-threat-units =
    The units of the tile are shown to all and go back to the barracks: exactly these, no others.
    .title = Handing over the units

rule-threat-fail =
    If a unit is missing, the action does nothing. It does nothing either if the threat has gone, unless the player may and wants to exile an awake Titan.
    .title = When nothing happens

rule-reward =
    Coins, bards or guild storeys: the player takes two different kinds of the three on the tile.
    Rulings: a kind that gives nothing here may be chosen too, if one wants to keep one's bards; only bards that have run out may not. A chosen reward is taken in full, as far as pieces and room go.
    .title = Two of three rewards

rule-reward-coins =
    As many coins as the tile shows go behind the screen. At the end they are wealth. Change is given at any time, so only the sum matters here.
    .title = Coins

rule-reward-bards =
    As many bards as the tile shows go into regions around the hero's city, split freely. In the centre they go into the Bastion and stay hidden to the end. A player without bards cannot take this reward.
    Rulings: with fewer bards left, as many are placed as there are. How many are in the Bastion in all is known; whose they are, only whoever has kept count knows.
    .title = Bards

rule-reward-guild =
    As many storeys as the tile shows are built beside the city. A city has one guild, of one colour, with four storeys at most; an own guild can be raised later. Storeys that do not fit stay in the supply.
    Ruling: a storey kept from the census comes after those of the reward, and waits on if they have filled the guild.
    .title = Guild storeys

rule-wait =
    The hero neither moves nor acts.
    .title = Waiting

rule-tiles-remove =
    A recruit tile whose last unit has been taken goes to the recruit discard, a beaten threat to the threat discard; both before the next order.
    .title = Tiles leave the board

rule-tiles-place =
    The next tile of the same kind comes to the city of its number at once, a recruit tile with its units.
    .title = New tiles come at once

rule-tiles-short =
    What the barracks do not have stays empty; other units do not stand in.
    Rulings: a recruit tile that gets no unit, because its kinds are missing, is discarded at once and the next one comes. If the barracks are wholly empty, the tile stays the next one and comes as soon as units go back to them.
    .title = Short barracks

rule-tiles-next =
    After that the top of the pile becomes the next tile.
    .title = The next tile is drawn

rule-tiles-turn-over =
    When the recruit pile is empty, the threat discard is turned over and becomes it; when the threat pile is empty, the recruit discard does. Nothing is shuffled, so the oldest tile comes first. With an empty discard the place stays empty.
    .title = Turning a discard over

rule-tiles-no-recruits =
    If there is no next recruit tile and no pile can be made, a tile of the threat pile becomes it, recruit side up.
    .title = No recruits left

rule-tiles-example =
    Pasha takes the last unit of city 8. Its tile goes to the recruit discard, the next recruit tile goes to its city with its units, and the top of the pile becomes the next one.
    .title = Example: the last unit

rule-tiles-foresight =
    The next threat is the one of city 12. Sveta expects somebody to beat a threat this year and plans her sixth order in city 12. She is right: the tile has come, and she beats it.
    .title = Example: foresight

rule-titans =
    A sleeping Titan does nothing. An awake one is a threat that can be met in any city without a tile.
    .title = The Titans

rule-titans-wake =
    If the next threat cannot be drawn, the top Titan of every stack wakes. Those who are awake stay so, and an empty stack stays empty. This can happen several times in a game.
    .title = The Titans wake

rule-titans-reinforcement =
    Then the threat discard is turned over and put under the recruit pile. The two top tiles are the new recruit pile; the rest is shuffled and becomes the threat pile, whose top is the next threat. Reinforcement comes whatever the Titans' stacks hold.
    Ruling: the two recruit tiles are seen by all; of the shuffled threats only the top.
    .title = Reinforcement

rule-titans-exile =
    In a city without a tile a hero may exile an awake Titan: one unit of any kind for every question mark, back to the barracks. The rewards are chosen as for a threat, and the Titan leaves the game. Nobody has to.
    .title = Exiling a Titan

rule-titans-once =
    A player does not exile two Titans in one city in one year, nor exiles a Titan and beats a threat in one city in one year, in whatever order.
    Rulings: this holds for every player apart. No Titan either where the player has recruited this year, because the book's example wants no earlier action there. Recruits that come after a Titan was exiled are taken.
    .title = One a city and year

rule-titans-example =
    Sasha stands in city 4, where no tile lies and where he has done nothing this year. Two Titans are awake; he gives any three units for the one that asks for three.
    .title = Example: a Titan

rule-census =
    At the end of the years 4, 8 and 12 (in the short game 3, 6 and 9) the armies are counted, one kind of unit after the other. Whoever shows most of a kind is rewarded; the units go back behind the screens.
    Ruling: from militia to mages.
    .title = The census

rule-census-hand =
    In secret everybody takes any number of the units of that kind that they have, also none. All hands open at once.
    Rulings: if everybody shows nothing, nobody is rewarded. Whoever has no unit of the kind is not asked.
    .title = Closed hands

rule-census-coins =
    Most militia give one coin, most archers two.
    .title = Militia and archers

rule-census-bards =
    For most infantry a player may place one bard around the hero's city, for most clerics two, in one region or two.
    Ruling: without bards left, or with only closed regions around, the reward is lost.
    .title = Infantry and clerics

rule-census-mages =
    For most mages a player may add one storey to an own guild, within the four. Without a guild the storey is kept behind the screen, and must be added as soon as there is a guild for it; until then it does not count.
    Rulings: a player who has only full guilds keeps the storey too. One who has no storey left gets nothing.
    .title = Mages

rule-census-tie =
    All who tie for most get the reward. Bards are placed clockwise from the first player.
    .title = Ties in the census

rule-census-example =
    Vitya and Pasha show one cleric each, Sasha none, Sveta two. Sveta has most and places two bards around her hero.
    .title = Example: the clerics

rule-year-end =
    The year token goes on, and the first player's token goes to the left.
    Ruling: not after the last year, because ties look at its first player.
    .title = The end of a year

rule-end =
    After the census of the last year come three scorings, in the order of their tiles. Each puts somebody out, and whoever is left has saved the kingdom.
    .title = The end of the game

rule-end-wealth =
    All coins that a player has collected.
    .title = Wealth

rule-end-influence =
    All storeys of a player's guilds on the map. Those behind the screen do not count.
    .title = Influence

rule-end-reputation =
    The Bastion is opened. In every region the player with most bards gets the larger number at its lyre, the second the smaller one. All who tie for the first place get the larger number, and then there is no second; all who tie for the second get the smaller one.
    Ruling: a player without bards in a region is never second there.
    .title = Reputation

rule-end-rank =
    In each scoring all are ranked from the top of the column down by their points, those who are out as well.
    .title = The Hall of Fame

rule-end-ties =
    Of those with equal points, whoever has more units behind the screen stands higher; then whoever sits nearer to the first player of the last year.
    Ruling: nearer is counted clockwise from that player.
    .title = Ties

rule-end-out =
    The lowest of those who are still in goes out; with five players, the lowest two in the first scoring. After the third scoring one is left, and has won.
    .title = Going out

rule-end-example =
    Sveta and Pasha have 18 coins each, the least. Sveta has 2 units behind the screen, Pasha 4: she goes out. Influence is 12 for Pasha, 11 for Sveta, 9 for Sasha, 8 for Vitya: Vitya goes out. Reputation is 18 for Sveta, 16 for Pasha, 15 for Sasha, 12 for Vitya: Sasha goes out, and Pasha wins.
    .title = Example: three scorings

rule-variant-three =
    The regions 1 and 2 are closed: no bards go there. In the edition of this house these are the { region-northeast } and the { region-east }; which two the printed board means is reconstructed. Heroes travel through and around them, exile Titans there and build guilds in their cities, also in cities whose tile is not played.
    A game of three can be a short one as well: the two variants go together.
    .title = Three players: closed regions

rule-variant-three-setup =
    The 18 crowned tiles are played. Four recruit tiles with four units each and four threats start on the board. All scorings put out one. Everything else is as usual.
    .title = Three players: set-up

rule-variant-neutral =
    With three players there is a fourth who neither travels nor takes part in the census. A token in each of three columns shows its wealth, influence and reputation. They start on division 6 of the column scored first, 5 of the second and 4 of the third.
    It takes part in the three scorings and can outlast people.
    Ruling: it can outlast even all of them. Then nobody at the table has won, and the places behind the empty first one go by who stayed in longer.
    .title = The neutral player

rule-variant-neutral-hard =
    For a harder game its tokens start on the divisions 7, 6 and 5.
    .title = A harder neutral player

rule-variant-neutral-advance =
    Whoever beats a threat moves one of its tokens up by one division, in a column of their choice.
    Rulings: an exiled Titan moves it too, unless the table says otherwise. A token at the end of its column stays there.
    .title = Moving the neutral player up

rule-variant-neutral-ties =
    The neutral player loses every tie.
    .title = Ties with the neutral player

rule-variant-short =
    Nine years, with the census in the years 3, 6 and 9. Five players leave out the tiles 20 and 21 and close region 2; four leave out 19, 20 and 21 and close 1 and 2; three leave out the crowned 14 and 18 and close 1 and 2. In the edition of this house region 1 is the { region-northeast } and region 2 the { region-east }.
    Everything else is as usual. With three players it goes together with the neutral player, the harder one too.
    .title = The short game

rule-example =
    The blue player starts in city 7 with two militia, two archers and a cleric. 1: recruits archers there, the weakest that are left. 2: the red road to city 6. 3: recruits militia. 4: the blue road to 11. 5: the red road to 17. 6: beats the threat there with one militia, one archer unit and one cleric, and takes three storeys and three bards: one in the snowy region, two in the Bastion. The next threat comes to city 14.
    .title = Example: a whole year
