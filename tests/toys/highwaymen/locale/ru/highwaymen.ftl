### Разбойники с большой дороги, по-русски.

game-highwaymen = Разбойники с большой дороги
    .about = Почта опаздывает, луна взошла, и за изгородью вы не одни.

rogue-scullion = Поварёнок
rogue-link-boy = Факельщик
rogue-ostler = Конюх
rogue-poacher = Браконьер
rogue-fiddler = Скрипач
rogue-tinker = Лудильщик
rogue-old-tom = Старый Том
rogue-lame-will = Хромой Уилл
rogue-parson = Пастор
rogue-one-eye = Одноглазый
rogue-kate = Рыжая Кэт
rogue-jack = Джентльмен Джек
camp = кто придёт из лагеря
scout = послать в лагерь лазутчика

prompt-send = Кто пойдёт на дело?
prompt-bribe = На дело идёт: { $rogue }. Сколько монет дать кучеру?
prompt-recruit = Кого взять к себе?

event-dealt = { $player }: { $cards } на руке.
event-dealt-private = На руке { $cards }: { $rogues }.
event-coach = Едет карета, в ней { $gold } { $gold ->
    [one] монета
    [few] монеты
   *[many] монет
}.
event-ambushed = { $player }: на дело идёт { $rogue }, { $bribe ->
    [0] без взятки
    [one] взятка { $bribe } монета
    [few] взятка { $bribe } монеты
   *[many] взятка { $bribe } монет
}.
event-robbed = { $player } грабит карету: { $gold }.
event-escaped = Карета уходит.
event-scouted = { $player } посылает в лагерь лазутчика.
event-scouted-private = Лазутчик видит в лагере: { $rogue }.
event-recruited = { $player } берёт к себе: { $rogue }.
event-recruited-unseen = { $player } берёт к себе кого-то из лагеря.
event-recruited-unseen-private = Из лагеря приходит { $rogue }.

reason-too-poor = монет всего { $coins }
reason-scouted-already = лазутчик там уже был
reason-no-wages = лазутчик просит монету

score-coins = монеты: { $points }
score-feared = гроза дорог, карет ограблено { $coaches }: { $points }
score-earlier = прошлая ночь: { $points }

tally-coins = монеты

variant-rounds = Раунды
    .help = Сколько карет проедет.
variant-ties = Если засады равны
    .help = Что будет с каретой.
variant-ties-escape = Карета уходит
variant-ties-die = Решает кубик
variant-scouts = Лазутчики
    .help = Перед набором можно взглянуть на верхнего в лагере.
variant-wages = Лазутчики просят монету
    .help = Взгляд на лагерь стоит монету.

saga-two-nights = Две ночи
saga-hard-times = Трудные времена

role-captain = Атаман: на монету больше
export-line = Одной строкой
annals-night = Ночь { $night }: лучше всех грабит { $captain }, теперь это атаман. В самом полном кошельке монет: { $coins }.
annals-quarrel = Ночь { $night }: лучшего нет, и атамана нет. В самом полном кошельке монет: { $coins }.
annals-richest = В самом полном кошельке было монет: { $coins }.

rule-rogues = Двенадцать разбойников, по двое каждой силы от одного до шести.
    .title = Разбойники
rule-setup = Каждому сдаются двое, их не видят другие. Остальные лежат лагерем, лицом вниз.
    .title = Раздача
rule-round = Приходит карета, на неё нападают; потом все набирают людей, начиная с победителя.
    .title = Раунд
rule-coach = Сколько в карете золота, решает кубик.
    .title = Карета
rule-ambush = Все разом посылают по разбойнику. Сильнейший, считая взятку, берёт золото. Все посланные идут в трактир.
    .title = Засада
rule-ambush-bribe = Одна или две монеты кучеру прибавляют столько же силы.
    .title = Взятки
rule-ambush-tie = Если засады равны, карета уходит; или решает кубик, если так договорились.
    .title = Ничья
rule-recruit = Возьмите кого-то из трактира или, вслепую, верхнего из лагеря. Когда лагерь пуст, трактир тасуется и становится лагерем.
    .title = Набор
rule-recruit-scout = Перед набором можно взглянуть на верхнего в лагере.
    .title = Лазутчики
rule-end = Очко за монету и два тому, кто один ограбил больше всех карет.
    .title = Конец
rule-saga = Сыграйте две ночи; считаются очки обеих.
    .title = Две ночи
rule-saga-hard-times = Играйте сколько угодно ночей с кем угодно. Все начинают с тем, что осталось у самого бедного: не меньше одной и не больше девяти монет; кто победил последним, тот атаман, и у него монетой больше.
    .title = Трудные времена

preset-first = Первая ночь
    .about = Две кареты и никаких лазутчиков.
preset-everything = Всё сразу
    .about = Лазутчики, которым платят, и две ночи.
progress-coach = Карета { $round }
