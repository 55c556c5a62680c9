### The chapters of the rules: each begins with the paragraph that its id names and ends where the next begins.

chapter-components = { rule-components.title }
chapter-setup = { rule-setup.title }
chapter-turn = { rule-turn.title }
chapter-patrol = Movement
chapter-war = { rule-war.title }
chapter-build = The other actions
chapter-collect = Resources and land
chapter-end = { rule-end.title }
chapter-exploration = { rule-exploration.title }
chapter-five = Five players and two
chapter-power-merchants = Powers of the factions
