### The annals of a chronicle, told by its chronicler. A round of the game is a year here.
### Every sentence has three voices; the game's number decides which one speaks. Names come as they are.

annals-year-1 = first
annals-year-2 = second
annals-year-3 = third
annals-year-4 = fourth
annals-year-5 = fifth
annals-year-6 = sixth
annals-year-7 = seventh
annals-year-8 = eighth

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

## Titles of chapters

annals-title-usurper = { $voice ->
    [0] { $winner } the Usurper
    [1] How { $winner } took the throne
   *[2] A stolen oath, a new crown
}
annals-title-vision = { $voice ->
    [0] What { $winner } had foreseen
    [1] A dream comes true
   *[2] { $winner } the Visionary
}
annals-title-steadfast = { $voice ->
    [0] The Empire of { $winner } endures
    [1] An oath kept
   *[2] { $winner } holds the purple
}
annals-title-heir = { $voice ->
    [0] { $winner }, heir to the Empire
    [1] The faithful servant
   *[2] The purple finds another shoulder
}
annals-title-long-war = { $voice ->
    [0] The long war
    [1] Eight years of strife
   *[2] { $winner } outlasts them all
}

## How it began

annals-opening-first = These annals begin with { $chancellor }, who wore the purple and had sworn the oath of { $oath }.
annals-opening-new = { $voice ->
    [0] { $chancellor } sat in the Chancellor’s seat now, and the oath of the land was that of { $oath }.
    [1] A new reign began: { $chancellor } wore the purple and swore the oath of { $oath }.
   *[2] Now { $chancellor } was Chancellor, bound by the oath of { $oath }.
}
annals-opening-again = { $reigns ->
    [2] { $voice ->
        [0] { $chancellor } ruled for a second time, now under the oath of { $oath }.
        [1] Once more { $chancellor } wore the purple; this time the oath was that of { $oath }.
       *[2] { $chancellor } would not let go of the purple, and the land swore the oath of { $oath }.
    }
   *[other] { $voice ->
        [0] The reign of { $chancellor } went into its age number { $reigns }, under the oath of { $oath }.
        [1] { $chancellor } again, Chancellor { $reigns } times in a row; the oath was that of { $oath }.
       *[2] By then hardly anybody remembered another Chancellor than { $chancellor }. The oath was that of { $oath }.
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
        [1] These stood by the Empire from the first day: { $names }.
       *[2] As Citizens began { $names }.
    }
}
annals-came = { $voice ->
    [0] New names were heard on the roads: { $cards }.
    [1] Strangers had come into the land: { $cards }.
   *[2] People spoke of newcomers: { $cards }.
}
annals-went = { $voice ->
    [0] Of others no word was heard any more: { $cards }.
    [1] Some were missed and not seen again: { $cards }.
   *[2] The losers of the last war had been driven out of the world: { $cards }.
}

## What happened

