### What the browser's board of Oath says beside the names of things.

oath-web-table = Land, banks and courts
oath-web-parts = Parts of the table
oath-web-part-land = Land
oath-web-part-mine = My court
oath-web-part-courts = Others
oath-web-part-bank = Banks
oath-web-choices = What you can choose
oath-web-setup = The land is laid out
oath-web-over = The game is over
oath-web-goal-supremacy = rule more sites than anybody else
oath-web-goal-the-people = hold the People’s Favor
oath-web-goal-protection = hold more relics and banners than anybody else
oath-web-goal-devotion = hold the Darkest Secret
oath-web-oathkeeper = Oathkeeper
oath-web-usurper = Usurper

## Tokens and numbers

oath-web-favor = { $count } favor
oath-web-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
oath-web-flipped = { $count ->
    [one] { $count } facedown secret, turned faceup at Rest
   *[other] { $count } facedown secrets, turned faceup at Rest
}
oath-web-warbands = { $board ->
    [one] { $board } warband on the board
   *[other] { $board } warbands on the board
}, { $bank } left in the bank
oath-web-supply = Supply { $supply }; a rest now would bring it to { $later }
oath-web-empire-warbands = { $count ->
    [one] { $count } warband of the Empire
   *[other] { $count } warbands of the Empire
}
oath-web-warbands-of = { $count ->
    [one] { $count } warband of { $name }
   *[other] { $count } warbands of { $name }
}
oath-web-pawn-of = Pawn of { $name }
oath-web-pawns = pawns: { $names }
oath-web-relics-here = { $count ->
    [one] { $count } facedown relic
   *[other] { $count } facedown relics
}
oath-web-room = { $cards } of { $room } places for cards taken
oath-web-facedown = facedown
oath-web-site-at = { $site } ({ $place })
oath-web-hand = In hand
oath-web-prophecy = Prophecy

## Banks and decks

oath-web-banks = Favor banks
oath-web-banners = Banners
oath-web-decks = Decks
oath-web-mob = Mob
oath-web-held-by = Held by { $name }
oath-web-held-by-nobody = Held by nobody
oath-web-pile = Discards: { $count }
oath-web-relic-deck = Relic deck: { $count }
oath-web-space-open = open
oath-web-trait = Without this relic the Chancellor is { $trait }: { $rule }

## What is printed on cards

oath-web-kind-denizen = Denizen
oath-web-kind-edifice = Edifice
oath-web-kind-ruin = Ruin
oath-web-kind-relic = Relic
oath-web-kind-vision = Vision
oath-web-kind-trait = Trait of the Reliquary
oath-web-kind-banner = Banner
oath-web-kind-site = Site
oath-web-where-adviser = only as an adviser
oath-web-where-site = only at a site
oath-web-locked = locked: it stays where it is
oath-web-defense = { $count ->
    [one] As a target it adds { $count } defense die
   *[other] As a target it adds { $count } defense dice
}
oath-web-site-facts = Room for { $capacity ->
    [one] { $capacity } card
   *[other] { $capacity } cards
}, { $defense ->
    [one] { $defense } defense die
   *[other] { $defense } defense dice
}
oath-web-recover = A relic here costs: { $price }
oath-web-recover-bank = A relic here costs: { $price } (to the { $suit } bank)
oath-web-cost-favor = { $count } favor
oath-web-cost-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
oath-web-cost-burn-favor = burn { $count } favor
oath-web-cost-burn-secrets = { $count ->
    [one] burn { $count } secret
   *[other] burn { $count } secrets
}
oath-web-timing-action = Action
oath-web-timing-modifier = Changes an action
oath-web-timing-battle-plan = Battle plan
oath-web-timing-when-played = When played
oath-web-timing-static = Always
oath-web-timing-triggered = Automatic
oath-web-timing-rest = Rest Phase
oath-web-timing-wake = Wake Phase

## Campaigns and deals

