### The 6 edifices, intact and ruined: name and power of either side.
### Every line is one statement.


edifice-sprawling-rampart = Sprawling Rampart
rule-edifice-sprawling-rampart = Each targeted site of this card’s ruler adds 2 defense dice instead of 1.
    .title = { edifice-sprawling-rampart }

ruin-bandit-rampart = Bandit Rampart
rule-ruin-bandit-rampart = If this site is a target, remove 2 attack dice. Bandits who rule this card always use it.
    .title = { ruin-bandit-rampart }

edifice-hall-of-debate = Hall of Debate
rule-edifice-hall-of-debate = The People’s Favor cannot be the target of any Campaign; it can still be recovered, or taken in other ways.
    .title = { edifice-hall-of-debate }

ruin-hall-of-mockery = Hall of Mockery
rule-ruin-hall-of-mockery = A player who recovers the People’s Favor leaves it with the Mob side up.
    .title = { ruin-hall-of-mockery }

edifice-forest-temple = Forest Temple
rule-edifice-forest-temple =
    In the Chronicle, sites with a Beast card stay on the map, even if the winner does not rule them.
    Intact edifices there can still fall into ruin. This applies even in the Chronicle in which the temple is built.
    .title = { edifice-forest-temple }

ruin-ruined-temple = Ruined Temple
rule-ruin-ruined-temple = Enemies of this card’s ruler cannot play Beast cards faceup. If bandits rule it, nobody can.
    .title = { ruin-ruined-temple }

edifice-festival-district = Festival District
rule-edifice-festival-district =
    Make a binding deal with any other player, in which both may give favor, secrets and advisers.
    Locked faceup advisers stay where they are.
    .title = { edifice-festival-district }

ruin-squalid-district = Squalid District
rule-ruin-squalid-district =
    After the end die is rolled, this card’s ruler may change the result by 1, up or down. A Citizen cannot; for the Empire the Chancellor decides.
    A 6 that is raised still ends the game.
    .title = { ruin-squalid-district }

edifice-great-spire = Great Spire
rule-edifice-great-spire = After drawing, you may swap any of the drawn denizens for the same number of random cards from the Dispossessed, as long as there are any.
    .title = { edifice-great-spire }

ruin-fallen-spire = Fallen Spire
rule-ruin-fallen-spire =
    Choose a number, 0 to 5, before you see any card.
    That many denizens, from the top of your region’s discard pile, are swapped for random cards from the Dispossessed; Visions are skipped.
    .title = { ruin-fallen-spire }

edifice-ancient-forge = Ancient Forge
rule-edifice-ancient-forge = Look at the top card of the relic deck. Take it or put it on the bottom of that deck.
    .title = { edifice-ancient-forge }

ruin-broken-forge = Broken Forge
rule-ruin-broken-forge =
    Turn this card to its intact side.
    What you placed on it stays there until you rest; then the Nomad bank gets the favor.
    .title = { ruin-broken-forge }
