### The five levels of every faction: name and what it does. Numbers come with the edition.
### Every line is one statement; cards show the first, the rules all of them.


## Humans

power-merchants = Merchants
rule-power-merchants = When research is the action, you may trade instead.
    .title = { power-merchants }

power-profit = Profit
rule-power-profit = Whenever you trade, you gain { power-profit-amount } more of what you traded for.
    .title = { power-profit }

power-single-supply = Single supply
rule-power-single-supply = A war costs you { power-single-supply-amount } less if you pay for it with only one kind of resource. Paying nothing counts as one kind.
    .title = { power-single-supply }

power-harbours = Harbours
rule-power-harbours = When you collect, you gain { power-harbours-amount } more food if an army of yours stands next to water; a river is water.
    .title = { power-harbours }

power-full-granaries = Full granaries
rule-power-full-granaries = At the end you score { power-full-granaries-amount } for each resource of which you have at least { power-full-granaries-of }.
    .title = { power-full-granaries }


## Orcs

power-fury = Fury
rule-power-fury = You win a war in which both dials show the same number, even as the attacker. If both sides have this power, the defender wins.
    .title = { power-fury }

power-war-rations = War rations
rule-power-war-rations = You may spend food on war; each food is worth { power-war-rations-amount }.
    .title = { power-war-rations }

power-strength = Strength
rule-power-strength = Every war costs you { power-strength-amount } less.
    .title = { power-strength }

power-reserve = Reserve
rule-power-reserve =
    When the dials are revealed and both show numbers, you may spend one more mana and raise your number by what that mana is worth in this war, even above 11.
    Ruling: the number that you showed must still be payable; if both sides have this power, the attacker decides first.
    .title = { power-reserve }

power-undisputed-home = Undisputed home
rule-power-undisputed-home = At the end you score { power-undisputed-home-amount } if no other player has an army on your home territory.
    .title = { power-undisputed-home }


## Dwarves

power-toll = Toll
rule-power-toll = Another player who builds the very level on which your tower token stands pays { power-toll-amount } more ore.
    .title = { power-toll }

power-prospecting = Prospecting
rule-power-prospecting = When you patrol or quest into mountains, you gain { power-prospecting-amount } ore.
    .title = { power-prospecting }

power-masonry = Masonry
rule-power-masonry = Building costs you { power-masonry-amount } less ore.
    .title = { power-masonry }

power-night-shift = Night shift
rule-power-night-shift = When trade is the action, you may build instead.
    .title = { power-night-shift }

power-highest-spire = Highest spire
rule-power-highest-spire =
    At the end you score { power-highest-spire-amount } if nobody stands higher on the tower card than you.
    Ruling: a player who has built nothing is not on the card yet.
    .title = { power-highest-spire }


## Lizardfolk

power-tunnels = Tunnels
rule-power-tunnels = Your patrols lead to any region of the same territory, adjacent or not.
    .title = { power-tunnels }

power-wanderers = Wanderers
rule-power-wanderers = When patrol is the action, you may quest instead; when quest is the action, you may patrol instead.
    .title = { power-wanderers }

power-foragers = Foragers
rule-power-foragers = Whenever you move an army into a region, you gain { power-foragers-amount } of what the region yields. Capitals and ruins yield nothing here; a retreat is not a move; after a lost war you gain nothing.
    .title = { power-foragers }

power-ambush = Ambush
rule-power-ambush =
    Instead of a quest, one of your armies may change places with another player’s army that shares its region with nobody else. A war follows wherever two players meet, allies or not: first in the region that you enter, then in the one that you left.
    Ruling: you are the attacker in both; if the other army meets a third player’s in the region that you left, that army is the attacker. Both armies must be allowed to stand in their new regions, neither region may hold three armies, and no war with somebody’s last army may follow. Until its war is fought, a region is controlled by the player who stood there before and yields nothing to the newcomer. An ambush counts as a quest and replaces the whole of it: no second army sets out, even if a power would allow it. Of two armies in the same ruins, the searching one is exchanged.
    .title = { power-ambush }

power-everywhere = Everywhere
rule-power-everywhere = At the end you score { power-everywhere-amount } for every territory other than your home on which you have an army. The Lost Kingdom counts.
    .title = { power-everywhere }


## Halflings

power-offended-hosts = Offended hosts
rule-power-offended-hosts = If you show the white flag and your opponent shows a number, the opponent also loses { power-offended-hosts-amount } resources of their own choice, or all they have if that is less.
    .title = { power-offended-hosts }

