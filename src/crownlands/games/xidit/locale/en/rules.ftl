### The rules of Lords of Xidit in our own words, paragraph by paragraph of rules.toml. One thought a line.
### "Ruling" marks what the rulebook leaves open and this house decides.

rule-components =
    A map of 21 numbered cities, joined by black, red and blue roads, at most one of each colour from a city (ruling). The roads cut the land into nine regions. 39 city tiles, 18 of them with a crown; six Titans; 70 units; for every player 20 bards, 15 guild storeys and a hero.
    There are 18 militia, 16 archers, 14 infantry, 12 clerics and 10 mages, from the weakest to the strongest.
    The map, most tiles, the Titans’ rewards and the neutral player’s board in this house are a reconstruction that fits the rulebook, not the printed ones. An administrator who owns the game can load a corrected edition.
    Ruling: the bank never runs out of coins.
    .title = Contents of the box

rule-setup-board =
    The Bastion stands in the central region, all units in the barracks, all coins in the bank, the year token on the first year.
    Everybody hides 20 bards behind a screen; the 15 storeys lie in the open.
    .title = The board and everybody’s pieces

rule-setup-titans =
    Two sleeping Titans lie in each of three stacks: exiling a Titan takes three units in one stack, four in another, five in the last.
    Ruling: each pair is shuffled, so nobody knows which of the two wakes first.
    .title = The Titans’ lair

rule-setup-tiles =
    Four and five players use the 21 tiles without a crown. They are shuffled. Five go to the cities of their numbers with the recruit side up and get a unit on every icon; five go to theirs with the threat side up.
    .title = Tiles on the board

rule-setup-queues =
    Five of the other tiles form the recruit pile, recruit side up; the rest form the threat pile, threat side up.
    Ruling: the top of a pile can be seen, what lies under it cannot.
    .title = The two piles

rule-setup-next =
    The top of each pile is laid beside it: these are the next recruits and the next threat, which come to the board as soon as one of their kind leaves it.
    .title = The next tiles

rule-setup-scoring =
    The tiles of wealth, influence and reputation are laid out in random order; at the end they are scored in that order. With five players the first one eliminates two.
    .title = The order of the scorings

rule-setup-first =
    The oldest player takes the first player token.
    Ruling: the table names the seat, or chance does.
    .title = The first player

rule-setup-heroes =
    Clockwise from the first player everybody puts a hero in any city, with or without a tile. No two start in the same city; later they may meet.
    .title = Where the heroes start

rule-year =
    The game has twelve years; the short game has nine. In each of them every hero gets six orders, planned in secret and then carried out.
    .title = A year

rule-planning =
    Everybody plans at once and in secret: six wheels, from the first to the sixth. Each shows one of five icons: the black, the red or the blue road, an action in the city, or waiting.
    When everybody is ready, all plans are revealed at once.
    Ruling: until then a plan can be changed.
    .title = Planning

rule-planning-example =
    Pasha’s year: a road, an action, a road, waiting, an action, a road.
    .title = Example: a plan

rule-orders =
    Clockwise from the first player everybody carries out the first order, then everybody the second, and so on to the sixth. Planned orders are compulsory.
    .title = Carrying out the orders

rule-order-move =
    The hero must go to the next city along the road of the planned colour.
    Ruling: where there is no such road, the hero stays, and the order is spent.
    .title = Moving

rule-recruit =
    An action in a city with a recruit tile takes one unit from it; the player keeps it behind the screen. It is compulsory. Where no tile lies there is nothing to recruit, but an awake Titan may be exiled.
    .title = Recruiting

rule-recruit-weakest =
    It is always the weakest unit in the city, like it or not: militia before archers, then infantry, clerics, mages.
    .title = The weakest unit

rule-recruit-once =
    A player recruits at most one unit per year in each city, however many actions are planned there.
    Ruling: this applies to recruiting only. A player who has recruited in a city can still defeat a threat that comes there in the same year, and the other way round. An action that did nothing does not count.
    .title = Once a year per city

rule-threat =
    An action in a city with a threat defeats it if the player has all the units that it requires. It is then compulsory, even where the player has recruited this year; only where the player has exiled a Titan this year does the threat stay. A threat shows its creature, the units, and three rewards.
    .title = Defeating a threat

rule-threat-units =
    The units of the tile are shown to all and go back to the barracks: exactly these and no others.
    .title = Handing over the units

rule-threat-fail =
    If a unit is missing, the action does nothing. Nor does it do anything if the threat is gone by then, unless the player may exile an awake Titan and wants to.
    .title = When nothing happens

rule-reward =
    Coins, bards or guild storeys: the player takes two different kinds of the three on the tile.
    Rulings: a kind that gives nothing here may be chosen too, for instance to save bards; only bards may not be chosen once they have run out. A chosen reward is taken in full, as far as pieces and room go.
    .title = Two of three rewards

