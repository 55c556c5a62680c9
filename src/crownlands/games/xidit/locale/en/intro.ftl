### Lords of Xidit in a minute: a panel a message, its picture is drawn by the client.

intro-goal = Monsters besiege the cities. Lead your hero from city to city, drive them out, and earn wealth, influence and reputation.
    .title = Save the kingdom
intro-plan = Every year all of you secretly give your heroes six orders: take a black, red or blue road, act, or wait. Then they are revealed and carried out one by one.
    .title = Give six orders
intro-city = Act where recruits wait, and the weakest of them joins you. Act at a threat with all the units it asks for, and you take two of its three rewards.
    .title = Recruit, then fight
intro-end = After the last year wealth, influence and reputation are scored, in an order known from the start. Each time the player in last place is eliminated; whoever is left wins.
    .title = Be the last one standing
intro-tip = You need not be the best at anything, but never be the worst. See which scoring comes first.
    .title = Do not fall behind
