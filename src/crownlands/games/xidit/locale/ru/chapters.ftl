### Главы правил: глава начинается с пункта, который назван в её идентификаторе, и длится до начала следующей.

chapter-components = { rule-components.title }
chapter-setup-board = Подготовка
chapter-year = Год
chapter-recruit = Найм, угрозы, награды
chapter-tiles-remove = Тайлы
chapter-titans = { rule-titans.title }
chapter-census = { rule-census.title }
chapter-end = { rule-end.title }
chapter-variant-three = Варианты
chapter-example = { rule-example.title }
