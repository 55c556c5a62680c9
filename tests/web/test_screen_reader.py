"""What a screen reader meets: names, roles, lists, and news told politely."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.house import Person
from tests.server.place import Message, play
from tests.web.conftest import Come
from tests.web.guest import Guest

ACTIVE = {"button", "link", "tab", "combobox", "checkbox", "slider", "textbox", "searchbox", "radio"}


def heard(guest: Guest) -> list[tuple[str, str]]:
    """Role and name of everything in the browser's own accessibility tree."""
    session = guest.context.new_cdp_session(guest.page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        (node["role"]["value"], node.get("name", {}).get("value", "").strip())
        for node in nodes
        if not node.get("ignored") and "role" in node
    ]


def test_everything_that_can_be_used_has_a_name(come: Come, ann: Person, finished: Message) -> None:
    table = ann.create("me", "random", "random", seed="screen_reader")
    with ann.socket(table) as place:
        play(place, answers=25)
    guest = come().be(ann).go_home()
    for path, sign in (
        ("#/", guest.play_now),
        ("#/new/legends", guest.button("web-start-now")),
        (f"#/table/{table['id']}", guest.prompt),
        (f"#/table/{finished['id']}", guest.ceremony),
    ):
        guest.visit(path)
        expect(sign).to_be_visible()
        nameless = [role for role, name in heard(guest) if role in ACTIVE and not name]
        assert not nameless, f"{path}: without a name: {nameless}"


def called(guest: Guest, ref: str) -> str:
    """An option by its name, or by the words of its question."""
    own = f"{ref}-{guest.frames('state', 'move')[-1]['decisions'][0]['prompt']}"
    return guest.says(own) if guest.words.has(own) else guest.words.name(ref)


def test_what_is_offered_is_a_button_with_a_name_on_the_board_and_in_the_list(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", seed="screen_reader")
    guest = come().be(ann).go_to_table(table)
    kinds = set()
    for _ in range(10):
        look = guest.question()
        buttons = [name for role, name in heard(guest) if role == "button"]
        for ref in look.options:
            name = "Ann" if ref == "seat:0" else "Brenna" if ref == "seat:1" else called(guest, ref)
            assert any(name in button for button in buttons), f"{ref}: {name} is not heard"
        for ref in look.board:
            kinds.add(ref.split(":")[0])
            label = guest.piece(ref).get_attribute("aria-label")
            assert label, f"{ref} has no name on the board"
            assert guest.words.name(ref) in label
            assert any(label in button for button in buttons), f"{ref} is not heard as a button: {label}"
        guest.answer()
    assert kinds >= {"card", "region"}


def test_prompt_log_and_news_are_where_a_screen_reader_looks_for_them(
    come: Come, duel: Message, ann: Person, bob: Person
) -> None:
    guest = come().be(ann).go_to_table(duel)
    question = guest.question()
    asked = guest.page.get_by_role("region", name=guest.says("web-your-turn"))
    expect(asked).to_contain_text(question.prompt)
    choices = asked.get_by_role("list", name=question.prompt)
    expect(choices.get_by_role("button")).to_have_count(len(question.options))
    expect(guest.page.get_by_role("main")).to_have_count(1)
    expect(guest.page.get_by_role("heading", level=1)).to_have_count(1)
    expect(guest.log.nth(2)).to_be_attached()

    expect(guest.announced).to_have_attribute("aria-live", "polite")
    expect(guest.announced).to_have_role("status")
    expect(guest.announced).to_have_text(f"{guest.says('web-your-turn')}. {question.prompt}")
    region = guest.answer()
    expect(guest.announced).to_contain_text(guest.words.name(region))
    expect(guest.announced).to_contain_text(guest.says("web-waiting-for", names="Bob"))
    with bob.socket(duel) as place:
        place.move()
    expect(guest.announced).to_contain_text("Bob")
    expect(guest.announced).to_contain_text(guest.question().prompt)


def test_the_end_is_told(come: Come, ann: Person) -> None:
    table = ann.create("me", "random", seed="screen_reader")
    guest = come("ru").be(ann).go_to_table(table)
    guest.question()
    with ann.socket(table) as place:
        play(place)
    expect(guest.announced).to_contain_text(guest.says("web-game-over"))
    expect(guest.ceremony.get_by_role("list").first).to_be_visible()
    expect(guest.ceremony.get_by_role("heading", level=3)).to_have_count(2)
