"""Paging: the query parameters of a list, and pages with filters.

    @routes.get("/v1/orders", rule=TENANT)
    async def list_orders(context: Context[Parts], query: PageQuery) -> OrderList: ...

Not here: cursors (`model.stored.cursors`), lists that follow from an access pattern alone
(`api.exposing`).
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

from tablewright.api import limits
from tablewright.client import AsyncDatabase
from tablewright.errors import BadCursorError
from tablewright.model import Entity, Page, Query, Scan

E = TypeVar("E", bound=Entity)
T = TypeVar("T")

PageLimit = Annotated[
    int, Meta(ge=1, le=limits.API_PAGE_MAX, description="Maximum number of items.")
]
PageCursor = Annotated[str, Meta(description="`nextCursor` of the previous page.")]


class PageQuery(Struct, forbid_unknown_fields=True, kw_only=True):
    """The part of a list to return."""

    limit: PageLimit = limits.API_PAGE_DEFAULT
    cursor: PageCursor | None = None


async def page_of(
    db: AsyncDatabase,
    query: Query[E],
    asked: PageQuery,
    *,
    keep: Callable[[E], bool] | None = None,
) -> Page[E]:
    """Returns one page of a query, which may have filters.

    `keep` filters items by values that DynamoDB cannot filter by, such as keys and attributes that
    an index does not contain. A page reads a bounded number of items: it may have fewer items than
    its limit, or none, and still have a cursor.
    """
    items: list[E] = []
    cursor, read_count = asked.cursor, 0
    for _ in range(1 if keep is None else limits.API_PAGE_ROUNDS_MAX):
        # Read at most the missing number: the cursor must follow the last returned item.
        missing = query.limit(asked.limit - len(items)).from_cursor(cursor)
        page = await db.run(missing.bounded(reads_max=limits.API_PAGE_READS_MAX))
        items += page.items if keep is None else filter(keep, page.items)
        cursor, read_count = page.cursor, read_count + page.scanned_count
        if cursor is None or len(items) == asked.limit:
            break
    return Page(items, cursor, read_count)


def short_page(
    items: Iterable[T], asked: PageQuery, key: Callable[[T], str]
) -> tuple[list[T], str | None]:
    """Returns one page of a list that is short enough to be read whole, in the order of a key.

    Each item has another key. Raises `BadCursorError`.
    """
    after = "" if asked.cursor is None else _key_in(asked.cursor)
    left = sorted((one for one in items if key(one) > after), key=key)
    page = left[: asked.limit]
    is_more = len(left) > len(page)
    return page, urlsafe_b64encode(key(page[-1]).encode()).decode() if is_more else None


def _key_in(cursor: str) -> str:
    try:
        return urlsafe_b64decode(cursor.encode("ascii")).decode()
    except ValueError:
        raise BadCursorError("The cursor is not from this list.") from None


async def scanned_page(db: AsyncDatabase, scan: Scan[E], asked: PageQuery) -> Page[E]:
    """One page of a scan, in no order.

    It reads no more items than its limit: it may have none, and still a cursor.
    """
    return await db.run(scan.pages_of(asked.limit).from_cursor(asked.cursor))


def filters(query: Query[Any], attribute: Any) -> bool:
    """Whether DynamoDB can filter a query by an attribute: one that its index has, not as a key."""
    index = query.entry.index
    name = attribute._steps[0]
    return index.projection == "ALL" and name not in (*index.partition, *index.sort)
