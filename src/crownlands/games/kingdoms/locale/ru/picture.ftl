### Стол «Крошечных эпических королевств» в тексте.

picture-actions = Действия
picture-ending = Конец объявлен: игра закончится, когда карта действий обновится.
picture-lost-kingdom = Потерянное королевство{ $price ->
    [0] { "" }
   *[other] ; цена нейтральной армии: { $price }
}
picture-war = Война: { $region }
picture-side = { $price ->
    [0] может выставить до { $limit } (скидка { $discount }{ picture-discount-if }); цена отступления в еде: { $cost }
   *[other] цена нейтральной армии: { $price }; можно заплатить до { $limit } (скидка { $discount }{ picture-discount-if })
}
picture-discount-if = { $one_kind ->
    [0] { "" }
   *[other] , за один тип ресурсов ещё { $one_kind }
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
picture-legend = Карта: ♣ лес ^ горы · равнина ◊ столица ∩ руины ~ вода ▒ скалы = река. Звёздочка — крайняя область, строчная буква — армия исследует руины, знак вопроса — закрытый жетон.
picture-reconstructed = Планировка территорий, очки башни и около половины уровней рас — реконструкция, а не напечатанное в игре (издание { $name }).
