"""Lines about routes and contexts that mypy and pyright must reject: each marked one, no other.

`tests/typing/test_refused_lines.py` runs both over this file; the file itself never runs.
"""

from __future__ import annotations

from tablewright.api import TENANT, Assembly, Context, NoOptions, Routes, Runtime, System
from tablewright.model.design import Design
from tests.typing.route_types import SHOP, TILL, Library, Shop

LIBRARY: Routes[Library] = Routes()


def options() -> None:
    SHOP.get("/v1/a", rule=TENANT, tag=("orders",))  # E: no such option
    SHOP.get("/v1/a", rule=TENANT, tags="orders")  # E: tags are a tuple
    SHOP.get("/v1/a", rule=TENANT, status="201")  # E: a status is a number
    SHOP.get("/v1/a", rule=TENANT, errors=(KeyError,))  # E: not an HttpError
    SHOP.get("/v1/a")  # E: a route has a rule
    SHOP.get("/v1/a", rule="tenant")  # E: a rule is a value


async def of_library(context: Context[Library], book_id: str) -> str:
    return book_id


async def of_shop(context: Context[Shop], order_id: str) -> str:
    assert context.parts.shelves  # E: that part belongs to another system
    context.parts.name = "other"  # E: parts of a request are frozen
    return order_id


async def without_context(order_id: str) -> str:
    return order_id


def not_async(context: Context[Shop], order_id: str) -> str:
    return order_id


def handlers() -> None:
    SHOP.get("/v1/a/{order_id}", rule=TENANT)(of_shop)
    SHOP.get("/v1/a/{book_id}", rule=TENANT)(of_library)  # E: the parts of another system
    SHOP.get("/v1/a/{order_id}", rule=TENANT)(without_context)  # E: a handler has a context
    SHOP.get("/v1/a/{order_id}", rule=TENANT)(not_async)  # E: a handler is asynchronous


def included() -> None:
    SHOP.include(TILL, of=lambda parts: parts.till)
    SHOP.include(TILL, of=lambda parts: parts.name)  # E: a str is not a Till
    SHOP.include(TILL, of=lambda parts: parts.tills)  # E: there is no such part
    LIBRARY.include(TILL, of=lambda parts: parts.till)  # E: a library has no till
    SHOP.include(TILL)  # E: `of` is missing


def of_routes(routes: Routes[Library]) -> None: ...


def assemble(runtime: Runtime, given: NoOptions) -> Assembly[Library]:
    raise NotImplementedError


def listed(design: Design) -> None:
    System(
        name="library",
        title="Library",
        design=design,
        routes=(LIBRARY,),
        assemble=assemble,
        options=NoOptions,
        schemes={},
    )
    of_routes(LIBRARY)
    of_routes(SHOP)  # E: the routes of another system
