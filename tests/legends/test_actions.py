"""The four actions, and how two of them stand on one card."""

from tests.legends.scene import Scene


def test_an_action_follows_at_once_on_taking_a_card() -> None:
    """action. The card's action belongs to the turn in which it is taken."""
    scene = Scene().armies(0, D5=4).takes("dire-eye")
    assert (scene.prompt, scene.seat) == ("place-army", 0)


def test_armies_go_only_to_the_start_region_and_ones_own_cities() -> None:
    """action.place. Nowhere else, not even where own armies stand, and the reason is given."""
    scene = Scene().armies(0, D5=4, D1=1).cities(0, "H2").cities(1, "H3").takes("dire-eye")
    assert scene.offered == {"D5", "H2", "done"}
    assert scene.refused()["H3"] == "no-city-here"


def test_armies_of_one_action_may_go_to_several_regions() -> None:
    """action.place. As many as the card shows, one region or more."""
    scene = Scene().armies(0, D5=4).cities(0, "H2").takes("dire-eye", "D5", "H2", "H2", "D5")
    assert (scene.army(0, "D5"), scene.army(0, "H2")) == (6, 2)
    assert scene.g.supply[0] == 18 - 8
    assert scene.seat == 1


def test_no_more_than_eighteen_armies_are_on_the_board() -> None:
    """action.place. With two left in the supply, two of four are placed (ruling L12)."""
    scene = Scene().armies(0, D5=16).takes("dire-eye", "D5", "D5")
    assert sum(scene.g.armies[0]) == 18
    assert scene.g.supply[0] == 0
    assert scene.seat == 1


def test_placing_with_an_empty_supply_does_nothing() -> None:
    """action.place. The action is passed over."""
    assert Scene().armies(0, D5=18).takes("dire-eye").seat == 1


def test_fewer_armies_may_be_placed() -> None:
    """action.place, action.skip. A player may stop after any army."""
    scene = Scene().armies(0, D5=4).takes("dire-eye", "D5", "done")
    assert scene.army(0, "D5") == 5
    assert scene.seat == 1


def test_three_moves_are_one_army_three_steps() -> None:
    """action.move. The book's first way to spend three points."""
    scene = Scene().armies(0, D5=3).takes("ancient-sage", "D5", "D3", "D3", "D1", "D1", "D2")
    assert (scene.army(0, "D5"), scene.army(0, "D2")) == (2, 1)
    assert scene.seat == 1


def test_three_moves_are_three_armies_one_step_each() -> None:
    """action.move. The book's second way."""
    scene = Scene().armies(0, D5=3).takes("ancient-sage", "D5", "D3", "D5", "D4", "D5", "D6")
    assert [scene.army(0, code) for code in ("D5", "D3", "D4", "D6")] == [0, 1, 1, 1]


def test_three_moves_are_one_step_and_two_steps() -> None:
    """action.move. The book's third way."""
    scene = Scene().armies(0, D5=2).takes("ancient-sage", "D5", "D3", "D5", "D4", "D4", "D6")
    assert [scene.army(0, code) for code in ("D5", "D3", "D4", "D6")] == [0, 1, 0, 1]


def test_armies_move_over_common_borders_only() -> None:
    """action.move. What is not next door is refused with the reason."""
    scene = Scene().armies(0, D1=1).takes("forest-gnome", "D1")
    assert scene.offered == {"D2", "D3"}
    assert scene.refused()["D7"] == "not-next-door"


def test_a_crossing_costs_three_points() -> None:
    """action.move. Between pieces as on a piece; what is left after it can be spent."""
    scene = Scene().armies(0, D4=1).takes("forest-pixie", "D4", "H4")
    assert scene.prompt == "move-from"
    scene.answers("H4")
    assert scene.offered == {"H3", "H5"}
    assert scene.refused()["H1"] == "crossing-too-dear"


def test_a_crossing_needs_three_points() -> None:
    """action.move. With two points left the water is too wide."""
    scene = Scene().armies(0, D4=1, I3=1).takes("forest-gnome")
    assert scene.offered == {"D4", "done"}
    assert scene.refused()["I3"] == "crossing-too-dear"
    assert scene.answers("D4").offered == {"D3", "D5", "D6"}


def test_points_that_are_not_spent_are_lost() -> None:
    """action.move, action.skip. A player may stop moving (ruling L10)."""
    assert Scene().armies(0, D5=3).takes("ancient-sage", "D5", "D3", "done").seat == 1


