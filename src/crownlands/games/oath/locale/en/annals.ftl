### The annals of a chronicle, told by its chronicler. A round of the game is a year here.
### Every sentence has three voices; the number of the game decides which one speaks. $when opens a sentence and
### names the year ("In the third year") or points to the one just named ("That same year").

annals-in-year-1 = In the first year
annals-in-year-2 = In the second year
annals-in-year-3 = In the third year
annals-in-year-4 = In the fourth year
annals-in-year-5 = In the fifth year
annals-in-year-6 = In the sixth year
annals-in-year-7 = In the seventh year
annals-in-year-8 = In the eighth year
annals-same-year-0 = That same year
annals-same-year-1 = Then
annals-same-year-2 = Before the year was out

annals-oath-supremacy = Supremacy
annals-oath-the-people = the People
annals-oath-protection = Protection
annals-oath-devotion = Devotion

annals-board-purple = Purple
annals-board-brown = Brown
annals-board-yellow = Yellow
annals-board-white = White
annals-board-blue = Blue
annals-board-red = Red

annals-site-ancient-city = the { site-ancient-city }
annals-site-barren-coast = the { site-barren-coast }
annals-site-buried-giant = the { site-buried-giant }
annals-site-charming-valley = the { site-charming-valley }
annals-site-deep-woods = the { site-deep-woods }
annals-site-drowned-city = the { site-drowned-city }
annals-site-fertile-valley = the { site-fertile-valley }
annals-site-great-slum = the { site-great-slum }
annals-site-lush-coast = the { site-lush-coast }
annals-site-marshes = the { site-marshes }
annals-site-mine = the { site-mine }
annals-site-mountain = the { site-mountain }
annals-site-narrow-pass = the { site-narrow-pass }
annals-site-plains = the { site-plains }
annals-site-river = the { site-river }
annals-site-rocky-coast = the { site-rocky-coast }
annals-site-salt-flats = the { site-salt-flats }
annals-site-shrouded-wood = the { site-shrouded-wood }
annals-site-standing-stones = the { site-standing-stones }
annals-site-steppe = the { site-steppe }
annals-site-the-hidden-place = the Hidden Place
annals-site-the-tribunal = the Tribunal
annals-site-wastes = the { site-wastes }

## Titles of chapters

annals-title-usurper = { $voice ->
    [0] { $winner } the Usurper
    [1] How { $winner } took the throne
   *[2] { $winner } and the stolen oath
}
annals-title-vision = { $voice ->
    [0] What { $winner } had foreseen
    [1] { $winner } and the dream that came true
   *[2] { $winner } the Visionary
}
annals-title-steadfast = { $voice ->
    [0] The Empire of { $winner } endures
    [1] { $winner } keeps the oath
   *[2] { $winner } holds the purple
}
annals-title-heir = { $voice ->
    [0] { $winner }, heir to the Empire
    [1] { $winner } the loyal
   *[2] The purple passes to { $winner }
}
annals-title-long-war = { $voice ->
    [0] { $winner } and the long war
    [1] { $winner } and the eight years
   *[2] { $winner } outlasts them all
}

## How it began

annals-opening-first = These annals begin with { $chancellor }, who wore the purple and had sworn the oath of { $oath }.
annals-opening-new = { $voice ->
    [0] { $chancellor } sat in the Chancellor’s seat now, and the oath of the land was that of { $oath }.
    [1] A new reign began: { $chancellor } wore the purple, and everybody was held to the oath of { $oath }.
   *[2] Now { $chancellor } was Chancellor, bound by the oath of { $oath }.
}
annals-opening-again = { $reigns ->
    [2] { $voice ->
        [0] { $chancellor } ruled for a second time, now under the oath of { $oath }.
        [1] Once more { $chancellor } wore the purple; this time the oath was that of { $oath }.
       *[2] { $chancellor } would not let go of the purple, and the land lived by the oath of { $oath }.
    }
   *[other] { $voice ->
        [0] { $chancellor } ruled on, { $reigns } reigns in a row by now, this time under the oath of { $oath }.
        [1] { $chancellor } again: { $reigns } reigns without a break. The oath was that of { $oath }.
       *[2] By then hardly anybody remembered a Chancellor other than { $chancellor }. The oath was that of { $oath }.
    }
}
annals-served = { $count ->
    [one] { $voice ->
        [0] { $names } began as a Citizen.
        [1] One stood by the Empire from the first day: { $names }.
       *[2] The Empire had one Citizen, { $names }.
    }
   *[other] { $voice ->
        [0] The Empire’s Citizens were { $names }.
        [1] Several stood by the Empire from the first day: { $names }.
       *[2] The Empire could call on its Citizens: { $names }.
    }
}
annals-came = { $voice ->
    [0] New names were heard on the roads: { $cards }.
    [1] Much was new in the land: { $cards }.
   *[2] Travellers spoke of things unheard of before: { $cards }.
}
annals-went = { $voice ->
    [0] Of others nothing more was heard: { $cards }.
    [1] Some were missed and not seen again: { $cards }.
   *[2] What the losers of the last war had lived by was gone from the world: { $cards }.
}