rule-reward-coins =
    As many coins as the tile shows go behind the screen. At the end they are wealth. Change is given at any time, so only the sum matters here.
    .title = Coins

rule-reward-bards =
    As many bards as the tile shows go into the regions around the hero’s city, split as the player likes. In the central region they go into the Bastion and stay hidden until the end. A player without bards cannot take this reward.
    Rulings: with fewer bards left, as many are placed as there are. Everybody knows how many are in the Bastion in all; whose they are is known only to those who have kept count.
    .title = Bards

rule-reward-guild =
    As many storeys as the tile shows are built beside the city. A city has one guild, of one colour, with four storeys at most; players can add to their own guilds later. Storeys that do not fit stay in the supply.
    Ruling: a storey kept from the census comes after those of the reward, and waits on if they have filled the guild.
    .title = Guild storeys

rule-wait =
    The hero neither moves nor acts.
    .title = Waiting

rule-tiles-remove =
    A recruit tile whose last unit has been taken goes to the recruit discard, a defeated threat to the threat discard; both happen before the next order.
    .title = Tiles leave the board

rule-tiles-place =
    The next tile of the same kind is placed at once in the city of its number, a recruit tile with its units.
    .title = New tiles come at once

rule-tiles-short =
    Icons for which the barracks have no units stay empty; other units do not take their place.
    Rulings: a recruit tile that gets no unit, because its kinds are missing, is discarded at once and the next one comes. If the barracks are wholly empty, the tile stays the next one and comes as soon as units go back to them.
    .title = When the barracks run out

rule-tiles-next =
    After that the top of the pile becomes the next tile.
    .title = The next tile is drawn

rule-tiles-turn-over =
    When the recruit pile is empty, the threat discard is turned over and takes its place; when the threat pile is empty, the recruit discard is. Nothing is shuffled, so the oldest tile comes first. If that discard is empty too, the pile stays empty.
    .title = Turning a discard over

rule-tiles-no-recruits =
    If there is no next recruit tile and no pile can be made, a tile from the threat pile takes its place, recruit side up.
    .title = No recruits left

rule-tiles-example =
    Pasha takes the last unit of city 8. Its tile goes to the recruit discard, the next recruit tile goes to its city with its units, and the top of the pile becomes the next one.
    .title = Example: the last unit

rule-tiles-foresight =
    The next threat is the one of city 12. Sveta expects somebody to defeat a threat this year and plans her sixth order in city 12. She is right: the tile has come, and she defeats it.
    .title = Example: foresight

rule-titans =
    A sleeping Titan does nothing. An awake one is a threat that can be met in any city without a tile.
    .title = The Titans

rule-titans-wake =
    If the next threat cannot be drawn, the top Titan of every stack wakes. Titans that are awake stay awake, and an empty stack stays empty. This can happen several times in a game.
    .title = The Titans wake

rule-titans-reinforcement =
    Then the threat discard is turned over and put under the recruit pile. The two top tiles are the new recruit pile; the rest is shuffled and becomes the threat pile, whose top is the next threat. This happens even if there are no Titans left.
    Ruling: the two recruit tiles are seen by all; of the shuffled threats only the top.
    .title = Reinforcements

rule-titans-exile =
    In a city without a tile a hero may exile an awake Titan: one unit of any kind for every question mark, back to the barracks. The rewards are chosen as for a threat, and the Titan leaves the game. It is never compulsory.
    .title = Exiling a Titan

rule-titans-once =
    In the same city in the same year a player cannot exile two Titans, nor exile a Titan and defeat a threat, in either order.
    Rulings: this is counted for each player separately. A Titan cannot be exiled where the player has recruited this year either, because the book’s example insists that nothing was done there before. Recruits that arrive after a Titan was exiled can be recruited.
    .title = One a year per city

rule-titans-example =
    Sasha stands in city 4, where no tile lies and where he has done nothing this year. Two Titans are awake; he pays any three units and exiles the one that needs three.
    .title = Example: a Titan

rule-census =
    At the end of years 4, 8 and 12 (3, 6 and 9 in the short game) the armies are counted, one kind of unit after the other. The player who shows the most of a kind is rewarded; the units go back behind the screens.
    Ruling: from militia to mages.
    .title = The census

rule-census-hand =
    Everybody secretly takes any number of their units of that kind into a closed hand, or none. All hands are opened at once.
    Rulings: if everybody shows nothing, nobody is rewarded. A player with no unit of that kind is not asked.
    .title = Closed hands

rule-census-coins =
    The most militia earn one coin, the most archers two.
    .title = Militia and archers

rule-census-bards =
    For the most infantry a player may place one bard around the hero’s city, for the most clerics two, in one region or two.
    Ruling: with no bards left, or only closed regions around, the reward is lost.
    .title = Infantry and clerics

