### The chapters of the rules: each begins with the paragraph that its id names and ends where the next begins.

chapter-components = { rule-components.title }
chapter-setup-1 = Set-up
chapter-turn-1 = The turn
chapter-action = Actions
chapter-ability = Abilities
chapter-end = { rule-end.title }
chapter-variant-long = Variants
