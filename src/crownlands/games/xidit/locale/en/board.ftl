### The board of Lords of Xidit in the browser: words for screen readers, notes by the pointer, the planning board, the stage.

## The map

xidit-web-map = The map of Xidit
xidit-web-units = { $unit } × { $count }
xidit-web-recruits = Recruits wait: { $units }
xidit-web-threat = { $beast }. Asks for: { $cost }. Gives two of: { $rewards }
xidit-web-road = { $road } to { $city }
xidit-web-heroes = Heroes here: { $names }
xidit-web-guild = Guild of { $owner }: { $storeys } of 4 storeys
xidit-web-lyre = Most bards: { $first }, second: { $second }
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
xidit-web-wait-here = Who waits here
xidit-web-weakest-first = The weakest must be taken first.
xidit-web-asks-for = Asks for
xidit-web-gives-two = Gives two of
xidit-web-any-units = any { $count } units
xidit-web-queue-threat = Threats to come
xidit-web-queue-recruits = Recruits to come
xidit-web-in-pile = Pile { $count } · discard { $gone }
xidit-web-lair = Lair of the Titans
xidit-web-titan-awake = { $titan } is awake: { $count } units of any kind
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
xidit-web-two-out = Two go out in this scoring
xidit-web-reconstruction = Reconstruction
xidit-web-reconstruction-about = The map, most tiles, the Titans' rewards and the neutral player's track are our own reconstruction: they satisfy every figure of the rulebook, but the printed game differs. Who owns the game can load a corrected edition.

## The seats

xidit-web-mine = What I have
xidit-web-my-screen = Behind my screen
xidit-web-others = The others
xidit-web-first = First player
xidit-web-coins = Coins
xidit-web-influence-now = Guild storeys on the map
xidit-web-reputation-now = Reputation now{ $bastion ->
    [open] {""}
   *[closed] , without the Bastion
}
xidit-web-screen = behind a screen
xidit-web-screen-help = Units, coins and bards in stock are hidden until the end.
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

xidit-web-plan = Plan of year { $year }
xidit-web-wheels = Six wheels
xidit-web-wheel = Order { $number }
xidit-web-palette = Icons for wheel { $number }
xidit-web-clear = Clear all wheels
xidit-web-seal = Seal the plan
xidit-web-sealing = Sealing …
xidit-web-sealed = Your plan is sealed. The others are still planning.
xidit-web-unseal = Change it
xidit-web-plan-good = Every order will do something, if nobody comes first.
xidit-web-plan-help = Turn the wheels, or click the cities on the map one after the other. Nothing is final until you seal it.
xidit-web-others-plan = The others are planning.
xidit-web-place-hero = Choose the city where your hero starts.
xidit-web-heroes-placed = The heroes take their places.
xidit-plan-unset = –
xidit-plan-wait = waits
xidit-plan-move = → { $city }
xidit-plan-no-road = no road
xidit-plan-recruit = + { $unit }
xidit-plan-beat = beats it
xidit-plan-lacks = lacks units
xidit-plan-titan = Titan
xidit-plan-titan-weak = too weak
xidit-plan-hoped = if it comes
xidit-plan-spare = or Titan
xidit-plan-twice = once only
xidit-plan-empty = nothing
xidit-plan-unsure = unsure

## The stage

xidit-web-theatre = The year, order by order
xidit-web-theatre-controls = Show the orders
xidit-web-orders-of-year = All orders of the year; choose one to see it
xidit-web-go-to-order = { $player }, order { $number }: { $order }
xidit-web-plans-shown = The planning boards are turned round: everybody sees all plans.
xidit-web-order-of = Order { $number }: { $player }
xidit-web-as-it-is = as the table is now
xidit-web-step-back = One order back
xidit-web-step-on = One order on
xidit-web-play = Play
xidit-web-pause = Pause
xidit-web-speed = Speed: ×{ $times }
xidit-web-skip = Skip to now
xidit-web-watch-again = Watch the last year again
xidit-web-census = Census of the armies
xidit-web-census-title = Census of the armies, year { $year }
xidit-web-prize = For the most
xidit-web-hand-closed = not shown yet
xidit-web-most = most
xidit-web-hall = The Hall of Fame
xidit-web-hall-about = Three scorings, one after the other. { $out ->
    [1] In each of them the last of those who are still in goes out.
   *[other] In the first of them the last two go out, then one each time.
}
xidit-web-hall-ties = Of equals, whoever has more units stands higher; then whoever sits nearer, clockwise, to the first player of the last year.{ $neutral ->
    [yes] {" "}The neutral player loses every tie.
   *[no] {""}
}
xidit-web-tie-units = { $count } { $count ->
    [one] unit
   *[other] units
}
xidit-web-goes-out = goes out
xidit-web-is-out = out