rule-census-mages =
    For the most mages a player may add one storey to one of their guilds, up to four storeys. A player without a guild keeps the storey behind the screen and must add it as soon as there is a guild for it; until then it does not count.
    Rulings: a player who has only full guilds keeps the storey too. One who has no storey left gets nothing.
    .title = Mages

rule-census-tie =
    All who tie for the most get the reward. Bards are placed clockwise from the first player.
    .title = Ties in the census

rule-census-example =
    Vitya and Pasha show one cleric each, Sasha none, Sveta two. Sveta has the most and places two bards around her hero.
    .title = Example: the clerics

rule-year-end =
    The year token moves on, and the first player token passes to the left.
    Ruling: not after the last year, because ties are broken by who sits closer to its first player.
    .title = The end of a year

rule-end =
    After the census of the last year come three scorings, in the order of their tiles. Each eliminates somebody, and whoever is left has saved the kingdom.
    .title = The end of the game

rule-end-wealth =
    All coins that a player has collected.
    .title = Wealth

rule-end-influence =
    All storeys of a player’s guilds on the map. Those behind the screen do not count.
    .title = Influence

rule-end-reputation =
    The Bastion is opened. In every region the player with the most bards gets the larger number on its lyre, the second the smaller one. All who tie for the first place get the larger number, and then there is no second; all who tie for the second get the smaller one.
    Ruling: a player without bards in a region is never second there.
    .title = Reputation

rule-end-rank =
    In each scoring all are ranked from the top of the column down by their points, including those already eliminated.
    .title = The Hall of Fame

rule-end-ties =
    Of players with equal points, the one with more units behind the screen ranks higher; then the one who sits closer to the first player of the last year.
    Ruling: distance is counted clockwise from that player.
    .title = Ties

rule-end-out =
    The lowest of those still in is eliminated; with five players, the lowest two in the first scoring. After the third scoring one player is left and has won.
    .title = Elimination

rule-end-example =
    Sveta and Pasha have 18 coins each, the fewest. Sveta has 2 units behind the screen, Pasha 4: she is eliminated. Influence is 12 for Pasha, 11 for Sveta, 9 for Sasha, 8 for Vitya: Vitya is eliminated. Reputation is 18 for Sveta, 16 for Pasha, 15 for Sasha, 12 for Vitya: Sasha is eliminated, and Pasha wins.
    .title = Example: three scorings

rule-variant-three =
    Regions 1 and 2 are closed: no bards go there. In this house’s edition these are the { region-northeast } and the { region-east }; which two the printed board means is our guess. Heroes travel through and around them, exile Titans there and build guilds in their cities, including cities whose tiles are not in play.
    A game with three players can be a short one as well: the two variants can be combined.
    .title = Three players: closed regions

rule-variant-three-setup =
    The 18 crowned tiles are used. Four recruit tiles with four units each and four threats start on the board. Each scoring eliminates one. Everything else is as usual.
    .title = Three players: set-up

rule-variant-neutral =
    With three players there is a neutral fourth player, who neither travels nor takes part in the census. A token in each of three columns shows its wealth, influence and reputation. They start on space 6 of the column scored first, 5 of the second and 4 of the third.
    It takes part in the three scorings and can outlast the others.
    Ruling: it can even outlast everyone. Then nobody at the table has won: first place is empty, and the others rank by how long they stayed in.
    .title = The neutral player

rule-variant-neutral-hard =
    For a harder game its tokens start on spaces 7, 6 and 5.
    .title = A harder neutral player

rule-variant-neutral-advance =
    A player who defeats a threat moves one of its tokens up one space, in a column of their choice.
    Rulings: an exiled Titan moves it too, unless the table says otherwise. A token at the end of its column stays there.
    .title = Moving the neutral player up

rule-variant-neutral-ties =
    The neutral player loses every tie.
    .title = Ties with the neutral player

rule-variant-short =
    Nine years, with a census in years 3, 6 and 9. Five players leave out tiles 20 and 21 and close region 2; four leave out 19, 20 and 21 and close regions 1 and 2; three leave out crowned tiles 14 and 18 and close regions 1 and 2. In the edition of this house region 1 is the { region-northeast } and region 2 the { region-east }.
    Everything else is as usual. With three players it can be combined with the neutral player, including the harder one.
    .title = The short game

rule-example =
    The blue player starts in city 7 with two militia, two archers and a cleric. 1: recruits an archer unit there, the weakest that is left. 2: the red road to city 6. 3: recruits a militia unit. 4: the blue road to 11. 5: the red road to 17. 6: defeats the threat there with one militia unit, one archer unit and one cleric unit, and takes three storeys and three bards: one in the { region-snow }, two in the Bastion. The next threat comes to city 14.
    .title = Example: a whole year
