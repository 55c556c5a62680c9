### The rules of Eight-Minute Empire: Legends in our own words, paragraph by paragraph as in rules.toml.
### “Ruling” marks what the rulebook leaves open and this table decides. Every line is one statement.

rule-components =
    Every player has 18 armies and 3 cities of one colour. All players share four two-sided pieces of the map, 34 creature and place cards, 4 leaders, a card with the prices, coins, and the tokens: the start, 5 exploration tokens, 3 citadels, 4 event tokens and the swamp.
    Players can only bring to the map what is left in their own supply.
    Ruling: the bank never runs out of coins.
    .title = What is in the box

## Set-up

rule-setup-1 =
    One player prepares the map: for each place they pick a piece, the side that shows and the way it is turned. The four pieces form a T: left arm, centre, right arm, and a foot below the centre.
    Islands are split by white borders into regions. Each piece has one dotted line in the middle of every edge; where two pieces touch, their lines meet and make one crossing over water. Lines at the outer rim lead nowhere.
    Ruling: the player in seat 1 prepares the map. A table can also use a random map or one of the named maps; then nobody is asked.
    .title = Laying out the map

rule-setup-1-a =
    The start token lies on the central piece. Any piece may be central, but if the desert side is in play, it must be.
    .title = The start lies in the centre

rule-setup-1-b =
    The start region must be one that a dotted line joins to another piece.
    Ruling: the start token counts as a token, so no other token may lie in its region.
    .title = The start is joined to another piece

rule-setup-2 =
    Leaders and the price card do not belong to the deck. A card marked 4 is used only with four players, a card marked 3 with three or four. That leaves 27 cards for two players, 32 for three and 34 for four.
    The deck is shuffled and lies face down; six cards are laid face up in a row below the prices.
    .title = The deck and the row

rule-setup-3 =
    Each player takes 18 armies and 3 cities and puts four armies into the start region.
    Then the player who prepares the map names one region on any other piece, and one army of every player goes there. So everybody begins with five armies on the map, and the Red Sorceress with six.
    On a random map this region is random too; a named map has its own.
    .title = The first armies

rule-setup-4 =
    Two players take turns placing ten armies of a third colour, one at a time, in any regions.
    For control of regions they count as a third player’s pieces, so they can keep a region from both players.
    Rulings: the player in seat 1 begins. They count for islands in the same way. Neutral armies never move and score for nobody. They may be destroyed and then leave the game, or go to the Red Sorceress; nothing can be looted from them. They count towards the dragon’s seven armies, even while they are being placed.
    .title = Two players: neutral armies

rule-setup-5 =
    Everybody starts with 12 coins with two players, 11 with three and 9 with four.
    A silver coin is worth three coppers and can be changed at any time, so only the total is kept here.
    .title = Coins

rule-setup-6 =
    The exploration tokens, the swamp, the citadels, the event tokens and the leaders stay in the box for a first game. Later each may be added on its own, as a variant; only the swamp needs the exploration tokens.
    .title = A first game

## The turns

rule-turn-1 =
    There is one auction, before the first turn. Everybody secretly bids any number of their coins, or none, and all bids are revealed at once. The highest bidder pays the bid to the bank; all others keep theirs.
    If the highest bids are equal, the youngest of those players wins and is the only one to pay. If nobody bids anything, that is a tie like any other.
    The winner decides who takes the first turn; it may be anyone, including the winner.
    Ruling: who is the youngest is set for the table or drawn by lot, and ages rise clockwise from there.
    .title = The auction

rule-turn-2 =
    Turns go clockwise. On your turn you take one card from the row, pay the bank and lay the card face up in front of you. You must take a card.
    The price belongs to the place in the row: 0, 1, 1, 2, 2 and 3 coins from left to right. You cannot take a card you cannot pay for; without coins you can only take the leftmost.
    The card’s abilities take effect at once, and then you may use its action.
    .title = Taking a card

