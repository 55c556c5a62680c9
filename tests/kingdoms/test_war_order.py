"""What comes when in a war (ruling K10), observed by what is told, and what is paid and taken on the way."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def duel(mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), **variants: object) -> Scene:
    """Anna can attack Karl in the mountains of her home."""
    scene = Scene(**variants).armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1", "B.f2")  # type: ignore[arg-type]
    return scene.power(0, *mine).power(1, *theirs)


def attack(scene: Scene) -> Scene:
    return scene.patrols("A.p1", "A.m1")


def told(scene: Scene, *keys: str) -> list[tuple[str, int | None]]:
    """These events in the order in which they happened, with their seats."""
    return [(event.key, event.seat) for event in scene.log if event.key in keys]


def test_the_attacker_pays_first() -> None:
    """war.pay, war.outcome. Then the defender; then the beaten army leaves (ruling K10)."""
    scene = attack(duel().has(0, ore=1).has(1, ore=2)).dials(A=1, B=2)
    assert told(scene, "paid", "removed") == [("paid", 0), ("paid", 1), ("removed", 0)]


def test_karl_chooses_between_retreat_and_loss() -> None:
    """war.example, war.retreat. The rulebook's Karl with food: he retreats, or gives the army up."""
    anna = Scene().armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1").power(0, "strength").has(0, mana=1, ore=2)
    attack(anna.has(1, food=2)).dials(A=5)
    assert (anna.prompt, anna.seat) == ("retreat", 1)
    assert anna.offered == {"A.p1", "A.f2", "give-up"}
    assert (anna.answers("A.f2").at("A.f2"), anna.stock(1)) == ("B", (0, 0, 0))


def test_everything_after_the_dials_in_its_order() -> None:
    """war.outcome, exploration.crown, exploration.lair. Payment, hosts, crown, spoils, dragon, flight (K10)."""
    scene = Scene(exploration=True).armies(0, "A.p1", "B.m1").armies(1, "B.f2", "B.f1").power(0, "spoils-of-night")
    scene.power(1, "offended-hosts").token("dragon-lair", "A.p1", turned=True).token("camp", "B.c1").tower(1, 1)
    scene.g.crown = 1
    scene.has(0, ore=3).has(1, mana=3).answers("patrol", "patrol", "B.m1", "B.f2").dials(A=1, B="flag")
    scene.answers("raze", "B.c1")
    keys = ("paid", "lost-resource", "crown-taken", "spoils", "razed", "retreated", "found")
    assert [key for key, _ in told(scene, *keys)] == ["paid", "lost-resource", "lost-resource", *keys[2:]]


def test_the_fallen_rise_before_wounds_are_licked() -> None:
    """power.conscript-the-fallen, power.lick-wounds, power.soul-harvest. The winner first (ruling K10)."""
    scene = attack(duel(("conscript-the-fallen",), ("lick-wounds", "soul-harvest")).has(0, mana=1, ore=4))
    scene.dials(A=4).answers("0", "conscript")
    order = [("removed", 1), ("gained", 1), ("conscripted", 0), ("collected", 1)]
    assert told(scene, "removed", "gained", "conscripted", "collected")[:4] == order


def test_nobody_conscripts_an_eighth_army() -> None:
    """power.conscript-the-fallen, components. There is none in the supply."""
    scene = duel(("conscript-the-fallen",)).armies(0, "A.f1", "A.f2", "A.p2", "C.p1").has(0, mana=1, ore=1)
    six = attack(scene).dials(A=1).answers("0")
    assert six.prompt == "conscript"
    seven = duel(("conscript-the-fallen",)).armies(0, "A.f1", "A.f2", "A.p2", "C.p1", "C.p2").has(0, mana=1, ore=1)
    assert attack(seven).dials(A=1).answers("0").prompt == "follow"


def test_nobody_conscripts_where_no_army_may_stand() -> None:
    """power.conscript-the-fallen, map.impassable. In water only by a power to live there (ruling K12)."""

    def at_sea(*powers: str) -> Scene:
        scene = Scene().armies(0, "B.f1", "A.f1").power(0, "deep-home").armies(1, "B.w1", "B.c1")
        scene.power(1, "conscript-the-fallen", *powers).has(1, mana=1, ore=1)
        return scene.answers("patrol", "patrol", "B.f1", "B.w1").dials(B=1).answers("0")

    assert (at_sea("ice-floes").at("B.w1"), at_sea("ice-floes").prompt) == ("B", "follow")
    assert at_sea("deep-home").prompt == "conscript"


def test_spoils_fit_on_the_counter() -> None:
    """power.spoils-of-night, collect.most. Nobody has ten; the loser keeps the rest (ruling K42)."""
    scene = Scene().armies(0, "A.p1", "A.f1").power(0, "spoils-of-night").armies(1, "B.f1", "B.f2")
    scene.has(0, mana=8, ore=1).has(1, mana=3).answers("quest", "quest", "A.p1", "B.f1").dials(A=1, B="flag")
    scene.answers("0")
    assert (scene.stock(0), scene.stock(1)) == ((9, 0, 0), (2, 0, 0))


def test_a_retreat_never_costs_less_than_nothing() -> None:
    """power.high-winds, power.fleet-hooves, war.retreat. Two armies and three food less: no food comes back."""
    scene = Scene().armies(0, "A.p1", "A.f1").armies(1, "A.m1", "B.f1").power(1, "high-winds").has(0, ore=1)
    attack(scene.has(1, food=1)).dials(A=1).answers("A.f2")
    assert (scene.at("A.f2"), scene.stock(1)) == ("B", (0, 0, 1))


def test_merfolk_retreat_into_water() -> None:
    """power.deep-home, war.retreat. Where they may live they may flee; others may not."""
    for powers, refuges in ((("deep-home",), {"B.c1", "B.w1", "give-up"}), ((), {"B.c1", "give-up"})):
        scene = Scene().armies(0, "A.p1", "A.f1").armies(1, "B.f1", "C.m1").power(1, *powers)
        scene.has(0, ore=1).has(1, food=2).answers("quest", "quest", "A.p1", "B.f1").dials(A=1)
        assert scene.offered == refuges


def test_gifts_of_two_halflings() -> None:
    """power.gifts, power.shared-table, war.alliance. The attacker's powers first, then the defender's."""
    both = ("gifts", "shared-table")
    scene = attack(duel(both, both).has(0, ore=1).has(1, ore=1)).dials(A="flag", B="flag")
    order = []
    while scene.prompt == "gain-any":
        order.append(scene.seat)
        scene.answers("food")
    assert order == [1, 0, 0, 1]
