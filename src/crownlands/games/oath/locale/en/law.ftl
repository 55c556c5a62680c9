### The Law of Oath in our own words, paragraph by paragraph as in rules.toml.
### “Ruling” marks what the Law leaves open and this table decides. Every line is one statement.

## What is in the box

rule-components =
    The map with three regions, 23 sites, 198 denizens in six suits, 5 Visions, 20 relics and the Grand Scepter, 6 two-sided edifices, 4 oaths, the title, two banners, the Imperial Reliquary.
    24 purple warbands and 14 in each of five other colours, 36 favor, 20 secrets, 10 attack dice, 6 defense dice and the end die.
    This table plays with 3 to 6 players.
    .title = What is in the box

## Set-up

rule-1 =
    Everything that happens before the first turn, in this order.
    .title = Set-up

rule-1-1 =
    The sites of the last chronicle go onto the map with the denizens, edifices and relics that lie there, from top to bottom: first the Cradle, then the Provinces, then the Hinterland.
    .title = The land

rule-1-2 =
    The round marker starts at 1, the marker of the Visions track at 0.
    .title = Tracks

rule-1-3 =
    The oath of the last chronicle lies beside the map.
    .title = The oath

rule-1-4 =
    The shared bank holds 10 attack dice, 6 defense dice, the end die, 36 favor, 20 secrets and both banners, the People’s Favor with its quiet side up.
    .title = The shared bank

rule-1-5 =
    One favor goes on the People’s Favor and one secret on the Darkest Secret.
    .title = First tokens on the banners

rule-1-6 =
    Each of the six favor banks gets 3 favor; with five or six players it gets 4.
    .title = Favor banks

rule-1-7 =
    The players agree on a Chancellor, preferably the last winner; the others sit in random order.
    Ruling: in a chronicle the last winner is Chancellor. In a single game a variant decides: the first seat, or chance.
    .title = The Chancellor

rule-1-8 =
    The Chancellor gets the Chancellor’s board, 24 purple warbands, the purple pawn and marker, the Imperial Reliquary and the Grand Scepter.
    .title = The Chancellor’s things

rule-1-9 =
    In turn order each of the others picks a free board and gets its pawn, its marker and 14 warbands of its colour.
    The chronicle says which side is up, Exile or Citizen.
    Ruling: the side belongs to the colour; everybody chooses a board anew in each game, not only newcomers.
    .title = Boards of the others

rule-1-10 =
    Everybody starts with 7 Supply, the leftmost space of the track.
    .title = First Supply

rule-1-11 =
    The Chancellor starts with 2 favor and 1 secret.
    .title = The Chancellor’s tokens

rule-1-12 =
    Purple warbands start like this: 3 on the Chancellor’s board, 2 at the highest faceup site of the Cradle, and 1 at every other faceup site with a denizen or an intact edifice.
    .title = The Chancellor’s warbands

rule-1-13 =
    Under the oath of Devotion the Chancellor starts with the Darkest Secret, under the oath of the People with the People’s Favor.
    .title = A banner to start with

rule-1-14 =
    The Chancellor takes the title, Oathkeeper side up.
    .title = The title

rule-1-15 =
    Every other player starts with 1 favor and 1 secret from the shared bank.
    An Exile has 3 warbands of their own colour on the board, a Citizen 3 purple ones.
    .title = Exiles and Citizens

rule-1-16 =
    Faceup sites get the favor and secrets that they start with (2.8.2).
    If favor runs short, the Chancellor decides where it goes.
    .title = Tokens at the sites

rule-1-17 =
    Four relics from the relic deck are laid at random, facedown, on the four spaces of the Reliquary.
    .title = The Reliquary

rule-1-18 =
    The relic deck is put in its place on the map.
    .title = Relic deck

rule-1-19 =
    Three cards from the bottom of the world deck start the three discard piles, one facedown card each.
    If the world deck was not rebuilt at the end of the last game, it is rebuilt now (8.8): at the top 10 denizens with 2 random Visions, below them 15 denizens with the other 3, then the rest.
    .title = First discards

rule-1-20 =
    In turn order everybody draws 3 cards from the bottom of the world deck.
    .title = Three cards each

rule-1-21 =
    The world deck is put in its place on the map.
    .title = World deck

rule-1-22 =
    The Visions track advances once for each Vision that players drew.
    .title = Visions drawn

rule-1-23 =
    Starting with the Chancellor, each player in turn order places the pawn at any faceup site, keeps one of the three cards as a facedown adviser and discards the other two (see Discard in 10).
    The Chancellor’s pawn must go to the top site of the Cradle.
    .title = Pawns and first advisers

## Components

rule-2 =
    What lies on the table and what it is for.
    .title = Components

rule-2-1 =
    The map has three regions with sites and discard piles, six favor banks, the round and Visions tracks and room for two decks.
    .title = The map

rule-2-1-1 =
    The Cradle has 2 sites, the Provinces and the Hinterland have 3 each.
    .title = Regions

rule-2-1-2 =
    Each region has its own facedown pile of denizens and Visions.
    .title = Discard piles

rule-2-1-3 =
    Each suit has a bank of favor; players are paid from it when they play cards at sites and when they trade.
    .title = Favor banks

rule-2-1-4 =
    Shows the current round, 1 to 8.
    .title = Round track

rule-2-1-5 =
    The facedown deck of denizens and Visions that players search.
    .title = World deck

rule-2-1-6 =
    Counts the Visions drawn from the world deck, which sets the Supply that a search of that deck costs: 2 with none drawn, 3 with one or two, 4 with three or more.
    .title = Visions track

rule-2-1-7 =
    The stock beside the map. Secrets gained by trading come from it; whatever is burned goes back to it.
    .title = Shared bank

rule-2-2 =
    Every player has a board, a court of advisers and a bank of warbands.
    .title = Player boards

