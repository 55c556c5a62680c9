### What only the browser client says.

## The front page

web-motto = A house for strategy games, its tables always set.
web-about = Sit down against bots or invite friends by a link. No account, nothing to install; the house knows the rules and shows you what you may do, and why not.
web-play-now = Play { $game } against bots
web-play-friends = Invite friends
web-opponents = Opponents
web-bot-strength = How strong the bots play
web-my-tables = Your tables
web-shelf = On the shelf
web-open-tables = Tables with a free seat
web-past-tables = Games you have played
web-no-open-tables = No public table waits for players at the moment. Set one up yourself: others will see it here.
web-play-bots = Play against bots
web-set-table = Set up a table
web-seats-range = { $low } to { $high } players
web-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
web-table-over = The game is over
web-table-open = { $count ->
    [0] All seats are taken, the game can start
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-since = last move { $when }
web-made = set up { $when }
web-review-open = See how it went
web-enter = Enter
web-continue = Play on
web-join = Join
web-watch = Watch
web-unofficial = Crownlands is an unofficial project of players. The games belong to their authors and publishers; all texts and drawings here are our own. If you like a game, buy it: the real table is the best one.

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
web-skip-asked = Skip to what is asked
web-skip-board = Skip to the board
web-unreachable = The house does not answer. Check your connection; nothing is lost.
web-reconnecting = Connection lost, coming back …
web-not-said = The line to the house is down, so this was not said. Try again in a moment.
web-no-such-game = There is no such game in this house.

## People

# Made-up names for guests, separated by commas.
web-guest-names = Grey Heron, Red Fox, Night Owl, Old Badger, Swift Otter, White Hare, Black Kite, Wild Goose, Brown Bear, Lone Wolf, Silver Pike, Quiet Lynx, Gold Finch, Wise Raven, Tall Crane, Stone Marten
# Bots have a name for each seat, which begins with the letter of its livery.
web-bot-of-seat-1 = Aldous
web-bot-of-seat-2 = Brenna
web-bot-of-seat-3 = Cedric
web-bot-of-seat-4 = Dagny
web-bot-of-seat-5 = Edda
web-bot-of-seat-6 = Falk
web-bot = A bot plays this seat
web-account = Your account
web-your-name = Your name
web-name-help = What others call you at the table
web-account-of = Account “{ $login }”
web-account-kept = Your games stay with your account. Log in anywhere to go on playing.
web-logout = Log out
web-claim-account = Make an account
web-claim = Make the account
web-claim-help = You need none to play. With a login and a password you get your games back on any device; all that you have played so far stays yours.
web-login-name = Login
web-password = Password
web-login = Log in
web-other-device = Link for another device
web-make-link = Make a link
web-other-device-help = Open this link on your phone or another computer: that device is you, too. It works once, within an hour.
web-notices = Notices
web-notices-help = When it becomes your turn and you are not looking, the house writes to you: one letter for all your tables, never one a move.
web-email = E-mail
web-webhook = Webhook
web-claim-device = Is this your device?
web-claim-device-help = This link makes this device yours: your name and your tables come with it. Whoever played here as a guest before is forgotten on this device.
web-claim-device-do = Yes, this is my device

## A new table

web-new-table = A new table
web-who-plays = Who plays
web-seat-me = me
web-seat-open = free seat
web-seat-bot = bot: { $level }
web-add-seat = One more seat
web-remove-seat = Take seat { $number } away
web-open-help = Whoever has the link can take a free seat. You get the link on the next page.
web-how-played = How it is played
web-saga = Series
web-saga-none = one game
web-saga-game = { $saga }, game { $number }
web-the-table = The table
web-clock = Clock
web-clock-help = Out of time? A bot takes over until the player is back; the game is never lost.
web-clock-none = no clock
web-clock-live-10 = live, 10 minutes each
web-clock-live-20 = live, 20 minutes each
web-clock-live-45 = live, 45 minutes each
web-clock-days-1 = a day for a move
web-clock-days-3 = three days for a move
web-clock-days-7 = a week for a move
web-clock-live = { $minutes ->
    [one] live, { $minutes } minute each
   *[other] live, { $minutes } minutes each
}
web-clock-days = { $days ->
    [one] { $days } day for a move
   *[other] { $days } days for a move
}
web-public = Public table
web-public-help = Its free seats are shown on the front page. Otherwise only those come who have the link.
web-make-table = Set up the table
web-start-now = Begin the game

## Before the game

web-table-waits = Waiting for players
web-seats = Seats
web-you = (you)
web-away = away
web-sit = Sit down here
web-guest-name = Your name at the table
web-guest-help = or sit down and be given one
web-seats-left = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
web-seats-left-host = Wait for friends, or give a free seat to a bot.
web-host-starts = Everybody is here. The host starts the game.
web-start = Start the game
web-leave = Leave the table
web-invite = Invite
web-invite-help = Send this link to your friends, or let them point a phone at the picture. They sit down as guests.
web-invite-public = This table is on the front page. You can also send the link to friends, or let them point a phone at the picture.
web-invite-link = Link to this table
web-invite-watch = Link for friends who want to watch
web-qr = QR code with the link to this table

## At the table

web-board = Board
web-table-side = What is asked, and all about the table
web-board-broken = The board could not be drawn. The game goes on: everything can be chosen from the list.
web-no-board = This game has no drawn board yet. Everything can be chosen from the list.
web-map-nearer = Nearer
web-map-farther = Farther
web-map-whole = The whole map
web-is-asked = has the turn
web-turn-of = { $name }: your turn
web-whose-answer = Which seat answers
web-going-on = The game goes on …
web-game-over = The game is over
web-looking-back = Looking back
web-telling = What has happened
web-telling-about = Watch the board: new lines of the log and the next question come when it has shown everything.
web-telling-skip = Don’t wait
web-rest = Nothing is asked of you now.
web-you-watch = You are watching: you see what everybody at the table sees.
web-bot-plays-for-you = A bot plays for you. Your seat is waiting.
web-return = I am back
web-stands-in = stands in
web-done-sure = Go on: really? Once more to confirm
web-why-not = Why can’t I …?
web-new-here = New to this game? How it goes, in a minute
web-always = Always answer this the same way
web-always-armed = Choose: from now on the house answers so for you
web-standing-answers = The house answers for you
web-standing-answer-end = Ask me again instead of answering: { $answer }
web-undo = Undo
web-undo-asked = { $name } wants to take a move back.
web-undo-asked-mine = You want to take a move back.
web-undo-asked-host = The house proposes to go back.
web-undo-waits = Asked: { $names }
web-undo-why-chance = Since then something was rolled or shuffled.
web-undo-why-revealed = Since then something was revealed.
web-undo-why-answered = Since then others have played.
web-undo-why-host = It is a proposal of who runs the house.
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
web-rules-none = No paragraph speaks of this.
web-more = More
web-tab-ask = Play
web-tab-seats = Seats
web-sheet-higher = Larger sheet
web-sheet-lower = Smaller sheet
web-seed-hash = Fingerprint of this game’s shuffles: { $hash }…
web-seed = The seed was { $seed }: the fingerprint shown before the game proves it
web-leave-game = Leave the game
web-resign = Hand over to a bot
web-resign-help = A bot plays on for you, so nobody’s game is spoilt. You can come back at any time.
web-resign-sure = Yes, a bot shall play
web-stay = I stay

## Hints

web-hints = Hints
web-hints-help = Whoever is asked may ask the house for a hint; it uses only what that player knows. Among people everybody is told.
web-hint = Give me a hint
web-hint-open = Give me a hint (everybody will be told)
web-hint-sought = The house is thinking …
web-hint-head = The house would choose
web-hint-even = The house sees little difference
web-hint-value = · { $percent } of 100
web-hint-then = Then: { $line }
web-hinted = { $player } has asked for a hint.

## Looking back

web-replay = Replay
web-replay-at = Move { $at } of { $last }
web-replay-slider = Moment of the game
web-replay-eyes = Through whose eyes
web-my-eyes = my eyes
web-step-back = One move back
web-step-on = One move on
web-play = Play
web-pause = Pause
web-back-to-live = Back to now

## The review

web-show-review = Review
web-review-working = The house is playing the game through once more. It may take a minute or two; you can look elsewhere meanwhile.
web-review-failed = The house could not finish looking back. Please try again later.
web-review-short = Time was up after move { $judged }: what came later is not judged.
web-review-graph = How likely everybody was to win, move by move
web-review-moment = Moment in the graph
web-review-show = Show it on the board
web-review-mistakes = The moves that lost most
web-review-whose = Whose moves
web-review-everybody = everybody’s
web-review-move = Move { $number }, { $player }
web-review-chosen = Chosen: { $option }
web-review-better = Better: { $option }
web-review-loss = −{ $percent } %
web-review-about = An estimate: the house plays every moment on many times, knowing only what the player could know then. A percentage is how much of the way from losing to winning a move has cost.
web-percent = { $percent } %

## The end

web-show = What is shown
web-show-score = The score
web-show-board = The board
web-series-won = { $count ->
    [one] { $players } wins the series!
   *[other] { $players } win the series together!
}
web-this-game = This game: { $victory }
web-standing = The series after game { $number }
web-rematch = Rematch
web-to-rematch = To the rematch
web-next-game = On to the next game
web-clone = Play this game
web-share = Share
web-record = Record

## Settings

web-settings = Settings
web-settings-help = These are kept on this device.
web-language = Language
web-language-auto = As the browser says
web-theme = Appearance
web-theme-system = As the system says
web-theme-light = Day: parchment
web-theme-dark = Night: candlelight
web-theme-contrast = High contrast
web-motion = Motion
web-motion-system = As the system says
web-motion-on = Moving
web-motion-off = Still
web-sound = Quiet sounds of wood and paper
web-confirm-done = Ask again before “go on”
