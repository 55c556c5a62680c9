"""8. A chronicle as a text: our own file, and the string of the mod for Tabletop Simulator.

Our file is JSON and holds everything, annals included. The string holds the land alone, after 8.4-8.8: what chance
decides there is drawn for the export, so that it tells nothing about our own next table.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NoReturn

from crownlands.core.dice import Dice
from crownlands.core.errors import BadSetup
from crownlands.core.sagas import Heritage
from crownlands.games.oath.annals_lines import check
from crownlands.games.oath.components import COLOURS, GOAL, RELIQUARY, Card, Colour
from crownlands.games.oath.heritage import first_heritage, sorted_names
from crownlands.games.oath.land import read_land
from crownlands.games.oath.mod_string import ROOM, ModSite, ModString, decode, encode, looks_like_one
from crownlands.games.oath.next_land import spread_land
from crownlands.games.oath.setup import build_world_deck
from crownlands.games.oath.state import SLOTS, Oath
from crownlands.games.oath.variants import OathVariants

MARK: Final = "crownlands-chronicle 1"
LARGEST: Final = 2 * 1024 * 1024
NAMELESS: Final = "Empire and Exile"
"""What the mod calls a chronicle that nobody has named."""
LONGEST_NAME: Final = 60
LONGEST_NUMBER: Final = 15
MOST_PLAYED: Final = 0xFFFE
_KEYS: Final = frozenset(first_heritage()) | {"relics_in_order"}


# -- reading ----------------------------------------------------------------------------------------------------


def heritage_from_text(text: str) -> Heritage:
    """8. What a chronicle starts from: our file or a string of the mod, whichever the text is."""
    text = text.strip().removeprefix("\ufeff")
    if not text:
        raise BadSetup("the text of the chronicle is empty", "chronicle-empty")
    if len(text) > LARGEST:
        line = f"this text is too long for a chronicle: {len(text)} characters"
        raise BadSetup(line, "chronicle-long", length=len(text))
    if text.startswith("{"):
        return _told_with("chronicle-file", _from_file, text)
    if looks_like_one(text):
        return _told_with("chronicle-string", lambda text: heritage_of(decode(text)), text)
    raise BadSetup(
        "this is neither a chronicle of Crownlands nor a string from the mod for Tabletop Simulator",
        "chronicle-unknown",
    )


def _told_with(key: str, read: Callable[[str], Heritage], text: str) -> Heritage:
    """What a text says; the many things that can be wrong in it are one sentence for people, and where it is."""
    try:
        return read(text)
    except BadSetup as error:
        where = re.search(r"(?:line|character|after) (\d+)", str(error))
        raise BadSetup(str(error), key, where=int(where[1]) if where else 0) from error


def _from_file(text: str) -> Heritage:
    try:
        data = json.loads(text, parse_int=_whole_number, parse_float=_no_number, parse_constant=_no_number)
        json.dumps(data, ensure_ascii=False).encode()  # half a character is not text
    except (ValueError, RecursionError) as error:
        where = f", line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
        raise BadSetup(f"this chronicle file is damaged{where}") from None
    if data.get("format") != MARK:
        raise BadSetup(f"this is not a chronicle file of Crownlands: its first line should say {MARK!r}")
    heritage = data.get("heritage")
    if not isinstance(heritage, dict):
        raise BadSetup("this chronicle file has no heritage")
    strange = next((key for key in heritage if key not in _KEYS), None)
    if strange is not None:
        raise BadSetup(f"this chronicle file contains something unknown: {strange[:40]!r}")
    return _without_order(_checked({**first_heritage(), **heritage}))


def _whole_number(digits: str) -> int:
    """A number as any reader of JSON understands it."""
    return int(digits) if len(digits) <= LONGEST_NUMBER else _no_number(digits)


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text[:40]} is no number of a chronicle")


def _without_order(heritage: Heritage) -> Heritage:
    """8.6.3. Files of an earlier version hold the order of relics that came with a string of the mod."""
    if not heritage.get("relics_in_order"):
        return heritage
    kept = {key: told for key, told in heritage.items() if key != "relics_in_order"}
    return {**kept, "relic_deck": _top_relics(heritage["relic_deck"])}


def _top_relics(deck: Sequence[str]) -> list[str]:
    """8.6.3. The uppermost of a relic deck, which fill the Reliquary; in which order, nobody may know.

    Whoever brings the text along would know it, and the others would not.
    """
    return sorted(deck[-len(RELIQUARY) :])


def _checked(heritage: dict[str, Any]) -> Heritage:
    """What no rule looks at has to be in order as well."""
    played, name = heritage["played"], heritage["name"]
    if isinstance(played, bool) or not isinstance(played, int) or not 0 <= played <= MOST_PLAYED:
        raise BadSetup(f"played must be a number from 0 to {MOST_PLAYED}, not {str(played)[:40]!r}")
    if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadSetup(f"the name of a chronicle is one line of at most {LONGEST_NAME} characters")
    check(heritage["annals"])
    read_land(heritage)
    return heritage


def heritage_of(told: ModString) -> Heritage:
    """8.7, 1.1. What a string says as a heritage.

    Sites that lie face down are drawn anew, and so is the order of the world deck; without one the deck is that of
    the first game. Those relics that lay on top stay there, in another order. One that comes twice stays where it
    lies first, and missing ones are shuffled under the others.
    """
    first = first_heritage()
    lying = [card for row in told.sites for card in row.cards if card is not None]
    relics = [card for card in dict.fromkeys(told.relics) if card not in lying]
    denizens = [card for card in (*told.world, *lying) if card.kind == "denizen"]
    world = sorted_names(denizens) if told.world else sorted({*first["world"], *sorted_names(denizens)})
    dispossessed = sorted_names(list(told.dispossessed))
    return _checked(
        {
            **first,
            "played": told.number - 1,
            "name": "" if told.name == NAMELESS else told.name[:LONGEST_NAME],
            "board": [_row(row, told) for row in told.sites],
            "oath": told.oath.name,
            "citizens": [colour.name for colour in COLOURS[1:] if colour in told.citizens],
            "world": [name for name in world if told.world or name not in dispossessed],
            "dispossessed": dispossessed,
            "relic_deck": _top_relics([card.name for card in relics]),
        }
    )


def _row(row: ModSite, told: ModString) -> dict[str, Any]:
    """A place of the board. Of a relic that lies at two sites the first counts."""
    if row.site is None or not row.up:
        return {"site": None, "cards": [], "relics": [], "unseen": 0}
    before = told.sites[: told.sites.index(row)]
    elsewhere = {card for other in before for card in other.cards}
    cards = [card for card in dict.fromkeys(row.cards) if card is not None and card not in elsewhere]
    return {
        "site": row.site.name,
        "cards": [card.name for card in cards if card.kind != "relic"],
        "relics": sorted(card.name for card in cards if card.kind == "relic"),
        "unseen": 0,
    }


# -- writing ----------------------------------------------------------------------------------------------------


def text_of(heritage: Heritage) -> str:
    """8. Our own file: everything, the annals included; one fact per line, so that people can read it."""
    rows = [
        f"    {json.dumps(key)}: {json.dumps(heritage[key], sort_keys=True, ensure_ascii=False)}"
        for key in sorted(heritage)
        if key != "annals"
    ]
    chapters = [
        f"      {json.dumps(told, sort_keys=True, ensure_ascii=False)}" for told in heritage.get("annals", ())
    ]
    annals = "[\n" + ",\n".join(chapters) + "\n    ]" if chapters else "[]"
    rows.append(f'    "annals": {annals}')
    return f'{{\n  "format": {json.dumps(MARK)},\n  "heritage": {{\n' + ",\n".join(rows) + "\n  }\n}\n"


def mod_string_of(heritage: Heritage, dice: Dice) -> str:
    """8.3.5.6, 8.4, 8.5, 8.6, 8.8. The string of the mod, with what chance decides drawn from these dice alone."""
    land = read_land(heritage)
    g = Oath(seats=3, dice=dice, variants=OathVariants())
    spread_land(g, land)
    build_world_deck(g)
    sites = [_site(g, slot) for slot in SLOTS]
    last: Mapping[str, Any] = (heritage.get("annals") or [{}])[-1]
    told = ModString(
        number=min(int(heritage["played"]) + 1, 0xFFFF),
        name=ascii_name(str(heritage["name"])) or NAMELESS,
        citizens=frozenset(COLOURS[index] for index in land.citizens),
        oath=GOAL[str(heritage["oath"])],
        sites=tuple(sites),
        world=tuple(reversed(g.deck)),
        dispossessed=tuple(g.dispossessed),
        relics=(*_crowded_out(g, sites), *g.relic_deck),
        **_last_game(last),
    )
    return encode(told)


def _site(g: Oath, slot: int) -> ModSite:
    """Three places in the mod: cards first, then as many relics as there is room for."""
    if not g.site_up[slot]:
        return ModSite(g.sites[slot], up=False)
    lying: list[Card | None] = [*g.cards[slot], *g.buried[slot]]
    return ModSite(g.sites[slot], up=True, cards=tuple([*lying, *[None] * ROOM][:ROOM]))


def _crowded_out(g: Oath, sites: list[ModSite]) -> list[Card]:
    """Relics for which a site of the mod has no place: they go under the relic deck."""
    return [
        relic for slot in SLOTS for relic in g.buried[slot] if g.site_up[slot] and relic not in sites[slot].cards
    ]


def _last_game(last: Mapping[str, Any]) -> dict[str, Any]:
    """Who won the last game, and who were its Citizens, as far as the annals know."""
    if not last:
        return {}
    boards = [_board(name) for name in last["colours"]]
    winner = last["won"][0]
    found: dict[str, Any] = {"winner": boards[winner]}
    found["former_citizens"] = frozenset(boards[seat] for seat in last["served"])
    name = ascii_name(last["names"][winner]) if last["names"] else ""
    return found | ({"winner_name": name} if name else {})


def _board(name: str) -> Colour:
    return next(colour for colour in COLOURS if colour.name == name)


def ascii_name(name: str) -> str:
    """A name as the mod can keep it; nothing if no letter of it is left."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return " ".join(plain.split()) if any(letter.isalnum() for letter in plain) else ""
