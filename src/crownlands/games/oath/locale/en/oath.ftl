### Oath, in English: its name, the words of a turn, what happens to tokens and titles. Every text is our own wording.

game-oath = Oath
    .about = The Chancellor keeps an old oath with an old army; the others plot in exile, seize the oath itself, or follow a vision that nobody else believes. One of them will rule, and what this game leaves behind is the land on which the next one is played.
    .short = Oath
    .brief =
        One player is the Chancellor and holds the Empire; the others are Exiles, or Citizens who serve it. Everything turns on the oath of this game, such as “rule the most sites”: whoever fulfils it holds the title.
        The Empire wins if one of its players holds the title when the end die ends the game: it is rolled at the end of rounds 5, 6 and 7, and round 8 is the last. A Citizen who reaches the successor’s goal wins in the Chancellor’s place.
        An Exile wins by taking the title and keeping it: at your next Wake Phase you become the Usurper, at the one after that you win. Or by a Vision: reveal it, and be the only one to meet its goal at one of your Wake Phases once three Visions have been drawn.
        On your turn you spend Supply: search the world deck or a discard pile for cards, muster warbands, trade favor and secrets, recover relics and banners, travel, or campaign against other players and bandits.
        Cards lie at sites, where anyone present can use them, or with you as advisers. You rule a site if your warbands stand there, and all the cards there with it.
        Favor is placed on cards and goes back to the banks of the six suits; secrets come back to you. Warbands on the map cost you: the fewer are left in your bank, the less Supply a rest gives.
        When somebody has won, the chronicle is written: sites, edifices, cards and the oath of the next game are what you have made of them.


## A table

variant-chancellor = Chancellor
    .help = Who leads the Empire in the first game of a chronicle; after that the chronicle decides.
variant-chancellor-random = Chance decides
variant-chancellor-first = The first seat


## Boards and pieces

colour-purple = Purple, the Empire
colour-brown = Brown
colour-yellow = Yellow
colour-white = White
colour-blue = Blue
colour-red = Red

deck = World deck
relic-deck = Relic deck
pile-cradle = Discard pile of the Cradle
pile-provinces = Discard pile of the Provinces
pile-hinterland = Discard pile of the Hinterland

reliquary-0 = Reliquary: Brutal
reliquary-1 = Reliquary: Decadent
reliquary-2 = Reliquary: Careless
reliquary-3 = Reliquary: Greedy

buried-0-0 = Facedown relic 1, Cradle 1
buried-0-1 = Facedown relic 2, Cradle 1
buried-0-2 = Facedown relic 3, Cradle 1
buried-0-3 = Facedown relic 4, Cradle 1
buried-1-0 = Facedown relic 1, Cradle 2
buried-1-1 = Facedown relic 2, Cradle 2
buried-1-2 = Facedown relic 3, Cradle 2
buried-1-3 = Facedown relic 4, Cradle 2
buried-2-0 = Facedown relic 1, Provinces 1
buried-2-1 = Facedown relic 2, Provinces 1
buried-2-2 = Facedown relic 3, Provinces 1
buried-2-3 = Facedown relic 4, Provinces 1
buried-3-0 = Facedown relic 1, Provinces 2
buried-3-1 = Facedown relic 2, Provinces 2
buried-3-2 = Facedown relic 3, Provinces 2
buried-3-3 = Facedown relic 4, Provinces 2
buried-4-0 = Facedown relic 1, Provinces 3
buried-4-1 = Facedown relic 2, Provinces 3
buried-4-2 = Facedown relic 3, Provinces 3
buried-4-3 = Facedown relic 4, Provinces 3
buried-5-0 = Facedown relic 1, Hinterland 1
buried-5-1 = Facedown relic 2, Hinterland 1
buried-5-2 = Facedown relic 3, Hinterland 1
buried-5-3 = Facedown relic 4, Hinterland 1
buried-6-0 = Facedown relic 1, Hinterland 2
buried-6-1 = Facedown relic 2, Hinterland 2
buried-6-2 = Facedown relic 3, Hinterland 2
buried-6-3 = Facedown relic 4, Hinterland 2
buried-7-0 = Facedown relic 1, Hinterland 3
buried-7-1 = Facedown relic 2, Hinterland 3
buried-7-2 = Facedown relic 3, Hinterland 3
buried-7-3 = Facedown relic 4, Hinterland 3

