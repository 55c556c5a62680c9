# The words of the house, for every game.

yes = yes
no = no
done = Nothing more
seat = Seat { $number }
human-name = Player { $number }
bot-name = Bot { $number } ({ $bot })

# How strong a bot is.
strength-level1 = 1 · novice
strength-level2 = 2 · casual
strength-level3 = 3 · skilled
strength-level4 = 4 · expert
strength-level5 = 5 · master
strength-random = random
strength-greedy = greedy
strength-search = search
strength-planner = strategist
strength-chancellor = chancellor
strength-regent = regent

games-seats = { $low } to { $high } players
games-variant = variant
games-values = values (the default in bold)

welcome = Crownlands: { $game }
welcome-help = Type the number of an option. ? help · w why not · r the rule · t hint · u undo · l log · m map · s save · o load · q leave
seed-hash-shown = The shuffles of this game are fixed; their fingerprint: { $hash }
seed-shown = The seed was { $seed }: the fingerprint shown before the game proves it
bot-thinks = { $player } is thinking…
hand-over = Pass the keyboard to { $player }. Press Enter when you are ready.
help =
    Type the number of an option, or its name as written in records (such as seat:1).
    { "  " }w  why can’t I? What is not possible right now, and the reason
    { "  " }r  the rule behind this question    r 2  what option 2 does    r NAME  the rule or card of that name
    { "  " }t  a hint: the best options and why, with your chance to win where it is known
    { "  " }u  undo your last move (others must agree if it affects what they saw or did)
    { "  " }l  the whole log    m  draw the table again
    { "  " }s FILE  save    o FILE  load    q  leave (the game is saved)
no-such-rule = No rule or card is called “{ $text }”.
nothing-refused = Everything you might expect here is possible.
no-such-number = There is no option with this number: choose from 1 to { $count }.
not-understood = “{ $text }” is neither an option nor a command. Type ? for help.
consent = { $player }, do you agree to this undo? (y/n) 
undo-refused = Not everyone agreed: nothing was undone.
nothing-to-undo = There is nothing to undo.
undone = Undone.
saved = Saved: { $path }. To continue: crownlands play { $game } --load { $path }
not-saved = Could not save to { $path }: { $error }. The game continues; try another file.
not-loaded = Could not load { $path }: { $error }. This game continues.
other-seats = it is a game for { $seats } players

final-score = The final score
score-player = player
score-items = where the points come from
score-total = points
victory = { $players } wins!
shared-victory = { $players } share the victory!
nobody-wins = Nobody at the table has won.
tie-shared = Still tied, these players share a place: { $ahead }.
chronicle-saved = The chronicle is written: { $path }
play-on = Play on? Enter: yes, with { $seats } seats again; { $low } to { $high }: with that many seats; n: stop here. 
saga-place = { $place }. { $players }
book-players = Players: { $names }
book-land = The land as it is now
book-numbers = In numbers
replay-position = { $answers } { $answers ->
    [one] move
   *[other] moves
}, state hash { $hash }

# Hints and the review of a game.
hint-option = { $option } — { $percent }%
hint-gain = { $me ->
    [yes] you gain { hint-points-counted } ({ $what })
   *[no] { $player } gains { hint-points-counted } ({ $what })
}
hint-loss = { $me ->
    [yes] you lose { hint-points-counted } ({ $what })
   *[no] { $player } loses { hint-points-counted } ({ $what })
}
hint-points-counted = { $points } { $points ->
    [one] point
   *[other] points
}
hint-gains = { $gains }.
hint-no-gain = It changes little right away, but leaves you better placed for the turns ahead.
review-title = Chances of winning, turn by turn
review-answers = moves
review-no-mistakes = There were no costly mistakes.
review-mistakes = The costliest moves
review-when = move
review-prompt = the question
review-chosen = chosen
review-better = better
review-loss = cost

## Why a table cannot be set up

setup-game-unknown = there is no game “{ $game }”
setup-seats = this game is for { $low } to { $high } players, not for { $seats }
setup-ruleset = version { $ruleset } of its rules is not known here
setup-seed = a seed is one line of up to 200 characters, without spaces around it
setup-variant-unknown = there is no variant “{ $name }”
setup-variant-text = a variant is written name=value, not “{ $text }”
setup-variant-twice = “{ $variant }” is given twice
setup-variant-switch = “{ $variant }” must be yes or no
setup-variant-number = “{ $variant }” must be a number from { $low } to { $high }
setup-variant-value = “{ $variant }” cannot be set to “{ $value }”
setup-variant-needs = “{ $variant }” can only be played with “{ $needs }”
setup-seat-missing = “{ $variant }” names seat { $seat }, but there are only { $seats } seats
setup-saga-unknown = there is no series “{ $saga }” of this game
setup-saga-text = this series cannot be continued from text
setup-saga-not-over = the next game of a series starts when this one is over
setup-saga-seats = all games of this series have { $seats } seats
setup-saga-form = this series cannot be saved as “{ $form }”

## Parts of the seed

seed-words-hash = The program has fixed its part of the seed; its fingerprint: { $hash }
seed-words-ask = { $player }, type a few words of your own for the seed (Enter: none):

## Bots of Oath

strength-squire = squire
