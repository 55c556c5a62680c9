### The lessons of Tiny Epic Kingdoms: what the coach says, one thing at a time.

lesson-first-welcome = Welcome, ruler of the Orcs! Your kingdom is tiny, your plans are not. The player with the most points wins: one for each army and each level of magic, more for a tower and for capitals. I will show you how to get them.
lesson-first-home = First, a home. Your card has two sides: take { territory-aughmoore }, which has a capital. Then put your two armies in the mountains. Mountains give ore, forests mana, plains food.
lesson-first-resources = You begin with six resources. Mana pays for magic, ore for the tower, food for new armies. Take 1 mana and 2 ore; the other 3 are food, just enough for a third army.
lesson-first-select = Each turn one player selects an action, and then everybody may use it. This turn it is you: select { action-patrol }.
lesson-first-patrol = Your shield now lies on { action-patrol }: nobody can select it again until the card is cleared. You use it before the others do: move one army into the adjacent forest. From two regions you will collect twice as much.
lesson-first-expand = Another player has selected { action-expand }, so you may use it too. A third army costs 3 food, and every army is a point at the end. A region holds two: put the new one beside your army in the mountains.
lesson-first-collect = { action-trade } would turn one resource into another, but you need more of them. If you do not follow another player’s action, you collect: one resource from each region where you have an army.
lesson-first-quest = Your turn again! A { action-quest } leads from the edge of one territory to the edge of another. The capital of { territory-elan } stands empty, and at the end it is worth 2 points. Send an army there from the mountains.
lesson-first-war = War! Both set a dial in secret and pay for it, win or lose. The higher one wins; on a tie you do, as the defender. The attacker can show 3 at most: show 3, then pay 1 mana and 1 ore.
lesson-first-magic = You have held the capital! Two white flags would have made you allies who share it. Now { action-research }: 1 mana for a level of magic, which is a point and a power. With { power-fury } you win ties even when you attack.
lesson-first-tower = All five shields were on the action card, so it was cleared: every action can be selected again. Use { action-build } too. The first level of the tower costs 1 ore and scores a point; higher ones cost more and score more.
lesson-first-free = Now you know the game. Your own capital scores 2 as well, but an army there collects nothing. When somebody has seven armies, the top of the tower or all magic, the game ends once the action card is cleared. Play on, and ask for a hint when you like.
lesson-first-end = The player with the most points wins: one for each army and each level of magic, 2 for a capital, the rest from the tower and the fifth level of magic. In your next game you choose how well the bots play.
