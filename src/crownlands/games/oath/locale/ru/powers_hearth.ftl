### Что спрашивают и сообщают карты очага, приходящие с хроникой.

prompt-awaited-return = Пожертвовать отрядом с планшета и не тратить провиант на эту торговлю?
done-awaited-return = Потратить провиант
prompt-save-supply-in-trade = На такую торговлю не хватает провианта. Какая карта поможет обойтись без него?
prompt-bank-for-book-binders = Разыграно видение. Из какого резерва взять 2 поддержки?
prompt-charming-friend = У кого забрать поддержку?
prompt-crop-rotation = Использовать карту «{ card-crop-rotation }»? Разыгрывая карту в локации, сначала можно будет сбросить оттуда другую.
done-crop-rotation = Обойтись без неё
prompt-deed-writer = С кем заключить договор?
prompt-deed-writer-warbands = Теперь локация «{ $site }» ваша. Сколько отрядов туда поставить?
prompt-bank-for-fabled-feast = Из какого резерва взять по 1 поддержке за каждую карту очага, которой вы правите?
prompt-family-heirloom = Оставить себе реликвию «{ $relic }»? Иначе она уйдёт под низ колоды реликвий.
prompt-bank-for-herald = Из какого резерва взять поддержку?
prompt-homesteaders = Какой советник поселится в вашей локации?
prompt-land-warden = Заплатить за карту «{ card-land-warden }»? Тогда можно разыграть 2 из взятых карт, хотя бы 1 из них — в локации.
done-land-warden = Разыграть одну
prompt-levelers-from = Какой из самых полных резервов отдаст 2 поддержки?
prompt-levelers-to = Какой из самых пустых резервов их получит?
prompt-news-from-afar = Заплатить за карту «{ card-news-from-afar }» и не тратить провиант на этот поиск?
done-news-from-afar = Потратить провиант
prompt-relic-breaker = Какую реликвию положить под низ колоды реликвий?
prompt-rowdy-pub = Получить ещё 1 отряд («{ card-rowdy-pub }»)?
done-rowdy-pub = Больше отрядов не получать
prompt-bank-for-salad-days = Из какого резерва взять следующую поддержку?

event-broke-relic = { $player } не глядя кладёт реликвию из локации «{ $site }» под низ колоды реликвий.
event-levelled = { $player } переносит { $amount } { $amount ->
    [one] поддержку
   *[other] поддержки
} из резерва в резерв: { $suit } → { $other }.
event-tokens-returned = Угощение для всех: поддержка с карт уходит в резервы, тайны получает { $player }.
