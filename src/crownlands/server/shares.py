"""On whose account limited resources are used.

Everyone with an account has a share of their own. A name costs nothing: all guests from one address have one share
together.
"""

from __future__ import annotations

from collections import OrderedDict

import sqlalchemy as sa

from crownlands.server.database_tables import people
from crownlands.server.lanes import READS
from crownlands.server.rows import PersonRow
from crownlands.server.store import Store

AWAY = "guests who are away"
"""They have not visited since the house was opened, so nobody knows where they are."""
REMEMBERED = 10_000


class Shares:
    """Which share each person belongs to, as far as they have visited; whoever was here longest ago is forgotten
    first."""

    def __init__(self, store: Store, limited: bool) -> None:
        self._store = store
        self._limited = limited
        self._known: OrderedDict[str, str] = OrderedDict()
        self._places: OrderedDict[str, str] = OrderedDict()
        """From which address people have last visited."""

    def note(self, person: PersonRow, address: str) -> str:
        """Somebody visits from an address (`visitor_address`); returns their share."""
        has_own = bool(person["login"]) or not self._limited
        _keep(self._places, person["id"], address)
        return self._remember(person["id"], person["id"] if has_own else address)

    async def of(self, person: str) -> str:
        """The share of somebody who need not be here: the host of a table where bots play on."""
        if not self._limited:
            return person
        if (known := self._known.get(person)) is not None:
            return known
        account = sa.select(people.c.login).where(people.c.id == person)
        try:
            row = await READS.run(self._store.row, account)
        except sa.exc.SQLAlchemyError:  # to think, nobody waits for the disk
            return AWAY
        return self._known.get(person) or self._remember(person, person if row and row["login"] else AWAY)

    def place_of(self, who: str) -> str:
        """The address behind a person or a share: accounts cost little more than names, and one address may have
        many.

        People who have not visited stand for themselves.
        """
        return self._places.get(who, who)

    def neighbours(self, person: str) -> list[str]:
        """Everybody who last visited from the same address as this person, including this person."""
        place = self._places.get(person) if self._limited else None
        return [person] if place is None else [other for other, at in self._places.items() if at == place]

    def _remember(self, person: str, share: str) -> str:
        _keep(self._known, person, share)
        return share


def _keep(known: OrderedDict[str, str], who: str, what: str) -> None:
    known[who] = what
    known.move_to_end(who)
    if len(known) > REMEMBERED:
        known.popitem(last=False)