rule-turn-3 =
    When the action is done or skipped, the cards to the right of the gap move up, and the top card of the deck is added at the right end. Then it is the turn of the player to the left.
    Ruling: when the deck is empty, the row grows shorter. Prices stay with the places, counted from the left.
    .title = Closing the row

rule-cards =
    Creatures and places form the deck; leaders are a variant; one card shows the prices. A creature or place has its abilities at the top, its name, its action on the scroll below, and perhaps a mark for three or four players.
    Many names contain one of eight words: ancient, arcane, cursed, dire, forest, mountain, night, noble. Some abilities count these words.
    Ruling: a word counts only if it belongs to the printed name. Graveyard, Lake, Stronghold and the castles have none. The two castles share one name in print; we tell them apart by what they do.
    .title = Kinds of cards

rule-sides-start =
    If the desert side is in play, it lies in the centre and holds the start region.
    Ruling: a rectangle has no centre; there the desert may lie in any corner, but still holds the start region.
    .title = The desert

rule-sides-islands =
    The Tall Islands are three islands: each of them scores separately. Moving between them is not crossing water, so it takes 1 step.
    Ruling: there are two rope bridges, from Whistling Rock to Eagle Pillar and to Rope Spire. Between those two there is none, and they are not neighbours.
    .title = The Tall Islands

## Actions

rule-action =
    A card’s action is used once, right after the card is taken and paid for. All your abilities help it, including those of the new card.
    .title = The action of a card

rule-action-place =
    Place as many armies as the card shows, and one more for every extra army you have. They come from your supply, one by one, each into the start region or a region with a city of yours; they may go to different regions.
    You may place fewer. When your supply is empty you stop: you never have more than 18 armies on the map.
    Placing is not moving: it takes no steps, and thieves take nothing for it.
    .title = Placing armies

rule-action-move =
    You get as many steps as the card shows, and one more for every extra step you have.
    One step takes one army over a white border into the next region; a bridge or a pair of magic gates counts as a border. Crossing water along a dotted line costs 3 steps per army, fewer with flying.
    Spend the steps on one army or on several, in any order. Steps you do not use are lost.
    .title = Moving armies

rule-action-build =
    Put one of your cities into any region where you have an army. A region holds any number of cities, of one owner or of several.
    You have three cities. A city counts as a piece when regions are compared, and it is a place where your new armies may appear.
    Cities are never moved or destroyed.
    .title = Building a city

rule-action-destroy =
    Choose a region where one of your armies stands; a city alone is not enough. Remove one army from it, whoever owns it. It goes back to its owner’s supply.
    Rulings: you may destroy an army of your own. Neutral armies may be destroyed and leave the game. Armies that an ability protects cannot be chosen.
    .title = Destroying an army

rule-action-or =
    Of two actions joined by “or” (in print a slash) you choose one. You may also use neither.
    .title = One action or the other

rule-action-and =
    Two actions joined by “then” (in print a plus) are both yours, in the order on the card. You may skip either and still use the other.
    .title = One action, then the other

rule-action-skip =
    You may take a card and skip its action, wholly or in part. Its abilities are yours all the same.
    .title = Skipping the action

## Abilities

rule-ability =
    An ability lasts from the moment you take the card to the end of the game, and already helps the card’s own action. Abilities of the same kind add up.
    .title = Abilities

rule-ability-move =
    Whenever you move armies, you have one more step for each such ability.
    .title = One more step

rule-ability-army =
    Whenever you place armies, you may place one more for each such ability.
    .title = One more army

rule-ability-flying =
    Each flying ability makes your crossings over water cheaper by 1, from 3 down to 1 and never below.
    A third one no longer lowers the price, but the Cursed Tower still counts it.
    .title = Flying

rule-ability-elixir =
    Elixirs are collected. At the end, having the most of them scores points.
    .title = Elixirs

