# В чём дом отказывает и что пишет в письмах.

error-bad-claim = Эта ссылка уже использована или устарела. Создайте новую на другом своём устройстве.
error-bad-clock = Можно играть без часов, вживую (от 1 до 600 минут на игрока) или с запасом от 1 до 60 дней на ход.
error-bad-email = Это не похоже на адрес почты.
error-bad-login = Логин — от 3 до 40 знаков без пробелов.
error-bad-name = В имени нужна хотя бы одна буква.
error-bad-standing-answer = Так отвечать за вас дом не может.
error-bad-password = Пароль — от 8 до 200 знаков.
error-bad-request = Ошибка в запросе: { $where }.
error-bad-setup = Такой стол создать нельзя: { $reason }.
error-bad-webhook = Адрес вебхука начинается с http:// или https://.
error-broken-table = Этот стол не открывается: запись партии не сходится с правилами. Пожалуйста, сообщите администратору.
error-foreign = Этот запрос пришёл не со страницы дома.
error-login-taken = Такой логин уже занят.
error-no-hint = Дом не успел найти подсказку. Попробуйте ещё раз.
error-no-hints = За этим столом играют без подсказок.
error-no-such-answer = Такого хода нет: в партии их { $count }.
error-no-such-bot = Бота «{ $bot }» нет.
error-no-such-device = Это не ваше устройство, или с него уже вышли.
error-no-such-game = Игры «{ $game }» в этом доме нет.
error-no-such-language = На этом языке дом не говорит.
error-no-such-page = Здесь ничего нет.
error-no-such-saga = У этой игры нет серии «{ $saga }».
error-no-such-seat = Такого места нет.
error-no-such-table = Такого стола нет; возможно, его уже убрали.
error-no-undo-asked = Никто не просит вас об отмене хода.
error-not-asked = Сейчас решаете не вы.
error-not-offered = «{ $ref }» сейчас нельзя.
error-not-over = Это можно сделать только после конца партии.
error-not-started = Партия ещё не началась.
error-not-stored = Дом сейчас не может ничего сохранить, поэтому ничего не изменилось. Попробуйте чуть позже.
error-not-understood = Дом не понял этого сообщения.
error-not-your-seat = Это не ваше место.
error-nothing-to-undo = Отменять нечего.
error-only-host = Это может сделать только тот, кто создал стол.
error-review-not-over = Разбор открывается после конца партии: раньше он выдал бы скрытое.
error-reviews-busy = Дом сейчас разбирает другие партии. Попробуйте через несколько минут.
error-seat-taken = Место занято.
error-seats-open = Есть свободные места: позовите кого-нибудь или отдайте их ботам.
error-stale = Тем временем партия ушла вперёд; вот что на столе теперь.
error-started-already = Партия уже началась.
error-seats-fixed = Число мест за этим столом изменить нельзя.
error-too-large = Слишком большой запрос.
error-too-many = Слишком быстро: подождите немного.
error-who-are-you = Сначала назовите себя.
error-wrong-method = Здесь так нельзя.
error-wrong-host = Под этим именем дом не отвечает; администратор может задать CROWNLANDS_URL.
error-wrong-password = Неверный логин или пароль.
error-ahead-busy = Боты уже играют партии для кого-то другого. Попробуйте через минуту.
error-ahead-failed = Боты не успели сыграть столько партий. Попробуйте меньшее число.
error-not-endless = Сыграть партии до вас боты могут только в бесконечной серии.
error-no-such-form = Эту серию нельзя сохранить в таком виде.
error-saga-not-public = Эту серию видят только те, кто в ней играл.
error-text-too-long = Текст слишком длинный: не больше { $most } знаков.
error-unknown-saga = Такой серии нет; возможно, её убрали.

digest-subject = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[other] Вас ждут { $count } столов
}
digest-hello = { $name }, ваш ход:
digest-line = { $game }: { $link }
digest-end = Больше писем не будет, пока вы снова не заглянете в дом.

## Parts of the seed

error-bad-seed-part = Доля зерна — это 64 шестнадцатеричные цифры, и она должна подходить к присланному раньше отпечатку.
