"""The types of the wire as their source tells them: names, fields and what stands below each."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
CORE, PARTS, PAGES, MESSAGES = (
    ROOT / "src" / "crownlands" / part
    for part in ("core/wire.py", "server/messages.py", "server/page_messages.py", "server/socket_messages.py")
)

GAMES = ROOT / "src" / "crownlands" / "games"
TOLD = ("view_types.py", "catalogue_types.py")
"""What a game tells its board."""


@dataclass(frozen=True)
class Field:
    """A field of a type; `kind` is TypeScript."""

    name: str
    kind: str
    optional: bool
    about: str


@dataclass(frozen=True)
class Shape:
    """A type with fields; `bases` are types whose fields it has too."""

    name: str
    bases: tuple[str, ...]
    about: str
    fields: list[Field] = field(default_factory=list)


@dataclass(frozen=True)
class Alias:
    """A name for another type."""

    name: str
    kind: str
    about: str = ""


def types_in(path: Path) -> list[Shape | Alias]:
    """The types of a module, in order."""
    found: list[Shape | Alias] = []
    body = ast.parse(path.read_text(encoding="utf-8")).body
    for at, node in enumerate(body):
        if isinstance(node, ast.ClassDef):
            found.append(_shape(node))
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            assert isinstance(node.target, ast.Name)
            assert node.value is not None
            below = body[at + 1] if at + 1 < len(body) else None
            found.append(Alias(node.target.id, typescript(node.value), _text(below)))
    return found


def _shape(node: ast.ClassDef) -> Shape:
    own = ("TypedDict", "msgspec.Struct")
    bases = tuple(name for base in node.bases if (name := ast.unparse(base)) not in own)
    fields = [
        Field("type", typescript_value(keyword.value), False, "")
        for keyword in node.keywords
        if keyword.arg == "tag"
    ]
    for at, part in enumerate(node.body):
        if isinstance(part, ast.AnnAssign):
            below = node.body[at + 1] if at + 1 < len(node.body) else None
            fields.append(_field(part, _text(below)))
    return Shape(node.name, bases, _one_line(ast.get_docstring(node) or ""), fields)


def _field(part: ast.AnnAssign, about: str) -> Field:
    assert isinstance(part.target, ast.Name)
    annotation, optional = part.annotation, part.value is not None
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "NotRequired":
        annotation, optional = annotation.slice, True
    return Field(part.target.id, typescript(annotation), optional, about)


def _text(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return _one_line(node.value.value)
    return ""


def _one_line(text: str) -> str:
    return " ".join(text.split())


PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null", "Any": "unknown"}


def typescript(node: ast.expr) -> str:
    """A type of Python in TypeScript."""
    match node:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{typescript(left)} | {typescript(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            item = typescript(inner)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{typescript(key)}, {typescript(value)}>"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[_, kind])):
            return typescript(kind)  # in Python it is a list: JSON knows no tuples
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return f"[{', '.join(map(typescript, parts))}]"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=values)):
            return " | ".join(map(typescript_value, values))
        case ast.Subscript(value=ast.Name(id="Literal"), slice=value):
            return typescript_value(value)
        case ast.Name() | ast.Constant(value=None):
            name = ast.unparse(node)
            return PLAIN.get(name, name)
        case _:
            raise ValueError(f"no type of the wire: {ast.unparse(node)}")


def typescript_value(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant)
    return str(node.value).lower() if isinstance(node.value, bool) else f"'{node.value!s}'"
