"""Unreadable items: counts and logs stored items that lists skip.

Each item is logged once by a process, so that a client that polls does not fill the log; the
counter grows each time. A line has the item's key and the reason, and no stored value. Not here:
finding such items (`model.stored.unreadable`), the counter itself (`api.observing.metrics`).
"""

from __future__ import annotations

from collections import OrderedDict

import structlog

from tablewright.api import limits
from tablewright.api.observing.metrics import Metrics
from tablewright.model import Unreadable

_log = structlog.stdlib.get_logger("tablewright.items")


class UnreadableItems:
    """Pass this to a database as its `on_unreadable`."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._logged: OrderedDict[str, None] = OrderedDict()  # the latest ones

    def __call__(self, one: Unreadable) -> None:
        """Counts the item, and logs it the first time."""
        table, entity = one.entity.__plan__.table_name, one.entity.__name__
        self._metrics.unreadable(table, entity)
        key = {name: next(iter(wire.values())) for name, wire in one.key.items()}
        mark = f"{table} {key}"
        if mark not in self._logged:
            _log.warning("item_unreadable", table=table, entity=entity, key=key, reason=one.summary)
        self._logged[mark] = None
        self._logged.move_to_end(mark)
        if len(self._logged) > limits.UNREADABLE_LOGGED_MAX:
            self._logged.popitem(last=False)
