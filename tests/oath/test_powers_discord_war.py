"""card.*. The Discord cards of the chronicle that speak of campaigns, titles, visions and the Empire."""

from __future__ import annotations

from crownlands.core.decisions import Seat
from crownlands.games.oath import GAME
from crownlands.games.oath.claims import claims
from crownlands.games.oath.components import CARD, GOALS, PEOPLES_FAVOR
from crownlands.games.oath.empire import become_citizen
from crownlands.games.oath.moments import power_of
from crownlands.games.oath.picture import picture
from crownlands.games.oath.playing import as_if_searched, play_card
from crownlands.games.oath.state import CITIZEN, EMPIRE, EXILE, NOBODY
from crownlands.games.oath.taking import seize, take
from crownlands.games.oath.title import end_long_war, met_visions, wins_at_wake
from crownlands.games.oath.turn import wake
from crownlands.games.oath.view import view
from crownlands.words import Words
from tests.oath.campaigns import BLANK, HOLLOW, SKULL, SWORD, War, bare, frontier, purse
from tests.oath.playing import hand, play, played
from tests.oath.scene import Scene, refused


def attack(scene: Scene, *answers: str, dice: list[int] | None = None) -> War:
    """Seat 1 attacks seat 2 at the Steppe with six dice, the site alone as a target."""
    return War(scene, 1).rolls([BLANK], [SWORD] * 12 if dice is None else dice).start("done", "n:6", *answers)


def banished(scene: Scene, *answers: str) -> War:
    """The same with the pawn as a target."""
    return War(scene, 1).rolls([BLANK] * 3, [SWORD] * 6).start("pawn", "n:6", *answers)


def reasons(war: War, seat: Seat) -> dict[str, str]:
    return {card.ref: why.key for card, why in refused(war.g, seat, "plan")}


# -- battle plans and what forbids them -------------------------------------------------------------------------


def test_the_beast_tamer_shuts_beast_and_nomad_plans_on_the_other_side() -> None:
    scene = frontier().adviser(2, "beast-tamer").adviser(1, "rangers").adviser(1, "horse-archers")
    war = attack(scene.adviser(1, "longbows"))
    assert war.refs() == ["card:longbows", "done"]
    assert reasons(war, 1) == {"card:rangers": "forbidden-by", "card:horse-archers": "forbidden-by"}
    scene = frontier().adviser(1, "beast-tamer").adviser(2, "horse-archers").adviser(1, "rangers")
    war = attack(scene, "card:rangers")
    assert reasons(war, 2) == {"card:horse-archers": "forbidden-by"}, "an attacker's tamer works as well"


def test_the_beast_tamer_tames_bandits_and_no_campaign_of_others() -> None:
    scene = frontier().warbands(2, "provinces.1", 0).card("rain-boots", "provinces.1").pawn(2, "cradle.1")
    tamed = War(scene.adviser(1, "beast-tamer"), 1).rolls([BLANK], [SWORD] * 6).start("done", "n:6")
    assert tamed.c.plans == [] and not tamed.c.no_single_shields
    war = attack(frontier().adviser(3, "beast-tamer").adviser(1, "horse-archers"))
    assert war.refs() == ["card:horse-archers", "done"]


def test_the_cracked_sage_rages_against_arcane_advisers() -> None:
    """card.cracked-sage."""

    def raging(up: bool) -> Scene:
        return purse(frontier().adviser(1, "cracked-sage").adviser(2, "alchemist", up=up), 1, 1)

    war = attack(raging(up=True), "card:cracked-sage")
    assert (war.c.dice, war.g.favor[1], war.g.secrets[1]) == (10, 0, 0)
    assert attack(raging(up=False)).decision.prompt != "plan"


def test_the_cracked_sage_defends_too() -> None:
    """card.cracked-sage."""
    war = attack(purse(frontier().adviser(2, "cracked-sage").adviser(1, "alchemist"), 2, 1), "card:cracked-sage")
    assert war.c.dice == 2


def test_slander_burns_everything_and_the_pawn_must_be_a_target() -> None:
    """card.slander."""
    scene = purse(purse(frontier().adviser(1, "slander"), 1, 1), 2, 5)
    war = banished(scene, "card:slander")
    war.go(lose="n:0", occupy="n:0", banish="no")
    assert war.g.campaign is None, "nobody is asked about half of it"
    assert war.g.favor[2] == 0
    assert "card:slander" not in attack(purse(frontier().adviser(1, "slander"), 1, 1)).refs()