power-gifts = Gifts
rule-power-gifts = When you form an alliance, the other player gains { power-gifts-amount } resource of their choice.
    .title = { power-gifts }

power-shared-table = Shared table
rule-power-shared-table =
    When you form an alliance, you gain { power-shared-table-amount } resource of your choice.
    Ruling: this and Gifts work each time two flags make a region of yours a shared one.
    .title = { power-shared-table }

power-bond = Bond
rule-power-bond = Your allies cannot break an alliance with you: against you their dial stays on the white flag. You can break it.
    .title = { power-bond }

power-friends-of-all = Friends of all
rule-power-friends-of-all = At the end you score { power-friends-of-all-amount } for every player with whom you share a region.
    .title = { power-friends-of-all }


## Elves

power-great-exchange = Great exchange
rule-power-great-exchange =
    When you trade for mana, you may turn both ore and food into mana in the same action.
    Ruling: these are two exchanges, one after the other; the second amount is chosen after the first, and anything above nine is lost.
    .title = { power-great-exchange }

power-pure-sorcery = Pure sorcery
rule-power-pure-sorcery = A war costs you { power-pure-sorcery-amount } less if you pay for it with mana only. Paying nothing counts too.
    .title = { power-pure-sorcery }

power-transmutation = Transmutation
rule-power-transmutation = You may pay mana instead of ore or food, one for one, for building, expanding and retreating.
    .title = { power-transmutation }

power-counterspell = Counterspell
rule-power-counterspell = In wars against you, your opponent’s mana is worth only { power-counterspell-amount }.
    .title = { power-counterspell }

power-archmages = Archmages
rule-power-archmages = At the end you score { power-archmages-amount } for every player who has less mana than you.
    .title = { power-archmages }


## Goblins

power-swarm = Swarm
rule-power-swarm = When you patrol, up to { power-swarm-amount } different armies of yours may do so, one after the other. Standing an army up counts as one of them.
    .title = { power-swarm }

power-scraps = Scraps
rule-power-scraps = Expanding costs you { power-scraps-amount } less food.
    .title = { power-scraps }

power-gang-up = Gang up
rule-power-gang-up = A war costs you { power-gang-up-amount } less if another army of yours stands next to the contested region.
    .title = { power-gang-up }

power-litter = Litter
rule-power-litter = When trade is the action, you may expand instead.
    .title = { power-litter }

power-horde = Horde
rule-power-horde = At the end you score { power-horde-amount } for every player with fewer armies than you, at most { power-horde-most }.
    .title = { power-horde }


## Dark Elves

power-night-paths = Night paths
rule-power-night-paths = When you patrol or quest into a forest, you gain { power-night-paths-amount } mana.
    .title = { power-night-paths }

power-thicket = Thicket
rule-power-thicket = Wars for a forest cost you { power-thicket-amount } less.
    .title = { power-thicket }

power-shadow-road = Shadow road
rule-power-shadow-road = For your quests every forest counts as an edge region.
    .title = { power-shadow-road }

power-spoils-of-night = Spoils of night
rule-power-spoils-of-night = When you win a war for a forest, you take up to { power-spoils-of-night-amount } mana from the loser after both have paid.
    .title = { power-spoils-of-night }

power-lords-of-the-wood = Lords of the wood
rule-power-lords-of-the-wood = At the end you score { power-lords-of-the-wood-amount } for every forest that you occupy, at most { power-lords-of-the-wood-most }.
    .title = { power-lords-of-the-wood }


## Undead

power-soul-harvest = Soul harvest
rule-power-soul-harvest = Each time an army of yours leaves the game, you gain { power-soul-harvest-amount } mana. Armies lost in ruins at the end do not count.
    .title = { power-soul-harvest }

power-raise-dead = Raise dead
rule-power-raise-dead = You may pay for expanding with mana, food or both.
    .title = { power-raise-dead }

power-dread = Dread
rule-power-dread = A war costs you { power-dread-amount } less against a player who has more armies in play than you, or against neutral armies if there are more of them.
    .title = { power-dread }

power-conscript-the-fallen = Conscript the fallen
rule-power-conscript-the-fallen = When you win a war and the beaten army leaves the game, you may pay { power-conscript-the-fallen-amount } mana and put an army from your supply into the contested region, if there is room and it may stand there.
    .title = { power-conscript-the-fallen }

power-haunted-land = Haunted land
rule-power-haunted-land = At the end you score { power-haunted-land-amount } for every army of other players on your home territory, at most { power-haunted-land-most }.
    .title = { power-haunted-land }


