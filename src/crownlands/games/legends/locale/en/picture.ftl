### The table of Legends in text: headings, the legend of the map, what tokens do.

picture-islands = Islands, 1 point each
picture-start = start
picture-city = city
picture-control = control, 1 point
picture-neutral = neutral
picture-crossing = crossing
picture-bridge = bridge

picture-price = price
picture-card = card
picture-ability = ability
picture-action = action

picture-turn = Turn { $turn } of { $of }, { $deck } in the deck
picture-turns-over = All turns are taken
picture-points = points
picture-coins = coins
picture-cards = cards
picture-supply = armies left
picture-cities = cities left
picture-moves = moving
picture-recruits = placing
picture-elixirs = elixirs
picture-immune = safe armies
picture-captives = captives
picture-earlier = before

picture-token-hidden = face down
picture-token-magic-spring = Magic Spring: 2 elixirs
picture-token-cottage = Cottage: +1 army
picture-token-hidden-treasure = Hidden Treasure: 1 coin
picture-token-magic-tome = Magic Tome: 1 point, wins ties
picture-token-stable = Stable: +1 step
picture-token-swamp = Deadly Swamp: −1 point
picture-token-citadel = Citadel: +1 point
picture-token-dragon = Dragon: 2 points for the seventh army
picture-token-gate = Magic Gates: one step apart
picture-token-thieves = Thieves: 1 coin to enter