def test_slandered_favor_renews_the_vow() -> None:
    scene = purse(purse(frontier().adviser(1, "slander").adviser(3, "vow-of-renewal"), 1, 1), 2, 5)
    before = scene.g.favor[3]
    war = banished(scene, "card:slander")
    war.go(lose="n:0", occupy="n:0", banish="no")
    assert (war.g.favor[2], war.g.favor[3]) == (0, before + 5)


def test_zealots_count_threefold_against_a_larger_force() -> None:
    """card.zealots."""
    scene = purse(frontier().adviser(1, "zealots").board(2, 5), 1, 1)
    war = attack(scene, "card:zealots", dice=[HOLLOW] * 6)
    assert war.decision.prompt == "sacrifice"
    facts = war.decision.facts or {}
    assert (facts["attack"], facts["defense"], facts["amount"]) == (3, 7, 2), "two by three beat a lack of five"
    war.go(sacrifice="yes", sacrifice_from="n:2", occupy="n:0")
    assert war.c.attack == 9


def test_zealots_look_once_and_only_at_a_larger_force() -> None:
    """card.zealots."""
    assert "card:zealots" not in attack(purse(frontier().adviser(1, "zealots"), 1, 1)).refs()
    war = attack(purse(frontier().adviser(1, "zealots").board(2, 5), 1, 1), "card:zealots", dice=[SKULL] * 6)
    assert war.c.sacrifice_worth == 3


# -- after a campaign -------------------------------------------------------------------------------------------


def test_a_sneak_attack_falls_on_who_has_just_campaigned() -> None:
    """card.sneak-attack."""
    scene = frontier().adviser(3, "sneak-attack").pawn(3, "provinces.1").board(3, 4).has(3, supply=0)
    war = War(scene, 1).rolls([BLANK], [SWORD] * 6).start("seat:2", "done", "n:6").go(lose="n:2", occupy="n:1")
    assert (war.decision.seat, war.decision.prompt) == (3, "follow-campaign")
    war.answer("yes")
    assert war.g.campaign is not None
    assert (war.c.attacker, war.c.defender, war.c.free) == (3, 1, True), "nobody else may be named"
    war.answer("done", "n:4")
    assert war.g.supply[3] == 0


def test_a_sneak_attack_wants_that_player_or_a_site_of_theirs_here() -> None:
    """card.sneak-attack."""
    war = attack(frontier().adviser(3, "sneak-attack").pawn(3, "cradle.1").board(3, 4)).go(
        lose="n:2", occupy="n:1"
    )
    assert war.decision.prompt == "act"


def test_a_sneak_attack_may_be_declined_and_does_not_answer_ones_own_campaign() -> None:
    """card.sneak-attack."""
    scene = frontier().adviser(2, "sneak-attack").adviser(1, "scouts")
    war = attack(scene).go(plan="done", lose="n:2", occupy="n:1")
    assert (war.decision.seat, war.decision.prompt) == (2, "follow-campaign"), "also for who was attacked"
    war.answer("no")
    assert (war.decision.seat, war.decision.prompt) == (1, "act")
    war = attack(frontier().adviser(1, "sneak-attack")).go(lose="n:2", occupy="n:1")
    assert war.decision.prompt == "act"


def test_a_sneak_attack_comes_before_second_wind() -> None:
    """card.sneak-attack."""
    scene = purse(frontier().adviser(1, "second-wind").adviser(2, "sneak-attack").has(1, secrets=1), 1, 1)
    war = attack(scene, "card:second-wind").go(lose="n:2", occupy="n:1")
    assert (war.decision.seat, war.decision.prompt) == (2, "follow-campaign")
    war.answer("no")
    assert (war.decision.seat, war.decision.prompt) == (1, "travel-free")


# -- the False Prophet ------------------------------------------------------------------------------------------