## Merfolk

power-swimmers = Swimmers
rule-power-swimmers = When you patrol or retreat, rivers do not stop you, and regions that touch the same water are adjacent for you.
    .title = { power-swimmers }

power-tide = Tide
rule-power-tide = A war in water or next to water costs you { power-tide-amount } less; a river is water.
    .title = { power-tide }

power-deep-home = Deep home
rule-power-deep-home = Your armies may enter water and occupy it; it yields { power-deep-home-amount } food, and water at the edge of a card is an edge region for you.
    .title = { power-deep-home }

power-pearls = Pearls
rule-power-pearls = When you collect, you gain { power-pearls-amount } resource of your choice if at least { power-pearls-of } of your regions are water or next to water.
    .title = { power-pearls }

power-lords-of-the-coast = Lords of the coast
rule-power-lords-of-the-coast = At the end you score { power-lords-of-the-coast-amount } for every { power-lords-of-the-coast-of } armies of yours in or next to water, at most { power-lords-of-the-coast-most }.
    .title = { power-lords-of-the-coast }


## Centaurs

power-gallop = Gallop
rule-power-gallop = A patrolling army of yours may take up to { power-gallop-amount } steps, as long as it starts no war and does not lie down in ruins on the way.
    .title = { power-gallop }

power-grazing = Grazing
rule-power-grazing = When you patrol or quest into plains, you gain { power-grazing-amount } food.
    .title = { power-grazing }

power-fleet-hooves = Fleet hooves
rule-power-fleet-hooves = Retreating costs you { power-fleet-hooves-amount } less food.
    .title = { power-fleet-hooves }

power-charge = Charge
rule-power-charge = After a quest without a war the same army may patrol at once, unless it has lain down in ruins.
    .title = { power-charge }

power-open-steppe = Open steppe
rule-power-open-steppe = At the end you score { power-open-steppe-amount } for every territory where you occupy plains, at most { power-open-steppe-most }.
    .title = { power-open-steppe }


## Valkyries

power-wings = Wings
rule-power-wings = When you patrol or retreat, rivers do not stop you, and regions that touch the same crags are adjacent for you.
    .title = { power-wings }

power-valhalla = Valhalla
rule-power-valhalla = Each time an army of yours leaves the game because of a war, you gain { power-valhalla-amount } resources of your choice.
    .title = { power-valhalla }

power-carry-the-fallen = Carry the fallen
rule-power-carry-the-fallen = Retreating costs you nothing, and your army may go to any region of that territory where no war would begin.
    .title = { power-carry-the-fallen }

power-storm = Storm
rule-power-storm = A war costs you { power-storm-amount } less when you attack.
    .title = { power-storm }

power-over-the-battlefield = Over the battlefield
rule-power-over-the-battlefield = At the end you score { power-over-the-battlefield-amount } for every player who has an army on a territory where you have one too, at most { power-over-the-battlefield-most }.
    .title = { power-over-the-battlefield }


## Shapeshifters

power-shape-1 = Shape 1
rule-power-shape-1 =
    When you learn this level, a faction that nobody plays is drawn by lot, and you get its level 1.
    Ruling: only factions available in this game are drawn, and one that you have drawn before does not come up again while others remain. Anything that happens when the level is learned happens now. If you lose the level and learn it again, you draw again.
    .title = { power-shape-1 }

power-shape-2 = Shape 2
rule-power-shape-2 =
    When you learn this level, a faction that nobody plays is drawn by lot, and you get its level 2.
    Ruling: only factions available in this game are drawn, and one that you have drawn before does not come up again while others remain. Anything that happens when the level is learned happens now. If you lose the level and learn it again, you draw again.
    .title = { power-shape-2 }

power-shape-3 = Shape 3
rule-power-shape-3 =
    When you learn this level, a faction that nobody plays is drawn by lot, and you get its level 3.
    Ruling: only factions available in this game are drawn, and one that you have drawn before does not come up again while others remain. Anything that happens when the level is learned happens now. If you lose the level and learn it again, you draw again.
    .title = { power-shape-3 }

power-shape-4 = Shape 4
rule-power-shape-4 =
    When you learn this level, a faction that nobody plays is drawn by lot, and you get its level 4.
    Ruling: only factions available in this game are drawn, and one that you have drawn before does not come up again while others remain. Anything that happens when the level is learned happens now. If you lose the level and learn it again, you draw again.
    .title = { power-shape-4 }