veiled-0-0 = Facedown adviser 1 of seat 1
veiled-0-1 = Facedown adviser 2 of seat 1
veiled-0-2 = Facedown adviser 3 of seat 1
veiled-0-3 = Facedown adviser 4 of seat 1
veiled-0-4 = Facedown adviser 5 of seat 1
veiled-0-5 = Facedown adviser 6 of seat 1
veiled-0-6 = Facedown adviser 7 of seat 1
veiled-0-7 = Facedown adviser 8 of seat 1
veiled-1-0 = Facedown adviser 1 of seat 2
veiled-1-1 = Facedown adviser 2 of seat 2
veiled-1-2 = Facedown adviser 3 of seat 2
veiled-1-3 = Facedown adviser 4 of seat 2
veiled-1-4 = Facedown adviser 5 of seat 2
veiled-1-5 = Facedown adviser 6 of seat 2
veiled-1-6 = Facedown adviser 7 of seat 2
veiled-1-7 = Facedown adviser 8 of seat 2
veiled-2-0 = Facedown adviser 1 of seat 3
veiled-2-1 = Facedown adviser 2 of seat 3
veiled-2-2 = Facedown adviser 3 of seat 3
veiled-2-3 = Facedown adviser 4 of seat 3
veiled-2-4 = Facedown adviser 5 of seat 3
veiled-2-5 = Facedown adviser 6 of seat 3
veiled-2-6 = Facedown adviser 7 of seat 3
veiled-2-7 = Facedown adviser 8 of seat 3
veiled-3-0 = Facedown adviser 1 of seat 4
veiled-3-1 = Facedown adviser 2 of seat 4
veiled-3-2 = Facedown adviser 3 of seat 4
veiled-3-3 = Facedown adviser 4 of seat 4
veiled-3-4 = Facedown adviser 5 of seat 4
veiled-3-5 = Facedown adviser 6 of seat 4
veiled-3-6 = Facedown adviser 7 of seat 4
veiled-3-7 = Facedown adviser 8 of seat 4
veiled-4-0 = Facedown adviser 1 of seat 5
veiled-4-1 = Facedown adviser 2 of seat 5
veiled-4-2 = Facedown adviser 3 of seat 5
veiled-4-3 = Facedown adviser 4 of seat 5
veiled-4-4 = Facedown adviser 5 of seat 5
veiled-4-5 = Facedown adviser 6 of seat 5
veiled-4-6 = Facedown adviser 7 of seat 5
veiled-4-7 = Facedown adviser 8 of seat 5
veiled-5-0 = Facedown adviser 1 of seat 6
veiled-5-1 = Facedown adviser 2 of seat 6
veiled-5-2 = Facedown adviser 3 of seat 6
veiled-5-3 = Facedown adviser 4 of seat 6
veiled-5-4 = Facedown adviser 5 of seat 6
veiled-5-5 = Facedown adviser 6 of seat 6
veiled-5-6 = Facedown adviser 7 of seat 6
veiled-5-7 = Facedown adviser 8 of seat 6


## Actions and plain choices

action-search = Search
action-muster = Muster
action-trade = Trade
action-recover = Recover
action-campaign = Campaign
action-travel = Travel
action-play-adviser = Play or discard a facedown adviser
action-peek = Look at a relic here
action-peek-reliquary = Look into the Reliquary
action-move-warbands = Move warbands
action-offer-citizenship = Offer Citizenship
action-exile-citizen = Exile a Citizen
action-leave-empire = Leave the Empire
action-show-adviser = Show a facedown adviser
action-rest = Rest

in-court = As an adviser, faceup
face-down = As an adviser, facedown
reveal = Reveal the Vision
discard = Discard
favor = Favor
secret = Secret
pawn = Pawn and favor
bandits = Bandits
board = Your board


## Set-up

prompt-board = Which board do you play? Its colour matters only in a chronicle, where it decides whether you are an Exile or a Citizen. Everything you own is marked with your shield.
prompt-stock-site = There is not enough favor for all sites. Where does the next one go?
prompt-start-at = At which site does your pawn start?
prompt-first-adviser = You have drawn three cards: which one do you keep as a facedown adviser? The other two go to a discard pile.
prompt-discard-first = Which card do you discard first? The last one ends up on top of the pile.

