### Главы правил: глава начинается с пункта, который назван в её идентификаторе, и длится до начала следующей.

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
chapter-banner-peoples-favor = Знамёна
chapter-oath-supremacy = Обеты
chapter-trait-brutal = Черты реликвария
chapter-card-wrestlers = Обитатели
chapter-edifice-sprawling-rampart = Строения
chapter-ruin-bandit-rampart = Руины
chapter-relic-sticky-fire = Реликвии
chapter-vision-conspiracy = Видения
chapter-site-mine = Локации
