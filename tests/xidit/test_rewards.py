"""Two of three rewards: coins, bards, guild storeys; and the neutral player of three."""

from typing import Any

from crownlands.core.table import Table
from crownlands.games.xidit import GAME
from tests.xidit.scene import Scene


def at_threat(city: int = 10, **variants: Any) -> Scene:
    """A hero who can beat the threat of city 10 (3 coins, 2 bards, 4 storeys)."""
    return Scene(**variants).hero(0, city).units(0, archer=1, mage=1)


def test_two_different_rewards_of_three_are_taken() -> None:
    """reward. The second is another kind than the first (ruling X9)."""
    scene = at_threat().plan("!")
    assert scene.offered == {"coins", "bards", "guild"}
    scene.answers("coins")
    assert scene.offered == {"bards", "guild"}
    assert scene.refused() == {"coins": "taken-already"}
    scene.answers("guild")
    assert (scene.g.coins[0], scene.g.guilds[9], scene.sung(0)) == (3, 4, {})


def test_coins_go_behind_the_screen() -> None:
    """reward.coins. Five coins at city 7, as in Pasha's example; bards are the other reward, four of them."""
    scene = Scene().tiles(recruits=range(1, 6), threats=range(7, 12)).hero(0, 7).units(0, cleric=2).plan("!")
    scene.answers("coins", "bards", "west", "west", "northwest", "southwest")
    assert scene.g.coins[0] == 5
    assert scene.sung(0) == {"west": 2, "northwest": 1, "southwest": 1}
    assert GAME.view(scene.g, 1)["players"][0]["coins"] is None
    assert GAME.view(scene.g, 0)["players"][0]["coins"] == 5


def test_the_bank_never_runs_out() -> None:
    """reward.coins, components. More coins than the sixty tokens of the box (ruling X11)."""
    scene = at_threat()
    scene.g.coins[1] = 60
    assert scene.plan("!").answers("coins", "guild").g.coins[0] == 3


def test_bards_go_into_regions_around_the_hero_only() -> None:
    """reward.bards. City 10 lies between the forest and the snow."""
    scene = at_threat().plan("!").answers("coins", "bards")
    assert scene.offered == {"northwest", "snow"}
    assert scene.refused()["south"] == "not-around-hero"


def test_bards_of_the_centre_are_hidden_in_the_bastion() -> None:
    """reward.bards. Their owner knows them, and everybody how many there are in all."""
    scene = (
        Scene().tiles(recruits=range(1, 6), threats=(11, *range(6, 10))).hero(0, 11).units(0, infantry=1, mage=1)
    )
    scene.plan("!").answers("coins", "bards", "centre", "centre", "snow")
    mine, theirs = (GAME.view(scene.g, seat)["regions"][8] for seat in (0, 1))
    assert (mine["bards"][0], theirs["bards"][0], theirs["total"]) == (2, None, 2)
    assert [event.key for event in scene.log if "bard" in event.key] == [
        "bard-to-bastion", "bard-to-bastion", "placed-bard",
    ]  # fmt: skip


def test_no_more_bards_are_placed_than_there_are() -> None:
    """reward.bards. One is left of twenty (ruling X10)."""
    scene = at_threat().bards(0, south=19).plan("!").answers("coins", "bards", "snow")
    assert scene.g.stock[0] == 0
    assert scene.prompt == "order"


def test_without_bards_that_reward_cannot_be_taken() -> None:
    """reward.bards. The other two are taken unasked."""
    scene = at_threat().bards(0, south=20).plan("!")
    assert (scene.prompt, scene.g.coins[0], scene.g.guilds[9]) == ("order", 3, 4)


def test_a_guild_is_built_up_to_four_storeys() -> None:
    """reward.guild. Sasha's guild has two; of four more two are built and two stay in the supply (ruling X10)."""
    scene = at_threat().guild(0, 10, 2).plan("!").answers("guild", "coins")
    assert (scene.g.guilds[9], scene.g.storeys[0]) == (4, 15 - 4)