rule-2-2-1 =
    A board holds any number of warbands, favor and secrets.
    The Exile side has a space for one revealed Vision.
    .title = The board

rule-2-2-2 =
    Beside the board is room for 3 advisers: denizens faceup or facedown, and Visions facedown.
    .title = Advisers

rule-2-2-3 =
    Your warbands in reserve, your relics and your banners lie around your board, as many as you have.
    .title = Personal bank

rule-2-3 =
    It holds 4 relics.
    An offer of Citizenship must come with exactly one of them; they cannot be part of any other deal.
    When one is taken, the trait under it binds the Chancellor from then on (6.6.2).
    Its relics cannot be targets of a campaign, cannot be recovered, count for no goal and have no power.
    .title = The Imperial Reliquary

rule-2-4 =
    Relics lie facedown at sites and in the Reliquary, faceup with the players who have them.
    .title = Relics

rule-2-4-1 =
    What recovering a relic costs is printed on the site where it lies (2.8.4).
    .title = Cost

rule-2-4-2 =
    As a target a relic adds the defense dice shown on it.
    .title = Defense dice

rule-2-4-3 =
    A relic that the Chancellor starts with.
    Its holder can offer Citizenship (6.6) and exile Citizens (6.7).
    .title = The Grand Scepter

rule-2-5 =
    There are two: the People’s Favor and the Darkest Secret.
    .title = Banners

rule-2-5-1 =
    What recovering a banner costs depends on what lies on it.
    .title = Cost

rule-2-5-2 =
    As a target a banner adds as many defense dice as favor or secrets lie on it.
    .title = Defense dice

rule-2-5-3 =
    A banner taken in any way except by recovering loses 2 of its tokens to the shared bank, but always keeps at least 1.
    The People’s Favor also turns to its Mob side.
    A banner that is given in a deal loses nothing.
    .title = Seizing a banner

rule-2-6 =
    The people and creatures of the world deck.
    .title = Denizens

rule-2-6-1 =
    Every denizen has one of six suits: Arcane, Beast, Discord, Hearth, Nomad or Order.
    .title = Suit

rule-2-6-2 =
    A sign below the suit says where the card may lie or that it is locked (7.2).
    .title = Restriction

rule-2-6-3 =
    The text at the foot of the card is its power (7).
    .title = Power

rule-2-7 =
    Four Visions and the Conspiracy lie in the world deck among the denizens.
    .title = Visions

rule-2-7-1 =
    Whenever a Vision is drawn from the world deck, the Visions track advances.
    .title = Drawing Visions

rule-2-7-2 =
    A revealed Vision gives the Exile who revealed it a way to win (3.2).
    The Conspiracy has a When Played power instead (5.1.4.4).
    .title = Power

rule-2-8 =
    A site is a place on the map, faceup or facedown.
    .title = Sites

rule-2-8-1 =
    The number on a site is the most denizens and edifices it can hold; relics do not count.
    A facedown site holds no cards.
    .title = Capacity

rule-2-8-2 =
    A site may start with favor and secrets from the shared bank and with facedown relics from the relic deck.
    They are laid out during set-up and whenever the site is turned up.
    .title = What a site starts with

rule-2-8-3 =
    A site that is a target adds 1 defense die.
    If bandits defend, it also adds 1 bandit to their force.
    .title = Defense die and bandit

rule-2-8-4 =
    A site may show what recovering a relic there costs.
    .title = What its relics cost

rule-2-8-5 =
    A site has a power, used as it says.
    .title = Power

rule-2-9 =
    Edifices take the place of denizens when the chronicle is written (8.3.1).
    The intact side has a suit.
    The ruined side has none; nobody can muster or trade with it.
    Either side has a power and restrictions.
    .title = Edifices

rule-2-10 =
    It shows what makes a player Oathkeeper (2.11) and what makes a Citizen the successor (3.3.1).
    .title = The oath

rule-2-11 =
    The player who fulfils the oath holds the title. It has two sides, Oathkeeper and Usurper.
    In a tie with others the holder keeps it.
    If the holder no longer fulfils the oath and several others do, the holder chooses which of them gets it.
    A player who takes it turns it to the Oathkeeper side.
    An Exile who begins a turn with it turns it to the Usurper side (4.1.3).
    When its holder defends, the title adds 1 defense die, or 2 on its Usurper side.
    Under the oath of Supremacy the Empire’s sites count for the Chancellor, who holds the title for the Empire; the die helps every Imperial player who defends.
    Ruling: it helps them under every oath while the Chancellor holds the title.
    Ruling: the title is checked after every single change, even in the middle of somebody’s turn.
    Ruling: a title held by a Citizen helps only when that Citizen is the defender, and never against its own holder. Its dice are in the pool before battle plans are used.
    .title = The title

## Winning

rule-3 =
    The game ends in one of four ways. Then the chronicle is written (8).
    .title = Winning

rule-3-1 =
    An Exile who holds the title with its Usurper side up wins in their own Wake Phase (4.1.2).
    .title = Usurper

rule-3-2 =
    An Exile with a revealed Vision whose goal is fulfilled wins in their own Wake Phase (4.1.2).
    In every case at least 3 Visions must have been drawn from the world deck in this game.
    Conquest: rule more sites than anybody else. A tie is not enough.
    Rebellion: hold the People’s Favor.
    Sanctuary: hold more relics and banners than anybody else. A tie is not enough.
    Faith: hold the Darkest Secret.
    .title = Visionary

rule-3-3 =
    At the end of rounds 5, 6 and 7, if the Chancellor or a Citizen is Oathkeeper, the Chancellor rolls the end die.
    The Chancellor wins on a 6 after round 5, on 5 or 6 after round 6, on 3 or more after round 7.
    .title = Stable regime

rule-3-3-1 =
    If the Chancellor would win, a Citizen who has reached the successor’s goal wins instead.
    Supremacy: more relics and banners together than the Chancellor and than each other Citizen.
    The People: hold the Darkest Secret.
    Protection: hold the People’s Favor.
    Devotion: hold the Grand Scepter.
    .title = Successor