## What happened

annals-joined = { $voice ->
    [0] { $when } { $player } knelt and became a Citizen of the Empire.
    [1] { $when } { $player } took the Empire’s hand and came home from exile.
   *[2] { $when } the Empire gained a Citizen: { $player }.
}
annals-exiled = { $voice ->
    [0] { $when } { $other } drove { $player } out of the Empire.
    [1] { $when } { $player } fell from grace, and { $other } signed the order of banishment.
   *[2] { $when } { $other } had no more use for { $player }, and the gates of the Empire closed.
}
annals-left = { $voice ->
    [0] { $when } { $player } broke with the Empire and walked into exile.
    [1] { $when } { $player } threw down the Citizen’s cloak and left.
   *[2] { $when } { $player } left the Empire, though nobody had asked for it.
}
annals-vision = { $voice ->
    [0] { $when } { $player } told a dream to all who would listen: the { $vision }.
    [1] { $when } { $player } spoke aloud of the { $vision }.
   *[2] { $when } { $player } came forward with a prophecy, the { $vision }.
}
annals-conspiracy = { $voice ->
    [0] { $when } { $player } was found to be at the heart of a conspiracy.
    [1] { $when } { $player } conspired in the dark.
   *[2] { $when } a conspiracy came to light, and { $player } was behind it.
}
annals-title-taken = { $voice ->
    [0] { $when } { $player } kept the oath better than { $other }, and the title changed hands.
    [1] { $when } { $other } lost the title to { $player }.
   *[2] { $when } { $player } was named Oathkeeper in place of { $other }.
}
annals-titles = { $years ->
    [0] { $when } the title had already changed hands { $count } times, and nobody had held it for a whole year.
    [one] { $when } the title had already changed hands { $count } times; { $player } had held it longest, for a year.
   *[other] { $when } the title had already changed hands { $count } times; { $player } had held it longest, for { $years } years.
}
annals-usurper = { $voice ->
    [0] { $when } they called { $player } Usurper, and one more morning would have been enough.
    [1] { $when } { $player } reached for the throne as Usurper, in vain.
   *[2] { $when } { $player } was Usurper for a while, and all but crowned.
}
annals-battle-won = { $voice ->
    [0] { $when } { $player } met { $other } at { $site } and won; { $fallen ->
        [0] nobody fell
        [one] one warband fell
       *[other] { $fallen } warbands fell
    }.
    [1] { $when } { $player } beat { $other } at { $site }, { $fallen ->
        [0] without a death
        [one] and one warband was buried there
       *[other] and { $fallen } warbands were buried there
    }.
   *[2] { $when } { $player } broke the ranks of { $other } at { $site }. The dead: { $fallen ->
        [0] none
        [one] one warband
       *[other] { $fallen } warbands
    }.
}
annals-battle-spoils = { $voice ->
    [0] { $when } { $player } marched on { $other } at { $site } and won the prize: { $gains }. { $fallen ->
        [0] Nobody fell.
        [one] One warband fell.
       *[other] { $fallen } warbands fell.
    }
    [1] { $when } { $other } lost to { $player } at { $site }, and more than honour: { $gains }. { $fallen ->
        [0] It was won without a death.
        [one] It cost one warband.
       *[other] It cost { $fallen } warbands.
    }
   *[2] { $when } { $player } and { $other } fought at { $site }. { $fallen ->
        [0] No blood was shed
        [one] One warband lay dead
       *[other] { $fallen } warbands lay dead
    }, and the spoils went to { $player }: { $gains }.
}
annals-battle-lost = { $voice ->
    [0] { $when } { $player } marched on { $other } at { $site } and was thrown back{ $fallen ->
        [0] {""}
        [one] ; one warband fell there
       *[other] ; { $fallen } warbands fell there
    }.
    [1] { $when } { $other } stood fast at { $site } against { $player }{ $fallen ->
        [0] {""}
        [one] , and one warband was buried there
       *[other] , and { $fallen } warbands were buried there
    }.
   *[2] { $when } { $player } tried the strength of { $other } at { $site } and found it greater{ $fallen ->
        [0] {""}
        [one] ; one warband paid for it
       *[other] ; { $fallen } warbands paid for it
    }.
}
annals-bandits-won = { $voice ->
    [0] { $when } { $player } cleared { $site } of bandits.
    [1] { $when } { $player } hunted down the bandits of { $site }.
   *[2] { $when } the bandits of { $site } saw their last day; { $player } saw to that.
}
annals-bandits-spoils = { $voice ->
    [0] { $when } { $player } beat the bandits and won the prize: { $gains }.
    [1] { $when } { $player } took from the bandits: { $gains }.
   *[2] { $when } { $player } put an end to the rule of the bandits. The prize: { $gains }.
}
annals-bandits-lost = { $voice ->
    [0] { $when } even bandits won a battle: at { $site } they threw { $player } back.
    [1] { $when } { $player } ran from the bandits of { $site }.
   *[2] { $when } the bandits of { $site } were too strong for { $player }.
}
annals-theft = { $voice ->
    [0] { $when } { $other } lost a treasure to { $player }, and not in battle: { $relic }.
    [1] { $when } { $other } found a treasure gone: { $relic }. { $player } had it.
   *[2] { $when } { $player } got hold of a treasure of { $other }: { $relic }.
}

