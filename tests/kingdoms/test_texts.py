"""What the table says: prompts, reasons and the log name what is really asked and paid, in both languages."""

from __future__ import annotations

import re

import pytest

from crownlands.core.components import DONE
from crownlands.core.decisions import Decision
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.components import FLAG
from crownlands.words import Words
from tests.kingdoms.scene import Scene
from tests.kingdoms.test_alliances import allies


def attack(*powers: str, **stock: int) -> Scene:
    """Anna, with these powers and resources, attacks Karl in the mountains of her home."""
    scene = Scene().armies(0, "A.p1", "A.f1").power(0, *powers).has(0, **stock).armies(1, "A.m1", "B.f1")
    return scene.answers("patrol", "patrol", "A.p1", "A.m1")


def test_mana_that_stands_in_is_named() -> None:
    """power.transmutation, build, expand. The log says what was paid, not what it would have cost."""
    scene = Scene().armies(0, "A.f1", "A.p1").power(0, "transmutation").has(0, mana=2, ore=1).tower(0, 1)
    scene.answers("build", "build")
    assert scene.now.pending[0].rule == "power.transmutation"
    scene.answers("1")
    assert scene.heard("built")[0].endswith("level 2 of the tower for 1 ore and 1 mana.")
    assert scene.heard("built", "ru")[0].endswith("потрачено руды: 1, маны: 1.")
    grown = Scene().armies(0, "A.f1", "A.p1").power(0, "raise-dead").has(0, mana=3, food=3)
    grown.answers("expand", "expand", "A.f1")
    assert grown.now.pending[0].rule == "power.raise-dead"
    assert grown.answers("3").heard("expanded")[0].endswith("for 3 mana.")
    free = Scene().armies(0, "A.f1", "A.p1").power(0, "masonry").answers("build", "build")
    assert free.heard("built")[0].endswith("for free.")


def test_mana_that_could_stand_in_is_counted_in_the_reason() -> None:
    """power.transmutation, build. Both are named where both count."""
    scene = Scene().armies(0, "A.f1", "A.p1").power(0, "transmutation", "night-shift").has(0, mana=1, ore=1)
    scene.tower(0, 4).answers("trade")
    assert scene.reason("build") == "It costs 5 ore; you have 1 and 1 mana."
    plain = Scene().armies(0, "A.f1", "A.p1").power(0, "night-shift").has(0, mana=1, ore=1).tower(0, 4)
    assert plain.answers("trade").reason("build") == "It costs 5 ore; you have 1."


def test_a_neutral_army_has_a_price_and_no_dial() -> None:
    """two.war. Neither the question nor the log speaks of a number that somebody showed."""
    scene = Scene(2).armies(0, "A.f1", "A.p1").armies(1, "B.f1", "B.f2").armies(2, "L.f1", "L.m1")
    scene.has(0, mana=1, ore=4).answers("quest", "quest", "A.f1", "L.m1")
    assert scene.question().startswith("The neutral army in Fionarria: mountain 1 costs 2. You pay 2;")
    assert scene.question("ru").startswith("Нейтральная армия стоит 2")
    scene.answers("0")
    assert scene.heard("paid")[0].endswith("pays the price of 2: 2 ore.")


def test_conditional_discounts_are_named() -> None:
    """war.pay, power.single-supply, power.pure-sorcery. Also when nothing is taken off without them."""
    human = attack("single-supply", mana=1, ore=3).dials(A=4)
    assert "Pay with only one kind of resource, and it is 2 less." in human.question()
    elf = attack("pure-sorcery", "strength", mana=2, ore=3).dials(A=4)
    assert "Your discount: 1. Pay with mana only, and it is 1 less." in elf.question()
    assert "Ваша скидка: 1. Если платить только маной, скидка больше на 1." in elf.question("ru")
    assert "Your discount: 1. You pay" in attack("strength", mana=2, ore=3).dials(A=4).question()


def test_ruins_and_a_single_army_cite_their_own_rules() -> None:
    """ruins, collect.single. First the find, then the gift for a single army."""
    scene = Scene(homes=("morandrea", "intheoros")).armies(0, "A.f1", "A.f1").armies(1, "B.r1").answers("build")
    assert scene.now.pending[0].rule == "ruins"
    assert scene.answers("ore").now.pending[0].rule == "collect.single"