oath-web-attacker = Attacker
oath-web-defender = Defender
oath-web-force = a force of { $count }
oath-web-attack-dice = { $count ->
    [one] { $count } attack die
   *[other] { $count } attack dice
}
oath-web-defense-dice = { $count ->
    [one] { $count } defense die
   *[other] { $count } defense dice
}
oath-web-killed = { $count ->
    [one] { $count } warband lost
   *[other] { $count } warbands lost
}
oath-web-face-sword = sword
oath-web-face-half = hollow sword
oath-web-face-skull = skull
oath-web-face-shield = shield
oath-web-face-double = doubles the shields
oath-web-face-blank = blank
oath-web-gives = { $name } gives
oath-web-nothing = nothing yet
oath-web-citizenship = Citizenship
oath-web-reliquary-relic = a relic of the Reliquary

## What an action is

oath-web-about-search = 2 Supply or more: draw cards and play one of them
oath-web-about-muster = 1 Supply, 1 favor onto a card at your site: 2 warbands
oath-web-about-trade = 1 Supply: favor for secrets or a secret for favor, with a card at your site
oath-web-about-recover = 1 Supply and its price: a relic at your site, or a banner
oath-web-about-campaign = 2 Supply: fight for sites, relics and banners
oath-web-about-travel = 1 to 4 Supply by distance: your pawn goes to another site
oath-web-about-play-adviser = Play one faceup, or discard it
oath-web-about-peek = A facedown relic at your site, for your eyes only
oath-web-about-peek-reliquary = Its relics, for your eyes only
oath-web-about-move-warbands = Between your board and your site
oath-web-about-offer-citizenship = An Exile may join the Empire in return for a relic of the Reliquary
oath-web-about-exile-citizen = A Citizen is driven out of the Empire
oath-web-about-leave-empire = You become an Exile again
oath-web-about-show-adviser = Another player may look at one of yours
oath-web-about-rest = End your turn: secrets come back and Supply is refilled

## Courts, claims and cards to read

oath-web-round = Round { $round } of { $last }
oath-web-claims = Who wins when
oath-web-to-win-chancellor = You are the Chancellor. Keep the title in the Empire: the end die may give you the victory after round 5, 6 or 7, and round { $last } is the last.
oath-web-to-win-exile = You are an Exile. Take the title and hold it through your next two Wake Phases, or reveal a Vision and meet its goal at your Wake Phase, once { $visions } Visions have been drawn.
oath-web-to-win-citizen = You are a Citizen. Keep the title in the Empire, and be the Chancellor’s successor when the Empire wins.
oath-web-stake-next-wake = wins at the next Wake
oath-web-stake-end-of-round = wins when the round ends
oath-web-stake-wake-after-next = wins at the Wake after next
oath-web-stake-die = { $sixths ->
    [0] holds the title
   *[other] { $sixths } in 6
}
oath-web-stake-heir = successor: { $name }
oath-web-stake-is-successor = the successor
oath-web-stake-lost = lost the title
oath-web-stake-counted = { $have }/{ $needs }
oath-web-actions = Actions
oath-web-short-play-adviser = Facedown adviser
oath-web-short-peek = Look at a relic
oath-web-short-peek-reliquary = Look into the Reliquary
oath-web-short-move-warbands = Move warbands
oath-web-short-offer-citizenship = Offer Citizenship
oath-web-short-exile-citizen = Exile a Citizen
oath-web-short-leave-empire = Leave the Empire
oath-web-short-show-adviser = Show an adviser
oath-web-advisers = Advisers
oath-web-free-place = A free place for an adviser
oath-web-revealed = Revealed Vision
oath-web-court-of = The court of { $name }
oath-web-close = Close
oath-web-read = Read { $card }
oath-web-usable = You can choose it now.
oath-web-ruled = Ruled by
oath-web-where-any = as an adviser or at a site
oath-web-timing-changes = Changes: { $action }
oath-web-side-attacker = { $plan }: attacking
oath-web-side-defender = { $plan }: defending
oath-web-side-either = { $plan }: either side

## The almanac

