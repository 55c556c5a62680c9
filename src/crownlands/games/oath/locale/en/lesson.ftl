### The lessons of Oath: what the coach says, one thing at a time.

lesson-first-welcome = Welcome, Chancellor! An oath binds this land: whoever rules the most sites is the Oathkeeper. You rule all three, so the title is yours. Hold it when the game ends, and you win.
lesson-first-adviser = First you take one adviser of three, facedown. { card-traveling-doctor } is a good one: once it lies faceup, a lost battle costs you no warbands. Of the other two, say which one to discard first.
lesson-first-search = Your turn. Do as much as your 7 Supply pays for, in any order. Begin with a Search: for 2 Supply you look at three cards from the world deck.
lesson-first-keep = One of them is yours. Take { card-keep }: it guards a site with 2 more defense dice. Discard the rest and play it at { site-plains }: for a card at a site its suit’s bank pays you 1 favor.
lesson-first-trade = Favor pays for soldiers. Trade, and put your secret on { card-keep }: that gets you 1 favor. The secret is only lent; it comes back when you rest.
lesson-first-muster = Now muster: 1 favor on { card-longbows }, the card at your site with no token on it, and two more warbands follow you. That makes five.
lesson-first-travel = Nobody knows what lies next door. Travel there, to the second site of the Cradle: it costs 1 Supply and turns the site up.
lesson-first-campaign = A { site-mine }, held by bandits! Campaign with all 5 dice, and let { card-longbows } add one: cards at your sites fight for you. You need more swords than they have shields and warbands.
lesson-first-occupy = Victory! Leave 2 warbands here: whoever has warbands at a site rules it, and now four sites are yours. Then rest: your secret comes back, and your Supply is refilled.
lesson-first-defend = An Exile attacks { site-mountain }! They want your title: an Exile who keeps it for two rounds wins. The site and the title give you a defense die each, and { card-longbows } can take a die from the attacker. Use them!
lesson-first-vision = Repelled! But look: the other Exile has revealed a Vision, another way to win: by holding the Darkest Secret, once three Visions have been drawn. You can recover that banner yourself. First take the favor from your { site-mine }.
lesson-first-free = From the end of round 5 a die may end the game; round 8 is the last. Be Oathkeeper then! Play on as you like; ask for a hint to see what I would do.
lesson-first-end = The Chancellor wins by holding the title when the game ends; an Exile by keeping it for two rounds, or by a Vision come true. Next time, try life as an Exile.