def test_a_full_guild_may_be_chosen_and_gives_nothing() -> None:
    """reward, reward.guild. So nobody must spend bards; the question says that it gives nothing (ruling X9)."""
    scene = at_threat().guild(0, 10, 4).plan("!")
    assert scene.offered == {"coins", "bards", "guild"}
    assert facts_of(scene, "sing", "build") == ("fits", "guild-is-full")
    scene.answers("guild", "coins")
    assert (scene.prompt, scene.g.coins[0], scene.g.guilds[9], scene.g.stock[0]) == ("order", 3, 4, 20)


def test_a_city_has_one_guild() -> None:
    """reward.guild. Beside another player's nothing is built, nor is a storey that waits (rulings X9, X13)."""
    scene = at_threat().guild(1, 10, 1).guild(0, 3, 4)
    scene.g.kept[0], scene.g.storeys[0] = 1, 10
    scene.plan("!")
    assert facts_of(scene, "sing", "build") == ("fits", "guild-of-another")
    scene.answers("coins", "guild")
    assert (scene.g.owners[9], scene.g.guilds[9], scene.g.kept[0], scene.g.storeys[0]) == (1, 1, 1, 10)
    assert scene.told("built") == []


def test_without_storeys_there_is_no_guild() -> None:
    """reward.guild, components. Fifteen storeys a player."""
    scene = at_threat()
    for city, storeys in ((1, 4), (2, 4), (3, 4), (4, 3)):
        scene.guild(0, city, storeys)
    assert facts_of(scene.plan("!"), "build") == ("no-storeys",)
    scene.answers("guild", "coins")
    assert (scene.prompt, scene.g.guilds[9], scene.g.owners[9]) == ("order", 0, -1)


def test_without_bards_there_is_no_choice_whatever_the_others_give() -> None:
    """reward, reward.bards. No bards, another's guild: only coins (ruling X9)."""
    scene = at_threat().bards(0, south=20).guild(1, 10, 4).plan("!")
    assert (scene.prompt, scene.g.coins[0]) == ("order", 3)
    assert why_lost(scene) == [("reward:bards", "no-bards"), ("reward:guild", "guild-of-another")]


def facts_of(scene: Scene, *names: str) -> tuple[Any, ...]:
    """What the question says."""
    facts = scene.now.pending[0].facts or {}
    return tuple(facts[name] for name in names)


def why_lost(scene: Scene) -> list[tuple[str, Any]]:
    """What everybody was told about rewards that gave nothing."""
    return [(str(event.facts["reward"]), event.facts["why"]) for event in scene.told("no-reward", 0)]


def test_everybody_is_told_why_a_reward_gives_nothing() -> None:
    """reward, reward.guild, variant.three. Guilds, storeys and closed regions lie in the open."""
    both = ("coins", "guild")
    assert why_lost(at_threat().plan("!").answers(*both)) == []
    assert why_lost(at_threat().guild(1, 10, 1).plan("!").answers(*both)) == [("reward:guild", "guild-of-another")]
    assert why_lost(at_threat().guild(0, 10, 4).plan("!").answers(*both)) == [("reward:guild", "guild-is-full")]
    spent = at_threat().guild(0, 1, 4).guild(0, 2, 4).guild(0, 3, 4).guild(0, 4, 3)
    assert why_lost(spent.plan("!").answers(*both)) == [("reward:guild", "no-storeys")]
    unused = at_threat().guild(1, 10, 1).plan("!").answers("coins", "bards", "snow", "snow")
    assert why_lost(unused) == [], "what was not chosen is not missed"
    closed = Scene(3).wake(3).hero(0, 20).units(0, militia=3).guild(1, 20, 2).plan("!").answers("3b")
    assert facts_of(closed, "sing", "build") == ("regions-closed", "guild-of-another")
    closed.answers("bards", "guild")
    assert why_lost(closed) == [("reward:bards", "regions-closed"), ("reward:guild", "guild-of-another")]
    assert closed.g.coins[0] == 0, "whoever wants nothing gets nothing"


