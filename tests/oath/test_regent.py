"""The regent: it plays whole games, stops a usurper, and takes, makes and refuses deals for a reason."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from crownlands.arena import Match, Tournament, play_match
from crownlands.bots import Eyes, make_bot
from crownlands.core.bots import BotHint, Step
from crownlands.core.components import DONE, PLAYERS, Component, Number, numbers
from crownlands.core.decisions import Decision, Fact
from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.hints import Hint
from crownlands.core.plans import Positions
from crownlands.core.registry import game
from crownlands.core.run import Run
from crownlands.games.oath import words
from crownlands.games.oath.bargains import after_deal, answer_to_deal, gain_of_deal, good_offer
from crownlands.games.oath.campaign.previews import odds_now, odds_with
from crownlands.games.oath.components import CARD, GOALS, PEOPLES_FAVOR, SCEPTER
from crownlands.games.oath.deals import ACCEPT, CHANGE, REFUSE
from crownlands.games.oath.evaluation import FEATURES, chances, features
from crownlands.games.oath.foresight import worth_of_roll
from crownlands.games.oath.odds import Battle, odds_of, percent, win_chance
from crownlands.games.oath.quick_replies import quick_reply
from crownlands.games.oath.quick_war import site_odds
from crownlands.games.oath.regent import HOPELESS, NO_CHANCE, enter, hopeless
from crownlands.games.oath.regent_hints import hints_on_deal, march_odds
from crownlands.games.oath.state import AGAINST_BANDITS, CITIZEN, WAKE, Campaign, Deal, Oath
from crownlands.games.oath.title import dice_of_title
from crownlands.games.oath.turn_finder import AS_GOOD, Line, TurnFinder, worth_a_look
from crownlands.words import LANGUAGES, Words
from tests.oath.campaigns import War, frontier
from tests.oath.scene import Scene, oath

QUICK = "regent:60/3/4"
"""Little thought, for tests."""


def choice(scene: Scene, bot: str = "regent:200/5/8", seed: str = "a") -> str:
    run = scene.run or scene.start()
    decision = run.decision
    assert decision is not None
    return make_bot(bot, seed).choose(Eyes(run, decision.seat), decision).ref


def plays(scene: Scene, seed: str = "a") -> list[str]:
    """What the regent chooses in its turn, from here to its end."""
    run = scene.run or scene.start()
    assert run.decision is not None
    me, bot, found = run.decision.seat, make_bot("regent:200/5/8", seed), []
    while (decision := run.decision) is not None and scene.g.active == me:
        if decision.seat == me:
            option = bot.choose(Eyes(run, me), decision)
            found.append(option.ref)
        else:
            option = decision.options[-1]
        run.answer(decision.seat, option)
    return found


def usurped() -> Scene:
    """Seat 1 is the Usurper with two thin sites, and stands before its last wake; seat 0 can still march."""
    scene = oath().turn(0)
    for number, place in enumerate(("cradle.1", "provinces.1", "hinterland.1")):
        scene.site(("plains", "mountain", "steppe")[number], place)
        scene.warbands(0, place, 0)
    scene.warbands(1, "cradle.1", 1).warbands(1, "provinces.1", 1)
    scene.board(0, 7).board(1, 0).board(2, 0).board(3, 0).has(0, supply=5)
    for seat, place in enumerate(("cradle.1", "provinces.1", "hinterland.1", "hinterland.1")):
        scene.pawn(seat, place)
    scene.g.title, scene.g.usurper = 1, True
    return scene


def test_it_plays_a_whole_game_quickly_and_within_the_rules() -> None:
    outcome = play_match(Match(0, "oath", "whole", (QUICK, "random", "random")))
    assert outcome.offences == [0, 0, 0] and not outcome.complaints
    assert len(outcome.ranking[0]) == 1


def test_it_takes_the_title_back_from_a_usurper() -> None:
    """3.1. Whoever does nothing here has lost when the Usurper wakes."""
    scene = usurped()
    assert max(range(4), key=lambda seat: chances(scene.g)[seat]) == 1
    assert "action:campaign" in plays(scene)
    assert (scene.g.title, scene.g.usurper) == (0, False), "with seven warbands against one, no die saves it"


def test_quick_replies_march_on_a_usurper_too() -> None:
    """3.1. Even at odds that nobody would take otherwise."""
    scene = usurped().board(0, 2)
    run = scene.start()
    assert run.decision is not None
    assert quick_reply(scene.g, run.decision, Random(1)).ref == "action:campaign"


def against_bandits(scene: Scene, amount: int, force: int) -> str:
    """What is answered when a victory over bandits takes a sacrifice."""
    scene.g.campaign = Campaign(attacker=1, at=0, defender=AGAINST_BANDITS, sites=[0])
    facts: dict[str, Fact] = {"attack": 1, "defense": 2, "amount": amount, "force": force}
    decision = Decision(1, "sacrifice", [words.YES, words.NO], "5.5.5", facts)
    return quick_reply(scene.g, decision, Random(1)).ref


def test_nobody_is_sacrificed_for_a_site_that_nobody_could_hold() -> None:
    """5.5.5, 5.5.7. The bandits would be back at once."""
    assert against_bandits(oath(), amount=3, force=4) == "yes"
    assert against_bandits(oath(), amount=4, force=4) == "no"


def test_a_marching_bot_wants_warbands_left() -> None:
    """5.5.5. Odds that are only good if all die count for less, except against somebody about to win."""
    scene = usurped().board(0, 2)
    g = scene.g

    def with_all() -> float:
        return win_chance(Battle(2, g.sites[2].defense + dice_of_title(g), 2, 1))

    assert site_odds(g, 0, 2) == with_all(), "seat 1 would win otherwise"
    g.usurper = False
    assert 0.0 < site_odds(g, 0, 2) < with_all()


def test_the_field_of_a_contest_is_not_all_of_a_kind() -> None:
    """The best line, the one that habit would begin, the best of every beginning; then some that begin alike."""
    random = Random(1)
    finder = TurnFinder(0, random, 10, Positions())

    def line(value: float, option: Component) -> Line:
        return Line(value, 0.0, (Step("act", option),), None)

    marches = [line(0.9 - number / 100, words.CAMPAIGN) for number in range(5)]
    others = [line(0.5, words.TRADE), line(0.4, words.SEARCH), line(0.1, words.REST)]
    field = enter([*others, *marches], 4, finder, words.REST)
    assert field == [marches[0], others[2], others[0], marches[1]]
    assert enter(marches, 4, finder, words.REST) == marches[:2]


def bargain(scene: Scene, **terms: object) -> Deal:
    deal = Deal(proposer=1, other=0, kinds=15, rule="7.6.3")
    for name, value in terms.items():
        setattr(deal, name, value)
    return deal


def test_it_refuses_a_deal_that_hands_the_win_to_another() -> None:
    """7.6.3. Where the banner is the oath, no favor pays for it."""
    scene = oath().has(0, favor=1).has(1, favor=6)
    g = scene.g
    g.oath = next(goal for goal in GOALS if goal.goal == "peoples-favor")
    g.people = g.title = 0
    g.round = 6
    handed = bargain(scene, things=[[], [PEOPLES_FAVOR]], favor=[6, 0])
    assert gain_of_deal(g, handed, 0) < 0 < gain_of_deal(g, handed, 1)
    assert after_deal(g, handed).title == 1 and g.title == 0, "the table itself stays as it is"
    g.deal = handed
    assert answer_to_deal(g, 0).ref == "refuse"
    g.deal = bargain(scene, favor=[6, 0], secrets=[2, 0])
    assert gain_of_deal(g, g.deal, 0) > 0


def test_citizenship_is_offered_only_for_a_gain() -> None:
    """6.6.1. Nobody is offered it who would then succeed; what is offered gains both."""
    scene = oath().turn(0)
    g = scene.g
    assert SCEPTER in g.relics[0]
    whom = good_offer(g, 0)
    if whom is not None:
        space = next(place for place, relic in enumerate(g.reliquary) if relic is not None)
        deal = Deal(proposer=0, other=whom.seat, kinds=0, rule="6.6.1", space=space)
        assert gain_of_deal(g, deal, 0) > 0 and gain_of_deal(g, deal, whom.seat) > 0
    g.round, g.title = 7, 0
    for relic in ("whistle", "cracked-horn", "ivory-eye"):
        for seat in (1, 2, 3):
            scene.relic(seat, relic)
    g.oath = next(goal for goal in GOALS if goal.successor == "relics-and-banners")
    scene.relic(3, "whistle").relic(3, "cracked-horn").relic(3, "ivory-eye")
    deal = Deal(proposer=0, other=3, kinds=0, rule="6.6.1", space=0)
    assert after_deal(g, deal).role[3] == CITIZEN
    assert gain_of_deal(g, deal, 0) < 0, "who has most relics would inherit"
    assert good_offer(g, 0) is not PLAYERS[3]


def test_a_vision_is_revealed_when_it_can_be_held() -> None:
    """5.1.4.3, 3.2. With the banner in hand that nobody else can pay for, and enough visions drawn, the hidden
    vision wins at the next wake.
    """
    scene = oath().turn(1).adviser(1, "vision-of-rebellion", up=False).has(1, supply=0, favor=3)
    for other in (0, 2, 3):
        scene.has(other, favor=0).board(other, 0)
    scene.g.people, scene.g.people_favor, scene.g.visions_drawn = 1, 4, 3
    assert "action:play-adviser" in plays(scene)
    assert scene.g.vision[1] is CARD["vision-of-rebellion"]


def test_a_campaign_counts_by_its_odds_not_by_a_lucky_die() -> None:
    """5.5.4. What the answer before the roll is worth lies between defeat and victory, whatever the seed."""
    scene = usurped().board(0, 3)
    run = scene.start()
    scene.answer("action:campaign")
    while scene.decision.prompt in ("defender", "target", "first-target"):
        options = scene.decision.options
        seat = scene.decision.find("seat:1")
        scene.answer((seat or options[-1]).ref)
    assert scene.decision.prompt == "attack-dice"
    full, none = scene.decision.options[0], scene.decision.options[-1]
    values = [worth_of_roll(run, 0, full, Random(seed)) for seed in range(6)]
    assert max(values) - min(values) < 0.35
    assert min(values) > worth_of_roll(run, 0, none, Random(1))


def test_free_looks_and_vain_offers_are_not_tried() -> None:
    """6.3, 9.4. An imagined table has made up what they would show."""
    scene = oath().turn(0)
    scene.start()
    refs = {option.ref for option in worth_a_look(scene.g, scene.decision)}
    assert "action:show-adviser" not in refs and "action:peek-reliquary" not in refs
    assert "action:rest" in refs


def test_the_same_seed_makes_the_same_choice() -> None:
    scene = usurped()
    assert choice(scene, QUICK, "x") == choice(scene, QUICK, "x")


def test_a_regents_spec_says_how_much_to_think() -> None:
    with pytest.raises(BadSetup):
        make_bot("regent:much", "a")


def test_the_regent_can_sit_down_at_any_game() -> None:
    other = game("legends")
    table = Run(other, other.new(other.setup(2, None, "any"), Dice.from_seed("any")))
    decision = table.pending[0]
    assert make_bot("regent", "a").choose(Eyes(table, decision.seat), decision) in decision.options


@pytest.mark.parametrize(("seats", "bots"), [(3, 2), (4, 2), (5, 2), (4, 3)])
def test_the_arena_deals_the_roles_evenly(seats: int, bots: int) -> None:
    """1.7. Every bot is Chancellor as often as it sits at the table, whoever the dice choose."""
    names = tuple(f"level{number + 1}" for number in range(bots))
    tournament = Tournament("oath", seats, names, seats * bots, "roles")
    reigns, sits = Counter[str](), Counter[str]()
    for match in tournament.matches():
        rules = game("oath")
        run = Run(rules, rules.new(rules.setup(seats, {}, match.seed), Dice.from_seed(match.seed)))
        assert isinstance(run.state, Oath)
        reigns[match.bots[run.state.chancellor]] += 1
        sits.update(match.bots)
    assert {name: reigns[name] * seats for name in names} == sits


def test_its_hints_are_what_it_would_do_with_a_reason() -> None:
    """3.1. The hint against a usurper: an option of the table, its chances, and how to go on."""
    scene = usurped()
    run = scene.start()
    assert run.decision is not None
    found = make_bot("regent:200/5/8", "a").hints(Eyes(run, 0), run.decision)
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    assert found[0].line[0].option.ref == choice(scene)
    assert all(0.0 <= each.value <= 1.0 for each in found)


def hints_at(war: War) -> list[BotHint]:
    run = war.scene.run
    assert run is not None
    return make_bot("regent", "a").hints(Eyes(run, war.decision.seat), war.decision)


def test_dice_are_hinted_at_by_their_exact_odds() -> None:
    """5.5.2. Fewer dice only where they win as often, whatever a few trial rolls say."""
    war = War(frontier().has(1, supply=5), 1).start("done")
    assert war.decision.prompt == "attack-dice"
    (best, *others) = hints_at(war)
    odds = {number: odds_with(war.g, war.c, number) for number in range(7)}
    assert isinstance(best.line[0].option, Number) and best.line[0].option.value == 6
    assert best.why[0].facts["odds"] == percent(odds[6])
    for other in others:
        number = other.line[0].option
        assert isinstance(number, Number) and odds[number.value] >= odds[6] - AS_GOOD
    assert min(odds.values()) < odds[6] - AS_GOOD


def test_odds_count_the_defenders_before_the_dice_are_gathered() -> None:
    """5.5.2. While targets are named the pools are empty; the evaluation must not take that for a sure victory."""
    war = War(frontier().board(1, 3).has(1, supply=5), 1).start()
    assert war.decision.prompt == "target" and not war.c.shields
    assert odds_now(war.g, war.c) == odds_with(war.g, war.c, 3) != odds_of(war.g, war.c)
    counted = features(war.g)[1][FEATURES.index("sites")]
    assert counted == pytest.approx(odds_with(war.g, war.c, 3))


def test_another_hint_is_not_a_hopeless_campaign() -> None:
    """5.5. One warband against a strong site: nobody is sent there for want of a third idea."""
    scene = frontier().board(1, 1).has(1, supply=6, favor=3).turn(1)
    scene.g.dirty = 3
    run = scene.start()
    assert run.decision is not None and words.CAMPAIGN in run.decision.options
    found = make_bot("regent", "a").hints(Eyes(run, 1), run.decision)
    assert found
    for each in found[1:]:
        odds = march_odds(run, 1, each.line)
        assert odds is None or odds >= HOPELESS
    hopeless = (Step("act", words.CAMPAIGN), Step("target", DONE), Step("attack-dice", numbers(1, 1)[0]))
    odds = march_odds(run, 1, hopeless)
    assert odds is not None and odds < HOPELESS


def test_a_deal_is_taken_or_left_with_a_reason() -> None:
    """7.6.3. Deals by the chances of both, a gift, a demand for nothing; the Scepter is never given."""
    for terms, word, key in (
        ({"favor": [0, 1], "secrets": [3, 0]}, ACCEPT, "deal-chances"),
        ({"favor": [1, 0], "secrets": [0, 1]}, REFUSE, "deal-chances"),
        ({"favor": [5, 0]}, ACCEPT, "deal-gift"),
        ({"favor": [0, 1]}, REFUSE, "deal-for-nothing"),
        ({"favor": [5, 0], "secrets": [3, 0], "things": [[], [SCEPTER]]}, REFUSE, "deal-pledged"),
    ):
        scene = oath().has(1, favor=6, secrets=4).has(0, favor=2)
        g = scene.g
        g.deal = bargain(scene, **terms)
        asked = Decision(0, "deal-answer", (ACCEPT, CHANGE, REFUSE), "7.6.3", {"other": PLAYERS[1]})
        best = hints_on_deal(g, asked)[0]
        assert best.line[0].option is answer_to_deal(g, 0) is word
        assert best.why[0].key == key
        if key == "deal-chances":
            facts = best.why[0].facts
            assert facts["before"] == percent(chances(g)[0])
            assert facts["after"] == percent(chances(after_deal(g, g.deal))[0])
        for language in LANGUAGES:
            line = Words(language, game("oath")).hint(Hint(word, 0.5, (), (word,), best.why), asked)
            assert ("%" in line) is (key == "deal-chances")


def test_nobody_marches_without_a_warband() -> None:
    """5.5. It would cost nothing that the evaluation counts, and win nothing."""
    scene = frontier().board(1, 0).has(1, supply=6).turn(1)
    scene.g.dirty = 3
    run = scene.start()
    assert run.decision is not None and words.CAMPAIGN in run.decision.options
    assert words.CAMPAIGN not in worth_a_look(scene.g, run.decision)


@pytest.mark.parametrize("seed", list("abcd"))
def test_what_lies_there_for_nothing_is_taken(seed: str) -> None:
    """4.1.4. One favor is less than the noise of a contest, which said now "take it", now "take nothing"."""
    scene = oath().site("mine", "cradle.1")
    scene.g.site_favor[0] = 3
    scene.g.phase = WAKE
    run = scene.start()
    assert scene.decision.prompt == "pick-up"
    assert choice(scene, QUICK, seed) == "favor"
    found = make_bot(QUICK, seed).hints(Eyes(run, scene.decision.seat), scene.decision)
    assert [given.line[0].option.ref for given in found] == ["favor"]


def test_a_march_without_a_chance_comes_last() -> None:
    """5.5. One warband against eight: whatever the contest says, everything else goes first."""
    scene = frontier().board(1, 1).board(2, 8).has(1, supply=6).turn(1)
    scene.g.dirty = 3
    run = scene.start()
    march = (Step("act", words.CAMPAIGN), Step("target", DONE), Step("attack-dice", numbers(1, 1)[0]))
    assert hopeless(run, 1, Line(0.9, 0.0, march, None), NO_CHANCE)
    assert not hopeless(run, 1, Line(0.1, 0.0, (Step("act", words.REST),), None), NO_CHANCE)