rule-3-4 =
    After round 8 the game is over. The first of the following four conditions that is met decides the winner.
    .title = War exhaustion

rule-3-4-1 =
    If the Chancellor or a Citizen is Oathkeeper, the Chancellor wins, or the successor instead.
    .title = An Empire true to its oath

rule-3-4-2 =
    An Exile with the title on its Usurper side wins.
    .title = A Usurper

rule-3-4-3 =
    An Exile whose revealed Vision is fulfilled wins.
    If there are several, the order is Conquest, Rebellion, Sanctuary, Faith.
    .title = A Visionary

rule-3-4-4 =
    Otherwise the Chancellor wins, or the successor instead.
    .title = The Empire after all

## Rounds and turns

rule-4 =
    There are at most 8 rounds.
    The Chancellor begins each round; turns go clockwise.
    A turn is wake, act, rest.
    When everybody has had a turn, the Empire may win (3.3); then the round marker moves on.
    .title = Rounds and turns

rule-4-1 =
    The four steps below, in this order.
    .title = Wake Phase

rule-4-1-1 =
    Its holder must do the following.
    .title = The People’s Favor

rule-4-1-1-1 =
    Put 1 favor of your own on the banner, or move 1 from it to the favor bank with the least favor; if several are tied, you choose.
    If only 1 favor is on it, you must add one; if you have none, nothing happens.
    .title = One favor in or out

rule-4-1-1-2 =
    With the Mob side up, do this a second time. The second time may undo the first.
    .title = Twice with the Mob

rule-4-1-1-3 =
    With 6 or more favor on it the banner turns to its Mob side.
    .title = The Mob

rule-4-1-2 =
    If you are an Exile, check whether you win as Usurper (3.1) or Visionary (3.2).
    .title = Do you win?

rule-4-1-3 =
    If you are an Exile and hold the title, turn it to the Usurper side.
    .title = Usurping

rule-4-1-4 =
    With your pawn at the Salt Flats, the Mine or the Drowned City you may take 1 favor or secret that lies there.
    .title = The site’s gift

rule-4-2 =
    Take any number of actions in any order: major (5), minor (6) and powers marked Action (7.3.2).
    One ends before the next begins. Each may be repeated while you can pay for it; none is required.
    Supply spent moves your marker to the right.
    .title = Act Phase

rule-4-3 =
    The five steps below, in this order.
    .title = Rest Phase

rule-4-3-1 =
    All favor on denizens and edifices goes to the banks of their suits.
    .title = Favor returns

rule-4-3-2 =
    All secrets on denizens, edifices and relics come to your board.
    Turn your facedown secrets up.
    .title = Secrets return

rule-4-3-3 =
    An Exile with 9 or more warbands in the personal bank gets 6 Supply, with 4 to 8 of them 5, with fewer 4.
    The Chancellor with 18 or more gets 6, with 11 to 17 of them 5, with 4 to 10 of them 4, with fewer 3.
    A Citizen gets as much as the Chancellor’s marker shows at that time.
    .title = Supply

rule-4-3-4 =
    Add 1 for each Supply that you did not spend this turn, up to 7.
    Ruling: unspent is what the marker shows when you begin to rest.
    .title = Unspent Supply

rule-4-3-5 =
    Each Rest power you have access to may be used once, in any order.
    .title = Rest powers

## Major actions

rule-5 =
    Search, muster, trade, recover, campaign and travel. They cost Supply.
    .title = Major actions

rule-5-1 =
    Draw 3 cards, keep one, play or discard it.
    .title = Search

rule-5-1-1 =
    A discard pile costs 2 Supply.
    The world deck costs what the Visions track shows: 2, then 3 from the first Vision, 4 from the third.
    .title = Spend Supply

rule-5-1-2 =
    Draw 3 cards from the world deck or from the discard pile of your region.
    From the world deck they come one by one: a Vision is announced, advances the track and ends the draw.
    A Vision from a pile does none of this.
    A Vision drawn from the world deck by a power advances the track too.
    .title = Draw three

rule-5-1-3 =
    Discard all but one of the cards.
    Ruling: you say in which order they go onto the pile.
    .title = Discard

rule-5-1-4 =
    Discard the last card, or play it at your site, as an adviser or, as an Exile, as a revealed Vision.
    The card’s restrictions apply (7.2).
    Ruling: first comes the favor, then the homeland’s gift, then modifiers and reactions, then When Played.
    .title = Play

rule-5-1-4-1 =
    There must be room (2.8.1). The card lies faceup at your site.
    Gain 1 favor from the bank of its suit.
    With the People’s Favor you may first discard a card from any site of your region, and may play at any site of your region.
    .title = At your site

rule-5-1-4-2 =
    You have at most 3 advisers, counting those facedown.
    Play it faceup or facedown. A facedown adviser has no suit, no restriction and no power; it can be played faceup later (6.1).
    If your court is full, first discard an adviser. That is normally the only way to get rid of a faceup one.
    .title = As an adviser

rule-5-1-4-3 =
    A Vision cannot be played at a site.
    Everybody may keep one as a facedown adviser.
    Only an Exile may reveal one: it goes onto the Vision space of the board and is not an adviser. A Vision that was there is discarded.
    .title = A Vision

rule-5-1-4-4 =
    Anybody may play it faceup, the Chancellor and Citizens too. A revealed Vision stays where it is.
    You may burn 1 secret to take 1 relic or banner from a player whose pawn is at your site, if at least two of your advisers share suits with that player’s advisers.
    Then the Conspiracy is out of the game.
    A banner taken this way is seized (2.5.3).
    .title = The Conspiracy

rule-5-2 =
    One favor for two warbands.
    .title = Muster

rule-5-2-1 =
    It takes 1 Supply and 1 favor. The favor goes onto a denizen or intact edifice at your site on which no token lies.
    .title = Pay