## How it ended

annals-won-usurper = { $voice ->
    [0] { $when } { $winner } woke with the oath still in hand, and the throne was taken. { $chancellor } ruled no more.
    [1] { $when } nobody came to stop it: the Usurper { $winner } was crowned, and the days of { $chancellor } were over.
   *[2] { $when } the old order ended. { $winner } had kept the oath that { $chancellor } could not keep.
}
annals-won-vision = { $voice ->
    [0] { $when } all was as { $winner } had foretold in the { $vision }, and the people followed. { $chancellor } ruled no more.
    [1] { $when } the { $vision } came true, as dreams rarely do. The throne went from { $chancellor } to { $winner }.
   *[2] { $when } { $winner } made the { $vision } come true, and { $chancellor } stood in empty halls.
}
annals-won-steadfast = { $voice ->
    [0] { $when } peace held at last, and { $winner } was still Chancellor.
    [1] { $when } the war ended quietly. The Empire had kept its oath, and { $winner } kept the Empire.
   *[2] { $when } they had all tried and grown tired of it: { $winner } ruled on.
}
annals-won-heir = { $voice ->
    [0] { $when } the Empire stood, but it was the Citizen { $winner } whom it followed. { $chancellor } had to make room.
    [1] { $when } { $chancellor } won the war and lost the crown: the Empire went to its Citizen { $winner }.
   *[2] { $when } the Citizen { $winner } inherited what { $chancellor } had defended. Loyalty has its price.
}
annals-won-long-war = { $voice ->
    [0] { $when } everybody was weary of war, and { $winner } was the one still standing.
    [1] { $when } nothing had been decided, so everything stayed with { $winner }.
   *[2] { $when } the armies went home. What was left of the Empire belonged to { $winner }.
}

## What came of it

