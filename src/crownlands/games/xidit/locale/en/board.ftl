### The board of Lords of Xidit in the browser: words for screen readers, notes by the pointer, the planning board, the stage.

## The map

xidit-web-map = The map of Xidit
xidit-web-units = { $unit } × { $count }
xidit-web-recruits = Recruits waiting: { $units }
xidit-web-threat = { $beast }. Needs: { $cost }. Gives two of: { $rewards }
xidit-web-road = { $road } to { $city }
xidit-web-heroes = Heroes here: { $names }
xidit-web-guild = Guild of { $owner }: { $storeys } of 4 storeys
xidit-web-lyre = Most bards: { $first }; second most: { $second }
xidit-web-bastion = Bards in the Bastion: { $count }
xidit-web-bards-of = Bards of { $owner }: { $count }
xidit-web-closed = closed
xidit-web-reward-coins = { $count } { $count ->
    [one] coin
   *[other] coins
}
xidit-web-reward-bards = { $count } { $count ->
    [one] bard
   *[other] bards
}
xidit-web-reward-guild = { $count } { $count ->
    [one] storey
   *[other] storeys
}

## Tiles, queues, Titans

xidit-web-recruits-in = Recruits in { $city }
xidit-web-wait-here = Waiting here
xidit-web-weakest-first = The weakest unit is always recruited first.
xidit-web-asks-for = Needs
xidit-web-gives-two = Gives two of
xidit-web-any-units = any { $count } units
xidit-web-queue-threat = Coming threats
xidit-web-queue-recruits = Coming recruits
xidit-web-in-pile = Pile { $count } · discard { $gone }
xidit-web-lair = Lair of the Titans
xidit-web-titan-awake = { $titan } is awake: needs any { $count } units
xidit-web-awake = awake
xidit-web-asleep = { $count ->
    [one] one asleep
   *[other] { $count } asleep
}
xidit-web-gone = exiled
xidit-web-barracks = Barracks
xidit-web-neutral = Neutral player

## The calendar

xidit-web-calendar = Calendar
xidit-web-year = Year { $year } of { $of }
xidit-web-plain-year = Year { $year }
xidit-web-census-of = Year { $year }: census of the armies
xidit-web-scorings = Scored at the end, in this order
xidit-web-two-out = Two players are eliminated in this scoring
xidit-web-reconstruction = Reconstruction
xidit-web-reconstruction-about = The map, most tiles, the Titans’ rewards and the neutral player’s track are our own reconstruction: they fit every figure in the rulebook, but the printed game differs. If you own the game, you can load a corrected edition.

## The seats

xidit-web-mine = My pieces
xidit-web-my-army = My units
xidit-web-my-screen = Behind my screen
xidit-web-others = Other players
xidit-web-first = First player
xidit-web-coins = Coins
xidit-web-influence-now = Guild storeys on the map
xidit-web-reputation-now = Reputation now{ $bastion ->
    [open] {""}
   *[closed] , without the Bastion
}
xidit-web-screen = behind a screen
xidit-web-screen-help = Units, coins and unplaced bards are hidden until the end.
xidit-web-no-units = no units
xidit-web-left-bards = { $count } { $count ->
    [one] bard
   *[other] bards
} left
xidit-web-left-storeys = { $count } { $count ->
    [one] storey
   *[other] storeys
} left
xidit-web-in-bastion = { $count } in the Bastion
xidit-web-kept = { $count } { $count ->
    [one] storey
   *[other] storeys
} kept

## The planning board

xidit-web-plan = Plan for year { $year }
xidit-web-wheels = Six wheels
xidit-web-wheel = Order { $number }
xidit-web-palette = Icons for wheel { $number }
xidit-web-clear = Clear all wheels
xidit-web-seal = Seal the plan
xidit-web-sealing = Sealing…
xidit-web-sealed = Your plan is sealed. The others are still planning.
xidit-web-unseal = Change the plan
xidit-web-plan-good = Every order will do something, if nobody gets there first.
xidit-web-plan-help = Turn the wheels or click one city after another. Nothing is final until you seal it.
xidit-web-others-plan = The other players are planning.
xidit-web-place-hero = Choose the city where your hero starts.
xidit-web-heroes-placed = The heroes are taking their places.
xidit-plan-unset = –
xidit-plan-wait = waits
xidit-plan-move = → { $city }
xidit-plan-no-road = no road
xidit-plan-recruit = + { $unit }
xidit-plan-beat = defeats it
xidit-plan-lacks = lacks units
xidit-plan-titan = Titan
xidit-plan-titan-weak = too few units
xidit-plan-hoped = if it comes
xidit-plan-spare = or Titan
xidit-plan-twice = once only
xidit-plan-empty = nothing
xidit-plan-unsure = unsure

## The stage

xidit-web-theatre = The year, order by order
xidit-web-theatre-controls = Playback
xidit-web-orders-of-year = All orders of the year; choose one to watch it
xidit-web-go-to-order = { $player }, order { $number }: { $order }
xidit-web-plans-shown = The plans are revealed: everybody sees them all.
xidit-web-order-of = Order { $number }: { $player }
xidit-web-as-it-is = the table now
xidit-web-step-back = One order back
xidit-web-step-on = One order forward
xidit-web-play = Play
xidit-web-pause = Pause
xidit-web-speed = Speed: ×{ $times }
xidit-web-skip = Skip to now
xidit-web-watch-again = Watch the last year again
xidit-web-census = Census of the armies
xidit-web-census-title = Census of the armies, year { $year }
xidit-web-prize = For the most units
xidit-web-hand-closed = not shown yet
xidit-web-most = the most
xidit-web-hall = The Hall of Fame
xidit-web-hall-about = Three scorings, one after the other. { $out ->
    [1] Each eliminates the last of those who are still in.
   *[other] The first eliminates the last two, the others one more each.
}
xidit-web-hall-ties = Of players with equal points, the one with more units ranks higher; then the one who sits closer, clockwise, to the first player of the last year.{ $neutral ->
    [yes] {" "}The neutral player loses every tie.
   *[no] {""}
}
xidit-web-tie-units = { $count } { $count ->
    [one] unit
   *[other] units
}
xidit-web-goes-out = eliminated
xidit-web-is-out = out

# The hands of a census, opened.
xidit-web-hands-of = The census: { $unit }
xidit-web-hand-shows = { $units ->
    [0] shows nothing
   *[other] shows { $units }
}
xidit-web-census-most = { $player } shows the most
xidit-web-census-tied = Several show the most
xidit-web-census-tie = A tie: each of them is rewarded in full.
