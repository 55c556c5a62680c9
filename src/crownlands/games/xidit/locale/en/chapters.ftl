### The chapters of the rules: each begins with the paragraph that its id names and ends where the next begins.

chapter-components = { rule-components.title }
chapter-setup-board = Set-up
chapter-year = A year
chapter-recruit = Recruits, threats, rewards
chapter-tiles-remove = Tiles
chapter-titans = { rule-titans.title }
chapter-census = { rule-census.title }
chapter-end = { rule-end.title }
chapter-variant-three = Variants
chapter-example = { rule-example.title }