rule-ability-coins =
    Two coins from the bank, at once and only once.
    .title = Coins at once

rule-ability-word =
    At the end you score a point for each of your cards whose name contains the word. The card counts itself if the word is in its own name.
    .title = Points for a word

rule-ability-set =
    At the end you score the points shown if you have at least the number of cards shown with the word in their names. The card counts itself, and the points come once.
    .title = Points for a set

rule-ability-per-coins =
    At the end you score one point for every three coins you have left. One or two coins left over score nothing.
    .title = Points for coins

rule-ability-immunity =
    From the moment you take this card, none of your armies can be destroyed, wherever it stands and whoever tries.
    Ruling: not even by yourself.
    .title = Armies that cannot be destroyed

## The end

rule-end =
    The game ends when everybody has the full number of cards: 11 each with two players, 10 with three, 8 with four. Then points are counted.
    .title = The end of the game

rule-end-regions =
    Each region you control is worth one point. You control it if you have more pieces there, armies and cities together, than any other player. If several players tie for the most, nobody controls it.
    .title = Points for regions

rule-end-islands =
    Each island you control is worth one point. You control it if you control more of its regions than any other player. If several players tie for the most, nobody controls it. An island of one region goes with that region.
    .title = Points for islands

rule-end-abilities =
    Abilities that score points are counted: for words, for sets, for coins left over. The Cursed Tower scores a point for each flying ability you have.
    .title = Points for abilities

rule-end-elixirs =
    The player with the most elixirs scores 2 points. If several players tie for the most, each of them scores 1.
    Ruling: with no elixir at all, nobody scores for them.
    .title = Points for elixirs

rule-end-winner =
    The player with the most points wins. If players are tied, the one with more coins wins; then the one with more armies on the map; then the one who controls more regions. The Magic Tome wins a tie before all of that.
    Ruling: players who are still tied share the victory.
    .title = The winner

rule-end-example =
    Three players, and what they control at the end.
    Teal: 4 regions on the left piece and 1 on the central one, 5 points; and the left island, 1 more. Total: 6.
    White: 5 regions on the central piece and 2 on the right one, 7 points; and two islands, the central and the upper right. Total: 9.
    Purple: 1 region on the left piece, 1 on the right and 3 at the foot, 5 points; and four islands, the middle right and all three at the foot. Total: 9.
    The lower right island is tied and belongs to nobody.
    .title = An example

## Variants

rule-variant-long =
    Three games are played in a row, and the points of all three are added up. The highest total wins.
    Rulings: every game is set up anew with the same seats and variants, and the youngest stays the youngest. If totals are tied, the player who has won more games wins; a shared victory counts for each player who shares it. Players who are still tied share the long game too.
    .title = The long game

rule-variant-exploration =
    The player who prepares the map lays all five exploration tokens face up, in any regions. A region holds one token at most, of whatever kind.
    The first player to build a city in such a region takes the token at once.
    Rulings: the start token counts as a token, so none lies in the start region. On a map that nobody builds by hand, the tokens are laid at random.
    .title = Exploration tokens

rule-variant-exploration-spring =
    The Magic Spring is worth two elixirs.
    .title = Magic Spring

rule-variant-exploration-cottage =
    With the Cottage you may place one more army whenever you place armies.
    .title = Cottage

rule-variant-exploration-treasure =
    The Hidden Treasure gives you one coin from the bank, at once and only once.
    .title = Hidden Treasure

rule-variant-exploration-tome =
    The Magic Tome is worth one point at the end. And if its owner is tied for the most points, they win before anything else is compared.
    .title = Magic Tome

rule-variant-exploration-stable =
    With the Stable you have one more step whenever you move armies.
    .title = Stable

rule-variant-swamp =
    This variant needs the exploration tokens. The five of them and the swamp are shuffled and laid face down, one in a region; nobody knows which is which, not even the player who prepares the map.
    The first player to build a city in such a region takes the token, whatever it is, and shows it. The swamp costs its owner one point at the end.
    Ruling: at the end all tokens that still lie face down are turned up, and count for nobody.
    .title = The deadly swamp

