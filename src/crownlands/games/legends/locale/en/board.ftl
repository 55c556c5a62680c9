### The board of Legends in the browser: what a screen reader says, notes by the pointer, what a number means.

## The map

legends-web-map = The map
legends-web-start = Start region
legends-web-control = Control: { $owner }
legends-web-no-control = Control: nobody
legends-web-force = { $owner }: { $what }
legends-web-armies = { $count } { $count ->
    [one] army
   *[other] armies
}
legends-web-cities = { $count } { $count ->
    [one] city
   *[other] cities
}
legends-web-island-control = Island ({ $side }): { $owner }
legends-web-island-free = Island ({ $side }): nobody
legends-web-turn = Turn { $turn } of { $of } · { $deck ->
    [0] the deck is empty
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}
legends-web-sides = Pieces to choose from
legends-web-turns = How the piece lies

## The row and the cards

legends-web-row = The row of cards, cheapest first
legends-web-price = { $price ->
    [0] It is free.
    [one] It costs { $price } coin.
   *[other] It costs { $price } coins.
}
legends-web-card-about = { $gives }. { $does }.
legends-web-card-points = { $points ->
    [one] { $card }: { $points } point now
   *[other] { $card }: { $points } points now
}
legends-web-no-word = No word
legends-web-no-cards = No cards yet

## What a seat has

legends-web-mine = What I have
legends-web-others = What the others have
legends-web-points = Points
legends-web-points-help = If the game ended now: { $sources }.
legends-web-points-none = If the game ended now.
legends-web-points-regions = regions { $points }
legends-web-points-citadels = citadels { $points }
legends-web-points-islands = islands { $points }
legends-web-points-cards = cards { $points }
legends-web-points-elixirs = elixirs { $points }
legends-web-points-tokens = tokens { $points }
legends-web-points-leader = leader { $points }
legends-web-coins = Coins
legends-web-supply = Armies in the supply
legends-web-cities-left = Cities to build
legends-web-moves = Extra steps
legends-web-moves-help = Added whenever you move armies.
legends-web-recruits = Extra armies
legends-web-recruits-help = Added whenever you place armies.
legends-web-crossing = Crossing water costs
legends-web-crossing-help = Steps per army; each flying ability makes it 1 cheaper, down to 1.
legends-web-elixirs = Elixirs
legends-web-elixirs-help = Having the most is worth 2 points, or 1 each if tied.
legends-web-immune = Armies cannot be destroyed
legends-web-captives = Captive armies
legends-web-captives-help = Every three are worth a point.
legends-web-cards = Cards
legends-web-bid = Bid: { $coins }

## Leaders

legends-web-leader-fairy-queen-1 = 1 point at the end for three forest cards.
legends-web-leader-fairy-queen-2 = After the last turn she may buy one more card; its action is not used.
legends-web-leader-bandit-king-1 = May also place armies at other players’ cities, paying the owner 1 coin for each.
legends-web-leader-bandit-king-2 = May take 1 coin from a player whose army he destroys.
legends-web-leader-red-sorceress-1 = Starts with 5 armies in the start region.
legends-web-leader-red-sorceress-2 = Keeps the armies she destroys: 1 point for every three.
legends-web-leader-white-knight-1 = 1 extra point for each island of three or more regions.
legends-web-leader-white-knight-2 = Every new city brings 1 army with it.

# The auction, opened.
legends-web-auction = The bids are revealed
legends-web-bid-coins = { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
legends-web-bid-paid = paid
legends-web-bid-kept = kept
