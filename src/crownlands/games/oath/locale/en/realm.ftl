### Names of what the realm is made of: suits, regions, places, oaths, banners, traits of the Reliquary; and the Visions with their goals.


## Suits

suit-arcane = Arcane
suit-beast = Beast
suit-discord = Discord
suit-hearth = Hearth
suit-nomad = Nomad
suit-order = Order


## Regions and their places

region-cradle = Cradle
region-provinces = Provinces
region-hinterland = Hinterland

place-cradle-1 = Cradle 1
place-cradle-2 = Cradle 2
place-provinces-1 = Provinces 1
place-provinces-2 = Provinces 2
place-provinces-3 = Provinces 3
place-hinterland-1 = Hinterland 1
place-hinterland-2 = Hinterland 2
place-hinterland-3 = Hinterland 3


## Oaths

oath-supremacy = Oathkeeper of Supremacy
oath-the-people = Oathkeeper of the People
oath-protection = Oathkeeper of Protection
oath-devotion = Oathkeeper of Devotion


## Banners

banner-peoples-favor = Banner of the People’s Favor
banner-darkest-secret = Banner of the Darkest Secret


## Traits of the Reliquary

trait-brutal = Brutal
trait-decadent = Decadent
trait-careless = Careless
trait-greedy = Greedy


## Visions

vision-vision-of-conquest = Vision of Conquest
rule-vision-vision-of-conquest =
    Goal: every other player rules fewer sites than you.
    Only an Exile can reveal it. You win if you meet the goal in your Wake Phase, or at the end of round 8, once at least 3 Visions have been drawn from the world deck.
    .title = { vision-vision-of-conquest }

vision-vision-of-rebellion = Vision of Rebellion
rule-vision-vision-of-rebellion =
    Goal: hold the People’s Favor.
    Only an Exile can reveal it. You win if you meet the goal in your Wake Phase, or at the end of round 8, once at least 3 Visions have been drawn from the world deck.
    .title = { vision-vision-of-rebellion }

vision-vision-of-sanctuary = Vision of Sanctuary
rule-vision-vision-of-sanctuary =
    Goal: every other player holds fewer relics and banners, counted together, than you.
    Only an Exile can reveal it. You win if you meet the goal in your Wake Phase, or at the end of round 8, once at least 3 Visions have been drawn from the world deck.
    .title = { vision-vision-of-sanctuary }

vision-vision-of-faith = Vision of Faith
rule-vision-vision-of-faith =
    Goal: hold the Darkest Secret.
    Only an Exile can reveal it. You win if you meet the goal in your Wake Phase, or at the end of round 8, once at least 3 Visions have been drawn from the world deck.
    .title = { vision-vision-of-faith }

vision-conspiracy = Conspiracy
rule-vision-conspiracy =
    You may take 1 relic or banner from a player whose pawn is at your site if at least 2 of your faceup advisers share a suit with one of theirs; both may match the same one.
    A banner taken this way burns 2 of its favor or secrets, but never the last one; the People’s Favor also turns to the Mob side.
    Used or not, this card then goes to the box.
    .title = { vision-conspiracy }
