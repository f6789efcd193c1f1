"""Routes for outgoing requests: hosts that fail, and budgets that are in use."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery, page_of
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR
from tablewright.kits.admin.admin import Admin
from tablewright.kits.admin.views import BreakerList, BreakerView, BudgetList, BudgetView
from tablewright.kits.http.records import BudgetState, HostBreaker

_TAGS: Final = ("operator: outgoing",)
_MICROS: Final = 1_000_000


def add_outgoing(routes: Routes[Admin]) -> None:
    """Adds the routes for hosts that fail, and budgets that are in use."""

    @routes.get("/admin/breakers", rule=OPERATOR, tags=_TAGS)
    async def list_breakers(context: Context[Admin], query: PageQuery) -> BreakerList:
        """Lists other hosts that failed, and until when nothing is sent to them."""
        admin = context.parts
        page = await page_of(admin.db, HostBreaker.of_scope(admin.system), query)
        items = [
            BreakerView(
                host=one.host,
                state=one.state.value,
                failures=one.failures,
                failing_since=one.failing_since,
                paused_until=one.paused_until,
            )
            for one in page.items
        ]
        return BreakerList(items=items, next_cursor=page.cursor)

    @routes.get("/admin/budgets", rule=OPERATOR, tags=_TAGS)
    async def list_budgets(context: Context[Admin], query: PageQuery) -> BudgetList:
        """Lists budgets of outgoing requests that are in use, of all systems."""
        admin = context.parts
        page = await page_of(admin.db, BudgetState.in_use(), query)
        now_micros = int(admin.clock.now() * _MICROS)
        items = [_budget(one, now_micros) for one in page.items]
        return BudgetList(items=items, next_cursor=page.cursor)


def _budget(state: BudgetState, now_micros: int) -> BudgetView:
    free = max(state.second_micros, state.minute_micros, state.day_micros, now_micros)
    return BudgetView(
        name=state.name,
        running=sum(ends > now_micros for ends in state.running.values()),
        free_at=datetime.fromtimestamp(free / _MICROS, UTC),
        held_until=state.held_until,
    )
