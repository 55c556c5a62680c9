### The table of Tiny Epic Kingdoms in text.

picture-actions = Actions
picture-ending = The end has been triggered: the game ends when the action card is cleared.
picture-lost-kingdom = Lost Kingdom{ $price ->
    [0] { "" }
   *[other] ; a neutral army costs { $price }
}
picture-war = War in { $region }
picture-side = { $price ->
    [0] can show up to { $limit } (discount { $discount }{ picture-discount-if }); a retreat costs { $cost } food
   *[other] the neutral army costs { $price }; can pay up to { $limit } (discount { $discount }{ picture-discount-if })
}
picture-discount-if = { $one_kind ->
    [0] { "" }
   *[other] , { $one_kind } more for paying in one kind of resource
}{ $mana_only ->
    [0] { "" }
   *[other] , { $mana_only } more for paying in mana only
}
picture-mana = mana
picture-ore = ore
picture-food = food
picture-armies = armies
picture-tower = tower
picture-magic = magic
picture-points = points
picture-captured = captured
picture-legend = Map: ♣ forest ^ mountain · plains ◊ capital ∩ ruins ~ water ▒ crags = river. A star marks an edge region, a small letter an army that searches ruins, a question mark a token face down.
picture-reconstructed = Maps, tower points and about half of the faction levels are a reconstruction, not the printed components (edition { $name }).
