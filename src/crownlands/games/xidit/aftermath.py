"""What an event leaves behind: the numbers on the table after it, so that clients need not count."""

from __future__ import annotations

from typing import Any

from crownlands.core.decisions import Fact, Seat
from crownlands.games.xidit.state import Xidit


def behind_screen(g: Xidit, me: Seat, **facts: Fact) -> dict[str, Any]:
    """planning. What only the owner of a screen is told besides an event; with open screens everybody is."""
    return dict(facts) if g.variants.open_screens else {"private": facts, "to": (me,)}


def queues(g: Xidit) -> dict[str, Any]:
    """tiles.next, tiles.place. Both queues, with the next tile and the top of the pile; and the barracks."""
    return {
        "next_recruits": g.next_recruits,
        "top_recruits": g.recruit_pile[-1] if g.recruit_pile else None,
        "left_recruits": len(g.recruit_pile),
        "gone_recruits": len(g.recruit_discard),
        "next_threat": g.next_threat,
        "top_threat": g.threat_pile[-1] if g.threat_pile else None,
        "left_threats": len(g.threat_pile),
        "gone_threats": len(g.threat_discard),
        "barracks": g.barracks[:],
    }