rule-variant-swamp-peek =
    At the end of your turn you may secretly look at a face-down token in a region you control.
    Rulings: you may look at all such tokens, after the row has been refilled. The table remembers for you what you have seen; the others learn only where you looked.
    .title = A secret look

rule-variant-citadels =
    The player who prepares the map lays the three citadels face up, in any regions without a token. At the end, whoever controls a region with a citadel scores one more point for it. Citadels stay where they are.
    On a map that nobody builds by hand, they are laid at random.
    .title = Citadels

rule-variant-leaders =
    Each player is dealt one leader at random during the set-up. It lies face up, and its powers last the whole game. The others stay in the box.
    .title = Leaders

rule-variant-leaders-fairy-queen =
    The Fairy Queen scores one point at the end if you have three forest cards. And when everybody has the full number of cards, you may buy one more from the row at its usual price; its action is not used.
    Rulings: more than three forest cards score nothing extra. The abilities of the extra card count in full, including coins at once. Five cards are left to choose from with two players, two with three or four.
    .title = The Fairy Queen

rule-variant-leaders-bandit-king =
    When the Bandit King places armies, he may place them at other players’ cities too, and pays the owner of the city one coin for each. When he destroys another player’s army, he may take one coin from that player.
    Rulings: he pays nothing in the start region or where he has a city of his own. If several others have cities in a region, he chooses for each army whom to pay. Without a coin he cannot use another player’s city. From neutrals and from a player without coins there is nothing to take.
    .title = The Bandit King

rule-variant-leaders-red-sorceress =
    The Red Sorceress starts with five armies in the start region instead of four. An army of another player that she destroys does not go back to the supply: she keeps it, and every three armies kept are worth one point at the end.
    Rulings: neutral armies are kept and counted as well; an army of her own goes back to her supply. A player who has lost an army to her has one less for the rest of the game.
    .title = The Red Sorceress

rule-variant-leaders-white-knight =
    The White Knight scores one more point at the end for each island you control that has three regions or more. And whenever you build a city, one army from your supply comes with it, into the same region.
    Rulings: this is not the action of placing armies, so no ability adds to it. With an empty supply no army comes.
    .title = The White Knight

rule-variant-events =
    The player who prepares the map lays any number of event tokens face up: the dragon, the two magic gates, the thieves. Each needs a region without a token.
    Ruling: on a map that nobody builds by hand, all four are laid at random.
    .title = Event tokens

rule-variant-events-dragon =
    As soon as seven armies stand in the dragon’s region, no matter whose, the player who brought the seventh takes the token. It is worth 2 points at the end.
    Rulings: armies count whether they were placed or moved there, neutral ones too; cities do not. The dragon never lies in the start region.
    .title = The dragon

rule-variant-events-gates =
    The two magic gates are used together or not at all. For moving armies their regions are next to each other, so going from gate to gate takes 1 step.
    .title = The magic gates

rule-variant-events-thieves =
    A player who moves an army into the thieves’ region, even just to pass through, loses one coin to the bank.
    Rulings: it is a coin for every army each time it enters. A player without coins loses nothing. Armies that are placed there are not robbed.
    .title = The thieves

rule-variant-die =
    When the highest bids in the auction are equal, a die chooses among those players instead of their ages.
    Ruling: each of them is equally likely, and an auction without any bids is decided in the same way.
    .title = A die for ties

rule-variant-rectangle =
    The four pieces form a rectangle of two by two, so that the islands close into a ring: every piece touches two others.
    Ruling: there is no central piece, so the start region may be any region with a dotted line to another piece. But if the desert is in play, it lies there. All four pieces stand upright or all four lie on their side; otherwise they would not make a rectangle.
    .title = The rectangle