rule-5-2-2 =
    Gain 2 warbands from your bank to your board; a Citizen gains purple ones.
    .title = Gain warbands

rule-5-3 =
    A secret for favor, or favor for secrets.
    .title = Trade

rule-5-3-1 =
    Spend 1 Supply.
    .title = Spend Supply

rule-5-3-2 =
    Choose a denizen or intact edifice at your site that holds neither favor nor secrets, and do one of two things.
    Place 1 secret on it: gain 1 favor, and 1 more for each of your faceup advisers of its suit, from the bank of that suit.
    Place 2 favor on it: gain 1 secret from the shared bank for each of your faceup advisers of its suit.
    .title = Trade

rule-5-4 =
    A relic at your site, or a banner, for its price.
    .title = Recover

rule-5-4-1 =
    Spend 1 Supply and choose a facedown relic at your site or either banner, even your own.
    The Darkest Secret of another player can be chosen only if a card at its holder’s site has a suit that none of the holder’s advisers has.
    Ruins and facedown advisers have no suit.
    So it is safe if its holder’s site has no cards with a suit, and open to all if such a card lies there and its holder has no faceup advisers.
    From yourself or from the shared bank it can always be chosen.
    .title = Choose

rule-5-4-2 =
    For a relic pay what your site shows: 3 favor into a named favor bank, or 2 favor burned, or 1 or 2 secrets burned.
    For a banner place more favor or secrets on it than it holds; how many more is up to you.
    .title = Pay

rule-5-4-3 =
    The relic or banner is yours, faceup. There is no limit to how many you have.
    .title = Take

rule-5-4-4 =
    The People’s Favor turns to its quiet side. The favor just paid stays on it; what lay there before goes to the favor banks one by one, starting with any suit you choose and going clockwise (8.4).
    The Darkest Secret keeps the secrets just paid. Of those that lay there you take 1 and the last holder the others; all are yours if it was yours.
    If nobody held it, the others go to the shared bank.
    .title = The banner’s tokens

rule-5-5 =
    An attack on one player or on the bandits, in eight steps.
    .title = Campaign

rule-5-5-1 =
    Spend 2 Supply and name the defender: another player who rules your site or whose pawn is there.
    If no player rules your site, you may choose the bandits.
    A Citizen who attacks the Chancellor or another Citizen is not an Imperial player in this campaign; neither is a Citizen whom the Chancellor attacks.
    Ruling: at an Imperial site any Imperial player may be named, for each of them rules it.
    .title = Choose the defender

rule-5-5-2 =
    Declare any number of targets among what the defender has; each adds its defense dice.
    Sites that the defender rules, anywhere on the map: 1 die each.
    Relics and banners of the defender, if the defender’s pawn is at your site: a relic as many as it shows, a banner as many as lie on it.
    Pawn and favor of the defender, if the pawn is at your site: 2 dice.
    At least one target must be at your site. If the defender rules your site, it must be a target.
    You get an attack die for each warband on your board, or fewer if you like.
    If an Imperial player defends, the Chancellor is an ally. If the defender agrees, Citizens whose pawns are at your site or at a targeted site may become allies too, but never the attacker.
    Campaign modifiers that the defender or an ally rules apply.
    Ruling: with powers that let other warbands join the fight, you may roll as many dice as there are warbands in the whole force.
    Ruling: a relic, a banner and a pawn are at the site where the defender’s pawn is.
    .title = Targets and dice

rule-5-5-3 =
    First the attacker may use plans, each once and only those the attacker rules; then the defender likewise.
    Bandits use every plan they rule that costs nothing.
    If the attacker must lose an attack die and has none left, the defender gets a defense die instead.
    Allies may use plans that they rule, and pay for them. Each plan is used only once.
    In plans “you” and “the defender” mean the whole defending side; “your board” and “your site” mean the defender’s alone.
    If they cannot agree on the order, the defender sets it.
    Ruling: the defender is asked first, then the Chancellor, then the Citizens clockwise, again and again until all pass.
    Ruling: bandits use plans as defenders, and discard those that say so.
    .title = Battle plans

rule-5-5-4 =
    The defender rolls. Each ×2 face doubles the shields of the roll; several multiply each other.
    Add the warbands at targeted sites, or the bandits there if bandits defend.
    Add the warbands on the defender’s board if the defender’s pawn is at your site or at a targeted one; likewise for each ally.
    The die has two blank faces, two with 1 shield, one with 2 shields and one that doubles.
    .title = Roll for defense

rule-5-5-5 =
    The attacker rolls. Each skull at once kills a warband of the attacking force.
    A sword counts 1; two hollow swords count 1, a single one nothing.
    Then the attacker may sacrifice warbands of the force for 1 each, but only if that wins and only as many as it takes.
    With more than the defense the attacker wins; otherwise the defender does.
    The die has three faces with a hollow sword, two with a sword and one with two swords and a skull.
    .title = Roll for attack

rule-5-5-6 =
    The defeated side kills half of its force, rounded down: the attacker from the warbands on the board, the defender from those that counted for the defense.
    The rest of that force goes to its owner’s board.
    Bandits cannot be killed.
    Then those of the defeated side’s plans that depend on defeat take effect.
    If an Imperial player was defeated in defense, the Chancellor chooses who dies. Warbands from sites go to the Chancellor’s board, those on Citizens’ boards stay there.
    Ruling: warbands that joined the fight from elsewhere go to the board too, so their sites are left empty.
    Ruling: bandits that fight for the holder of the Bandit Crown count for the size of the force; the losses fall on warbands, as far as there are any.
    .title = The defeated

rule-5-5-7 =
    Only if the attacker won, and in this order.
    .title = The victorious attacker

rule-5-5-7-1 =
    Put any number of warbands of the attacking force, even none, at the targeted sites.
    A Citizen too may leave none, even at an Imperial site.
    .title = Occupy

