### The rules of Tiny Epic Kingdoms in our own words, paragraph by paragraph as in rules.toml.
### “Ruling” marks what the rulebook leaves open and this table decides. Every line is one statement.

rule-components =
    Every player has 7 armies, a tower token, a research token, and a faction card with five levels of magic and a counter from 0 to 9 for each resource. All players share eight two-sided territory cards, the action card with 5 shields, the tower card, 2 twelve-sided war dials and 16 exploration tokens.
    This table uses an edition of the components that is partly a reconstruction: the maps of all territories, the points of the tower and about half of the levels are ours. If you own the game, you can load an edition of your own.
    .title = What is in the box

## Set-up

rule-setup =
    The action card and the tower card lie in the middle, the five shields beside them. All players get their pieces, a faction and a territory, place two armies and take six resources. Tower and magic start below level 1.
    Ruling: everybody chooses side, region and resources at the same time and in secret; then everything is revealed.
    .title = Set-up

rule-setup-first =
    Whoever last swung a sword begins, or chance decides.
    Ruling: here it is always chance.
    .title = Who begins

rule-setup-faction =
    Everybody gets a faction, at random or by choice.
    Ruling: by choice, the first player picks first and the others follow clockwise, from all factions available in this game. In a draft, two more factions than players lie open, and the players pick in the opposite order: the first player comes last.
    .title = Factions

rule-setup-territory =
    Everybody is dealt a territory card and chooses which side is up. This is the player’s home territory.
    .title = Territories

rule-setup-resources =
    Six resources in all, in any mix of mana, ore and food; you may have none of a kind. For a first game: 2 mana, 1 ore, 3 food.
    .title = Six resources

rule-setup-armies =
    Two armies start together in one region of the home territory, not in water or crags.
    Ruling: if they start in ruins, they are already searching.
    .title = Two armies

## The turn

rule-turn =
    A turn has five phases: clear the action card if all shields lie on it; select an action; everybody acts or collects; check whether the end is triggered; pass the marker.
    .title = The turn

rule-turn-clear =
    If all five shields lie on the action card, the active player takes them off. All six actions are free again.
    If the end has been triggered, the game is over now.
    Ruling: it is over at once; powers that wait for the card to be cleared no longer work.
    .title = Clearing the action card

rule-turn-select =
    The active player puts a shield on an action without one and names it.
    .title = Selecting an action

rule-turn-act =
    First the active player performs the action or does nothing. Then, clockwise, every other player performs the action or collects resources; each finishes before the next begins.
    A power that replaces one action with another works for everybody who has it and does not move the shield.
    .title = Acting

rule-turn-collect =
    Every player but the active one may collect resources instead of acting. The active player never collects.
    .title = Collecting instead

rule-turn-pass =
    The marker goes to the next player clockwise.
    .title = Passing the marker

## Movement

rule-patrol =
    One of your armies moves to an adjacent region of the same territory, or one of your armies that is searching ruins stands up.
    .title = Patrol

rule-quest =
    One of your armies moves from an edge region of one territory to an edge region of another. An edge region touches the rim of the card; a region that water, a river or crags cut off from the rim does not count.
    Ruling: any other card on the table can be reached, wherever its owner sits.
    .title = Quest

rule-move =
    An army that enters a region with another player’s army starts a war. If it stays, powers that reward the move take effect, and then a token in the region is turned up.
    .title = Moving

rule-move-limits =
    A region never holds more than two armies, of one colour or of two; a region with two armies cannot be entered.
    .title = Two armies per region

rule-move-last =
    Nobody may enter the region of a player’s last army in play, and nobody’s last army may enter a region with another player’s army.
    Ruling: a neutral army counts as another player’s army.
    .title = Last armies

## War

rule-war =
    When an army enters a region with another player’s army, ally or not, there is war. The player who enters is the attacker; the player who was there is the defender.
    .title = War

rule-war-dials =
    Both set a dial in secret: a number from 1 to 11, or the white flag. You may show only a number that your resources and discounts can pay.
    .title = Setting the dials

rule-war-flag =
    The white flag offers an alliance and costs nothing. Against a number it loses.
    .title = The white flag

rule-war-battle =
    Both dials are revealed. The higher number wins the region; if the numbers are equal, the defender wins. Two white flags make an alliance.
    .title = Who wins

