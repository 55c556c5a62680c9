### What only the browser client says.

## The front page

web-motto = A house of strategy games where the table is always set.
web-about = Play against bots or invite friends with a link. No account, nothing to install: the house knows the rules, shows you what you can do, and explains what you can’t.
web-play-now = Play { $game } against bots
web-play-friends = Invite friends
web-opponents = Opponents
web-bot-strength = How well the bots play
web-shelf = On the shelf
web-open-tables = Tables with a free seat
web-past-tables = Games you have played
web-no-open-tables = No public table is looking for players right now. Set one up yourself: others will see it here.
web-play-bots = Play against bots
web-set-table = Set up a table
web-seats-range = { $low } to { $high } players
web-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
web-table-open = { $count ->
    [0] All seats are taken: the game can start
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-since = last move { $when }
web-made = set up { $when }
web-review-open = View
web-enter = Enter
web-continue = Continue
web-join = Join
web-watch = Watch
web-unofficial = Crownlands is an unofficial project by players. The games belong to their authors and publishers; all texts and drawings here are our own. If you like a game, buy it: nothing beats a real table.

## Everywhere

web-nav = Main menu
web-home = To the front page
web-back = Back
web-save = Save
web-saved = Saved
web-copy = Copy
web-copied = Copied
web-try-again = Try again
web-skip-main = Skip to the content
web-skip-asked = Skip to the question
web-skip-board = Skip to the board
web-unreachable = The house is not answering. Check your connection; nothing is lost.
web-reconnecting = Connection lost, reconnecting…
web-not-said = There is no connection to the house, so this was not sent. Try again in a moment.
web-no-such-game = There is no such game in this house.

## People

# Made-up names for guests, separated by commas.
web-guest-names = Grey Heron, Red Fox, Night Owl, Old Badger, Swift Otter, White Hare, Black Kite, Wild Goose, Brown Bear, Lone Wolf, Silver Pike, Quiet Lynx, Gold Finch, Wise Raven, Tall Crane, Stone Marten
# Bots have a name for each seat, which begins with its letter.
web-bot-of-seat-1 = Aldous
web-bot-of-seat-2 = Brenna
web-bot-of-seat-3 = Cedric
web-bot-of-seat-4 = Dagny
web-bot-of-seat-5 = Edda
web-bot-of-seat-6 = Falk
web-bot = A bot is playing this seat
web-account = Your account
web-your-name = Your name
web-name-help = What others call you at the table
web-account-of = Account “{ $login }”
web-account-kept = Your games stay with your account. Log in anywhere to keep playing.
web-logout = Log out
web-claim-account = Create an account
web-claim = Create the account
web-claim-help = You don’t need one to play. With a username and a password you can reach your games from any device; everything you have played so far stays yours.
web-change-password = Change the password
web-old-password = Current password
web-new-password = New password
web-change = Change
web-devices = Where you are logged in
web-devices-help = Anyone who uses one of these devices can play as you. Log out of those you no longer need.
web-device-here = this device
web-device-since = since { $date }
web-logout-there = Log out there
web-have-account = I already have an account
web-login-name = Username
web-password = Password
web-login = Log in
web-other-device = Link for another device
web-make-link = Create a link
web-other-device-help = Open this link on your phone or another computer to play there under your own name. It works once, within an hour.
web-notices = Notifications
web-notices-help = When it is your turn and the page is closed, the house sends you an e-mail: one for all your tables, never one per move.
web-email = E-mail
web-webhook = Webhook
web-claim-device = Is this your device?
web-claim-device-help = This link makes this device yours and brings your name and your tables to it. Any guest who played here before will be forgotten on this device.
web-claim-device-do = Yes, this is my device

## A new table

web-new-table = A new table
web-seat-me = me
web-seat-open = free seat
web-add-seat = Add a seat
web-remove-seat = Remove seat { $number }
web-open-help = Anyone with the link can take a free seat. You get the link on the next page.
web-how-played = Variants
web-saga = Series
web-saga-none = no series: a single game
web-saga-game = { $saga }, game { $number }
web-the-table = The table
web-clock = Clock
web-clock-help = If a player runs out of time, a bot takes over: to the end of the game with a live clock, otherwise until they are back. Running out of time never forfeits the game.
web-clock-none = no clock
web-clock-live-10 = live, 10 minutes each
web-clock-live-20 = live, 20 minutes each
web-clock-live-45 = live, 45 minutes each
web-clock-days-1 = one day per move
web-clock-days-3 = three days per move
web-clock-days-7 = a week per move
web-clock-live = { $minutes ->
    [one] live, { $minutes } minute each
   *[other] live, { $minutes } minutes each
}
web-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
web-public = Public table
web-public-help = Its free seats are shown on the front page, and others may watch from there. A table that is not public can only be joined with the link.
web-make-table = Set up the table
web-start-now = Start the game

## Before the game

web-table-waits = Waiting for players
web-seats = Seats
web-you = (you)
web-away = away
web-sit = Sit here
web-guest-name = Your name at the table
web-guest-help = leave empty and we’ll pick one
web-seats-left = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
web-seats-left-host = Wait for friends, or give a free seat to a bot.
web-host-starts = Everybody is here. The host can start the game.
web-table-full = Every seat is taken. Stay on this page to watch the game.
web-all-seated = Everybody has a seat: you can start.
web-seats-away = Away right now: { $names }.
web-add-bot = Add a bot
web-change-seat = Replace with…
web-start = Start the game
web-leave = Leave the table
web-invite = Invite
web-invite-help = Send this link to your friends, or let them scan the code with a phone. They join as guests.
web-invite-public = This table is on the front page. You can also send the link to friends, or let them scan the code with a phone.
web-invite-link = Link to this table
web-invite-watch = Link for friends who want to watch
web-qr = QR code with the link to this table

## At the table

web-board = Board
web-table-side = The question and everything about the table
web-board-broken = The board could not be drawn. You can keep playing: everything can be chosen from the list.
web-no-board = This game has no drawn board yet. Everything can be chosen from the list.
web-map-nearer = Zoom in
web-map-farther = Zoom out
web-map-whole = The whole map
web-is-asked = to move
web-turn-of = { $name }: your turn
web-whose-answer = Which seat you answer for
web-going-on = The game continues…
web-game-over = The game is over
web-looking-back = Replay
web-telling = What has happened
web-telling-about = Watch the board: the next question and new log entries appear once it has shown everything.
web-telling-skip = Skip
web-rest = There is nothing for you to decide right now.
web-you-watch = You are watching: you see what everybody at the table sees.
web-bot-plays-for-you = A bot is playing for you. Your seat is waiting.
web-return = I’m back
web-bot-plays-to-the-end = Your time is up. A bot plays for you to the end of the game.
web-stands-in = standing in
web-done-sure = Are you sure? Press again to confirm
web-explain = Explain the options
web-explain-less = Hide the explanations
web-why-not = Why can’t I …?
web-new-here = New to this game? Learn it in a minute
web-always = Always give the same answer here
web-always-armed = Choose an answer: from now on the house will give it whenever this question comes up
web-standing-answers = The house answers for you
web-standing-answer-end = Ask me again (the house answers: { $answer })
web-undo = Undo
web-undo-asked = { $name } wants to undo their last move.
web-undo-asked-mine = You want to undo your last move.
web-undo-asked-host = The house proposes an undo.
web-undo-waits = Waiting for { $names } to agree
web-undo-why-chance = Something has been rolled or shuffled since then.
web-undo-why-revealed = Something has been revealed since then.
web-undo-why-answered = Others have played since then.
web-undo-why-host = Its administrator has asked for this.
web-agree = Agree
web-refuse = Refuse
web-log = Log
web-log-empty = Nothing has happened yet.
web-times = × { $count }
web-only-you = Only you see this line
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-rules = Rules
web-rules-search = Search the rules
web-rules-brief = In brief
web-rules-none = The rules do not mention this.
web-more = More
web-tab-ask = Play
web-tab-seats = Seats
web-sheet-higher = Raise the panel
web-sheet-lower = Lower the panel
web-seed-hash = The house has fixed its part of the seed; its fingerprint: { $hash }
web-seed-commitments = Fingerprints of the players’ parts: { $hashes }
web-seed = The seed was { $seed }: the fingerprint shown before the game proves it
web-leave-game = Leave the game
web-resign = Hand over to a bot
web-resign-help = A bot plays on for you, so nobody’s game is spoilt. You can come back at any time.
web-resign-sure = Yes, let a bot play
web-stay = I’ll stay

## Hints

web-hints = Hints
web-hints-help = On your turn you may ask the house for a hint; it uses only what you know. If other people are playing, they are told.
web-hint = Give me a hint
web-hint-open = Give me a hint (everybody will be told)
web-hint-sought = The house is thinking…
web-hint-head = The house would choose
web-hint-even = The house sees little difference
web-hint-value = · chance to win { $percent }%
web-hint-as-good = · about as good
web-hint-close = · a little weaker
web-hint-weaker = · clearly weaker
web-hint-then = Then: { $line }
web-hinted = { $player } has asked for a hint.

## Replay

web-replay = Replay
web-replay-at = Move { $at } of { $last }
web-replay-slider = Moment of the game
web-replay-eyes = Whose view
web-my-eyes = my view
web-step-back = One move back
web-step-on = One move forward
web-play = Play
web-pause = Pause
web-back-to-live = Back to the present

## The review

web-show-review = Review
web-review-working = The house is going through the game again. It may take a minute or two; you can do something else in the meantime.
web-review-failed = The review could not be finished. Please try again later.
web-review-short = The review ran out of time after move { $judged }: later moves are not judged.
web-review-graph = Everyone’s chances of winning, turn by turn
web-review-moment = Moment in the graph
web-review-show = Show it on the board
web-review-mistakes = The costliest moves
web-review-whose = Whose moves
web-review-everybody = everybody’s
web-review-move = Move { $number }, { $player }
web-review-chosen = Chosen: { $option }
web-review-better = Better: { $option }
web-review-loss = −{ $percent }%
web-review-about = An estimate: from every moment the house plays the game out many times, knowing only what the player could know then. The percentage beside a move says how much weaker the house thinks it was than the better one.
web-percent = { $percent }%

## The end

web-show = What is shown
web-show-score = The score
web-show-board = The board
web-series-won = { $count ->
    [one] { $players } wins the series!
   *[other] { $players } share the victory in the series!
}
web-this-game = This game: { $victory }
web-standing = The series after game { $number }
web-rematch = Rematch
web-to-rematch = To the rematch
web-clone = Play this game yourself
web-share = Share
web-record = Game record

## Series of games

web-my-sagas = Your series
web-games-played = { $count ->
    [0] Nothing has been played yet
    [one] { $count } game played
   *[other] { $count } games played
}
web-last-played = the last one { $when }
web-play-on = Play the next game
web-play-on-with = Game { $number } is set up for { $names }. Anyone with this link can take a free seat:
web-play-on-waiting = Game { $number } is set up. You can change who plays before it starts.
web-play-on-playing = Game { $number } has begun.
web-play-on-over = Game { $number } has already been played.
web-to-game = To game { $number }
web-play-on-names = With { $names }.
web-at-table = At the table: { $names }.
web-next-game = Game { $number } is set up.
web-play-on-soon = The next game is being set up…
web-saga-page = The story so far
web-saga-games = The games
web-saga-sums = All games together
web-game-number = Game { $number }
web-has-won = has won
web-table-playing = In progress
web-annals = Annals
web-annals-contents = Contents
web-annals-chapter = Chapter { $number }
web-annals-land = The land after this game
web-take-along = Take it with you
web-take-along-help = Save the series as text: you can continue it in another house or at your own table.
web-save-file = Save as a file
web-roles-help = A role belongs to its seat: whoever sits there plays it.
web-seat-up = Move the player in seat { $number } one seat forward
web-saga-text = Continue an earlier series
web-saga-text-here = Paste its text here, or drop a file. Leave this empty to begin a new one.
web-saga-text-help = The text you saved or copied from the page of a series.
web-saga-text-clear = Clear
web-saga-file = Choose a file
web-saga-file-unread = { $name } is not a text file.
web-ahead = Begin in an old world
web-ahead-count = { $count ->
    [0] a new world
    [one] { $count } game before yours
   *[other] { $count } games before yours
}
web-ahead-help = Bots play that many games first, and you begin in the world they leave behind. It may take a few minutes.
web-ahead-playing = The bots are playing game { $number } of { $total }…
web-ahead-stop = Stop
web-fewer = One fewer
web-more-of = One more

## Settings

web-settings = Settings
web-settings-help = These are stored on this device.
web-language = Language
web-language-auto = Same as the browser
web-theme = Appearance
web-theme-system = Same as this device
web-theme-light = Day: parchment
web-theme-dark = Night: candlelight
web-theme-contrast = High contrast
web-motion = Animation
web-motion-system = Same as this device
web-motion-full = Full
web-motion-less = Less: nothing moves, things only fade
web-motion-none = None
web-sound = Sound effects (wood and paper)
web-confirm-done = Ask me to confirm before I pass or stop

## Since my last turn, replay by turns, notes, keys

web-strip = Since your last turn
web-strip-me = You
web-strip-nobody = The game
web-strip-nothing = Nothing has changed since your last turn.
web-strip-first = What the others do will be shown here.
web-strip-later = On your turn, what the others did will be shown here.
web-strip-open = Show what has happened since your last turn
web-strip-close = Hide what has happened since your last turn
web-strip-all = Show all of it
web-strip-less = Show less
web-strip-more = { $count } more
web-strip-more-of = { $name }: { $count } more
web-as-it-was = As it was: move { $at } of { $last }
web-undo-turn = Undo turn
web-undo-asked-turn = { $name } wants to undo their whole turn.
web-undo-asked-mine-turn = You want to undo your whole turn.
web-turn-back = One turn back
web-turn-on = One turn forward
web-note = Your note
web-note-about = A note on this moment, for you alone
web-note-write = Write a note on this moment
web-note-keep = Save
web-note-change = Change
web-note-remove = Remove
web-speed = Other players’ moves
web-speed-off = All at once
web-speed-quick = Quickly, one by one
web-speed-normal = One by one
web-speed-slow = Slowly, one by one
web-keys = Keyboard shortcuts
web-keys-close = Close the list of keys
web-keys-asked = On your turn
web-keys-replay = In the replay
web-keys-anywhere = Any time
web-key-choose = Choose an answer by its number
web-key-options = Go to the list of answers
web-key-undo = Undo your last move
web-key-undo-turn = Undo your whole turn
web-key-skip = Skip what the board is showing
web-key-step = One move back or forward
web-key-turn = One turn back or forward
web-key-ends = To the start or the end
web-key-play = Play or pause
web-key-now = Back to the present
web-key-help = Show or hide this list

## Lessons

web-learn = Learn by playing
web-learn-game = Learn { $game } by playing
web-never-played = Not played yet:
web-coach = Coach
web-coach-count = { $number } of { $count }
web-coach-next = Next
web-coach-ok = Got it
web-coach-take = Your move: { $what }
web-coach-later = Then: { $what }
web-lesson-left = Your own move? Why not! From here on you play freely. If you hesitate, I will show a hint; if you undo the move, the lesson continues.

## Limits

web-verify = Confirm your e-mail address
web-verify-help = Once it is confirmed, the house writes to this address when it is your turn and the page is closed.
web-verify-do = Yes, this is my address
web-verified = { $email } is confirmed. The house will write to you when it is your turn.
web-email-verified = This address is confirmed.
web-email-unverified = Not confirmed yet: open the link that the house has sent to { $email }. No e-mail? Save the address again to get a new link.
web-gathering = The game starts as soon as everybody is here.
web-gathering-missing = Still missing: { $names }.
web-gathering-countdown = It starts in { $time } at the latest.
web-gathering-host = You can also start it right away.
web-play-on-gathers = Game { $number } starts as soon as everybody is at the table.

## The lobby

web-welcome-back = Welcome back, { $name }
web-wait-others = Waiting for others
web-watch-tables = Games to watch
web-new-game = A new game
web-which-game = Which game
web-same-again = Same again
web-hide-game = Take it off the list
web-delete-table = Remove the table
web-delete-help = The table will be gone for good, and nobody will be able to join it.
web-delete-sure = Yes, remove it
web-keep-table = Keep it
web-time-left = { $time } left
web-won-by = { $count ->
    [one] { $players } has won
   *[other] { $players } have won
}
web-you-won = You have won
web-you-shared = You share the victory
web-nobody-won = Nobody at the table has won
web-your-place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} out of { $count }
web-ended = ended { $when }
web-my-games = My games
web-all-my-games = All my games and statistics
web-statistics = Statistics
web-played-won = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won
web-average-place = { $place } on average
web-stat-place = Place
web-by-seats = By number of players
web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-against-bots = With bots
web-history = History
web-filter-game = Game
web-filter-outcome = Outcome
web-filter-with = Played with
web-filter-any = any
web-filter-everybody = anybody
web-outcome-won = won
web-outcome-lost = not won
web-no-games-yet = You have not finished a game yet. When you have, it will be kept here.
web-no-games-found = No games match.
web-newer-games = Newer
web-older-games = Older
web-review-game = Replay
web-presets = Choose a set-up
web-preset-own = Custom
    .about = Your own choice of variants.
