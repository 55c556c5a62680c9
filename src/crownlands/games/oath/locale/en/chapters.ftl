### The chapters of the rules: each begins with the paragraph that its id names and ends where the next begins.

chapter-components = { rule-components.title }
chapter-1 = { rule-1.title }
chapter-2 = { rule-2.title }
chapter-3 = { rule-3.title }
chapter-4 = { rule-4.title }
chapter-5 = { rule-5.title }
chapter-6 = { rule-6.title }
chapter-7 = { rule-7.title }
chapter-8 = { rule-8.title }
chapter-9 = { rule-9.title }
chapter-10 = { rule-10.title }
chapter-banner-peoples-favor = Banners
chapter-oath-supremacy = Oaths
chapter-trait-brutal = Traits of the Reliquary
chapter-card-wrestlers = Denizens
chapter-edifice-sprawling-rampart = Edifices
chapter-ruin-bandit-rampart = Ruins
chapter-relic-sticky-fire = Relics
chapter-vision-conspiracy = Visions
chapter-site-mine = Sites
