### Главы правил: глава начинается с пункта, который назван в её идентификаторе, и длится до начала следующей.

chapter-components = { rule-components.title }
chapter-setup = { rule-setup.title }
chapter-turn = { rule-turn.title }
chapter-patrol = Движение
chapter-war = { rule-war.title }
chapter-build = Другие действия
chapter-collect = Ресурсы и земли
chapter-end = { rule-end.title }
chapter-exploration = { rule-exploration.title }
chapter-five = Впятером и вдвоём
chapter-power-merchants = Способности рас