annals-joined = { $voice ->
    [0] In the { $year } year { $player } knelt and became a Citizen of the Empire.
    [1] { $player } took the Empire’s hand in the { $year } year and came home as a Citizen.
   *[2] The { $year } year brought the Empire a Citizen: { $player }.
}
annals-exiled = { $voice ->
    [0] In the { $year } year { $other } drove { $player } out of the Empire.
    [1] { $other } had no more use for { $player }: exile, in the { $year } year.
   *[2] { $player } fell from grace in the { $year } year; { $other } signed the banishment.
}
annals-left = { $voice ->
    [0] In the { $year } year { $player } broke with the Empire and walked into exile.
    [1] { $player } threw down the Citizen’s cloak in the { $year } year and left.
   *[2] Nobody had driven { $player } out; in the { $year } year the Empire lost a Citizen all the same.
}
annals-vision = { $voice ->
    [0] In the { $year } year { $player } laid open a dream for all to see: { $vision }.
    [1] { $player } stood up in the { $year } year and spoke of it aloud: { $vision }.
   *[2] The { $year } year heard a prophecy from { $player }: { $vision }.
}
annals-title-taken = { $voice ->
    [0] In the { $year } year { $player } kept the oath better than { $other }, and the title changed hands.
    [1] { $other } lost the title to { $player } in the { $year } year.
   *[2] The { $year } year saw { $player } named Oathkeeper in the place of { $other }.
}
annals-titles = { $years ->
    [0] The title changed hands { $count } times and nobody held it for a whole year.
    [one] The title changed hands { $count } times; { $player } held it longest, for a year.
   *[other] The title changed hands { $count } times; { $player } held it longest, for { $years } years.
}
annals-usurper = { $voice ->
    [0] In the { $year } year they called { $player } Usurper, and one more morning would have been enough.
    [1] { $player } reached for the throne as Usurper in the { $year } year, in vain.
   *[2] For a while in the { $year } year { $player } was Usurper and all but crowned.
}
annals-battle-won = { $voice ->
    [0] { $player } met { $other } at { $site } in the { $year } year and won; { $fallen ->
        [0] nobody fell
        [one] one warband fell
       *[other] { $fallen } warbands fell
    }.
    [1] The { $year } year is remembered for the day at { $site } when { $player } beat { $other } ({ $fallen ->
        [0] without a death
        [one] one warband dead
       *[other] { $fallen } warbands dead
    }).
   *[2] At { $site } { $player } broke the ranks of { $other } in the { $year } year. The dead: { $fallen ->
        [0] none
        [one] one warband
       *[other] { $fallen } warbands
    }.
}
annals-battle-spoils = { $voice ->
    [0] { $player } marched on { $other } at { $site } in the { $year } year and came away with the prize: { $gains }. { $fallen ->
        [0] Nobody fell.
        [one] One warband fell.
       *[other] { $fallen } warbands fell.
    }
    [1] At { $site } { $other } lost to { $player } in the { $year } year, and much with it: { $gains }. { $fallen ->
        [0] It was won without a death.
        [one] It cost one warband.
       *[other] It cost { $fallen } warbands.
    }
   *[2] The { $year } year: { $player } against { $other } at { $site }. { $fallen ->
        [0] No blood was shed
        [one] One warband lay dead
       *[other] { $fallen } warbands lay dead
    }, and { $player } had won { $gains }.
}
annals-battle-lost = { $voice ->
    [0] { $player } marched on { $other } at { $site } in the { $year } year and was thrown back{ $fallen ->
        [0] .
        [one] ; one warband stayed on the field.
       *[other] ; { $fallen } warbands stayed on the field.
    }
    [1] { $other } held { $site } against { $player } in the { $year } year{ $fallen ->
        [0] .
        [one] , and one warband was buried there.
       *[other] , and { $fallen } warbands were buried there.
    }
   *[2] In the { $year } year { $player } tried the strength of { $other } at { $site } and found it greater{ $fallen ->
        [0] .
        [one] ; one warband paid for it.
       *[other] ; { $fallen } warbands paid for it.
    }
}
annals-bandits-won = { $voice ->
    [0] In the { $year } year { $player } cleared { $site } of bandits.
    [1] { $player } hunted down the bandits of { $site } in the { $year } year.
   *[2] The bandits of { $site } saw their last day in the { $year } year; { $player } saw to that.
}
annals-bandits-spoils = { $voice ->
    [0] In the { $year } year { $player } beat the bandits at { $site } and won { $gains }.
    [1] { $player } took from the bandits in the { $year } year: { $gains }.
   *[2] Bandits had ruled too long, and in the { $year } year { $player } took what was theirs: { $gains }.
}
annals-bandits-lost = { $voice ->
    [0] Even bandits could win: at { $site } they threw { $player } back in the { $year } year.
    [1] { $player } ran from the bandits of { $site } in the { $year } year.
   *[2] In the { $year } year the bandits of { $site } were too strong for { $player }.
}
annals-theft = { $voice ->
    [0] { $relic } passed from { $other } to { $player } in the { $year } year, and not by battle.
    [1] In the { $year } year { $other } missed a treasure, { $relic }. { $player } had it.
   *[2] { $player } got hold of a treasure of { $other } in the { $year } year: { $relic }.
}

## How it ended