rule-5-5-7-2 =
    Take the targeted relics and banners. A banner is seized (2.5.3).
    .title = Take

rule-5-5-7-3 =
    With pawn and favor among the targets you may make the pawn travel to a site you name, without spending Supply, and you may burn half (rounded down) of the favor the defender has.
    The pawn can go only where it could travel. At the Shrouded Wood the site’s power overrides your choice.
    Ruling: each of the two is your choice. If the journey costs a toll or the like, the defender must agree to pay it; if the defender refuses, choose another site.
    .title = Banish and burn

rule-5-5-8 =
    The victor’s plans that depend on victory take effect. Then all plans that say so are discarded.
    Ruling: after a campaign, the rewards for watching one (Herald) come first, then another player’s campaign in reply (Sneak Attack), then the victor’s further actions (Second Wind); what is triggered later is played out first.
    .title = Effects of the plans

rule-5-6 =
    Your pawn goes to another site.
    .title = Travel

rule-5-6-1 =
    Within the Cradle 1 Supply, within the Provinces 2, within the Hinterland 3.
    Between the Provinces and either other region 2, between the Cradle and the Hinterland 4.
    .title = Spend Supply

rule-5-6-2 =
    Put your pawn there. A facedown site is turned up and gets what it starts with (2.8.2).
    .title = Move

## Minor actions

rule-6 =
    They cost no Supply.
    .title = Minor actions

rule-6-1 =
    Play one of your facedown advisers faceup, or discard it, as at the end of a search (5.1.4). Restrictions and modifiers count.
    You may always look at your facedown advisers and show them to anybody.
    Ruling: the card leaves the court first, so a full court needs no discard. Modifiers of playing a card count; modifiers of the cost and of the draw do not.
    .title = A facedown adviser

rule-6-2 =
    Use the Action power of a card that is open to you (7.1.1).
    .title = An Action power

rule-6-3 =
    Look at any facedown relic at your site. From then on you may look at it from anywhere.
    .title = Peek at a relic

rule-6-4 =
    The holder of the Grand Scepter may look at any relic in the Reliquary.
    Ruling: not in the turn in which the Scepter was taken; a Scepter that was given can be used at once.
    .title = Peek at the Reliquary

rule-6-5 =
    Bring as many of your warbands as you like from your site to your board, but one must stay.
    A site that you rule, with your pawn there, may get as many as you like from your board.
    A Citizen needs the Chancellor’s permission to take warbands from a site.
    Imperial players whose pawns are at the same site may give warbands to each other or take them, if the other agrees.
    Ruling: between two other actions you get one move for each pair of places; after a refusal you may ask again with another number.
    .title = Warbands and your site

rule-6-6 =
    An Exile becomes a Citizen of the Empire.
    .title = Citizenship

rule-6-6-1 =
    The holder of the Grand Scepter may offer Citizenship to any Exile. A holder who is an Exile may even make the offer to themselves.
    Exactly one relic of the Reliquary must be promised.
    The two may also exchange favor, secrets, banners and other relics as they agree.
    The Exile may be shown relics of the Reliquary first.
    Ruling: in one turn you can put the same terms to a player only once, and make each player two proposals at most; a counterproposal counts as an answer.
    .title = The offer

rule-6-6-2 =
    The board turns to its Citizen side; a revealed Vision is discarded.
    All the player’s warbands on board and map are replaced by purple ones. If there are too few, the player chooses which are lost.
    If the player holds the title as Usurper, it turns to the Oathkeeper side.
    If it is the player’s turn, the Act Phase ends.
    Supply is filled to 7.
    Then both hand over what they agreed, and the uncovered trait of the Reliquary binds the Chancellor.
    Ruling: a warband that stands on a Vision or is held in a cage stays as it is.
    .title = Acceptance

rule-6-6-3 =
    The Chancellor and the Citizens are Imperial players.
    Each of them rules every site with purple warbands.
    .title = Imperial players

rule-6-7 =
    The holder of the Grand Scepter may exile another Citizen by giving that Citizen 5 favor.
    It is 1 more if the Citizen is Oathkeeper and 1 more if the Citizen holds the People’s Favor.
    It is 1 less if you are Oathkeeper and 1 less if you hold the People’s Favor.
    The Citizen’s board turns to its Exile side, the warbands on it are replaced by ones of the Citizen’s own colour, and the Citizen’s Supply is filled to 7.
    Ruling: if too few of that colour are left, the remaining purple warbands are lost.
    .title = Exiling a Citizen

rule-6-8 =
    A Citizen without the Grand Scepter may leave: give its holder 1 favor for each warband on your board and 1 for each secret on your board or on denizens, relics and edifices.
    Turn the board to its Exile side, replace the warbands on it with ones of your own colour, end the Act Phase and fill Supply to 7.
    .title = Leaving the Empire

## Powers

rule-7 =
    Faceup cards, sites, the open spaces of the Reliquary and the title have powers.
    .title = Powers

rule-7-1 =
    Who may use a power, what it costs and how it works.
    .title = Using powers

rule-7-1-1 =
    You may use the power of a card that you rule, or of one at the site where your pawn is.
    Powers of sites work as they say.
    The Chancellor always has the uncovered traits of the Reliquary, the holder of the title the power of the title; these are mandatory.
    .title = Access

rule-7-1-2 =
    The cost on the rim of a card must be paid: favor or secrets placed on the card or burned.
    Nothing may be placed on a card that already holds favor or secrets.
    Out of turn nothing is placed: favor goes to the bank of the suit at once, secrets turn facedown on your board.
    Facedown secrets cannot pay for anything.
    Ruling: so out of turn a card that holds tokens can be used.
    Ruling: facedown secrets can be taken, given or burned by powers; faceup ones go first.
    Ruling: all costs of an action with its modifiers, tolls and surcharges are added up and must be payable together.
    .title = Cost

