### The 23 sites: name and power. Capacity, dice, starting contents and the price of a relic come from the data.
### Every line is one statement; “Ruling” marks what the rules leave open and this table decides.


site-ancient-city = Ancient City
rule-site-ancient-city =
    After you play an Order card here, gain 2 warbands, unless you discarded an Order card from here earlier this turn.
    This comes after the favor for the play and before the When Played power. Moving or swapping a card here does not count.
    .title = { site-ancient-city }

site-barren-coast = Barren Coast
rule-site-barren-coast = For 1 Supply you may travel from here to another Coast that is faceup, ignoring the Narrow Pass.
    .title = { site-barren-coast }

site-buried-giant = Buried Giant
rule-site-buried-giant = When you travel from here, you may turn 1 of your faceup secrets facedown: then it costs no Supply and you ignore the Narrow Pass.
    .title = { site-buried-giant }

site-charming-valley = Charming Valley
rule-site-charming-valley = Travelling from here costs you 1 more Supply. Powers that let you spend no Supply cancel this too.
    .title = { site-charming-valley }

site-deep-woods = Deep Woods
rule-site-deep-woods =
    After you play a Beast card here, you take the relic here for free, as if recovered, unless you discarded a Beast card from here earlier this turn.
    This comes after the favor for the play and before the When Played power. Moving or swapping a card here does not count.
    .title = { site-deep-woods }

site-drowned-city = Drowned City
rule-site-drowned-city = If your pawn is here at the end of your Wake Phase, you may take 1 secret from this site, while any are left.
    .title = { site-drowned-city }

site-fertile-valley = Fertile Valley
rule-site-fertile-valley =
    After you play a Hearth card here, gain 1 more favor from the Hearth bank, unless you discarded a Hearth card from here earlier this turn.
    This comes after the favor for the play and before the When Played power. Moving or swapping a card here does not count.
    .title = { site-fertile-valley }

site-great-slum = Great Slum
rule-site-great-slum = Before you play or move a card to this site, you may discard a card from here that is not locked.
    .title = { site-great-slum }

site-lush-coast = Lush Coast
rule-site-lush-coast = For 1 Supply you may travel from here to another Coast that is faceup, ignoring the Narrow Pass.
    .title = { site-lush-coast }

site-marshes = Marshes
rule-site-marshes = While your pawn is here, each Search of yours must draw 1 card fewer.
    .title = { site-marshes }

site-mine = Mine
rule-site-mine = If your pawn is here at the end of your Wake Phase, you may take 1 favor from this site, while any is left.
    .title = { site-mine }

site-mountain = Mountain
rule-site-mountain =
    When you campaign with any target here (the site, or a pawn, relic or banner at it), you must remove 1 attack die.
    Only once per Campaign, and even if you rule this site.
    .title = { site-mountain }

site-narrow-pass = Narrow Pass
rule-site-narrow-pass =
    A player who travels into this region from another one must travel to this site.
    A player who campaigns from another region with any target in this region must target this site too, unless they rule it.
    Coasts, the Buried Giant and the Shrouded Wood can ignore this; while facedown, the site has no power.
    .title = { site-narrow-pass }

site-plains = Plains
rule-site-plains =
    When you campaign with any target here (the site, or a pawn, relic or banner at it), you must add 1 attack die.
    Only once per Campaign, and even if you rule this site.
    .title = { site-plains }

site-river = River
rule-site-river = If you rule this site, you may gain 1 more warband from a Muster on a card here.
    .title = { site-river }

site-rocky-coast = Rocky Coast
rule-site-rocky-coast = For 1 Supply you may travel from here to another Coast that is faceup, ignoring the Narrow Pass.
    .title = { site-rocky-coast }

site-salt-flats = Salt Flats
rule-site-salt-flats = If your pawn is here at the end of your Wake Phase, you may take 1 favor or 1 secret lying here, while any are left.
    .title = { site-salt-flats }

site-shrouded-wood = Shrouded Wood
rule-site-shrouded-wood =
    Travelling from here costs 2 Supply wherever you go, and you ignore the Narrow Pass and The Hidden Place.
    An enemy player who rules this site chooses where you go, even when somebody else makes you travel; for the Empire the Chancellor chooses.
    Bandits choose nothing.
    .title = { site-shrouded-wood }

site-standing-stones = Standing Stones
rule-site-standing-stones =
    After you play an Arcane card here, gain 1 secret, unless you discarded an Arcane card from here earlier this turn.
    This comes after the favor for the play and before the When Played power. Moving or swapping a card here does not count.
    .title = { site-standing-stones }

site-steppe = Steppe
rule-site-steppe =
    After you play a Nomad card here, gain 1 secret, unless you discarded a Nomad card from here earlier this turn.
    This comes after the favor for the play and before the When Played power. Moving or swapping a card here does not count.
    .title = { site-steppe }

site-the-hidden-place = The Hidden Place
rule-site-the-hidden-place =
    To travel here, or to campaign with any target here, you must turn 1 of your faceup secrets facedown; otherwise you cannot.
    Once for each Travel and each Campaign. A player can be made to travel here only if they agree to turn a secret.
    .title = { site-the-hidden-place }

site-the-tribunal = The Tribunal
rule-site-the-tribunal =
    If you rule this site or your pawn is here, you may make a binding deal with another player: favor and secrets change hands, and both may promise future actions and name penalties.
    Ruling: promises are written down for all to see, but keeping them is left to the players; if it is unclear whether one was broken, a coin is tossed.
    .title = { site-the-tribunal }

site-wastes = Wastes
rule-site-wastes =
    After you play a Discord card here, you take the relic here for free, as if recovered, unless you discarded a Discord card from here earlier this turn.
    This comes after the favor for the play and before the When Played power. Moving or swapping a card here does not count.
    .title = { site-wastes }
