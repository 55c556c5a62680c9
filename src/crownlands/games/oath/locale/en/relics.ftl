### The 21 relics: name and what each does. Cost, timing and defense dice come with the edition.
### Every line is one statement; "Ruling" marks what the rules leave open and this table decides.


## The relic of the Empire

relic-the-grand-scepter = The Grand Scepter
rule-relic-the-grand-scepter =
    Look at relics in the Reliquary, as many as you like.
    Offer Citizenship to an Exile, even yourself, or exile another Citizen.
    If you took it this turn, you cannot use it yet; if it was given to you, you can.
    .title = { relic-the-grand-scepter }


## The relic deck

relic-bandit-crown = Bandit Crown
rule-relic-bandit-crown =
    At every site that no enemy of yours rules, bandits are your warbands: faceup sites without any pieces are yours to rule.
    These bandits cannot be killed, moved or sacrificed.
    You may take your last warband from a site. If you are an Imperial player, the bandits are Imperial.
    .title = { relic-bandit-crown }

relic-book-of-records = Book of Records
rule-relic-book-of-records =
    The reward for playing a card to a site must be 1 secret, not 1 favor.
    Favor from the power of the site itself stays favor.
    .title = { relic-book-of-records }

relic-brass-horse = Brass Horse
rule-relic-brass-horse =
    Reveal the top card of your region’s discard pile and travel to another site with a card of its suit; this costs no Supply.
    If there is no such site, or the card is a Vision, you may travel anywhere this way.
    The card goes back facedown. With an empty pile you cannot use this.
    .title = { relic-brass-horse }

relic-circlet-of-command = Circlet of Command
rule-relic-circlet-of-command =
    Other players can neither target nor take your banners and your other relics.
    As a target, your pawn and favor give 3 defense dice instead of 2.
    The Circlet does not protect itself.
    .title = { relic-circlet-of-command }

relic-cracked-horn = Cracked Horn
rule-relic-cracked-horn =
    You may put your discards of this Search, all or none, on the bottom of the world deck.
    A Vision put there leaves the Visions track as it is.
    .title = { relic-cracked-horn }

relic-cup-of-plenty = Cup of Plenty
rule-relic-cup-of-plenty = This Trade costs no Supply if it is with a card of a suit that your faceup advisers have.
    .title = { relic-cup-of-plenty }

relic-cursed-cauldron = Cursed Cauldron
rule-relic-cursed-cauldron =
    If you are victorious, you gain 1 warband for each enemy warband killed in this Campaign.
    Losses, skulls and sacrifices count; bandits and warbands saved by a power do not.
    .title = { relic-cursed-cauldron }

relic-dowsing-sticks = Dowsing Sticks
rule-relic-dowsing-sticks = Look at the top card of the relic deck. Take it or put it on the bottom of that deck.
    .title = { relic-dowsing-sticks }

relic-dragonskin-drum = Dragonskin Drum
rule-relic-dragonskin-drum =
    After you travel, you gain 1 warband.
    Forced travel counts.
    .title = { relic-dragonskin-drum }

relic-grand-mask = Grand Mask
rule-relic-grand-mask =
    While you are an Exile, the cards at Imperial sites are ruled on your turn by you, not by Imperial players.
    Battle plans are excepted, and the sites themselves stay Imperial.
    .title = { relic-grand-mask }

relic-horned-mask = Horned Mask
rule-relic-horned-mask =
    Swap one of your faceup advisers with a card at your site.
    Neither card may be locked or barred from its new place.
    Nothing is played: no favor and no When Played power.
    .title = { relic-horned-mask }

relic-ivory-eye = Ivory Eye
rule-relic-ivory-eye = Look at any 1 facedown site, adviser or relic at a site.
    .title = { relic-ivory-eye }

relic-map = Map
rule-relic-map = Put the Map on the bottom of the relic deck and gain 4 Supply.
    .title = { relic-map }

relic-obsidian-cage = Obsidian Cage
rule-relic-obsidian-cage =
    If you are victorious, the survivors of the enemy force are put here instead of returning to boards.
    As an action, move any number of them to boards of their colour; if the Cage goes to the relic deck, all are freed first.
    If their Exile has become a Citizen, they turn Imperial when freed.
    .title = { relic-obsidian-cage }

relic-oracular-pig = Oracular Pig
rule-relic-oracular-pig =
    Look at the top 3 cards of the world deck and leave them there.
    Visions among them do not count as drawn.
    .title = { relic-oracular-pig }

relic-ring-of-devotion = Ring of Devotion
rule-relic-ring-of-devotion =
    When you muster, you gain 2 more warbands.
    You cannot place warbands at sites in any way.
    .title = { relic-ring-of-devotion }

relic-skeleton-key = Skeleton Key
rule-relic-skeleton-key =
    If the Chancellor rules your site, look at any 1 relic in the Reliquary; you may take it.
    Even the Chancellor may do this. Each space uncovered gives the Chancellor its trait.
    .title = { relic-skeleton-key }

relic-sticky-fire = Sticky Fire
rule-relic-sticky-fire =
    If you are victorious, you may kill the whole enemy force.
    If you do, you must give the player you fought 1 favor, if you have any, even if they ignore the killing.
    .title = { relic-sticky-fire }

relic-truthful-harp = Truthful Harp
rule-relic-truthful-harp =
    Draw 2 more cards, but show everybody all drawn cards and which one you keep.
    Decide before you draw. A Vision from the world deck still ends the draw.
    .title = { relic-truthful-harp }

relic-whistle = Whistle
rule-relic-whistle =
    Choose a player at another site: if able, they must travel to your site without spending Supply, and then get the secret placed here, faceup.
    Site powers may stop them, and they pay for passage only if they agree.
    .title = { relic-whistle }