rule-7-1-3 =
    Do as much of a power as you can; only what it says you “may” do is optional.
    .title = Effect

rule-7-1-4 =
    A persistent power (in print it has a black braid) affects everybody it names, whether or not they have access to it, during the action it modifies or at the moment it names.
    On a card that can only be an adviser, “you” is the player who has it.
    Ruling: if several players react, they do so clockwise from the active one.
    Ruling: bandits are everybody’s enemies, so a ban on a card they rule applies to all players. Favor that bandits would get is burned.
    .title = Persistent powers

rule-7-2 =
    Restrictions apply to faceup cards only.
    .title = Restrictions

rule-7-2-1 =
    A card that is “only at a site” (in print a tree) may be played, moved or swapped only to a site, one that is “only as an adviser” (in print a figure) only to advisers.
    .title = Site only, adviser only

rule-7-2-2 =
    Once played, a locked card stays: no discarding, no moving, no swapping. Only the writing of the chronicle can change that (8).
    .title = Locked

rule-7-3 =
    There are four kinds.
    .title = When powers are used

rule-7-3-1 =
    Once in your Wake Phase. They must be used, except those that let you take favor or secrets (4.1.4).
    .title = Wake

rule-7-3-2 =
    In your Act Phase, whenever you like.
    .title = Action

rule-7-3-3 =
    Must be used when its card is played faceup.
    First comes the favor for playing at a site, then the homeland’s gift, then modifiers, then this.
    .title = When Played

rule-7-3-4 =
    May be used once, at the end of your Rest Phase.
    .title = Rest

rule-7-4 =
    A modifier changes the major action whose sign it bears. It is used when that action begins.
    Several may be used, in any order.
    Ruling: it is paid for then too, even if what follows leaves it without effect.
    .title = Modifiers

rule-7-4-1 =
    A modifier is your choice unless it says that you must or cannot.
    Ruling: in an action that discards nothing, those that cost nothing, ask nothing and only save Supply or add favor or secrets work by themselves. For all others you are asked.
    .title = Optional

rule-7-4-2 =
    It changes only the action at hand, and once.
    One that costs nothing may change later actions of the turn as well.
    .title = Once

rule-7-4-3 =
    While an action lasts, nothing that modifies it can be discarded.
    .title = Not discarded in use

rule-7-5 =
    Modifiers of campaigns. Each says whether it is for the attacker, for the defender or for either (in print a red crown, a blue one or both).
    .title = Battle plans

rule-7-5-1 =
    Only plans that you rule are open to you; being at their site is not enough.
    .title = You must rule it

rule-7-5-2 =
    They are used in their own step (5.5.3), not at the start of the action.
    .title = When

rule-7-5-3 =
    You may pay for a plan even if favor or secrets lie on it. It is still used once in a campaign.
    .title = Tokens do not bar it

rule-7-5-4 =
    A plan adds (+) or removes (−) attack or defense dice. With ± it does either: the attacker adds, the defender removes.
    .title = Signs

rule-7-6 =
    Rules that several cards share.
    .title = Some powers in detail

rule-7-6-1 =
    Some powers make an Exile a Citizen (6.6.2) without an offer.
    .title = Citizens without an offer

rule-7-6-2 =
    A power that lets you travel without spending Supply lets you ignore every surcharge as well.
    .title = Travel for free

rule-7-6-3 =
    Some powers let players strike deals about what they name. What was agreed must be done if it can be.
    Other promises, except those of an offer of Citizenship, are not binding (9.6).
    At the Tribunal deals may concern the future and say what happens if they are broken; a coin decides if that is in doubt.
    Ruling: at the Tribunal favor and secrets change hands at once. Promises are written down for both to see; the table does not enforce them, and tosses a coin on request.
    .title = Binding deals

rule-7-6-4 =
    Some powers allow only 1 or 2 advisers. A player who plays such a card discards the surplus.
    With several of them only the lowest number counts.
    Ruling: it cannot be played where locked advisers leave no room.
    .title = Fewer advisers

rule-7-6-5 =
    Bandits are warbands of its holder: the holder rules the faceup sites where no warbands stand, may take the last warband from a site, and counts the bandits of targeted sites for the defense.
    With powers such as Captains they join the attack.
    Nothing kills, moves or sacrifices them.
    Ruling: in the hands of an Imperial player it lets the whole Empire rule those sites, and no purple warbands go there. In a campaign in which that player is not an Imperial player, that player alone rules them.
    .title = The Bandit Crown

## The chronicle

rule-8 =
    When the game is over, the winner goes through these steps.
    Ruling: the winner chooses at the old table; everything that chance decides is drawn when the next game is set up.
    .title = The chronicle

rule-8-1 =
    A player who won by a Vision alone takes the oath that matches it.
    A player who won in another way, or in several ways, chooses any oath but that of this game.
    Ruling: after a victory by a Vision alone, this may be the same oath again.
    .title = Swear an oath

rule-8-2 =
    If an Exile won, all Citizen boards turn to their Exile side, even those that nobody played.
    Then the winner may offer Citizenship to other Exiles, but not to those just turned. The rules of 6.6.1 do not apply.
    A player who accepts turns their board to its Citizen side; at each site they rule, a single warband of the winner’s replaces theirs.
    Ruling: never to the old Chancellor.
    .title = Offer Citizenship

rule-8-3 =
    These steps, in this order.
    .title = Land and edifices

rule-8-3-1 =
    If the Chancellor or a Citizen won, one of two things may be done at a site the winner rules.
    Where no edifice lies, replace a denizen with the intact edifice of its suit from the archive; the denizen returns to the world deck.
    Or turn a ruin to its intact side.
    Ruling: a locked denizen may be replaced. Nothing can be built at the Drowned City.
    .title = Build or repair

rule-8-3-2 =
    All sites go back into the site deck, except those the winner rules and those with an intact edifice.
    From a site that goes, denizens are discarded to any pile, relics return to the relic deck and ruins to the archive.
    .title = Sites that are lost