def test_a_retreat_asks_only_what_can_be_answered() -> None:
    """war.retreat, war.last, exploration.lair. A price where there is one, giving up where it is allowed."""
    scene = Scene().armies(0, "A.p1", "A.f1").has(0, ore=1).armies(1, "A.m1", "B.f1").has(1, food=2)
    scene.patrols("A.p1", "A.m1").dials(A=1)
    assert scene.question().endswith("Retreat for 2 food, or give the army up?")
    free = Scene().armies(0, "A.p1", "A.f1").has(0, ore=1).armies(1, "A.m1", "B.f1").power(1, "carry-the-fallen")
    assert free.patrols("A.p1", "A.m1").dials(A=1).question().endswith("Retreat for free, or give the army up?")
    assert free.answers("A.p2").heard("retreated")[0].endswith("for free.")
    must = Scene(exploration=True).armies(0, "A.p1", "A.f1").has(0, ore=1).armies(1, "A.m1", "B.f1").tower(1, 1)
    must.token("dragon-lair", "A.f1", turned=True).patrols("A.p1", "A.m1").dials(A=1).answers("raze")
    assert must.question().endswith("It must retreat, for free. Where does it go?")
    assert "отдать" not in must.question("ru")


def test_a_bond_names_the_ally_and_not_a_faction() -> None:
    """power.bond. Shapeshifters may have it too; who is bound reads with whom."""
    scene = Scene().armies(0, "A.m1", "B.f2", "A.f1").armies(1, "A.m1", "B.c1").power(1, "bond")
    scene.has(0, ore=5).has(1, ore=5).answers("patrol", "patrol", "B.f2", "B.c1")
    bound = Decision(0, "dial", [FLAG], "war.dials", None)
    (_, reason), *_ = GAME.why_not(scene.g, bound)
    assert (
        Words("en", GAME).reason(reason) == f"You cannot break your alliance with {Words('en', GAME).player(1)}."
    )


def test_the_reserve_says_what_it_costs() -> None:
    """power.reserve. A mana more, from which number to which; what is paid after it is the number first shown."""
    scene = Scene().armies(0, "A.p1", "A.f1").power(0, "reserve").has(0, mana=1, ore=2)
    scene.armies(1, "A.m1", "B.f1").has(1, ore=3).patrols("A.p1", "A.m1").dials(A=2, B=3).answers("raise")
    assert scene.heard("raised")[0].endswith("spends one more mana: the dial counts as 4 instead of 2.")
    assert scene.heard("paid")[0].endswith("pays for a dial of 2: 2 ore.")


def test_the_reserve_says_what_it_makes_of_the_dials() -> None:
    """power.reserve. Whose dial shows what, what there is to spend, and who wins then."""
    for ore, end, ende in (
        (3, "you win as the dials stand", "вы победите"),
        (5, "you still lose", "вы всё равно"),
    ):
        scene = Scene().armies(0, "A.p1", "A.f1").power(0, "reserve").has(0, mana=1, ore=2)
        scene.armies(1, "A.m1", "B.f1").has(1, ore=ore).patrols("A.p1", "A.m1").dials(A=2, B=ore)
        foe = Words("en", GAME).player(1)
        assert f"your dial shows 2, and {foe} shows {ore}." in scene.question()
        assert f"One more mana (you have 1) makes yours 4, and {end}" in scene.question()
        assert ende in scene.question("ru")


def test_the_dragon_says_what_becomes_of_tower_and_army() -> None:
    """exploration.lair. Whose tower, from which level to which; and whether the army has a place to go."""
    scene = Scene(exploration=True).armies(0, "A.p1", "A.f1").has(0, ore=1).armies(1, "A.m1", "B.f1").tower(1, 3)
    scene.token("dragon-lair", "A.f1", turned=True).patrols("A.p1", "A.m1").dials(A=1)
    assert (
        f"You have beaten {Words('en', GAME).player(1)} in Morandrea: mountain, and a dragon" in scene.question()
    )
    assert scene.question().endswith("from level 3 to 2. The army then retreats for free.")
    assert "с уровня 3 до 2. Армия тогда бесплатно отступит." in scene.question("ru")
    nowhere = Scene(exploration=True).armies(0, "A.p1", "A.p1", "A.f1").has(0, ore=1).armies(1, "A.m1", "B.f1")
    nowhere.armies(2, "A.f2", "C.m1", "C.m2").tower(1, 1).token("dragon-lair", "A.f1", turned=True)
    nowhere.patrols("A.p1", "A.m1").dials(A=1)
    assert nowhere.question().endswith("The army has nowhere to go and is lost as well.")


