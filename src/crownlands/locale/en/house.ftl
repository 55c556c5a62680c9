# The words of the house, for every game.

yes = yes
no = no
done = Go on
seat = Seat { $number }
human-name = Player { $number }
bot-name = Bot { $number } ({ $bot })

# How strong a bot is.
strength-level1 = 1 · novice
strength-level2 = 2 · casual
strength-level3 = 3 · skilled
strength-level4 = 4 · expert
strength-level5 = 5 · master
strength-random = by chance
strength-greedy = greedy
strength-search = search
strength-planner = strategist
strength-chancellor = chancellor

games-seats = { $low } to { $high } players
games-option = option
games-values = values (the default in bold)

welcome = Crownlands: { $game }
welcome-help = Type the number of an option. ? help · w why not · r the rule · t hint · u undo · l log · m map · s save · o load · q leave
seed-hash-shown = Fingerprint of this game’s shuffles: { $hash }
seed-shown = The seed was { $seed }: the fingerprint shown before the game proves it
bot-thinks = { $player } is thinking …
hand-over = The keyboard goes to { $player }. Press Enter when you are there.
help =
    Type the number of an option, or its name as it stands in records (such as seat:1).
    { "  " }w  why can't I? What you may expect here and cannot have now, with the reason
    { "  " }r  the rule that asks this
    { "  " }t  a hint: the best options, how likely they win, and what they count
    { "  " }u  undo your last answer (others are asked if it changes what they saw or did)
    { "  " }l  the whole log    m  draw the table again
    { "  " }s FILE  save    o FILE  load    q  leave (the game is kept)
nothing-refused = Nothing that you could expect here is missing.
no-such-number = There is no such number here: choose from 1 to { $count }.
not-understood = “{ $text }” is neither an option nor a command. Type ? for help.
consent = { $player }, do you agree to this undo? (y/n) 
undo-refused = Not everybody agrees: nothing is undone.
nothing-to-undo = There is nothing to undo.
undone = Undone.
saved = Saved: { $path }. To go on: crownlands play { $game } --load { $path }
not-saved = Could not save to { $path }: { $error }. The game goes on; try another file.
not-loaded = Could not load { $path }: { $error }. This game goes on.
other-seats = it is a game for { $seats } seats

final-score = The final score
score-player = player
score-items = where the points come from
score-total = points
victory = { $players } wins!
shared-victory = { $players } share the victory!
nobody-wins = Nobody at the table has won.
saga-place = { $place }. { $players }
replay-position = { $answers } answers, state hash { $hash }

# Hints and the review of a game.
hint-option = { $option } — { $percent } %
hint-gain = { $player } { $points } ({ $what })
hint-no-gain = no points at once: it pays off later
review-title = The chances, turn by turn
review-answers = answers
review-no-mistakes = No answer lost much.
review-mistakes = The answers that lost most
review-when = answer
review-prompt = the question
review-chosen = chosen
review-better = better
review-loss = lost