rule-war-pay =
    Winner and loser both pay the number that they showed, less their discounts. Each mana covers 2, each ore 1, food nothing.
    The payer chooses how. Ruling: mana may cover more than is left, without change, but no resource may be spent that is not needed.
    .title = Paying

rule-war-outcome =
    The winner’s army stays in the region. The loser’s army retreats or goes back to the supply.
    Ruling, in this order: the attacker pays, then the defender; powers that punish a number against a white flag; the crown changes hands; the winner’s spoils; the dragon; the loser leaves, and powers that reward a lost army take effect; the winner may conscript the fallen; powers that console the loser; tokens that a retreat has reached.
    .title = The outcome

rule-war-retreat =
    After paying, the loser may retreat to a region adjacent to the contested one; this costs as much food as the loser has armies in play, the beaten one included. A retreat never starts a war: no army of another player may stand there.
    Ruling: the loser may give the army up although a retreat would be possible. The armies are counted again for every retreat. An army that searched ruins stands up to retreat; one that retreats into ruins lies down.
    .title = Retreat

rule-war-example =
    Anna has 1 mana, 2 ore and a discount of 1: she can show up to 5. Karl shows the white flag. Anna wins with 5 and pays 4; Karl pays nothing and must retreat or lose the army.
    .title = Example: Anna and Karl

rule-war-alliance =
    After two white flags both armies stay, and both players use the region in full. The two are allies as long as they share a region. Each may leave by patrol or quest at any time.
    .title = Alliance

rule-war-breaking =
    If allies meet elsewhere and at least one of them shows a number, every region that they share is at stake: the winner keeps all of them, and the loser leaves them one by one, in an order of their choice; each army there retreats at the usual price or is lost.
    .title = Breaking an alliance

rule-war-last =
    If a broken alliance would cost a player their last army and there is no way to retreat, the army moves, at no cost, to the nearest region without armies, if need be on another territory.
    Ruling: the distance is counted in steps of an ordinary patrol, and no power shortens it; if none of the territory’s regions is free, any free region on the table will do. If there is none at all, the army stays, and the two share the region as allies. A player who can retreat with the last army must do so.
    Ruling: an ambush can bring two wars; an army that has become its owner’s last one in the first is saved in the second in the same way.
    .title = The last army is saved

## The other actions

rule-build =
    Pay as much ore as the number of the next level of your tower, and move your token up. One level per action.
    .title = Build

rule-research =
    Pay as much mana as the number of your next level of magic. One level per action.
    .title = Research

rule-magic =
    A power works from the moment it is learned, together with all earlier ones.
    Ruling: a player who loses a level of magic loses the highest one and its power, and may learn it again at its price. If the fifth level has triggered the end, the end stays triggered.
    .title = Magic

rule-expand =
    Put an army from your supply into a region where one army of yours stands alone, and pay as much food as you then have armies: the fourth army costs 4.
    .title = Expand

rule-trade =
    Give any amount of one resource and get the same amount of another. One exchange per action. Anything above nine is lost.
    .title = Trade

## Resources and the land

rule-collect =
    Every region with at least one army of yours yields one resource, never more: forests mana, mountains ore, plains food.
    .title = Collecting resources

rule-collect-most =
    You can hold at most nine of each resource; anything above that is lost.
    .title = Nine at most

rule-collect-single =
    A player with only one army in play gains one more resource of their choice when collecting.
    .title = A single army

rule-map-regions =
    Regions with a common border are adjacent. Forests, mountains and plains yield resources; capitals and ruins have rules of their own.
    .title = Regions

rule-map-impassable =
    Water and crags cannot be entered unless a power allows it.
    Ruling: an army that stands there may always leave to an adjacent region by patrol.
    .title = Water and crags

rule-map-rivers =
    Regions on the two banks of a river are not adjacent.
    .title = Rivers

rule-map-capitals =
    A capital yields no resource. At the end it is worth 2 points, or 1 point each to two allies who share it.
    .title = Capitals

rule-ruins =
    An army that moves into ruins or is raised there lies down and searches. When its owner collects, ruins with a searching army yield one resource of the owner’s choice, never more than one.
    A searching army cannot move, but fights and counts like any other. A patrol may stand one up; standing, it collects nothing there and may move.
    .title = Ruins

## The end

rule-end =
    Once the end has been triggered, the game ends when the action card is next cleared. Nothing can undo the trigger.
    .title = The end

