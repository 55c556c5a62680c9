### The lessons of Lords of Xidit: what the coach says, one thing at a time.

lesson-first-welcome = Welcome, hero! Nine years lie ahead, then three scorings in this order: { column-influence }, { column-reputation }, { column-wealth }. Each eliminates the player in last place, and the one who is left has won. So never be last in anything.
lesson-first-start = Green tiles are recruits, red ones are threats. An army comes first: put your hero in { city-1 }, where five units wait to be recruited.
lesson-first-wheels = A year is six orders, planned in secret: take the road of a colour, act in the city, or wait. Then all heroes carry out their first order, all their second, and so on to the sixth.
lesson-first-recruit = An action on a recruit tile takes one unit, once a year in each city. Plan: act, then red and black to { city-9 }, act, blue to { city-10 }, act. Click the icons in this order, then seal the plan.
lesson-first-weakest = The weakest unit of a city always goes first. Four have left { city-10 }, three of them with your rivals, and only a mage is left there: the strongest of all. It will be yours.
lesson-first-threat = The { tile-11 } in { city-11 } needs infantry, which you have, and a mage. Act to recruit the mage, take black to { city-11 } and act: the threat is defeated. Then black and blue to { city-9 }, and act to recruit another unit.
lesson-first-reward = Victory! Your two units go back to the barracks, and you choose two of three rewards: coins are wealth, bards are reputation, storeys are influence. Take bards and storeys.
lesson-first-bards = Bards go into the regions around your hero. The most bards in a region score the number beside its lyre, the second most a smaller one. Place one in each; the Bastion in the centre keeps its secret until the end.
lesson-first-race = A rival wanted the same mage and the same threat, and came too late: think about where the others will go. Your plan: act to recruit a mage, black and red to { city-1 }, act for another unit, black to { city-2 }, act to defeat its threat.
lesson-first-coins = That was the { tile-2 }. Take coins this time: without wealth you are eliminated, however famous. And storeys: a city holds the guild of one player, up to four storeys high.
lesson-first-census = A census ends years 3, 6 and 9. For each kind of unit, whoever shows the most is rewarded and keeps the units. Show all of yours: clerics bring two bards, for the { region-west } and the { region-coast }, and mages a storey in { city-2 }.
lesson-first-free = Now you know how to win: recruit, defeat threats, and be last in nothing when year 9 ends. Later the Titans wake, and any units will do against them. Play on as you like; ask for a hint to see what I would do.
lesson-first-end = Three scorings, and each eliminated the player in last place. The one who remained has won: being second in everything can be better than being first twice and last once. In your next game you choose how well the bots play.
