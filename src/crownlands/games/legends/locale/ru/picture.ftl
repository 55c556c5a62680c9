### Стол «Легенд» в тексте: заголовки, обозначения на карте, что дают жетоны.

picture-islands = Острова, по 1 очку
picture-start = старт
picture-city = город
picture-control = контроль, 1 очко
picture-neutral = нейтральные
picture-crossing = переправа
picture-bridge = мост

picture-price = цена
picture-card = карта
picture-ability = свойство
picture-action = действие

picture-turn = Ход { $turn } из { $of }, в колоде { $deck }
picture-turns-over = Все ходы сделаны
picture-points = очки
picture-coins = монеты
picture-cards = карты
picture-supply = запас армий
picture-cities = запас городов
picture-moves = марш-бросок
picture-recruits = набор
picture-elixirs = эликсиры
picture-immune = неуязвимы
picture-captives = пленные
picture-earlier = раньше

picture-token-hidden = лежит лицом вниз
picture-token-magic-spring = Магический родник: 2 эликсира
picture-token-cottage = Домик: +1 армия
picture-token-hidden-treasure = Клад: 1 монета
picture-token-magic-tome = Магический фолиант: 1 очко и победа при ничьей
picture-token-stable = Конюшня: +1 шаг
picture-token-swamp = Гиблое болото: −1 очко
picture-token-citadel = Цитадель: +1 очко
picture-token-dragon = Дракон: 2 очка за седьмую армию
picture-token-gate = Магические врата: между ними один шаг
picture-token-thieves = Воры: вход за 1 монету
