"""What nobody should send, by hand and by chance."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

KINDS: list[Any] = ["answer", "dance", "state", "Ping", None, ["answer"], {}, 1, ""]
REFS: list[Any] = [None, 5, ["done"], {}, "x" * 60_000]
LISTS = "[" * 30_000 + "]" * 30_000
OBJECTS = '{"a": ' * 9_000 + "1" + "}" * 9_000


def said(**message: Any) -> str:
    return json.dumps(message)


NONSENSE: list[str | bytes] = [
    *("", " ", "null", "true", "[]", "{}", '"answer"', "{", "NaN", "\x00", "\ud7ff"),
    *(b"", b"\x00" * 10, b"\xff\xfe\xfd", b'{"type": "undo", "seat": -1}'),
    *(LISTS, LISTS[:30_000], f'{{"type": "ping", "x": {LISTS}}}', f'{{"type": "ping", "x": {OBJECTS}}}'),
    *(said(type=kind, seat=0) for kind in KINDS),
    *(said(type="answer", seat=seat, seq=0, ref="done") for seat in ("0", 0.5, None, [0], 2**70, -(2**70))),
    *(said(type="answer", seat=0, seq=seq, ref="done") for seq in ("0", 0.5, None, 2**70)),
    *(said(type="answer", seat=0, seq=0, ref=ref) for ref in REFS),
    *(said(type="chat", text=text) for text in (5, None, ["x"])),
    '{"type": "answer", "seat": 0, "seq": 0, "ref": "\\ud800"}',
    '{"type": "answer", "seat": 1e400, "seq": 0, "ref": "x"}',
    '{"type": "chat", "text": "' + "x" * 63_000,
    said(type="consent", yes="yes"),
    said(type="consent", yes=1),
    said(type="standing_answer", seat=0, prompt={}, ref=[]),
    said(type="resign", seat=7),
    said(type="move", seq=9),
]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
kinds = st.sampled_from(
    ["answer", "undo", "consent", "why", "standing_answer", "return", "chat", "ping", "state", ""]
)
other_seats = st.sampled_from([1, 2, -1])
shapes = st.fixed_dictionaries(
    {"type": kinds},
    optional={
        "seat": other_seats | anything.filter(lambda seat: seat not in (0, False)),
        **dict.fromkeys(("seq", "ref", "yes", "text", "prompt"), anything),
    },
)
answers = st.fixed_dictionaries(
    {
        "type": st.just("answer"),
        "seat": other_seats,
        "seq": st.integers(-3, 3),
        "ref": st.sampled_from(["done", "n:0", "seat:0", "region:desert.1", ""]),
    }
)
frames = (
    st.binary(max_size=300)
    | st.text(max_size=300)
    | anything.map(json.dumps)
    | shapes.map(json.dumps)
    | answers.map(json.dumps)
)
"""Frames that must not change a table at which the sender has seat 0."""
