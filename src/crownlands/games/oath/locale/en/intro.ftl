### Oath in a minute: a panel a message, its picture is drawn by the client.

intro-goal = One of you is the Chancellor and holds the Empire; the others are Exiles, or Citizens who serve it. Whoever fulfils the oath of this game, such as ruling the most sites, holds the title.
    .title = Whose oath is it?
intro-turn = Spend your Supply: search for cards, muster warbands, trade favor and secrets, recover relics and banners, travel, campaign. Then you rest, and the next player wakes.
    .title = Spend your Supply
intro-cards = Cards lie at sites, where anyone present can use them, or serve you as advisers. You rule a site where your warbands stand.
    .title = Cards and sites
intro-end = The Empire wins if one of its players holds the title when the end die ends the game, or after round 8. An Exile wins by taking the title and keeping it, or by a Vision that comes true.
    .title = How it ends
intro-tip = Warbands on the map cost you: the fewer are left in your bank, the less Supply a rest gives. Muster what you need, not what you can.
    .title = Keep some at home
