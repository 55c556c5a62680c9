### The table of Tiny Epic Kingdoms in text.

picture-actions = Actions
picture-ending = The end has been triggered: the game ends when the action card is cleared.
picture-lost-kingdom = Lost Kingdom
picture-war = War in { $region }
picture-side = can show up to { $limit } (discount { $discount }); a retreat costs { $cost } food
picture-mana = mana
picture-ore = ore
picture-food = food
picture-armies = armies
picture-tower = tower
picture-magic = magic
picture-points = points
picture-legend = Map: ♣ forest ^ mountain · plains ◊ capital ∩ ruins ~ water ▒ crags = river. A star marks an edge region, a small letter an army that searches ruins, a question mark a token face down.
picture-reconstructed = Maps, tower points and about half of the faction levels are a reconstruction, not the printed components (edition { $name }).
