### 6 строений, целых и разрушенных: название и способность каждой стороны.
### Каждая строка — одно утверждение.


edifice-sprawling-rampart = Крепостной вал
rule-edifice-sprawling-rampart = Каждая локация правителя этой карты, объявленная целью, приносит 2 кубика защиты вместо 1.
    .title = { edifice-sprawling-rampart }

ruin-bandit-rampart = Разбойничий вал
rule-ruin-bandit-rampart = Если эта локация — цель набега, уберите 2 кубика нападения. Банды, правящие этой картой, используют её всегда.
    .title = { ruin-bandit-rampart }

edifice-hall-of-debate = Зал дебатов
rule-edifice-hall-of-debate = Никто не может объявить знамя народной поддержки целью набега; обрести его или забрать иначе по-прежнему можно.
    .title = { edifice-hall-of-debate }

ruin-hall-of-mockery = Зал насмешек
rule-ruin-hall-of-mockery = Тот, кто обретает знамя народной поддержки, кладёт его стороной с чернью вверх.
    .title = { ruin-hall-of-mockery }

edifice-forest-temple = Лесной храм
rule-edifice-forest-temple =
    При составлении хроники локации, где есть карта зверей, остаются на поле, даже если победитель ими не правит.
    Целые строения в них всё равно могут разрушиться. Действует уже в той хронике, в которой храм возведён.
    .title = { edifice-forest-temple }

ruin-ruined-temple = Разрушенный храм
rule-ruin-ruined-temple = Враги правителя этой карты не могут разыгрывать карты зверей лицом вверх. Если ею правят банды, не может никто.
    .title = { ruin-ruined-temple }

edifice-festival-district = Праздничный квартал
rule-edifice-festival-district =
    Заключите договор с любым другим игроком: из рук в руки могут перейти поддержка, тайны и советники.
    Скованные открытые советники остаются на месте.
    .title = { edifice-festival-district }

ruin-squalid-district = Нищий квартал
rule-ruin-squalid-district =
    После броска кубика завершения правитель этой карты может изменить результат на 1 в любую сторону. Вассал не может; за империю решает канцлер.
    Увеличенная шестёрка по-прежнему заканчивает партию.
    .title = { ruin-squalid-district }

edifice-great-spire = Великий шпиль
rule-edifice-great-spire = Взяв карты, вы можете поменять любых из взятых обитателей на столько же случайных карт из ссылки, насколько их хватит.
    .title = { edifice-great-spire }

ruin-fallen-spire = Рухнувший шпиль
rule-ruin-fallen-spire =
    Назовите число от 0 до 5, не глядя в карты.
    Столько обитателей, считая с верха стопки сброса вашего региона, меняются на случайные карты из ссылки; видения пропускаются.
    .title = { ruin-fallen-spire }

edifice-ancient-forge = Древняя кузница
rule-edifice-ancient-forge = Посмотрите верхнюю карту колоды реликвий. Заберите её или положите под низ колоды.
    .title = { edifice-ancient-forge }

ruin-broken-forge = Разбитая кузница
rule-ruin-broken-forge =
    Переверните эту карту на целую сторону.
    То, что вы на неё положили, лежит до отдыха; затем поддержка уходит в резерв кочевья.
    .title = { ruin-broken-forge }