rule-end-trigger =
    After everybody has acted or collected: a player has all seven armies in play, stands on the sixth level of the tower, or has all five levels of magic.
    Ruling: only the state at that moment counts. A goal reached and lost again within the turn does not end the game.
    .title = What ends the game

rule-end-ruins =
    Before the points are counted, all armies in ruins are lost, standing or lying.
    Ruling: powers that reward lost armies do not work then, and such armies do not count for any power.
    .title = Lost in ruins

rule-end-points =
    One point for every army in play; one for every level of magic, and the bonus of the fifth; the points of the tower’s level; capitals; exploration tokens.
    .title = Points

rule-end-winner =
    The player with the most points wins. Ties are broken by more armies, then the higher tower, then more magic, then more resources; after that the victory is shared.
    .title = The winner

## Exploration tokens

rule-exploration =
    Optional: a random token lies face down in every region without a player’s starting armies, never in water or crags. With two players the Lost Kingdom gets tokens too.
    .title = Exploration tokens

rule-exploration-reveal =
    The first army that enters the region turns the token up. A war is fought first, and the token is turned only if the army stays.
    Ruling: when the war is over, an army that has retreated to the region turns the token too, and so does a last army that was saved there. After an ambush both armies that changed places turn tokens, the ambusher’s first.
    .title = Turning a token up

rule-exploration-five =
    With five players the blank token stays in the box, and every player lays only three tokens at home.
    Ruling: each player says which region goes without one.
    .title = Tokens with five players

rule-exploration-crown =
    The finder keeps the crown: 2 points at the end. A player who loses a war hands it to the winner; an alliance does not move it.
    .title = Crown

rule-exploration-treasure =
    The finder gains two resources of their choice at once.
    .title = Treasure

rule-exploration-bandits =
    The finder pays two resources of their choice or gives the army up.
    Ruling: a last army is never lost this way; its owner pays whatever they have.
    .title = Bandits

rule-exploration-lair =
    A player who controls the region and wins a war anywhere may make the loser lose a level of the tower instead of the army, which must then retreat at no cost to an adjacent region; if there is none, the army is lost all the same.
    Ruling: not against a player without a tower. A contested region is controlled by the player who stood there before, until the dials have given it to the winner; then a dragon there serves at once. When an alliance is broken, this saves the army in the contested region only.
    .title = Dragon’s lair

rule-exploration-camp =
    The region yields one more resource.
    Ruling: in ruins it is a resource of your choice and needs a searching army; a capital still yields nothing.
    .title = Camp

rule-exploration-fort =
    The player who controls the region pays 2 less in every war as the attacker.
    Ruling: two forts give 4. A fort in the contested region does not help the newcomer.
    .title = Fort

rule-exploration-city =
    The region is worth one more point at the end.
    Ruling: allies who share it get one each.
    .title = City

rule-exploration-church =
    Once: when its controller loses an army in war, the army may go to this region instead of the supply, if there is room. Then the church is gone.
    .title = Church

rule-exploration-blank =
    Nothing happens.
    .title = Blank token

## Five and two players

rule-five =
    With five players, the player who clears the action card is skipped: the marker is passed on at once, and nobody acts.
    .title = Five players

rule-two =
    Two players have a third territory between them, the Lost Kingdom: a random card with one neutral army in each of its regions.
    Halflings live on alliances, and with two players there are none, so they are not recommended.
    Ruling: chance also decides which side is up. Halflings are neither dealt nor drafted, nor drawn by Shapeshifters; a player who chooses freely may take them.
    .title = Two players: the Lost Kingdom

rule-two-war =
    To enter a region with a neutral army, you pay a war cost of 1 for each neutral army in play, less your discounts, and win. If you cannot pay, you may not enter. You keep the beaten army.
    Ruling: nobody pays more than that price. Powers that affect the loser do not work on neutral armies; discounts do. Neutral armies do not search ruins.
    .title = War with neutral armies

rule-two-flags =
    Two players cannot form alliances. If both show the white flag, nobody pays, the defender wins, and the attacker retreats or loses the army.
    Ruling: this counts as a lost war: the crown, a dragon and powers that follow a victory all apply.
    .title = Two white flags with two players

rule-two-points =
    One point for every captured neutral army, and one for every region of the Lost Kingdom that you occupy at the end.
    .title = Points of the Lost Kingdom
