# Errors, and the house’s e-mails.

error-bad-claim = This link has been used or has expired. Make a new one on your other device.
error-bad-clock = Choose no clock, a live clock of 1 to 600 minutes, or 1 to 60 days per move.
error-bad-email = This does not look like an e-mail address.
error-bad-login = A username needs 3 to 40 characters, without spaces.
error-bad-name = A name needs at least one letter.
error-bad-standing-answer = The house cannot give this answer for you.
error-bad-password = A password needs 8 to 200 characters.
error-bad-request = There is a mistake in the request: { $where }.
error-bad-setup = This table cannot be set up: { $reason }.
error-bad-webhook = A webhook starts with http:// or https://.
error-broken-table = This table cannot be opened: its log does not match the rules. Please tell the administrator.
error-foreign = This request does not come from one of the house’s own pages.
error-login-taken = This username is already taken.
error-no-hint = The house could not find a hint in time. Please try again.
error-no-hints = There are no hints at this table.
error-no-such-answer = There is no such move: the game has { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
error-no-such-bot = There is no bot “{ $bot }”.
error-no-such-device = This device is not one of yours, or it has been logged out already.
error-no-such-game = There is no game “{ $game }” in this house.
error-no-such-language = The house does not speak this language.
error-no-such-page = There is nothing here.
error-no-such-saga = There is no series “{ $saga }” of this game.
error-no-such-seat = There is no such seat.
error-no-such-table = There is no such table; perhaps it has been cleared away.
error-no-undo-asked = Nobody has asked you to agree to an undo.
error-not-asked = It is not your turn to decide.
error-not-offered = This is not possible now.
error-not-over = This is only possible once the game is over.
error-not-started = The game has not started yet.
error-not-stored = The house cannot save anything at the moment, so nothing has changed. Please try again soon.
error-not-understood = The house did not understand this message.
error-not-your-seat = This is not your seat.
error-nothing-to-undo = There is nothing to undo.
error-no-time-left = Your time is up. A bot will play for you to the end of the game.
error-bot-moves = Your time for this move is up: a bot is making it now. Then you can take your seat back.
error-only-host = Only the player who set up the table can do this.
error-review-not-over = A game can be reviewed once it is over: before that, the review would give away what is hidden.
error-reviews-busy = The house is busy reviewing other games. Please try again in a few minutes.
error-seat-taken = This seat is taken.
error-seats-open = There are free seats: invite somebody or give them to bots.
error-stale = The table has moved on in the meantime; here is how it stands now.
error-started-already = The game has already started.
error-seats-fixed = The number of seats at this table cannot be changed.
error-seats-kept = In a series of games everybody keeps their seat.
error-too-large = This is too much data to send at once.
error-too-many = Too fast: please wait a moment.
error-who-are-you = Choose a name first.
error-wrong-method = This cannot be done here.
error-wrong-host = This house does not answer at this address; its administrator can set CROWNLANDS_URL.
error-wrong-password = Wrong username or password.
error-ahead-busy = The house is already playing ahead for somebody. Please try again in a minute.
error-ahead-failed = The bots could not play that many games in time. Please try again with fewer.
error-not-endless = Bots can only play ahead in an endless series.
error-no-such-form = This series cannot be saved in this form.
error-saga-not-public = Only those who have played in this series can see it.
error-text-too-long = This text is too long: at most { $most } characters.
error-unknown-saga = There is no such series; perhaps it has been cleared away.
error-undo-too-late = This can no longer be undone: it would cost more time than you have left.

digest-subject = { $count ->
    [one] A table is waiting for you
   *[other] { $count } tables are waiting for you
}
digest-hello = Hello { $name }, it is your turn:
digest-line = { $game }: { $link }
digest-line-left = { $game }, { $hours ->
    [0] less than an hour left
    [one] { $hours } hour left
   *[other] { $hours } hours left
}: { $link }
digest-end = You will get no more e-mails until you visit again, unless your time for a move is running out.
warning-subject = { $count ->
    [one] Your time for a move is nearly up
   *[other] Your time is nearly up at { $count } tables
}
warning-hello = Hello { $name }, when the time is up, a bot will move for you:

## Notes on moments of a game

error-too-many-notes = You have { $most } notes at this table already. Remove one to write another.

## Lessons

error-no-such-lesson = There is no lesson “{ $lesson }” for this game.

## Limits

error-too-many-open = { $most ->
    [one] You already have a table whose game has not started. Start it first.
   *[other] You already have { $most } tables whose games have not started. Start one of them first.
}
error-too-many-running = { $most ->
    [one] You already have a game in progress at a table you set up. Finish it first.
   *[other] You already have { $most } games in progress at tables you set up. Finish one of them first.
}
error-too-many-open-here = There are already { $most } tables from your network address whose games have not started. Please try again once one of them has started.
error-too-many-running-here = There are already { $most } games in progress at tables from your network address. Please try again once one of them is over.
error-too-many-standing-answers = You can have at most { $most } standing answers at a table.
error-log-full = Too many moves have been undone and changed at this table. From now on nothing more can be undone here, and the game can only be played to its end.
error-too-many-mails = The house has already sent several links. Please check your mailbox, or try again in an hour.
error-bad-email-check = This link has been used, has expired, or was meant for another address. Save your address once more to get a new one.

email-check-subject = Is this your e-mail address?
email-check-hello = Somebody has asked Crownlands to send an e-mail to this address when it is their turn in a game. If that was you, open this link to confirm it:
email-check-end = If it was not you, you need not do anything: there will be no further e-mails. The link works for a day.

## The lobby

error-saga-goes-on = This table belongs to a series that is still being played, so it cannot be removed. You can leave it.

share-waiting = { $count ->
    [0] The table is set and the game is about to start.
    [one] { $count } seat is free: come and play. No account, nothing to install.
   *[other] { $count } seats are free: come and play. No account, nothing to install.
}
share-playing = A game is being played: come and watch.
share-over = The game is over: replay it turn by turn.
share-saga = { $game }: { $count ->
    [one] { $count } game so far.
   *[other] { $count } games so far.
}

## Parts of the seed

error-bad-seed-part = A part of a seed is 64 hexadecimal digits, and must match the hash that was sent before it.

## Notifications on a device

error-bad-push = Notifications cannot be sent to this browser: its address or its keys are not valid.