def test_a_city_is_built_where_one_of_your_armies_stands() -> None:
    """action.build. And nowhere else."""
    scene = Scene().armies(0, D5=1, H2=1).armies(1, D1=2).takes("stronghold")
    assert scene.offered == {"D5", "H2", "done"}
    assert scene.refused()["D1"] == "no-army-here"
    assert scene.answers("H2").city(0, "H2") == 1


def test_a_region_holds_several_cities() -> None:
    """action.build. Of one player as of several."""
    scene = Scene().armies(0, D5=1).cities(0, "D5").cities(1, "D5").takes("stronghold", "D5")
    assert (scene.city(0, "D5"), scene.city(1, "D5")) == (2, 1)


def test_there_are_three_cities_a_player() -> None:
    """action.build, components. The fourth cannot be built."""
    scene = Scene().armies(0, D5=1).cities(0, "D1", "D2", "D3").takes("stronghold")
    assert scene.seat == 1


def test_an_army_is_destroyed_beside_one_of_your_own() -> None:
    """action.destroy. It goes back to its owner's supply."""
    scene = Scene().armies(0, D5=1, D1=1).armies(1, D5=2, D2=1)
    scene.takes("dire-dragon", "done")
    assert scene.offered == {"D5", "D1", "done"}
    scene.answers("D5", "B")
    assert scene.army(1, "D5") == 1
    assert scene.g.supply[1] == 18 - 2


def test_a_city_alone_destroys_nobody() -> None:
    """action.destroy. Where only an own city stands, nothing can be destroyed."""
    scene = Scene().armies(0, D5=1).cities(0, "D2").armies(1, D2=1).takes("dire-dragon", "done")
    assert "D2" not in scene.offered
    assert scene.refused()["D2"] == "no-army-here"


def test_your_own_armies_can_be_destroyed() -> None:
    """action.destroy. The book says: of any player (ruling L11)."""
    scene = Scene().armies(0, D5=2).armies(1, D5=1).takes("dire-dragon", "done", "D5", "A")
    assert scene.army(0, "D5") == 1
    assert scene.g.supply[0] == 17


def test_nobody_loses_their_own_army_without_being_asked() -> None:
    """action.destroy. Where only own armies stand, the seat may still say no."""
    scene = Scene().armies(0, D5=2).takes("dire-dragon", "done", "D5")
    assert (scene.prompt, scene.offered) == ("destroy-whose", {"seat:0", "done"})
    assert scene.answers("done").army(0, "D5") == 2


def test_one_of_two_actions_with_a_slash_is_chosen() -> None:
    """action.or. The other does not happen; none is possible too."""
    scene = Scene().armies(0, D5=4).takes("cursed-king")
    assert scene.offered == {"action:place", "action:move", "done"}
    assert scene.answers("action:place", "D5", "D5", "D5").seat == 1
    assert Scene().armies(0, D5=4).takes("cursed-king", "done").seat == 1


def test_an_impossible_action_is_not_offered_and_says_why() -> None:
    """action.or. With an empty supply only moving is left."""
    scene = Scene().armies(0, D5=18).takes("cursed-king")
    assert scene.offered == {"action:move", "done"}
    assert scene.refused() == {"action:place": "no-armies-left"}


def test_two_actions_with_a_plus_keep_their_order() -> None:
    """action.and. First place, then destroy, as in the book's example."""
    scene = Scene().armies(0, D5=1).armies(1, D5=1).takes("dire-giant")
    assert scene.prompt == "place-army"
    assert scene.answers("D5", "D5", "D5").prompt == "destroy-where"


def test_either_of_two_actions_with_a_plus_can_be_left_out() -> None:
    """action.and. Skip the first and do the second; do the first and skip the second."""
    second = Scene().armies(0, D5=1).armies(1, D5=1).takes("dire-giant", "done", "D5")
    assert (second.army(0, "D5"), second.army(1, "D5")) == (1, 0)
    first = Scene().armies(0, D5=1).armies(1, D5=1).takes("dire-giant", "D5", "D5", "D5", "done")
    assert (first.army(0, "D5"), first.army(1, "D5")) == (4, 1)


def test_a_card_may_be_taken_without_its_action() -> None:
    """action.skip. The note under the actions."""
    assert Scene().armies(0, D5=4).takes("dire-eye", "done").seat == 1
