"""A patch turns the old view into the new one, whatever they are. For the client: `web/test/patch.test.ts`."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from crownlands.server.wire import GONE, patch
from tests.schema.patches import patches
from tests.server.place import patched

numbers = st.integers(2) | st.integers(max_value=-1) | st.floats(2.5, allow_infinity=False)
"""Neither 0 nor 1: to Python these are no and yes, and no view puts a number where a yes or no has been."""
leaves = st.none() | st.booleans() | numbers | st.text(max_size=3)
keys = st.sampled_from("abcd") | st.text(max_size=2)
views = st.recursive(leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4))


def over_the_wire(thing: Any) -> Any:
    return json.loads(json.dumps(thing))


@given(views, views)
def test_a_patch_leads_from_any_view_to_any_other(old: Any, new: Any) -> None:
    assert patched(old, over_the_wire(patch(old, new))) == new


@given(views, st.data())
def test_a_patch_is_no_longer_than_what_it_tells(view: Any, data: st.DataObject) -> None:
    """Of two lists or objects with one changed part, that part alone is sent."""
    inside = data.draw(views.filter(lambda found: found != view))
    old, new = {"same": view, "other": [view, view]}, {"same": view, "other": [view, inside]}
    assert all(path[:2] == ["other", 1] for path, _ in patch(old, new))
    assert patch(view, view) == []


def test_the_cases_of_the_client_have_every_kind_of_change() -> None:
    changes = [change for case in patches() for change in case["patch"]]
    assert any(not path for path, _ in changes), "everything at once"
    assert any(value == GONE for _, value in changes), "something is gone"
    assert any(path and isinstance(path[-1], int) for path, _ in changes), "a place in a list"
    assert any(len(path) > 3 for path, _ in changes), "deep inside"
    assert not [case for case in patches() if patched(case["before"], case["patch"]) != case["after"]]