def prophecy(owner: Seat = 2, prophet: Seat = 1, vision: str = "vision-of-rebellion") -> Scene:
    """The prophet has a warband on the owner's vision, and enough visions are drawn."""
    scene = bare().adviser(prophet, "false-prophet").vision(owner, vision).turn(prophet)
    scene.g.visions_drawn = 3
    power = power_of(CARD["false-prophet"]).played
    assert power is not None
    scene.asks(power(scene.g, prophet, CARD["false-prophet"]))
    GAME.check(scene.g)
    return scene


def test_the_false_prophet_puts_a_warband_on_a_revealed_vision() -> None:
    scene = prophecy()
    g = scene.g
    assert (g.prophet, g.prophecy) == (1, CARD["vision-of-rebellion"])
    assert g.reserve[g.colour[1]] + g.board[1] == 13, "one of fourteen stands there"
    assert view(g, 0)["players"][1]["prophecy"] == "vision:vision-of-rebellion"
    lines = picture(view(g, 0), Words("en", GAME), {})
    assert "◎" in "".join(text for line in lines for text, _ in line)


def test_nothing_happens_without_a_vision_or_for_a_citizen() -> None:
    power = power_of(CARD["false-prophet"]).played
    assert power is not None
    scene = bare().turn(1)
    scene.asks(power(scene.g, 1, CARD["false-prophet"]))
    assert scene.g.prophet == NOBODY
    scene.citizen(1).vision(2, "vision-of-faith")
    scene.asks(power(scene.g, 1, CARD["false-prophet"]))
    assert scene.g.prophet == NOBODY


def test_among_several_visions_the_prophet_chooses() -> None:
    scene = bare().vision(1, "vision-of-faith").vision(3, "vision-of-conquest").turn(1)
    power = power_of(CARD["false-prophet"]).played
    assert power is not None
    scene.asks(power(scene.g, 1, CARD["false-prophet"]), "vision:vision-of-faith")
    assert scene.g.prophecy is CARD["vision-of-faith"], "the own one will do"


def test_the_prophet_wins_by_anothers_vision() -> None:
    scene = prophecy()
    scene.asks(seize(scene.g, 1, PEOPLES_FAVOR))
    assert wins_at_wake(scene.g, 1) == ["vision-of-rebellion"]
    assert wins_at_wake(scene.g, 2) == []
    assert [claim["way"] for claim in claims(scene.g)[1]] == ["vision", "usurper"]
    scene.asks(wake(scene.g, 1), "suit:order")
    assert (scene.g.winner, scene.g.won_by) == (1, ["vision-of-rebellion"])


def test_the_prophet_wins_at_the_end_of_the_long_war_too() -> None:
    scene = prophecy()
    scene.asks(seize(scene.g, 1, PEOPLES_FAVOR))
    scene.g.title, scene.g.usurper = 3, False
    end_long_war(scene.g)
    assert (scene.g.winner, scene.g.won_by) == (1, ["vision-of-rebellion"])


def test_with_two_visions_drawn_the_prophet_has_to_wait() -> None:
    scene = prophecy()
    scene.g.visions_drawn = 2
    scene.asks(seize(scene.g, 1, PEOPLES_FAVOR))
    assert met_visions(scene.g) == []


def test_a_prophet_who_becomes_a_citizen_keeps_the_warband_there_but_cannot_win() -> None:
    scene = prophecy()
    scene.asks(become_citizen(scene.g, 1))
    GAME.check(scene.g)
    scene.asks(seize(scene.g, 1, PEOPLES_FAVOR))
    assert (scene.g.role[1], scene.g.prophet, met_visions(scene.g)) == (CITIZEN, 1, [])
    scene.g.role[1] = EXILE
    assert [seat for seat, _ in met_visions(scene.g)] == [1]


def test_a_replaced_vision_comes_to_the_prophet() -> None:
    scene = hand(prophecy(), "vision-of-faith", 2)
    warbands = scene.g.reserve[scene.g.colour[1]]
    asked = scene.asks(play_card_of(scene, "vision-of-faith"), "reveal", "reveal")
    assert (asked[1].seat, asked[1].prompt) == (1, "play")
    assert {option.ref for option in asked[1].options} == {"reveal", "face-down", "discard"}
    assert scene.g.vision[1:3] == [CARD["vision-of-rebellion"], CARD["vision-of-faith"]]
    assert (scene.g.prophet, scene.g.reserve[scene.g.colour[1]]) == (NOBODY, warbands + 1)
    GAME.check(scene.g)


