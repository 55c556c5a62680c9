### Стол «Крошечных эпических королевств» в тексте.

picture-actions = Действия
picture-ending = Игра закончится, когда карта действий обновится.
picture-lost-kingdom = Потерянное королевство{ $price ->
    [0] { "" }
   *[other] ; цена нейтральной армии: { $price }
}
picture-war = Война ({ $region })
picture-side = { $price ->
    [0] может выставить до { $limit } (скидка { $discount }{ picture-discount-if }); для отступления нужно еды: { $cost }
   *[other] цена нейтральной армии: { $price }; можно заплатить до { $limit } (скидка { $discount }{ picture-discount-if })
}
picture-discount-if = { $one_kind ->
    [0] { "" }
   *[other] , за ресурсы одного вида ещё { $one_kind }
}{ $mana_only ->
    [0] { "" }
   *[other] , за одну лишь ману ещё { $mana_only }
}
picture-mana = мана
picture-ore = руда
picture-food = еда
picture-armies = армии
picture-tower = башня
picture-magic = магия
picture-points = очки
picture-captured = захвачено
picture-legend = Карта: ♣ лес ^ горы · равнина ◊ столица ∩ руины ~ вода ▒ скалы = река. Звёздочка — крайняя область, строчная буква — армия исследует руины, знак вопроса — закрытый жетон.
picture-reconstructed = Карты территорий, очки башни и около половины уровней рас — реконструкция, а не напечатанное в игре (издание { $name }).