rule-8-3-3 =
    Intact edifices at sites that the winner does not rule become ruins; the denizens there are discarded to any pile.
    All sites with ruins are set aside with their cards and relics, in order from the top of the Cradle to the bottom of the Hinterland.
    Ruling: that goes for old ruins at the winner’s sites too; there the denizens stay.
    .title = Edifices that fall

rule-8-3-4 =
    Pawns, favor, secrets and warbands leave the map.
    .title = Clear the map

rule-8-3-5 =
    Sites move with their cards and relics, as follows.
    .title = Fill the map

rule-8-3-5-1 =
    Slide its sites up to the top; fill the free places with sites of the Provinces, topmost first, then of the Hinterland, topmost first.
    .title = The Cradle

rule-8-3-5-2 =
    Slide their sites up to the top; fill the free places with sites of the Hinterland, topmost first.
    .title = The Provinces

rule-8-3-5-3 =
    Slide its sites up to the top.
    .title = The Hinterland

rule-8-3-5-4 =
    Sites set aside fill the free places of the Hinterland from the bottom up, beginning with the last one set aside.
    .title = Ruins in the Hinterland

rule-8-3-5-5 =
    The others fill the free places of the Provinces in the same way.
    .title = Ruins in the Provinces

rule-8-3-5-6 =
    The places still free get facedown sites from the site deck.
    .title = New sites

rule-8-3-5-7 =
    In a region without a faceup site, the topmost site is turned up.
    .title = One faceup in each region

rule-8-4 =
    Find the suit that most of the winner’s advisers have; if several are tied, the winner chooses among them, and without advisers any suit.
    From the archive add at random 3 denizens of it, 2 of the next suit clockwise and 1 of the one after.
    Clockwise: Discord, Arcane, Order, Hearth, Beast, Nomad, and round again.
    If the archive lacks any of these cards, none of them is added. Instead the Dispossessed are sorted by suit, 6 random ones of the largest stack join the world deck (chance breaks ties), and the rest return to the archive.
    Ruling: facedown advisers have no suit here either. Everybody sees the newcomers.
    .title = Six new cards

rule-8-5 =
    The five Visions are set aside, the Conspiracy too.
    All discard piles and the advisers of all who lost are shuffled together. Six of these cards, unseen, join the Dispossessed.
    Ruling: facedown advisers go in as well, and Citizens of a winning Empire lose like all others. The winner’s advisers are safe.
    .title = Six dispossessed

rule-8-6 =
    Relics find new places.
    .title = Relics

rule-8-6-1 =
    The Grand Scepter is put away. Relics of those who lost go into the relic deck, which is shuffled.
    .title = Relics of the others

rule-8-6-2 =
    Faceup sites with fewer relics than they start with are filled up, facedown.
    Ruling: relics at kept sites that nobody has seen are dealt anew from those that nobody has seen; those that somebody has seen are known to all.
    Ruling: relics that 8.6.3 puts on top never fill a site; if there are no others, the site gets none.
    .title = Relics at the sites

rule-8-6-3 =
    The relics of the winner and of the Reliquary are shuffled and put on top of the relic deck.
    .title = Relics of the winner

rule-8-7 =
    Land and boards stay as they are until the next game.
    .title = What is kept

rule-8-7-1 =
    The sites with their cards are kept in their order, from the top of the Cradle to the bottom of the Hinterland.
    .title = The land

rule-8-7-2 =
    Each board keeps the side that is up.
    .title = The boards

rule-8-8 =
    All denizens still in the game are shuffled.
    10 of them with 2 random Visions make a pile of 12, 15 more with the other 3 a pile of 18.
    The 12 lie on the 18, these on all the rest.
    .title = A new world deck

## How the rules are read

rule-9 =
    What overrides what, what is secret and what is binding.
    .title = How the rules are read

rule-9-1 =
    Rules mean what they say and no more. Notes explain a rule and give way to it.
    The Law overrides the other booklets and aids, except for the powers of sites.
    Powers may do what the Law does not describe; their words mean what chapter 10 says.
    .title = To the letter

rule-9-2 =
    “Must” overrides other rules, “cannot” overrides “must”, “ignore” overrides both.
    “If possible” means that there is no penalty if it is not.
    .title = Must, cannot, ignore

rule-9-3 =
    You play with what is in the box, but dice and secrets never run out.
    If there is too little of something, you get what there is.
    Banks and boards hold any number.
    .title = Limits of the pieces

rule-9-4 =
    The faces of facedown cards and of the discard piles are hidden, as are the size of the world deck and the backs below its top card.
    A facedown adviser may be looked at by its owner, and shown to anybody. Players may talk about secrets, and lie.
    Everything else is open: backs and number of the cards in a pile, tokens and warbands.
    Ruling: the archive is open; of the Dispossessed, those of earlier games are known to all until a power mixes them.
    Ruling: what a player has seen stays known to that player, as long as it lies where it was seen.
    .title = What is secret

rule-9-5 =
    Nobody can overpay: no more is placed, burned or sacrificed than a price or a rule asks for.
    .title = Exact payment

rule-9-6 =
    Talk and trade as you like; only offers of Citizenship (6.6) and deals by powers that say so (7.6.3) are binding.
    .title = Promises

## Glossary

rule-10 =
    What the words of the rules and cards mean.
    .title = Glossary

rule-10-force =
    Of the attacker: the warbands on the board. Of the defender: the warbands that count for the defense.
    .title = Force

rule-10-bandits =
    See 2.8.3. They are not warbands. They are enemies of all players.
    .title = Bandits

rule-10-your-enemy =
    For the attacker: the defender and all Imperial allies. For the defender: the attacker.
    Ruling: this is the enemy in the campaign at hand; “enemy” alone applies at any time.
    .title = Your enemy

rule-10-your-site =
    Where your pawn is.
    .title = Your site, your region

