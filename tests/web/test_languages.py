"""Language and light are switched at the table; the tab says whose turn it is."""

from __future__ import annotations

from playwright.sync_api import expect

from crownlands.core.registry import game
from crownlands.words import Words
from tests.server.house import Person
from tests.server.place import Message
from tests.web.conftest import Come

BACKGROUND = "() => getComputedStyle(document.documentElement).backgroundColor"


def test_the_language_changes_at_the_table_without_a_reload(come: Come, duel: Message, ann: Person) -> None:
    guest = come("en").be(ann).go_to_table(duel)
    guest.question()
    guest.page.evaluate("() => (window.stayed = true)")
    html = guest.page.locator("html")
    sockets = len(guest.frames("state"))
    prompt = {lang: Words(lang, game("legends")).text("prompt-neutral-army", left=10) for lang in ("en", "ru")}
    expect(html).to_have_attribute("lang", "en")
    expect(guest.prompt).to_have_text(prompt["en"])
    english = guest.log.all_inner_texts()

    guest.open_tab("web-more")
    guest.field("web-language").select_option("ru")
    expect(html).to_have_attribute("lang", "ru")
    expect(guest.prompt).to_have_text(prompt["ru"])
    guest.words = Words("ru", game("legends"))
    expect(guest.head).to_have_text(guest.says("web-your-turn"))
    expect(guest.page).to_have_title(f"● {guest.says('web-your-turn')} · {guest.says('game-legends')}")
    guest.open_tab("web-log")
    russian = guest.log.all_inner_texts()
    assert len(russian) == len(english)
    assert not set(russian) & set(english)
    assert guest.page.evaluate("() => window.stayed"), "the page was loaded anew"
    assert len(guest.frames("state")) == sockets

    # … and it is remembered
    guest.page.reload()
    expect(html).to_have_attribute("lang", "ru")
    guest.open_tab("web-more")
    guest.field("web-language").select_option("auto")
    expect(html).to_have_attribute("lang", "en")


def test_the_browser_says_the_first_language_and_the_front_page_offers_the_other(come: Come) -> None:
    guest = come("ru").go_home()
    expect(guest.page.locator("html")).to_have_attribute("lang", "ru")
    guest.page.get_by_role("button", name="English").click()
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
    guest.words = Words("en", game("legends"))
    expect(guest.play_now).to_be_visible()
    guest.page.get_by_role("button", name="Русский").click()
    expect(guest.page.locator("html")).to_have_attribute("lang", "ru")


def test_the_title_of_the_tab_says_whose_turn_it_is(come: Come, duel: Message, ann: Person, bob: Person) -> None:
    at_ann, at_bob = come().be(ann).go_to_table(duel), come("ru").be(bob).go_to_table(duel)
    name = {guest: guest.says("game-legends") for guest in (at_ann, at_bob)}
    mine = {guest: f"● {guest.says('web-your-turn')} · {name[guest]}" for guest in (at_ann, at_bob)}
    expect(at_ann.page).to_have_title(mine[at_ann])
    expect(at_bob.page).to_have_title(f"{at_bob.says('web-waiting-for', names='Ann')} · {name[at_bob]}")
    at_ann.answer()
    expect(at_bob.page).to_have_title(mine[at_bob])
    expect(at_ann.page).to_have_title(f"{at_ann.says('web-waiting-for', names='Bob')} · {name[at_ann]}")
    at_ann.visit()
    expect(at_ann.page).to_have_title("Crownlands")
    at_bob.answer()
    at_ann.visit()
    expect(at_ann.page).to_have_title("(1) Crownlands")


def test_day_and_night_follow_the_system_until_somebody_chooses(come: Come, duel: Message, ann: Person) -> None:
    guest = come(theme="light").be(ann).go_to_table(duel)
    guest.question()
    day = guest.page.evaluate(BACKGROUND)
    guest.page.emulate_media(color_scheme="dark")
    night = guest.page.evaluate(BACKGROUND)
    assert night != day
    guest.open_tab("web-more")
    guest.field("web-theme").select_option("light")
    assert guest.page.evaluate(BACKGROUND) == day
    guest.page.emulate_media(color_scheme="light")
    guest.field("web-theme").select_option("dark")
    assert guest.page.evaluate(BACKGROUND) == night
    guest.field("web-theme").select_option("contrast")
    assert guest.page.evaluate(BACKGROUND) not in (day, night)
    assert guest.question().options