def test_paying_for_a_war_says_what_is_left_to_pay() -> None:
    """war.pay, power.counterspell, power.war-rations. After discounts, after mana, and what mana is worth."""
    scene = attack("strength", "war-rations", mana=2, ore=3, food=2).dials(A=5)
    assert "You pay 4; each mana counts as 2, and you have 2." in scene.question()
    assert "Заплатить нужно 4; мана идёт за 2, у вас её 2." in scene.question("ru")
    scene.answers("1")
    assert "After your mana you still pay 2; you have 2 food." in scene.question()
    cheap = (
        Scene().armies(0, "A.p1", "A.f1").has(0, mana=2, ore=3).armies(1, "A.m1", "B.f1").power(1, "counterspell")
    )
    assert "each mana counts as 1" in cheap.patrols("A.p1", "A.m1").dials(A=3).question()


def test_a_resource_of_choice_says_where_it_comes_from() -> None:
    """ruins, collect.single, exploration.treasure, power.gifts. Why, from whom, and how many are left."""
    ruins = Scene(homes=("morandrea", "intheoros")).armies(0, "A.f1", "A.f1").armies(1, "B.r1").answers("build")
    assert ruins.question() == "Your searching army has found a resource of your choice. Which one?"
    assert ruins.answers("ore").question().startswith("You have only one army, so you collect another")
    find = Scene(exploration=True).armies(0, "A.p1", "A.f1").armies(1, "B.f1", "B.f2").token("treasure", "A.m1")
    find.patrols("A.p1", "A.m1")
    assert find.question() == "The treasure gives you a resource of your choice (2 to go). Which one?"
    assert find.question("ru") == "Сокровище: возьмите ресурс на выбор (осталось взять: 2). Какой?"
    assert find.answers("ore").question() == "The treasure gives you a resource of your choice. Which one?"
    guest = attack("gifts", "shared-table", ore=1).dials(A="flag")
    assert guest.question().startswith(f"Your new ally {Words('en', GAME).player(0)} gives you a resource")
    while guest.seat == 1:
        guest.answers("ore")
    assert guest.question().endswith(": you gain a resource of your choice. Which one?")


def test_a_trade_says_what_would_be_lost() -> None:
    """trade, collect.most, power.great-exchange. There is room for nine; the second amount comes after (K37)."""
    scene = Scene().armies(0, "A.f1", "A.p1").power(0, "great-exchange").has(0, mana=7, ore=3, food=2)
    scene.answers("trade", "trade", "ore", "mana")
    assert "You have 3, but there is room for 2: more would be lost." in scene.question()
    scene.answers("1")
    assert "You have 2, but there is room for 1: more would be lost." in scene.question()
    assert scene.answers("2").stock(0) == (9, 2, 0)
    wide = Scene().armies(0, "A.f1", "A.p1").has(0, ore=3, food=2).answers("trade", "trade", "ore", "mana")
    assert wide.question().endswith("You have 3.")


def test_a_charge_and_a_last_army_say_where_they_end() -> None:
    """power.charge, ruins, move.last, war.last. What stops an army is said with the rule, in both languages."""
    for language, ruins, army, way in (
        ("en", "lain down in ruins", "a region with another player’s army", "no power shortens it"),
        ("ru", "не легла в руинах", "в область с чужой армией", "способности пути не сокращают"),
    ):
        words = Words(language, GAME)
        assert ruins in words.text("rule-power-charge")
        assert army in words.text("rule-move-last")
        assert way in words.text("rule-war-last")


def test_a_player_leaving_shared_regions_reads_what_a_retreat_costs() -> None:
    """war.breaking, war.last, exploration.lair. The price, before the order is chosen."""
    scene = (
        allies().has(0, ore=3).has(1, ore=1, food=2).answers("patrol", "patrol", "B.f2", "B.c1").dials(A=3, B=1)
    )
    assert "A retreat costs 3 food now; you have 2." in scene.question()
    assert "Для отступления сейчас нужно еды: 3, у вас 2." in scene.question("ru")
    spared = allies(exploration=True).token("dragon-lair", "A.f1", turned=True).tower(1, 2).has(0, ore=3)
    spared.answers("patrol", "patrol", "B.f2", "B.c1").dials(A=3).answers("raze")
    assert "the dragon spared retreats for free, another one for 3 food (you have 0)." in spared.question()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_optional_question_has_its_own_word_for_no(language: str) -> None:
    """turn.act. Nobody reads "Go on" on the button that declines."""
    words = Words(language, GAME)
    source = "".join(path.read_text(encoding="utf-8") for path in GAME.home.rglob("*.py"))
    prompts = set(re.findall(r'may_choose\(\s*\w+, "([a-z-]+)"', source))
    assert len(prompts) == 9
    facts = {"mine": 5, "theirs": 6}
    said = {words.option(DONE, Decision(0, prompt, [DONE], "turn.act", facts)) for prompt in prompts}
    assert len(said) == 9 and words.option(DONE) not in said
    assert any("5" in text for text in said), "a dial is left at its number"