annals-won-usurper = { $voice ->
    [0] In the { $year } year { $winner } woke with the oath still in hand, and the throne was taken. { $chancellor } ruled no more.
    [1] Nobody came to stop it: in the { $year } year the Usurper { $winner } was crowned, and the days of { $chancellor } were over.
   *[2] The old order ended in the { $year } year. { $winner } had kept the oath that { $chancellor } could not keep.
}
annals-won-vision = { $voice ->
    [0] In the { $year } year all was as { $winner } had foretold, and the people followed: { $vision }. { $chancellor } ruled no more.
    [1] Dreams rarely come true, but this one did in the { $year } year: { $vision }. The throne went from { $chancellor } to { $winner }.
   *[2] { $winner } had seen it coming and made it come in the { $year } year: { $vision }. { $chancellor } stood before empty halls.
}
annals-won-steadfast = { $voice ->
    [0] At the end of the { $year } year peace held at last, and { $winner } was Chancellor still.
    [1] The { $year } year ended quietly. The Empire had kept its oath, and { $winner } kept the Empire.
   *[2] They had all tried, and in the { $year } year they grew tired of it: { $winner } ruled on.
}
annals-won-heir = { $voice ->
    [0] In the { $year } year the Empire stood, but it was { $winner }, the Citizen, whom it followed. { $chancellor } had to make room.
    [1] { $chancellor } had won the war and lost the crown: in the { $year } year the Empire went to its Citizen { $winner }.
   *[2] Loyalty has its price. In the { $year } year { $winner } inherited what { $chancellor } had defended.
}
annals-won-long-war = { $voice ->
    [0] After the { $year } year everybody was weary of war, and { $winner } was the one still standing.
    [1] The { $year } year brought no decision, so everything stayed with { $winner }.
   *[2] In the { $year } year the armies went home. What was left of the Empire belonged to { $winner }.
}

## What came of it

annals-oath-new = { $voice ->
    [0] { $winner } had the land swear a new oath: the oath of { $oath }.
    [1] From now on the oath was to be that of { $oath }.
   *[2] A new oath was spoken before the gates, the oath of { $oath }.
}
annals-oath-kept = { $voice ->
    [0] The oath of { $oath } stayed the oath of the land.
    [1] { $winner } renewed the oath of { $oath }.
   *[2] Nothing else would do for { $winner } than the oath of { $oath }, once more.
}
annals-welcomed = { $voice ->
    [0] Welcomed into the Empire: { $names }.
    [1] { $winner } gave citizenship to { $names }.
   *[2] Under { $winner } the Empire’s doors stood open for { $names }.
}
annals-built = { $voice ->
    [0] At { $site } stone was laid on stone until it stood there: { $card }.
    [1] As a sign of the victory rose at { $site }: { $card }.
   *[2] Travellers to { $site } saw something new: { $card }.
}
annals-repaired = { $voice ->
    [0] At { $site } the ruin was raised again: { $card }.
    [1] Masons came to { $site } and made whole what had fallen: { $card }.
   *[2] What had lain in ruins at { $site } stood again: { $card }.
}
annals-ruined = { $voice ->
    [0] Where nobody kept watch the walls came down: { $cards }.
    [1] Time and bandits did their work, and only this was left: { $cards }.
   *[2] Grass grew over old stones: { $cards }.
}
annals-kept = { $voice ->
    [0] The land of { $winner } was { $sites }.
    [1] To the new realm belonged { $sites }.
   *[2] What { $winner } ruled was written on the map: { $sites }.
}
annals-lost = { $voice ->
    [0] Other roads were forgotten: { $sites }.
    [1] Off the map fell { $sites }.
   *[2] No messenger came any more from { $sites }.
}
annals-suit = { $suit } { $voice ->
    [0] had the ear of { $winner }, and its people would multiply.
    [1] stood closest to { $winner }; from there new friends would come.
   *[2] was the strength of { $winner }, and many would flock to it.
}
annals-numbers = { $years ->
    [one] One year
   *[other] { $years } years
}, { $campaigns ->
    [0] no campaign
    [one] one campaign
   *[other] { $campaigns } campaigns
}, { $fallen ->
    [0] no warband fallen
    [one] one warband fallen
   *[other] { $fallen } warbands fallen
}, { $recovered ->
    [0] nothing recovered
    [one] one treasure recovered
   *[other] { $recovered } treasures recovered
}, { $explored ->
    [0] no new site explored
    [one] one new site explored
   *[other] { $explored } new sites explored
}.