web-around-table = Who sits where
web-friend-by-link = a friend, by link
web-the-rest = Clock, public table, hints
web-share-picture = Picture of the result
web-bots = Bots
web-filter-any-game = any

## Parts of the seed

web-seed-from = Seed: the house + { $names }
web-seed-alone = Seed: the house alone
web-seed-left-out = Not in the seed, because no part arrived in time: { $names }
web-seed-mine-in = This browser’s part is in it.
web-seed-mine-late = This browser’s part is not in it: the house says it arrived too late.
web-seed-mine-other = Your seat’s part came from another device. If you have not used another device, do not trust this game.
web-seed-broken = Do not trust this game: the house has changed something that it showed this browser before the start.
web-seed-checked = Checked by this browser: fingerprint, parts and seed match.
web-shuffling = Shuffling…
web-shuffling-help = Everybody’s browser adds a part to the seed, so that nobody can choose it.
web-shuffling-for = Waiting for { $names }.

## Showdowns
web-showdown-go-on = Continue

## Hints that propose a plan

web-laid-out = Your answers are laid out on the board: finish there. To answer from the list instead, clear the wheels.
web-hint-plan = Plan
web-hint-take = Take this plan

## The introduction and the rules

web-intro = Quick intro
web-intro-of = { $game }: a quick introduction
web-intro-close = Close the introduction
web-intro-put-away = I know this game: don’t show this again
web-intro-rules = All the rules
web-rules-contents = Contents
web-rules-contents-close = Close the contents
web-rules-link = Link to “{ $title }”
web-rules-clear = Show all the rules again
web-rules-found = { $count ->
    [one] One paragraph
   *[other] { $count } paragraphs
}

## The app

web-new-version = A new version of Crownlands is here. Your games will carry on from where they are.
web-reload = Reload
web-later = Later

## Notifications on a device

web-push = Notifications on this device
web-push-help = A notification appears here when a table has been waiting for you for a while, even if no Crownlands page is open. You get one for all your tables, and no more until you come back.
web-push-start = Turn on
web-push-stop = Turn off
web-push-on = Notifications are on for this device.
web-push-denied = Your browser does not allow this page to show notifications. You can change that in your browser’s settings, next to the address of this page.
web-push-app = On an iPhone or iPad, first add this page to the home screen (Share, then Add to Home Screen), and turn notifications on there.
web-push-failed = The browser could not turn notifications on. Try again later.