event-chancellor = { $player } is the Chancellor. The title of this game: { $oath }.
event-board = { $player } takes the { $colour } board.
event-started-at = { $player } starts at { $site }.
event-first-adviser = { $player } keeps a facedown adviser.
event-first-adviser-private = { $player } keeps a facedown adviser: { $card }.


## Wake, act, rest

prompt-tend-people = The People’s Favor holds { $favor } favor. Add one of yours, or move one to a bank with the least favor?
prompt-pick-up = { $site }: do you take something from the site?
done-pick-up = Take nothing
prompt-act = Your turn: what do you do?
prompt-rest-power = You are resting. Do you use a Rest power?
done-rest-power = End the turn
prompt-hand-over-title = You no longer fulfil the oath, and several others fulfil it equally well. Who gets the title?

event-tended-people = { $player } changes the favor on the People’s Favor: { $favor } on it now.
event-mob = { $player } turns the People’s Favor to its Mob side.
event-picked-up = { $player } takes from { $site }: { $what }.
event-usurper = { $player } is now the Usurper, and wins at their next Wake Phase if they still hold the title.
event-used = { $player } uses { $card }.
event-rested = { $player } rests and has { $supply } Supply.
event-end-die = The end die shows { $face }; { $needs } or more ends the game.
event-round = Round { $round } begins.
event-title = { $player } now holds the title: { $oath }.
event-won = { $way ->
    [usurper] { $player } wins as the Usurper!
    [steadfast] { $player } wins: the Empire has kept the oath, and the end die has spoken.
    [empire] { $player } wins for the Empire: the last round is over.
   *[other] { $player } wins: the Vision has come true!
}
event-game-over = The game is over.


## Favor, secrets, Supply

event-gained-favor = { $player } gains { $amount } favor ({ $suit }).
event-gained-secrets = { $player } gains { $amount ->
    [one] a secret
   *[other] { $amount } secrets
}.
event-gained-supply = { $player } gains { $amount } Supply.
event-burned-favor = { $player } burns { $amount } favor.
event-burned-secrets = { $player } burns { $amount ->
    [one] a secret
   *[other] { $amount } secrets
}.
event-took-favor = { $player } takes { $amount } favor from { $other }.
event-took-secrets = { $player } takes { $amount ->
    [one] a secret
   *[other] { $amount } secrets
} from { $other }.


## Warbands

event-gained-warbands = { $player } gains { $amount ->
    [one] a warband
   *[other] { $amount } warbands
}.
event-lost-warbands = { $player } loses { $amount ->
    [one] a warband
   *[other] { $amount } warbands
} from the board.
event-warbands-killed = { $site }: { $amount ->
    [one] a warband is killed
   *[other] { $amount } warbands are killed
}.


## Cards, relics, banners

