### The Order cards: name and what each does. Cost, timing and restriction come from the data.
### Every line is one statement; “Ruling” marks what the rules leave open and this table decides.


## In the first game

card-battle-honors = Battle Honors
rule-card-battle-honors = If you are victorious, the Order bank gives you 2 favor.
    .title = { card-battle-honors }

card-bear-traps = Bear Traps
rule-card-bear-traps = Remove 1 attack die and also kill 1 of the attacker’s warbands on their board, which costs them no further die.
    .title = { card-bear-traps }

card-garrison = Garrison
rule-card-garrison = Gain 1 warband for each site you rule. Then put 1 warband from your board at each of these sites; if you run short, choose where.
    .title = { card-garrison }

card-keep = Keep
rule-card-keep = If this site is a target, add 2 defense dice.
    .title = { card-keep }

card-longbows = Longbows
rule-card-longbows = Attacking, add 1 attack die; defending, remove 1.
    .title = { card-longbows }

card-martial-culture = Martial Culture
rule-card-martial-culture =
    If you are an Exile and victorious over another Exile, you may become a Citizen.
    You get no Reliquary relic; your Supply is refilled and, if it is your turn, your Act Phase ends.
    .title = { card-martial-culture }

card-pressgangs = Pressgangs
rule-card-pressgangs = Favor or secrets that lie on a card do not keep you from mustering there.
    .title = { card-pressgangs }

card-scouts = Scouts
rule-card-scouts = Gain 1 Supply, even in a Campaign that cost none.
    .title = { card-scouts }

card-wrestlers = Wrestlers
rule-card-wrestlers =
    Sacrifice 1 warband of your force and add 1 defense die.
    It may be the last one at a targeted site, or one on the board of an Ally who adds theirs to the defense.
    .title = { card-wrestlers }


## In later games

card-captains = Captains
rule-card-captains =
    Campaign as if your pawn were at any site you rule, spending no Supply.
    The warbands that you have there join your force and add attack dice as well.
    A Citizen may do this from an Imperial site even against the Empire: the warbands there then do not defend, and the site need not be a target.
    .title = { card-captains }

card-code-of-honor = Code of Honor
rule-card-code-of-honor =
    Attacking, add 2 attack dice; defending, remove 2.
    This must be the only battle plan of your whole side in this Campaign.
    .title = { card-code-of-honor }

card-council-seat = Council Seat
rule-card-council-seat = As a Citizen you cannot be exiled: not by others, and not by yourself.
    .title = { card-council-seat }

card-curfew = Curfew
rule-card-curfew =
    An enemy of this card’s ruler can trade with a card of the same ruler only by giving that ruler 1 favor.
    The Chancellor receives it for the Empire; if bandits rule, everybody is an enemy and the favor is burned.
    .title = { card-curfew }

card-encirclement = Encirclement
rule-card-encirclement = If your force is larger than that of your enemy: attacking, add 2 attack dice; defending, remove 2.
    .title = { card-encirclement }

card-field-promotion = Field Promotion
rule-card-field-promotion = If you are victorious, gain 3 warbands.
    .title = { card-field-promotion }

card-forced-labor = Forced Labor
rule-card-forced-labor =
    An enemy of this card’s ruler whose pawn is at a site of that ruler can search only by giving that ruler 1 favor, each time.
    To play or discard a facedown adviser, or to use Oracle, costs them the same.
    The Chancellor receives it for the Empire; if bandits rule, everybody is an enemy and the favor is burned.
    .title = { card-forced-labor }

card-hunting-party = Hunting Party
rule-card-hunting-party = If you searched the world deck, you may campaign right afterwards without spending Supply.
    .title = { card-hunting-party }

card-knights-errant = Knights Errant
rule-card-knights-errant = Right after this Muster you may campaign without spending Supply.
    .title = { card-knights-errant }

card-messenger = Messenger
rule-card-messenger =
    Move your warbands as you like among your board and the sites you rule; at least 1 must stay at each site.
    A Citizen needs no permission for this.
    .title = { card-messenger }

card-military-parade = Military Parade
rule-card-military-parade =
    If you are victorious, each faceup adviser on your enemy’s side gives you 1 favor from the bank of its suit.
    If bandits are victorious with it, that favor is burned.
    .title = { card-military-parade }

card-outriders = Outriders
rule-card-outriders = Ignore the skulls you roll.
    .title = { card-outriders }

card-palanquin = Palanquin
rule-card-palanquin =
    Choose another player whose pawn is at your site and a site to which they could travel. Put your pawn there; then they must travel there, without spending Supply.
    Only their move is travelling. A site where they would have to pay can be chosen only if they agree to it.
    Out of the Shrouded Wood you go where you chose, and the Wood’s ruler sends the other player; if that player rules it, they follow you.
    .title = { card-palanquin }

card-peace-envoy = Peace Envoy
rule-card-peace-envoy =
    Only if the enemy player’s pawn is at your site, and as your side’s only battle plan.
    Give that player 1 favor for each defense die there is now (you must have enough): you are victorious at once, there is no roll, and nobody is killed.
    A victorious attacker still carries out the results of victory.
    .title = { card-peace-envoy }

card-relic-hunter = Relic Hunter
rule-card-relic-hunter =
    You may also target facedown relics at sites that are targets; each adds 1 defense die.
    Relics that you take in this Campaign you may put on the bottom of the relic deck.
    .title = { card-relic-hunter }

card-royal-tax = Royal Tax
rule-card-royal-tax = Take 2 favor (or what there is) from each player whose pawn is at a site in your region that you rule.
    .title = { card-royal-tax }

card-secret-police = Secret Police
rule-card-secret-police =
    Enemies of this card’s ruler cannot play Visions faceup, the Conspiracy included, while their pawn is at a site of that ruler.
    If bandits rule it, everybody is an enemy.
    .title = { card-secret-police }

card-shield-wall = Shield Wall
rule-card-shield-wall = Add 2 defense dice. In defeat your whole force is killed instead of half.
    .title = { card-shield-wall }

card-siege-engines = Siege Engines
rule-card-siege-engines = Choose a site in your region and kill 2 warbands there, or 1 if there is only 1; they may be yours.
    .title = { card-siege-engines }

card-specialist = Specialist
rule-card-specialist = The whole defending side, Allies and bandits included, cannot use battle plans in this Campaign.
    .title = { card-specialist }

card-toll-roads = Toll Roads
rule-card-toll-roads =
    An enemy of this card’s ruler can travel to a site of that ruler only by giving them 1 favor; there is no toll at facedown sites.
    A player who is made to travel can be sent there only if they agree to pay.
    The Chancellor receives it for the Empire; if bandits rule, everybody is an enemy and the favor is burned.
    .title = { card-toll-roads }

card-tome-guardians = Tome Guardians
rule-card-tome-guardians =
    Enemies of this card’s ruler can neither target nor take the Darkest Secret in any way; they cannot recover it from the shared bank either.
    If bandits rule it, nobody can.
    .title = { card-tome-guardians }

card-tyrant = Tyrant
rule-card-tyrant =
    Each time you have travelled, you must kill 1 warband where you arrive, even one of your own.
    If there is none, nothing happens; bandits are not warbands.
    .title = { card-tyrant }

card-vow-of-obedience = Vow of Obedience
rule-card-vow-of-obedience =
    You cannot play Visions faceup, not even the Conspiracy. A Vision already revealed stays.
    At the end of your Rest Phase you may gain 1 favor from a bank of your choice.
    .title = { card-vow-of-obedience }
