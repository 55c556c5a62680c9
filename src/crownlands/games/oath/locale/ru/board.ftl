### Что говорит браузерная доска «Клятвы» помимо названий предметов.

oath-web-table = Земля, банки и дворы
oath-web-parts = Части стола
oath-web-part-land = Земля
oath-web-part-mine = Мой двор
oath-web-part-courts = Соперники
oath-web-part-bank = Банки
oath-web-choices = Что можно выбрать
oath-web-setup = Раскладываем земли
oath-web-over = Партия окончена
oath-web-goal-supremacy = править бо́льшим числом местностей, чем любой другой
oath-web-goal-the-people = владеть Милостью народа
oath-web-goal-protection = владеть бо́льшим числом реликвий и знамён, чем любой другой
oath-web-goal-devotion = владеть Темнейшей тайной
oath-web-oathkeeper = Хранитель клятвы
oath-web-usurper = Узурпатор