event-discarded-from-site = { $player } discards { $card } from { $site }.
event-discarded-adviser = { $player } discards a faceup adviser: { $card }.
event-discarded-hidden = { $player } discards a facedown adviser.
event-discarded-hidden-private = { $player } discards a facedown adviser: { $card }.
event-discarded-drawn = { $player } discards { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
event-discarded-drawn-private = { $player } discards { $amount ->
    [one] a card
   *[other] { $amount } cards
}: { $cards }.
event-took-relics = { $player } takes: { $relics }.
event-took-relics-from = { $player } takes from { $other }: { $relics }.
event-seized = { $player } seizes a banner: { $banner }.
event-gave = { $player } gives { $other }: { $thing }.
event-rolled = { $kind ->
    [attack] The attack dice are rolled.
    [defense] The defense dice are rolled.
   *[other] Dice are rolled.
}


## Muster and trade

prompt-muster = Muster: on which card do you place favor?
prompt-trade = Trade: with which card?
prompt-trade-for = { $card }: what do you want? One secret placed there gets you favor; 2 favor placed there get you a secret for each of your faceup advisers of that suit.

event-mustered = { $player } musters on { $card }.
event-traded = { $player } trades with { $card }.

preview-journey = { $site }: { journey-cost }
preview-journey-unknown = { journey-cost }
journey-cost = { $supply } Supply{ $favor ->
    [0] { "" }
   *[other] , { $favor } favor
}{ $secrets ->
    [0] { "" }
   *[other] , { $secrets } { $secrets ->
        [one] secret
       *[other] secrets
    } turned facedown
}
preview-price = { $supply } Supply{ $favor ->
    [0] { "" }
   *[other] , { $favor } favor
}{ $secrets ->
    [0] { "" }
    [one] , a secret
   *[other] , { $secrets } secrets
}
preview-board-citizen = Citizen side up: you start as a Citizen of the Empire.
preview-board-exile = Exile side up: you start as an Exile.
preview-muster = + { $warbands } { $warbands ->
    [one] warband
   *[other] warbands
}
preview-trade-favor = + { $favor } favor (in the bank: { $bank })
preview-trade-secrets = + { $secrets } { $secrets ->
    [one] secret
   *[other] secrets
}


## Why not

reason-ruin = A ruin cannot be used for this.
reason-occupied = { $card } already carries favor or secrets.
reason-no-card = No card at your site will do.
reason-no-supply = It costs { $needs } Supply; you have { $has }.
reason-no-favor = It costs { $needs } favor; you have { $has }.
reason-no-secrets = It costs { $needs ->
    [one] a faceup secret
   *[other] { $needs } faceup secrets
}; you have { $has }.
reason-no-warbands = It costs { $needs ->
    [one] a warband
   *[other] { $needs } warbands
} from your board; you have { $has }.
reason-forbidden-by = { $card } forbids it.
reason-no-use = { $card } would change nothing now.


## How it ended

score-victory = { $way ->
    [usurper] Won as the Usurper
    [steadfast] Won with an Empire that kept its oath
    [empire] Won with the Empire after the last round
   *[other] Won by a Vision
}
score-title = Holds the title: { $oath }
score-usurper = Usurper, holds the title: { $oath }
score-vision = Revealed: { $vision }
score-sites = Sites ruled: { $sites }
score-relics-and-banners = Relics and banners: { $things }

## Why a hint is good: per cent of the chance to win

score-chance-title = chance to win (%): the title
score-chance-vision = chance to win (%): a Vision
score-chance-heir = chance to win (%): the succession in the Empire
score-chance-realm = chance to win (%): sites, relics, banners and standing
score-chance-strength = chance to win (%): warbands, favor, secrets and advisers

## What has changed since my last turn: the word stands before a number such as +2

tally-sites = sites
tally-relics = relics
tally-banners = banners
tally-warbands = warbands
tally-favor = favor
tally-secrets = secrets

## The set-up as a whole, and a game at a glance

preset-first = First game
    .about = One game on its own in the land of the first chapter.
preset-everything = The chronicle
    .about = Game after game in one world: whoever wins changes the land for those who come after.
progress-round = Round { $round } of { $rounds }

setup-chronicle-empty = the text of the chronicle is empty
setup-chronicle-long = this text is too long for a chronicle: { $length } characters
setup-chronicle-unknown = this is neither a chronicle of this house nor a string from the mod for Tabletop Simulator
setup-chronicle-file = this chronicle file is damaged{ $where ->
    [0] {""}
   *[other] , at or near { $where }
}
setup-chronicle-string = this string from the mod cannot be read{ $where ->
    [0] {""}
   *[other] : something is wrong near character { $where }
}

hint-likelier = { $me ->
    [yes] your chance to win rises by { $by }%
   *[no] { $player }’s chance to win rises by { $by }%
}
hint-unlikelier = { $me ->
    [yes] your chance to win falls by { $by }%
   *[no] { $player }’s chance to win falls by { $by }%
}
hint-chance-title = { $rises ->
    [yes] { hint-likelier }, with the title in reach
   *[no] { hint-unlikelier }, as the title slips away
}
hint-chance-vision = { $rises ->
    [yes] { hint-likelier }, through a Vision
   *[no] { hint-unlikelier }, as a Vision slips away
}
hint-chance-heir = { $rises ->
    [yes] { hint-likelier }, as the heir of the Empire
   *[no] { hint-unlikelier }, as another inherits the Empire
}
hint-chance-realm = { $rises ->
    [yes] { hint-likelier }, through sites, relics and banners
   *[no] { hint-unlikelier }, as sites, relics or banners are lost
}
hint-chance-strength = { $rises ->
    [yes] { hint-likelier }, through warbands, favor, secrets and advisers
   *[no] { hint-unlikelier }, with less favor or fewer warbands, secrets or advisers
}
hint-chance-rivals = { $rises ->
    [yes] { hint-likelier }, as others fall behind
   *[no] { hint-unlikelier }, as others get ahead
}
hint-march = { $me ->
    [yes] you fight
   *[no] { $player } fights
} { $bandits ->
    [yes] the bandits
   *[no] { $whom }
} for { $targets } (chance to win this campaign: { $odds }%)
hint-attack-dice = With { $number } { $number ->
    [one] attack die
   *[other] attack dice
} you win { $odds }% of the time, { $free }% without a sacrifice; battle plans may change that.
hint-sacrifice = It wins the campaign; without it your force is beaten, and part of it is lost as well.
hint-no-sacrifice = A sacrifice would win, but nobody would be left to hold the site.
hint-deal-chances = With this deal your chance to win goes from { $before }% to { $after }%, and that of { $other } from { $theirs }% to { $then }%.
hint-deal-alone = With this your chance to win goes from { $before }% to { $after }%.
hint-deal-pledged = Your reign rests on it, so do not give it away for anything: { $thing }.
hint-deal-gift = It costs you nothing.
hint-deal-for-nothing = You would give and get nothing for it.
hint-deal-nearer = It brings the deal nearer to one that is good for both of you.
hint-deal-hopeless = Nothing more on the scales would make it a deal that is good for both of you.
hint-at-deal-amount = This much is best for you, and the other side can still agree.
hint-at-board = The boards of Exiles differ only in their colour.
hint-at-discard-first = It hardly matters which card ends up on top of the pile.
hint-price = { $me ->
    [yes] you pay
   *[no] { $player } pays
}{ $supply ->
    [0] { "" }
   *[other] { " " }{ $supply } Supply
}{ $favor ->
    [0] { "" }
   *[other] { $first ->
        [favor] { " " }
       *[other] { $last ->
            [favor] { " and " }
           *[other] { ", " }
        }
    }{ $favor } favor
}{ $secrets ->
    [0] { "" }
   *[other] { $first ->
        [secrets] { " " }
       *[other] { $last ->
            [secrets] { " and " }
           *[other] { ", " }
        }
    }{ $secrets ->
        [one] a secret
       *[other] { $secrets } secrets
    }
}{ $warbands ->
    [0] { "" }
   *[other] { $first ->
        [warbands] { " " }
       *[other] { $last ->
            [warbands] { " and " }
           *[other] { ", " }
        }
    }{ $warbands ->
        [one] a warband
       *[other] { $warbands } warbands
    }
}
# What an action is good for, where a hint has nothing better to say.
hint-for-action-search = You look at new cards and keep one: an adviser, a card for a site, or a Vision.
hint-for-action-muster = More warbands: to attack with, and to rule sites.
hint-for-action-trade = Favor pays for warbands, secrets for powers, and both for relics.
hint-for-action-recover = A relic or a banner gives you a power, and some goals count it.
hint-for-action-campaign = What you take by force counts for you, and no longer for its old owner.
hint-for-action-travel = At another site there are other cards, other relics and other enemies.
hint-for-action-play-adviser = Only a faceup card works; a discarded one makes room for a better one.
hint-for-action-peek = It is free, and you learn what you would be paying for.
hint-for-action-peek-reliquary = It is free, and you learn what you could promise to an Exile.
hint-for-action-move-warbands = Warbands at a site rule and guard it; those on your board attack.
hint-for-action-offer-citizenship = What a Citizen rules counts for the Empire.
hint-for-action-exile-citizen = Somebody who is no longer a Citizen cannot win in your place.
hint-for-action-leave-empire = As an Exile you may win by the title or by a Vision.
hint-for-action-show-adviser = It is free, and may win somebody over.
hint-for-action-rest = Your secrets come back and your Supply is refilled; nothing else is worth more now.
