### Eight-Minute Empire: Legends in a minute: a panel a message, its picture is drawn by the client.

intro-goal = Everybody fights over the same islands. Whoever has the most pieces in a region, armies and cities together, controls it.
    .title = Hold the land
intro-turn = On your turn you take one card from the row: the first is free, the others cost coins. The ability at its top stays yours, the action at its bottom is done at once.
    .title = Take a card
intro-end = When everybody has all their cards, every region and every island you control is worth a point. Cards and elixirs give you the rest; whoever has the most points wins.
    .title = Count the points
intro-tip = Coins hardly ever come back. A free card that suits you is often better than an expensive one that suits you perfectly.
    .title = Keep your coins
