"""Links that are shown elsewhere: what they tell, and what they do not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest

from crownlands.core.registry import game
from crownlands.server.result_picture import Result, Standing, drawing, picture
from crownlands.words import Words
from tests.server.house import Person, RunningHouse
from tests.server.place import Message, play

INDEX = "<!doctype html><html><head><title>Crownlands</title></head><body></body></html>"
PNG = b"\x89PNG\r\n"


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with a client, for links need a page."""
    folder = tmp_path_factory.mktemp("shown")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(INDEX, encoding="utf-8")
    house = RunningHouse(folder, URL="http://play.example")
    house.arguments = ["--client", str(client)]
    house.open()
    yield house
    house.close()
    house.must_have_kept_calm()


def finished(ann: Person, *, public: bool) -> Message:
    table = ann.create("me", "random", public=public)
    with ann.socket(table) as place:
        play(place, seed="shown")
    return table


def told(person: Person, path: str) -> dict[str, str]:
    """The tags of a page."""
    page = person.ask("GET", path)
    assert page.status_code == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page.text)
    return {name: unescape(text) for name, text in found}


def test_a_link_to_a_waiting_table_invites_in_the_language_of_whoever_looks(shown: RunningHouse) -> None:
    table = shown.guest("Ann").create("me", "open", "open", public=False)
    english, russian = (told(shown.stranger(language), f"/t/{table['id']}") for language in ("en", "ru"))
    assert english["og:title"] == Words("en", game("legends")).text("game-legends")
    assert english["og:description"] == Words("en").text("share-waiting", count=2)
    assert russian["og:description"] == Words("ru").text("share-waiting", count=2)
    assert english["og:url"] == f"http://play.example/t/{table['id']}"
    assert english["og:image"].startswith("http://play.example/api/tables/")
    assert english["twitter:card"] == "summary_large_image"


def test_the_result_of_a_public_game_is_told_with_a_picture(shown: RunningHouse) -> None:
    ann = shown.guest("Ann & <Bob>")
    table = finished(ann, public=True)
    about = told(shown.stranger(), f"/t/{table['id']}")["og:description"]
    assert "Ann & <Bob>" in about or "Brenna" in about
    path = f"/api/tables/{table['id']}/picture.png"
    answer = shown.stranger().ask("GET", path)
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"].startswith("public")
    assert answer.content.startswith(PNG)
    assert answer.content == ann.ask("GET", path).content


def test_a_cache_shows_nobody_a_picture_in_a_language_that_is_not_theirs(shown: RunningHouse) -> None:
    table = finished(shown.guest("Ann"), public=True)
    for path in (f"/api/tables/{table['id']}/picture.png", f"/t/{table['id']}"):
        english, russian = (shown.stranger(spoken).ask("GET", path) for spoken in ("en", "ru"))
        assert english.content != russian.content
        for answer in (english, russian):
            assert "Accept-Language" in answer.headers["vary"]


def test_nothing_of_a_private_table_is_told_to_strangers_but_its_game(shown: RunningHouse) -> None:
    ann = shown.guest("Ann the Secret")
    table = finished(ann, public=False)
    page = shown.stranger().ask("GET", f"/t/{table['id']}").text
    assert "Ann the Secret" not in page
    assert unescape(page).count(Words("en").text("share-over")) == 1
    path = f"/api/tables/{table['id']}/picture.png"
    strangers, mine = shown.stranger().ask("GET", path), ann.ask("GET", path)
    assert strangers.content == picture(game("legends"), "en", None), "a stranger gets the game alone"
    assert mine.content != strangers.content
    assert mine.headers["cache-control"].startswith("private")


def test_a_link_to_nowhere_or_to_a_private_saga_tells_of_the_house_alone(shown: RunningHouse) -> None:
    ann = shown.guest("Ann")
    saga = ann.create("me", "random", saga="long-game", public=False)
    for path in ("/t/nowhere", "/s/nowhere", "/t/%00", f"/s/{saga['id']}"):
        tags = told(shown.stranger(), path)
        assert tags["og:title"] == "Crownlands"
        assert "og:image" not in tags
    public = ann.create("me", "random", saga="long-game", public=True)
    tags = told(shown.stranger(), f"/s/{public['id']}")
    assert tags["og:title"] == Words("en", game("legends")).text("saga-long-game")


def test_a_name_cannot_break_out_of_the_picture_and_a_long_one_is_cut() -> None:
    rows = (Standing(0, 1, "</text><script>", 12, 0), Standing(7, 2, "N" * 80, None, 7))
    svg = drawing(game("legends"), "en", Result("</svg> wins!", rows, 0.0))
    assert "<script" not in svg
    assert svg.count("</svg>") == 1
    assert "N" * 30 not in svg
    assert picture(game("legends"), "ru", Result("x", rows, 0.0)).startswith(PNG)


@pytest.mark.parametrize("picture", ["picture.png", "qr"])
def test_pictures_are_limited(open_house: Callable[..., RunningHouse], picture: str) -> None:
    house = open_house(RATE="1000")
    table = house.guest("Ann").create("me", "open")
    stranger = house.stranger()
    answers = [stranger.ask("GET", f"/api/tables/{table['id']}/{picture}").status_code for _ in range(40)]
    assert answers[0] == 200
    assert 429 in answers