def test_the_vision_of_a_new_citizen_comes_to_the_prophet() -> None:
    scene = prophecy().pawn(1, "provinces.1")
    scene.asks(become_citizen(scene.g, 2), "discard")
    assert scene.g.piles[2][-1] is CARD["vision-of-rebellion"], "after the prophet's pawn"
    GAME.check(scene.g)


def test_a_hidden_prophecy_is_known_to_all() -> None:
    # ruling O25
    scene = prophecy()
    scene.asks(become_citizen(scene.g, 2), "face-down")
    assert scene.g.advisers[1][-1] is CARD["vision-of-rebellion"]
    assert (scene.g.faceup[1][-1], scene.g.adviser_seen[1][-1]) == (False, scene.g.everybody)


def test_a_prophet_of_their_own_vision_may_keep_it_as_an_adviser() -> None:
    scene = hand(prophecy(owner=1), "vision-of-faith", 1)
    play(scene, "vision-of-faith", "reveal", "face-down", seat=1)
    assert scene.g.vision[1] is CARD["vision-of-faith"]
    assert scene.g.advisers[1][-1] is CARD["vision-of-rebellion"]
    GAME.check(scene.g)


def test_a_discarded_vision_without_a_warband_goes_to_the_pile() -> None:
    scene = prophecy().vision(3, "vision-of-faith")
    assert scene.asks(become_citizen(scene.g, 3)) == []
    assert scene.g.prophet == 1
    GAME.check(scene.g)


def play_card_of(scene: Scene, name: str, seat: Seat = 2) -> object:
    return play_card(scene.g, seat, CARD[name], as_if_searched(scene.g, seat))


# -- title and Empire -------------------------------------------------------------------------------------------


def test_the_chaos_cult_takes_a_favor_from_a_new_oathkeeper() -> None:
    """card.chaos-cult."""
    scene = purse(bare().adviser(1, "chaos-cult"), 2, 2).turn(2)
    titled = power_of(CARD["chaos-cult"]).titled
    assert titled is not None
    scene.asks(titled(scene.g, CARD["chaos-cult"], 1, 2))
    assert scene.g.favor[1:3] == [2, 1]
    scene.g.log = []
    scene.asks(titled(scene.g, CARD["chaos-cult"], 1, 1))
    assert (scene.g.favor[1], scene.g.log) == (2, []), "nothing for the own title"


def test_the_chaos_cult_hears_of_every_change_of_the_title() -> None:
    """card.chaos-cult."""
    scene = bare().adviser(1, "chaos-cult").relic(3, "map").relic(2, "whistle").turn(2)
    scene.g.oath = next(card for card in GOALS if card.goal == "relics-and-banners")
    scene.asks(take(scene.g, 2, [CARD["map"]], giver=3))
    assert (scene.g.title, scene.g.favor[1], scene.g.favor[2]) == (2, 2, 0)


def ambitious(sites: int) -> Scene:
    """The Chancellor rules one site, seat 1 so many."""
    scene = bare().warbands(0, "provinces.1", 0).warbands(0, "hinterland.1", 0).turn(1)
    for place in ("provinces.1", "hinterland.1")[:sites]:
        scene.warbands(1, place, 1)
    return scene


def test_royal_ambitions_make_a_citizen_with_a_relic_unseen() -> None:
    """card.royal-ambitions."""
    scene = ambitious(2).has(1, supply=2)
    hidden = scene.g.reliquary[2]
    played(scene, "royal-ambitions", "yes", "reliquary:2")
    assert (scene.g.role[1], scene.g.supply[1], scene.g.ended) == (CITIZEN, 7, True)
    assert scene.g.relics[1] == [hidden]
    assert scene.g.reliquary[2] is None, "its trait binds the Chancellor now"
    assert scene.g.holder[scene.slot("provinces.1")] == EMPIRE


def test_royal_ambitions_may_be_declined_and_want_more_sites_than_the_chancellor() -> None:
    """card.royal-ambitions."""
    assert played(ambitious(2), "royal-ambitions", "no").g.relics[1] == []
    assert played(ambitious(1), "royal-ambitions").g.relics[1] == [], "as many are not enough"
    citizen = ambitious(2).citizen(2)
    assert played(citizen, "royal-ambitions", seat=2).g.relics[2] == [], "only for an Exile"