annals-oath-new = { $voice ->
    [0] { $winner } had the land swear a new oath, the oath of { $oath }.
    [1] From then on the oath was to be that of { $oath }.
   *[2] A new oath was spoken before the gates, the oath of { $oath }.
}
annals-oath-kept = { $voice ->
    [0] The oath of { $oath } stayed the oath of the land.
    [1] { $winner } renewed the oath of { $oath }.
   *[2] Nothing would do for { $winner } but the oath of { $oath }, once more.
}
annals-welcomed = { $voice ->
    [0] { $count ->
        [one] Welcomed into the new Empire as a Citizen: { $names }.
       *[other] Welcomed into the new Empire as Citizens: { $names }.
    }
    [1] { $winner } gave Citizenship to { $names }.
   *[2] Under { $winner } the doors of the Empire stood open for { $names }.
}
annals-built = { $voice ->
    [0] Stone was laid on stone at { $site }: the { $card }.
    [1] As a sign of the victory the { $card } rose at { $site }.
   *[2] Travellers to { $site } saw something new there, the { $card }.
}
annals-repaired = { $voice ->
    [0] A ruin was raised again at { $site }: the { $card }.
    [1] Masons came to { $site } and made the { $card } whole.
   *[2] What had lain in ruins at { $site } stood again: the { $card }.
}
annals-ruined = { $voice ->
    [0] Where nobody kept watch the walls came down: { $cards }.
    [1] Time and bandits did their work, and this was what they left: { $cards }.
   *[2] Grass grew over old stones: { $cards }.
}
annals-kept = { $voice ->
    [0] What stayed on the map: { $cards }.
    [1] Of the old land this was left: { $cards }.
   *[2] { $winner } had the map drawn anew, and this stayed on it: { $cards }.
}
annals-kept-nothing = { $voice ->
    [0] Not a single site was kept: { $winner } began anew on unknown soil.
    [1] { $winner } ruled no land at all, and the old map was burned.
   *[2] The old map was worth nothing to { $winner }.
}
annals-lost = { $voice ->
    [0] Other roads were forgotten: { $cards }.
    [1] From some places no messengers came any more: { $cards }.
   *[2] The rest sank back into the unknown: { $cards }.
}
annals-suit = { $voice ->
    [0] { $suit } had the ear of { $winner }, and its numbers would grow.
    [1] Closest to { $winner } stood { $suit }; from there new friends would come.
   *[2] { $suit } was the strength of { $winner }, and many would flock to it.
}
annals-numbers = { $years ->
    [one] One year
   *[other] { $years } years
}, { $campaigns ->
    [0] no campaigns
    [one] one campaign
   *[other] { $campaigns } campaigns
}, { $fallen ->
    [0] no warbands fallen
    [one] one warband fallen
   *[other] { $fallen } warbands fallen
}, { $recovered ->
    [0] nothing recovered
    [one] one treasure recovered
   *[other] { $recovered } treasures recovered
}, { $explored ->
    [0] no new sites explored
    [one] one new site explored
   *[other] { $explored } new sites explored
}.

## Exports, and the chronicle in numbers

export-crownlands = Chronicle file
    .help = Everything, annals included; Crownlands can continue from it.
export-mod = String for the Tabletop Simulator mod
    .help = The land only. Chance draws the cards for this string separately, so your next game here will be different.
annals-count-games = { $games ->
    [one] One game
   *[other] { $games } games
}, { $fallen ->
    [one] one warband fallen
   *[other] { $fallen } warbands fallen
}
annals-count-usurper = Won as Usurper: { $count }
annals-count-vision = Won by a Vision: { $count }
annals-count-steadfast = Won by an Empire that kept its oath: { $count }
annals-count-heir = Won by a Citizen as the successor: { $count }
annals-count-long-war = Won by the Chancellor after the last year: { $count }
annals-count-name = { $name }: { $won } of { $played } { $played ->
    [one] game
   *[other] games
} won
annals-count-reign = Chancellor for the most games in a row: { $player } ({ $games })
annals-count-oath = Played under the oath of { $oath }: { $count }
annals-count-suit = { $suit } thrived after { $count ->
    [one] one game
   *[other] { $count } games
}
annals-count-edifices = Standing: { $cards }
annals-count-ruins = In ruins: { $cards }
oath-land-unknown = Unknown land