def test_everybody_is_told_that_bards_have_run_out() -> None:
    """reward.bards. Anybody can count to twenty (ruling X16)."""
    scene = at_threat().bards(0, south=20).plan("!")
    (event,) = scene.told("no-reward", 0)
    assert event.seen_by(0) == event.seen_by(1) == event.seen_by(None)
    assert (str(event.seen_by(1)["reward"]), event.seen_by(1)["why"]) == ("reward:bards", "no-bards")


def test_a_chosen_reward_is_taken_in_full() -> None:
    """reward.bards, reward.guild. The rule has no "may": all bards are placed, all storeys built (ruling X17)."""
    scene = at_threat().plan("!").answers("bards", "guild")
    assert scene.offered == {"northwest", "snow"}
    scene.answers("snow")
    assert scene.offered == {"northwest", "snow"}
    scene.answers("snow")
    assert (scene.prompt, scene.g.guilds[9], scene.g.stock[0]) == ("order", 4, 18)


def test_closed_regions_take_no_bards() -> None:
    """variant.three. At city 20, between two closed regions, bards give nothing; a guild can be built there."""
    scene = Scene(3).wake(3).hero(0, 20).units(0, militia=3).plan("!").answers("3b", "coins", "guild")
    assert scene.prompt == "neutral"
    assert (scene.g.coins[0], scene.g.guilds[19], scene.sung(0)) == (3, 2, {})
    half = Scene(3).wake(3).hero(0, 14).units(0, militia=3).plan("!").answers("3b", "coins", "bards")
    assert half.prompt == "neutral", "the south alone is open: bards go there unasked"
    assert half.sung(0) == {"south": 3}


def test_the_neutral_player_goes_up_for_every_threat() -> None:
    """variant.neutral.advance. Sveta raises its wealth; a track at its end is not offered."""
    scene = Scene(3).hero(0, 8).units(0, archer=2)
    before = scene.g.neutral[:]
    scene.plan("!").answers("coins", "guild")
    assert scene.offered == {"wealth", "influence", "reputation"}
    scene.answers("wealth")
    assert scene.g.neutral == [before[0] + 1, before[1], before[2]]
    full = Scene(3).hero(0, 8).units(0, archer=2)
    full.g.neutral[0] = 20
    full.plan("!").answers("coins", "guild")
    assert full.offered == {"influence", "reputation"}
    assert full.refused() == {"wealth": "column-is-full"}


def test_a_neutral_player_at_the_end_of_all_columns_stays() -> None:
    """variant.neutral.advance. Nobody is asked (ruling X15)."""
    scene = Scene(3).hero(0, 8).units(0, archer=2)
    scene.g.neutral = [20, 20, 20]
    assert scene.plan("!").answers("coins", "guild").prompt == "order"


def test_titans_move_the_neutral_player_unless_the_table_says_no() -> None:
    """variant.neutral.advance. A Titan counts as a threat (ruling X15)."""
    moved = Scene(3).wake(3).hero(0, 21).units(0, militia=3).plan("!").answers("3b", "coins", "guild")
    assert moved.prompt == "neutral"
    still = Scene(3, titans_move_neutral=False).wake(3).hero(0, 21).units(0, militia=3)
    assert still.plan("!").answers("3b", "coins", "guild").prompt == "order"


def test_four_players_have_no_neutral_player() -> None:
    """variant.neutral. It belongs to games of three."""
    assert Table(GAME, 4, seed="1").state.neutral == []


def test_rewards_are_given_coins_first_then_bards_then_storeys() -> None:
    """reward. In whatever order they were chosen; the neutral player comes last (ruling X21)."""
    scene = Scene(3).hero(0, 8).units(0, archer=2).plan("!").answers("guild", "bards")
    assert scene.g.guilds[7] == 0, "the bards are placed first"
    scene.answers("west", "west", "west", "northwest", "wealth")
    keys = [event.key for event in scene.log if event.key in ("built", "placed-bard", "neutral-advanced")]
    assert keys == ["placed-bard"] * 4 + ["built", "neutral-advanced"]
