### Tiny Epic Kingdoms in a minute: a panel a message, its picture is drawn by the client.

intro-goal = Make your small kingdom great: armies on the map, the magic of your people and the height of your tower all score points.
    .title = Three ways to grow
intro-turn = The player whose turn it is picks one of the free actions, and everybody may do it. Each of the others may collect resources from their regions instead.
    .title = One action for all
intro-war = When you enter a region where another player has an army, both of you secretly set a dial and pay the number on it: the higher one wins. Two white flags make you allies.
    .title = War or two white flags
intro-end = The end comes when somebody has all seven armies on the map, the sixth level of the tower or the fifth level of magic. Then the player with the most points wins.
    .title = Reach the top
intro-tip = Pick the action that helps you most and the others least: best of all when they cannot pay for it.
    .title = Choose your moment