oath-web-almanac = Almanac
oath-web-almanac-search = Find a card
oath-web-almanac-seen = Seen in this world: { $count }
oath-web-almanac-unseen = Not seen yet (facedown somewhere, or set aside): { $count }
oath-web-almanac-away = Not in this world: { $count }
oath-web-almanac-none = No card has that in its name.
oath-web-almanac-hint = Choose a card to read it.
oath-web-almanac-back = Back to the list
oath-web-shelves = Suits and kinds of cards
oath-web-shelf-edifice = Edifices
oath-web-shelf-relic = Relics
oath-web-shelf-vision = Visions
oath-web-shelf-site = Sites
oath-web-in-archive = In the archive
oath-web-in-box = Out of the game
oath-web-in-deck-top = On top of the world deck
oath-web-in-deck-inside = Somewhere in the world deck
oath-web-in-deck-bottom = At the bottom of the world deck
oath-web-in-relic-deck = In the relic deck
oath-web-in-reliquary = In the Reliquary
oath-web-in-pile = Discard pile: { $region }
oath-web-in-map = On the map
oath-web-in-map-facedown = On the map, facedown
oath-web-in-site = At a site: { $site }
oath-web-in-buried = Facedown at a site: { $site }
oath-web-in-adviser = Adviser: { $name }
oath-web-in-veiled = Facedown adviser: { $name }
oath-web-in-court = At the court of { $name }
oath-web-in-hand = In hand: { $name }
oath-web-in-revealed = Revealed: { $name }

## The land

oath-web-aimed = A target of the campaign
oath-web-shared = Shared
oath-web-shared-bank = Shared bank: { $count } favor

## War table, bargain, ending