rule-10-draw =
    Take a card from the top of the deck or pile that is named.
    .title = Draw

rule-10-enemy =
    For the Chancellor and Citizens: every Exile.
    For an Exile: every other player; likewise for a Citizen who is not an Imperial player in a campaign (5.5.1).
    Bandits and players are enemies of each other.
    .title = Enemy

rule-10-sacrifice =
    Choose warbands of your own and kill them.
    .title = Sacrifice

rule-10-take =
    The opposite of give: favor or secrets from that player’s board to yours, advisers to your court, relics from a player, a site or elsewhere to your personal bank.
    Ruling: recovering is taking too; being given is not.
    .title = Take

rule-10-seize =
    Take in any way except by recovering. See 2.5.3.
    .title = Seize

rule-10-imperial =
    The Chancellor always, a Citizen except in some campaigns (5.5.1).
    .title = Imperial player

rule-10-personal-bank =
    See 2.2.3.
    .title = Personal bank

rule-10-shared-bank =
    See 2.1.7.
    .title = Shared bank

rule-10-give =
    The opposite of take. What forbids taking does not forbid giving.
    .title = Give

rule-10-move =
    Put a thing somewhere else, within the restrictions (2.8.1, 7.2).
    .title = Move

rule-10-reveal =
    Show the face of a card to all.
    .title = Reveal

rule-10-gain =
    Put the thing on your board: warbands from your personal bank, secrets from the shared bank, favor from the favor bank that is named.
    .title = Gain

rule-10-swap =
    Two things change places.
    Ruling: a swap moves both.
    .title = Swap

rule-10-after =
    At once, with nothing in between.
    .title = After

rule-10-peek =
    Look at the face of a card.
    .title = Peek

rule-10-ruling =
    Where your warbands stand at a faceup site, you rule it and all cards there. You rule your advisers too.
    A faceup site without any warbands is ruled by bandits.
    Ruling: nobody rules a facedown site, not even bandits.
    .title = Ruling

rule-10-play =
    Lay a card at a site, among your advisers, in your personal bank or on your board, as far as the restrictions let you (2.8.1, 5.1.4, 7.2).
    .title = Play

rule-10-discard =
    Cards go facedown, in any order, onto the pile of the region after your pawn’s: from the Cradle to the Provinces, from the Provinces to the Hinterland, from the Hinterland to the Cradle.
    For a card from another region than your pawn’s, the card’s own region counts instead.
    Its favor goes to the bank of its suit, its secrets to the active player, facedown.
    Ruling: for another player’s adviser, the region of that player’s pawn counts.
    .title = Discard

rule-10-burn =
    Favor or secrets go from your board, or from the place that is named, to the shared bank.
    .title = Burn

rule-10-locked =
    See 7.2.2.
    .title = Locked

rule-10-adviser =
    See 2.2.2.
    .title = Adviser

rule-10-travel-cost =
    See 5.6.1. Some powers ignore it (7.6.2).
    .title = Travel cost

rule-10-kill =
    A warband returns to the personal bank of the player of its colour; purple ones to the Chancellor.
    .title = Kill

rule-10-exchange =
    You may give another player what is named, and that player may give you what is named.
    .title = Exchange

## Banners

rule-banner-peoples-favor =
    Defense: 1 die for each favor on it.
    Wake: put 1 favor on it or move 1 from it to the bank with the least favor; with the Mob, do this twice. With 6 or more it turns to the Mob (4.1.1).
    Search: before you play at a site you may discard a denizen from any site of your region, and you may play at any site of your region (5.1.4.1).
    Recover: place more favor than is on it; what lay there goes to the banks one by one (5.4.4).
    Seized: 2 of its favor are burned, at least 1 stays, and the Mob comes up (2.5.3).
    .title = The People’s Favor

rule-banner-darkest-secret =
    Defense: 1 die for each secret on it.
    Search: the world deck costs you 2 Supply, whatever the Visions track shows.
    Recover: place more secrets than are on it. From another player only if a card at that player’s site has a suit that none of the player’s advisers has (5.4.1). You take 1 of the old secrets, the last holder the others (5.4.4).
    Seized: 2 of its secrets are burned, at least 1 stays (2.5.3).
    .title = The Darkest Secret

## Oaths

rule-oath-supremacy =
    Oathkeeper: rules the most sites. The Empire counts as one, and the Chancellor holds the title for it.
    Successor: a Citizen with more relics and banners together than the Chancellor and than each other Citizen.
    .title = Oath of Supremacy

rule-oath-the-people =
    Oathkeeper: holds the People’s Favor. The Chancellor starts with it.
    Successor: a Citizen who holds the Darkest Secret.
    .title = Oath of the People

rule-oath-protection =
    Oathkeeper: holds the most relics and banners together. The Grand Scepter counts, relics in the Reliquary do not.
    Successor: a Citizen who holds the People’s Favor.
    .title = Oath of Protection

rule-oath-devotion =
    Oathkeeper: holds the Darkest Secret. The Chancellor starts with it.
    Successor: a Citizen who holds the Grand Scepter.
    .title = Oath of Devotion

## Traits of the Reliquary

rule-trait-brutal =
    Campaign, when the Chancellor attacks: whoever is defeated, even the Chancellor, must kill the whole force instead of half.
    .title = Brutal

rule-trait-decadent =
    The Chancellor’s Travel: to a site of the Cradle from another region it costs no Supply; to any site of the Hinterland it costs 1 more.
    .title = Decadent

rule-trait-careless =
    The Chancellor’s Trade: 1 more favor in every trade, 1 secret fewer when trading for secrets.
    Ruling: the favor comes from the bank of the suit traded with.
    .title = Careless

rule-trait-greedy =
    The Chancellor’s Search: draw 2 more cards, still stopping at a Vision.
    The Chancellor cannot search if it would cost more than 2 Supply.
    Ruling: what counts is the price after everything that lowers it.
    .title = Greedy
