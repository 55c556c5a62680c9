### Главы правил: глава начинается с пункта, который назван в её идентификаторе, и длится до начала следующей.

chapter-components = { rule-components.title }
chapter-setup-1 = Подготовка
chapter-turn-1 = Ход игры
chapter-action = Действия
chapter-ability = Свойства
chapter-end = { rule-end.title }
chapter-variant-long = Варианты
