### Стол «Крошечных эпических королевств» в тексте.

picture-actions = Действия
picture-ending = Конец близок: игра закончится, когда карта действий обновится.
picture-lost-kingdom = Потерянное королевство
picture-war = Война: { $region }
picture-side = может выставить до { $limit } (скидка { $discount }); отступление стоит { $cost } еды
picture-mana = мана
picture-ore = руда
picture-food = еда
picture-armies = армии
picture-tower = башня
picture-magic = магия
picture-points = очки
picture-legend = Карта: ♣ лес ^ горы · равнина ◊ столица ∩ руины ~ вода ▒ скалы = река. Звёздочка — крайняя область, строчная буква — армия исследует руины, знак вопроса — закрытый жетон.
picture-reconstructed = Карты, очки башни и около половины уровней рас — реконструкция, а не напечатанное в игре (издание { $name }).