power-shape-5 = Shape 5
rule-power-shape-5 =
    When you learn this level, a faction that nobody plays is drawn by lot, and you get its level 5.
    Ruling: only factions available in this game are drawn, and one that you have drawn before does not come up again while others remain. Anything that happens when the level is learned happens now. If you lose the level and learn it again, you draw again.
    .title = { power-shape-5 }


## Birdfolk (Heroes’ Call)

power-flock = Flock
rule-power-flock = When you quest, up to { power-flock-amount } different armies of yours may do so, one after the other.
    .title = { power-flock }

power-light-packs = Light packs
rule-power-light-packs = Retreating costs you { power-light-packs-amount } less food.
    .title = { power-light-packs }

power-eyries = Eyries
rule-power-eyries = You may retreat into crags. They yield nothing, and there is no other way into them.
    .title = { power-eyries }

power-high-winds = High winds
rule-power-high-winds = Retreating costs you { power-high-winds-amount } less food, instead of the discount of Light packs.
    .title = { power-high-winds }

power-lords-of-the-crags = Lords of the crags
rule-power-lords-of-the-crags = At the end you score { power-lords-of-the-crags-amount } for every army of yours in crags, at most { power-lords-of-the-crags-most }.
    .title = { power-lords-of-the-crags }


## Treants (Heroes’ Call)

power-green-paths = Green paths
rule-power-green-paths = When you patrol or quest into a forest, you gain { power-green-paths-amount } mana.
    .title = { power-green-paths }

power-deep-roots = Deep roots
rule-power-deep-roots = You may have { power-deep-roots-amount } armies in a forest. When you collect, a forest with more than two of them yields 1 food as well.
    .title = { power-deep-roots }

power-sunlight = Sunlight
rule-power-sunlight = At the start of your turn as the active player you gain { power-sunlight-amount } mana if you occupy a forest. With two players this happens when the action card is cleared, but not when that ends the game. A player who is skipped has no turn.
    .title = { power-sunlight }

power-fallen-leaves = Fallen leaves
rule-power-fallen-leaves =
    Before you act or collect, you may give up an army for { power-fallen-leaves-amount } mana, as often as you like, but never the last one.
    Ruling: “at any time” is whenever you are asked to act; of two armies in the same ruins, the searching one is given up.
    .title = { power-fallen-leaves }

power-one-forest = One forest
rule-power-one-forest = At the end you score { power-one-forest-amount } if all your armies stand in forests.
    .title = { power-one-forest }


## Arctic Elementals (Heroes’ Call)

power-ice-floes = Ice floes
rule-power-ice-floes = You may retreat into water. It yields nothing, and there is no other way into it.
    .title = { power-ice-floes }

power-cold-snap = Cold snap
rule-power-cold-snap = When you learn this, every other player loses { power-cold-snap-amount } resources of their own choice, or all they have if that is less.
    .title = { power-cold-snap }

power-ice-masonry = Ice masonry
rule-power-ice-masonry = Building costs you { power-ice-masonry-amount } less ore while an army of yours is in or next to water. (The printed level needs war towers of the expansion; this stands in for it.)
    .title = { power-ice-masonry }

power-frostbite = Frostbite
rule-power-frostbite =
    When you learn this, another player of your choice loses their highest level of magic and its power.
    Ruling: if the level lost has triggered the end, the end stays triggered, and a forest with three armies keeps them.
    .title = { power-frostbite }

power-frozen-seas = Frozen seas
rule-power-frozen-seas = At the end you score { power-frozen-seas-amount } for every army of yours in water, at most { power-frozen-seas-most }.
    .title = { power-frozen-seas }


## Pigfolk (Heroes’ Call)

power-truffles = Truffles
rule-power-truffles = When you patrol into plains, you gain { power-truffles-amount } food.
    .title = { power-truffles }

power-swill = Swill
rule-power-swill = Whenever the action card is cleared, you gain { power-swill-amount } food, but not when that ends the game.
    .title = { power-swill }

power-feast-of-war = Feast of war
rule-power-feast-of-war = You may spend food on war: every { power-feast-of-war-of } food is worth { power-feast-of-war-amount }.
    .title = { power-feast-of-war }

power-lick-wounds = Lick wounds
rule-power-lick-wounds = If you lose a war by { power-lick-wounds-of } or more, you collect at once from all your regions. A white flag counts as 0.
    .title = { power-lick-wounds }

power-clean-trough = Clean trough
rule-power-clean-trough = At the end you score { power-clean-trough-amount } if you have no resources at all.
    .title = { power-clean-trough }
