"""Points and the winner."""

from crownlands.core.ranking import SHARED, Tie
from crownlands.core.table import Table
from crownlands.games.legends import GAME
from crownlands.games.legends.scoring import score_all, ties, totals
from crownlands.games.legends.tokens import take_token
from tests.legends.scene import Scene, token


def test_the_worked_example_of_three_players() -> None:
    """end.example, end.regions, end.islands, sides.islands. Turquoise 6, white 9, purple 9."""
    turquoise, white, purple = 0, 1, 2
    scene = Scene()
    scene.armies(turquoise, H1=1, H2=2, H3=1, H4=3, D1=1)
    scene.armies(white, D2=1, D3=2, D4=1, D5=4, D6=2, I1=1, I2=1)
    scene.armies(purple, H5=1, I3=2, T1=1, T2=1, T3=1)
    scene.armies(turquoise, D7=1).armies(white, D7=1)
    scene.armies(white, I4=1).armies(purple, I4=1)
    regions = [scene.items(seat)["regions"] for seat in (turquoise, white, purple)]
    islands = [scene.items(seat)["islands"] for seat in (turquoise, white, purple)]
    assert regions == [5, 7, 5]
    assert islands == [1, 2, 4]
    assert scene.points() == [6, 9, 9]


def test_a_region_belongs_to_most_armies_and_cities() -> None:
    """end.regions. Armies and cities count alike; a tie is nobody's."""
    scene = Scene().armies(0, D5=2).cities(0, "D5").armies(1, D5=2).armies(0, D1=1).armies(1, D1=1)
    assert scene.items(0) == {"regions": 1, "islands": 1}
    assert scene.items(1) == {}


def test_two_tied_players_block_the_third() -> None:
    """end.regions. Two against two against one: nobody."""
    scene = Scene().armies(0, D5=2).armies(1, D5=2).armies(2, D5=1)
    assert scene.points() == [0, 0, 0]


def test_an_island_belongs_to_whoever_controls_most_of_its_regions() -> None:
    """end.islands. Not to whoever has most armies; a tie is nobody's."""
    scene = Scene().armies(0, H1=1, H2=1).armies(1, H3=9)
    assert scene.items(0) == {"regions": 2, "islands": 1}
    tied = Scene().armies(0, H1=1).armies(1, H3=9)
    assert "islands" not in tied.items(0)
    assert "islands" not in tied.items(1)


def test_an_island_is_called_by_its_side_or_by_a_region_of_its_owner() -> None:
    """end.islands, sides.islands. A side with several islands names none of them, nor does another's region."""
    scene = Scene().armies(0, H1=1, T2=1)
    (islands,) = [item.facts["islands"] for item in score_all(scene.g)[0].items if item.key == "islands"]
    assert [str(name) for name in islands] == ["side:horseshoe", "region:tall-islands.2"]  # type: ignore[union-attr]
    fire = (
        Scene(board="board:t:desert.0,volcano.0,ice-peaks.0,tall-islands.0").armies(1, V3=1).armies(0, V5=1, V6=1)
    )
    (islands,) = [item.facts["islands"] for item in score_all(fire.g)[0].items if item.key == "islands"]
    assert [str(name) for name in islands] == ["region:volcano.5"]  # type: ignore[union-attr]


def test_the_neutral_colour_blocks_regions_and_islands() -> None:
    """setup.4, end.islands. Two players: its armies count like a third player's, and score nothing (ruling L6)."""
    scene = Scene(seats=2).armies(0, H1=1, H2=1).armies(2, H1=1, H3=1)
    assert scene.items(0) == {"regions": 1}
    assert len(scene.points()) == 2


def test_cards_are_scored_by_their_text() -> None:
    """end.abilities. Four cards with a word are four points for the card that counts it."""
    scene = Scene().has(0, "graveyard", "cursed-banshee", "cursed-gargoyles", "cursed-king", "cursed-mausoleum")
    assert scene.items(0)["graveyard"] == 4


def test_most_elixirs_are_worth_two_points() -> None:
    """end.elixirs. Alone."""
    assert Scene().has(0, "forest-gnome").has(1, "cursed-king").points() == [2, 0, 0]


def test_tied_elixirs_are_worth_one_point_each() -> None:
    """end.elixirs. To everybody who ties for most."""
    scene = Scene(seats=4).has(0, "dire-goblin").has(1, "cursed-king").has(2, "castle-a")
    assert scene.points() == [1, 1, 1, 0]


def test_nobody_is_paid_for_no_elixirs() -> None:
    """end.elixirs. With none at the table there is no most (ruling L13)."""
    assert Scene().points() == [0, 0, 0]


def test_most_points_win() -> None:
    """end.winner. Nothing else matters then."""
    scene = Scene().armies(0, D5=1).coins(0, 9, 9)
    assert scene.ranking()[0] == [0]


def test_a_tie_goes_to_most_coins() -> None:
    """end.winner. The first tie-break, among those who tie."""
    assert Scene().coins(3, 5, 4).ranking() == [[1], [2], [0]]


def test_then_to_most_armies_on_the_board() -> None:
    """end.winner. The second tie-break."""
    scene = Scene().coins(3, 3, 3).armies(0, D1=1).armies(1, D1=1, H1=1).armies(2, H1=1)
    assert scene.points() == [0, 0, 0]
    assert scene.ranking() == [[1], [0, 2]]
    assert ties(scene.g) == [Tie((1,), (0, 2), "armies", {"more": 2, "less": 1}), Tie((0, 2), (), SHARED)]


def test_then_to_most_regions() -> None:
    """end.winner. The third tie-break: two regions against one region that is an island."""
    scene = Scene().coins(3, 3, 0).armies(0, D1=1, D2=1).armies(1, I3=2).armies(2, D6=1, D7=1)
    assert scene.points() == [2, 2, 2]
    assert scene.ranking() == [[0], [1], [2]]
    assert [(tie.key, tie.facts) for tie in ties(scene.g)] == [
        ("regions", {"more": 2, "less": 1}),
        ("coins", {"more": 3, "less": 0}),
    ]


def test_players_who_are_still_tied_share_the_victory() -> None:
    """end.winner. The book names no further tie-break (ruling L16)."""
    scene = Scene().coins(3, 3, 0)
    assert scene.ranking() == [[0, 1], [2]]
    assert [tie.key for tie in ties(scene.g)] == [SHARED, "coins"]


def test_the_tome_wins_every_tie() -> None:
    """variant.exploration.tome, end.winner. One point, and before coins are even counted."""
    scene = Scene(exploration=True).coins(0, 9, 5).armies(1, H1=1).armies(2, H2=1)
    take_token(scene.g, 0, token("magic-tome"))
    assert scene.points() == [1, 1, 1]
    assert scene.ranking() == [[0], [1], [2]]
    assert [tie.key for tie in ties(scene.g)] == ["tome", "coins"]


def test_points_counted_quickly_are_the_points_item_by_item() -> None:
    """end, variant.leaders, variant.citadels. The sum for bots is the sum of what players are shown."""
    everything = dict.fromkeys(("exploration", "citadels", "leaders", "events"), True)
    for number in range(6):
        table = Table(GAME, 2 + number % 3, everything if number % 2 else None, seed=f"sum {number}")
        while not table.over:
            decision = table.decision
            table.answer(decision.options[len(table.history) % len(decision.options)], decision.seat)
            if table.state.coins:
                assert totals(table.state) == [score.total for score in table.scores()]
        assert any(totals(table.state))
