# What the house refuses, and what its digests say.

error-bad-claim = This link has been used or is too old. Make a new one on your other device.
error-bad-clock = A clock is none, live with 1 to 600 minutes, or 1 to 60 days a move.
error-bad-email = This does not look like an e-mail address.
error-bad-login = A login has 3 to 40 letters without spaces.
error-bad-name = A name needs at least one letter.
error-bad-standing-answer = This standing answer cannot be understood.
error-bad-password = A password has 8 to 200 characters.
error-bad-request = The request is wrong at: { $where }.
error-bad-setup = The table cannot be set up: { $reason }.
error-bad-webhook = A webhook starts with http:// or https://.
error-broken-table = This table cannot be opened: its log does not fit its rules. Please tell the keeper of the house.
error-foreign = This request does not come from a page of the house.
error-login-taken = Somebody else has this login.
error-no-hint = The house found no hint in time. Please try again.
error-no-hints = There are no hints at this table.
error-no-such-answer = There is no such move: the game has { $count }.
error-no-such-bot = There is no bot “{ $bot }”.
error-no-such-game = There is no game “{ $game }” in this house.
error-no-such-language = The house does not speak this language.
error-no-such-page = There is nothing here.
error-no-such-saga = There is no series “{ $saga }” of this game.
error-no-such-seat = There is no such seat.
error-no-such-table = There is no such table; perhaps it has been cleared away.
error-no-undo-asked = Nobody asks you for an undo.
error-not-asked = You are not asked now.
error-not-offered = “{ $ref }” is not possible now.
error-not-over = This is possible when the game is over.
error-not-started = The game has not started yet.
error-not-stored = The house cannot write at the moment, so nothing has changed. Please try again soon.
error-not-understood = The house did not understand this message.
error-not-your-seat = This is not your seat.
error-nothing-to-undo = There is nothing to undo.
error-only-host = Only who opened the table may do this.
error-review-not-over = The house reviews a game when it is over: before that a review would tell what is hidden.
error-reviews-busy = The house is looking back at other games. Please try again in a few minutes.
error-seat-taken = This seat is taken.
error-seats-open = There are open seats: invite somebody or give them to bots.
error-stale = The table has moved on in the meantime; here is how it stands.
error-started-already = The game has started already.
error-seats-fixed = The number of seats at this table cannot change.
error-too-large = This is too large.
error-too-many = Too fast: please wait a moment.
error-who-are-you = Tell the house your name first.
error-wrong-method = This cannot be done here.
error-wrong-password = Login and password do not fit.

digest-subject = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
digest-hello = Hello { $name }, it is your turn:
digest-line = { $game }: { $link }
digest-end = You get one such letter; the next one comes only after you have looked in.
