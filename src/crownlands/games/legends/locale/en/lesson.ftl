### The lessons of Legends: what the coach says, one thing at a time.

lesson-first-welcome = Welcome, commander! Three of you share these islands. Everybody takes ten cards, one per turn, and then the player with the most points wins. I will show you where points come from.
lesson-first-bid = First, a secret bid for the right to decide who goes first. Only the highest bidder pays, and 11 coins must last the whole game. Bid 2.
lesson-first-begin = The highest bid is yours: you have paid 2 coins, and you say who goes first. Go first yourself.
lesson-first-card = Each turn you take one card. The first in the row is free, the others cost coins. What is at the top stays with you: { card-forest-gnome } gives you 3 elixirs.
lesson-first-march = What is at the bottom you do at once: here, move two steps. Send one army from { region-desert-6 } to { region-desert-5 }, then one more to { region-desert-7 }.
lesson-first-points = Five points already! One for each region where you have more pieces than anyone else, one for the island where you hold the most regions, two for having the most elixirs.
lesson-first-city-card = The row has moved up, and the free card builds a city. Take { card-cursed-mausoleum }; it also gives you one more step whenever you move armies.
lesson-first-city = A city counts like an army, nobody can destroy it, and new armies may appear in it. Build it in { region-desert-5 }.
lesson-first-same-word = Some cards score at the end. { card-lake } scores a point for every card of yours with “forest” in its name, and you have one.
lesson-first-armies = This card says “or”: choose to place armies. New ones appear at the star or in your cities. Place one in { region-desert-5 } and one in { region-desert-6 }, and the star is yours.
lesson-first-coin = Good cards are worth a coin. { card-forest-tree-town } is another forest card for { card-lake }, and it builds a city: put it in { region-desert-6 }.
lesson-first-free = Now you know where points come from: regions, islands, elixirs, cards. An army can also cross water, which takes 3 steps until a card makes it cheaper. Play on until everybody has ten cards; ask for a hint to see what I would do.
lesson-first-end = The player with the most points wins: one for each region you control, one for each island, the rest from elixirs and cards. In your next game you choose how well the bots play.
