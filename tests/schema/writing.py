"""The types of the wire as the client and the reader of `docs/protocol.md` get them."""

from __future__ import annotations

import re
from pathlib import Path

from tests.schema.reading import CORE, GAMES, MESSAGES, PAGES, PARTS, ROOT, TOLD, Alias, Field, Shape, types_in

CLIENT_TYPES = ROOT / "web" / "src" / "lib" / "wire.ts"
BOARDS = ROOT / "web" / "src" / "boards"
PROTOCOL = ROOT / "docs" / "protocol.md"
HEAD = "/** What goes over the wire. Made by `make schema` from the types of the server; change those. */"
BOARD_HEAD = "/** What the board is told. Made by `make schema` from the types of the game; change those. */"
LONGEST = 110


def client_types() -> str:
    """`web/src/lib/wire.ts`."""
    blocks = [_type(found) for path in (CORE, PARTS, PAGES, MESSAGES) for found in types_in(path)]
    return "\n\n".join([HEAD, *blocks]) + "\n"


def board_types() -> dict[Path, str]:
    """`web/src/boards/GAME/wire.ts`, for every game that has a board."""
    games = sorted(path.parent.name for path in GAMES.glob(f"*/{TOLD[0]}"))
    return {BOARDS / game / "wire.ts": _board(GAMES / game) for game in games}


def _board(game: Path) -> str:
    found = [one for name in TOLD for one in types_in(game / name)]
    blocks = [_type(one) for one in found]
    common = {one.name for one in types_in(CORE)} - {one.name for one in found}
    used = sorted(common & set(re.findall(r"[:&|<(] ?([A-Z]\w+)", "\n".join(blocks))))
    imports = [f"import type {{ {', '.join(used)} }} from '../../lib/wire'"] if used else []
    return "\n\n".join([BOARD_HEAD, *imports, *blocks]) + "\n"


def protocol() -> str:
    """`docs/protocol.md` with its types and tables made anew; the rest stays as somebody has written it."""
    text = PROTOCOL.read_text(encoding="utf-8")
    types = "\n".join(_type(found, export="") for path in (CORE, PARTS, PAGES) for found in types_in(path))
    text = _between(text, "types", f"```ts\n{types}\n```")
    for name in ("ClientMessage", "ServerMessage"):
        text = _between(text, name, _table(name))
    return text


def _between(text: str, name: str, made: str) -> str:
    """The text with what stands between two marks replaced."""
    start, end = f"<!-- made by make schema: {name} -->\n", f"\n<!-- end of {name} -->"
    before, _, rest = text.partition(start)
    _, found, after = rest.partition(end)
    assert found, f"docs/protocol.md has no place for {name}"
    return f"{before}{start}{made}{end}{after}"


def _type(found: Shape | Alias, export: str = "export ") -> str:
    if isinstance(found, Alias):
        line = f"{export}type {found.name} = {found.kind}"
        if len(line) > LONGEST:
            line = f"{export}type {found.name} =\n" + "\n".join(f"  | {part}" for part in found.kind.split(" | "))
        return f"/** {found.about} */\n{line}" if found.about else line
    about = f"/** {found.about} */\n" if found.about else ""
    bases = "".join(f"{base} & " for base in found.bases)
    if not any(part.about for part in found.fields):
        inner = "; ".join(map(_signature, found.fields))
        line = f"{export}type {found.name} = {bases}{{ {inner} }}"
        if len(line) <= LONGEST:
            return about + line
    rows: list[str] = []
    for part in found.fields:
        rows += [f"  /** {part.about} */"] if part.about else []
        rows.append(f"  {_signature(part)}")
    return about + f"{export}type {found.name} = {bases}{{\n" + "\n".join(rows) + "\n}"


def _signature(part: Field) -> str:
    return f"{part.name}{'?' if part.optional else ''}: {part.kind}"


def _table(union: str) -> str:
    """The messages of a union, each with its fields and what it means."""
    found = [*types_in(PARTS), *types_in(PAGES), *types_in(MESSAGES)]
    shapes = {shape.name: shape for shape in found if isinstance(shape, Shape)}
    names = next(alias.kind for alias in found if isinstance(alias, Alias) and alias.name == union).split(" | ")
    rows = ["| message | meaning |", "|---|---|"]
    for name in names:
        fields = all_fields(shapes[name], shapes)
        head, *rest = sorted(fields, key=lambda part: part.name != "type")
        inner = ", ".join(
            [f'type: "{head.kind[1:-1]}"', *(f"{part.name}{'?' if part.optional else ''}" for part in rest)]
        )
        notes = [
            f"`{part.name}`: {part.about[0].lower()}{part.about[1:].rstrip('.')}" for part in rest if part.about
        ]
        meaning = " ".join([shapes[name].about, *([f"{'; '.join(notes)}."] if notes else [])])
        rows.append(f"| `{{{inner}}}` | {meaning} |".replace("  ", " "))
    return "\n".join(rows)


def all_fields(shape: Shape, shapes: dict[str, Shape]) -> list[Field]:
    """The fields of a type and of those it builds on."""
    inherited = [part for base in shape.bases for part in all_fields(shapes[base], shapes)]
    return [*shape.fields, *inherited]