oath-web-war-at = Campaign at { $site }
oath-web-war-part-declare = Targets
oath-web-war-part-plans = Plans
oath-web-war-part-roll = Roll
oath-web-war-part-sacrifice = Sacrifice
oath-web-war-part-losses = Losses
oath-web-war-part-spoils = Spoils
oath-web-war-ally = { $name } fights alongside
oath-web-war-attack = attack
oath-web-war-defense = defense: shields and force
oath-web-war-expires = discarded afterwards
oath-web-war-with-this = with this: { $percent }%
oath-web-war-odds = The attacker’s chance
oath-web-war-percent = { $percent }%
oath-web-war-free = Above, your chance to win; below, without sacrificing a warband.
oath-web-war-odds-about = If no more plans are used, and warbands are sacrificed whenever that wins.
oath-web-war-targets = At stake
oath-web-war-title-dice = The title adds these dice to its holder’s defense
oath-web-war-my-plans = Your battle plans
oath-web-war-won-attacker = { $name } wins the day
oath-web-war-won-defender = { $name } holds firm: the attack is repelled
oath-web-war-won-bandits = The bandits repel the attack
oath-web-war-sacrificed = { $count ->
    [one] A warband was sacrificed for it.
   *[other] { $count } warbands were sacrificed for it.
}
oath-web-war-price = { $count ->
    [one] Sacrificing a warband would win it.
   *[other] Sacrificing { $count } warbands would win it.
}
oath-web-war-unfold = Details
oath-web-war-put-away = Close
oath-web-deal-title = A deal
oath-web-deal-title-citizen = Citizenship on offer
oath-web-deal-fills = { $name } is laying things on the scales.
oath-web-deal-fills-mine = Lay on the scales what you give and what you ask of { $other }.
oath-web-deal-answers = { $name } has to answer.
oath-web-deal-answers-mine = { $other } proposes this deal. It is up to you to answer.
oath-web-deal-turned = { $name } has changed the terms. They can be accepted or refused, but not changed again.
oath-web-deal-turning = { $name } may change the terms, once, and hand them back.
oath-web-deal-favor = Favor…
oath-web-deal-secret = Secrets…
oath-web-deal-promises = Only what lies on the scales is binding. Promises for later are just words: make them in the chat.
oath-web-citizen-head = If { $name } becomes a Citizen:
oath-web-citizen-land = all of the Citizen’s warbands turn into the Empire’s, and all sites of the Empire are ruled together
oath-web-citizen-win = the Citizen can no longer win as the Usurper or by a Vision; a revealed Vision is discarded
oath-web-citizen-loses = if it is the Citizen’s turn, the Act Phase ends; Supply is refilled
oath-web-citizen-successor = if the Empire wins, the Citizen wins in the Chancellor’s place with { $key ->
    [relics-and-banners] more relics and banners than anybody else in it
   *[other] { $goal } in hand
}
oath-web-citizen-trait = without its relic, this space of the Reliquary makes the Chancellor { $trait }
oath-web-end-quiet = The chronicle is written
oath-web-end-victory = { $name } wins
oath-web-end-you = you
oath-web-end-land = The land at the end
oath-web-end-claims = How close everybody came
oath-web-end-the-empire = the Empire
oath-web-end-unknown = never revealed
oath-web-end-usurper = An Exile wins by taking the title and keeping it. { $name } managed to { $goal }, became the Usurper, and { $last ->
    [yes] still held the title when the last round ended
   *[no] still held the title at the next Wake Phase
}.
oath-web-end-vision = An Exile may follow a Vision. { $name } had revealed { $vision } and alone managed to { $goal }; { $drawn } Visions had been drawn by then, and so { $last ->
    [yes] it came true when the last round ended
   *[no] it came true at the next Wake Phase
}.
oath-web-end-steadfast = The Empire had kept its oath: to { $goal }. The end die has ended the war, and the crown stays with the Empire of { $name }.
oath-web-end-empire = The last round is over and the Empire has kept its oath: to { $goal }. The crown stays with the Empire of { $name }.
oath-web-end-nobody = The last round is over. { $holder } held the title, but not yet as the Usurper, and no Vision had come true: so the crown stays with the Empire of { $name }.
oath-web-end-heir = But it passes from { $chancellor } to { $name }: a Citizen succeeds the Chancellor with { $key ->
    [relics-and-banners] more relics and banners than anybody else in the Empire
   *[other] { $goal } in hand
}.
oath-web-end-goal = { $counted ->
    [yes] { $what } { $have } of { $needs }
    [enough] { $what } { $have }
   *[no] { $what }, { $held ->
        [no] which nobody held
        [mine] in hand
       *[yes] held by { $holder }
    }
}
oath-web-end-no-title = To take the title: { $goal }
oath-web-end-had-title = Held the title, but was not the Usurper yet
oath-web-end-had-usurper = { $won ->
    [yes] Held the title as the Usurper
   *[no] Held the title as the Usurper, one Wake Phase short of victory
}
oath-web-end-had-vision = { $vision }: { $goal }{ $missing ->
    [0] { "" }
    [one] ; one Vision too few had been drawn
   *[other] ; { $missing } Visions too few had been drawn
}
oath-web-end-empire-kept = The Empire held the title
oath-web-end-empire-heir = The Empire held the title, with { $heir } first in line
oath-web-end-empire-lost = The Empire had lost the title
oath-web-end-successor = To take the Chancellor’s place: { $goal }

## The chronicle's pages

oath-web-book = The chronicle
oath-web-book-writes = { $name } writes
oath-web-book-writes-mine = You write: the next game is played in the land you leave behind
oath-web-book-answers = { $name } is invited and has to answer
oath-web-book-answers-mine = { $winner } invites you: your answer will be written here
oath-web-book-written = All pages are written
oath-web-book-page-oath = The oath
oath-web-book-page-citizens = New Citizens
oath-web-book-page-edifice = An edifice
oath-web-book-page-suit = The thriving suit
oath-web-book-blank-citizens = Who is invited into the Empire
oath-web-book-blank-edifice = What is built or rebuilt
oath-web-book-blank-suit = Whose denizens come into the world
oath-web-book-none-citizens = Nobody was invited.
oath-web-book-none-edifice = Nothing was built.
oath-web-book-none-joined = Nobody joined.
oath-web-book-invited = invited
oath-web-book-accepted = accepts
oath-web-book-declined = declines
oath-web-end-legacy = What the next game inherits

# The end die, cast.
oath-web-end-die = The end die is cast
oath-web-end-die-needs = needs { $needs } or more
