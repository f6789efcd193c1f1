"""Application: several systems behind one port, each under its name, and what they share.

    /                       a page that lists what runs here
    /healthz /readyz        whether the process lives, and whether its store answers
    /metrics                figures for Prometheus
    /events/                the pages of a service
    /events/v1/...          its routes
    /events/docs            its documentation, from /events/openapi.json

A service that is served alone answers at the root too, where its document has its paths.
Not here: the process around it (`api.serving`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from starlette.routing import BaseRoute, Match, Mount, Router
from starlette.routing import Route as PathRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from tablewright.api.http.cors import Cors
from tablewright.api.http.exchange import exchange_of
from tablewright.api.http.frame import Frame, Observer
from tablewright.api.http.handling import Handling
from tablewright.api.pages.serving import SHARED, Pages
from tablewright.api.supervising import working
from tablewright.api.system import RunningSystem
from tablewright.errors import MethodNotAllowedError, NotFoundError
from tablewright.ids import Ids


@dataclass(frozen=True, slots=True)
class _Path:
    """Everything that can be done at one path."""

    methods: dict[str, ASGIApp]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        exchange = exchange_of(scope)
        method = "GET" if exchange.method == "HEAD" else exchange.method
        app = self.methods.get(method)
        if app is None:
            allowed = {*self.methods, *(["HEAD"] if "GET" in self.methods else [])}
            raise MethodNotAllowedError(
                "The method is not allowed for this path.", details={"allow": sorted(allowed)}
            )
        await app(scope, receive, send)


@dataclass(frozen=True, slots=True)
class _Slash:
    """Leads whoever leaves the slash out to the page."""

    place: str

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await exchange_of(scope).answer(send, 308, b"", {"location": self.place})


@dataclass(frozen=True, slots=True)
class _Known:
    """Finds paths without parameters by one look; a router tries one route after the other."""

    paths: Mapping[str, ASGIApp]
    router: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self.paths.get(scope["path"]) if scope["type"] == "http" else None
        if found is None or scope.get("root_path"):
            await self.router(scope, receive, send)
            return
        scope["path_params"] = {}
        await found(scope, receive, send)


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    raise NotFoundError("Path not found.")


def _paths(running: RunningSystem[Any], base: str) -> dict[str, ASGIApp]:
    """The paths of a system, those without parameters first."""
    paths: dict[str, dict[str, ASGIApp]] = {}
    for route in running.system.each_route():
        handling = Handling(route, running, base)
        paths.setdefault(route.path, {})[route.method] = handling
    ordered = sorted(paths, key=lambda path: ("{" in path, path))
    return {path: _Path(paths[path]) for path in ordered}


def _routes(paths: Mapping[str, ASGIApp]) -> list[BaseRoute]:
    return [PathRoute(path, endpoint=app) for path, app in paths.items()]


def _leads(routes: Sequence[BaseRoute], path: str) -> bool:
    """Whether one of some routes is taken by a path."""
    scope = {"type": "http", "path": path, "root_path": "", "method": "GET"}
    return any(route.matches(scope)[0] is not Match.NONE for route in routes)


def application(
    systems: Sequence[RunningSystem[Any]],
    *,
    ids: Ids,
    observer: Observer,
    shared: Sequence[BaseRoute] = (),
    extra: Mapping[str, Sequence[BaseRoute]] | None = None,
    cors_origins: Sequence[str] = (),
    has_work: bool = True,
    processes: int = 1,
) -> ASGIApp:
    """All of them as one ASGI application.

    `shared` are routes at the root, `extra` those that each system gets beside its own. Pages of
    `cors_origins` may read responses. Without `has_work`, background work runs elsewhere.
    Several `processes` share the bound on requests at once.
    """
    mounts: list[BaseRoute] = []
    known: dict[str, ASGIApp] = {}
    for running in systems:
        base, pages = f"/{running.name}", running.system.pages
        paths = _paths(running, base)
        known |= {base + path: app for path, app in paths.items() if "{" not in path}
        routes = [*(extra or {}).get(running.name, ()), *_routes(paths)]
        if pages is not None:
            routes.append(Mount("/", app=Pages(SHARED, pages)))
            mounts.append(PathRoute(base, endpoint=_Slash(f"{base}/")))
        mounts.append(Mount(base, app=Router(routes, redirect_slashes=False, default=_nothing)))
    alone: dict[str, ASGIApp] = _paths(systems[0], "") if len(systems) == 1 else {}
    first = [*shared, *mounts]
    known |= {
        path: app for path, app in alone.items() if "{" not in path and not _leads(first, path)
    }

    @asynccontextmanager
    async def lifespan(app: object) -> AsyncGenerator[None]:
        async with working(systems, has_work=has_work):
            yield

    routes = [*first, *_routes(alone)]
    router = Router(routes, redirect_slashes=False, default=_nothing, lifespan=lifespan)
    offered = (route for running in systems for route in running.system.each_route())
    cors = Cors.of(cors_origins, offered)
    return Frame(_Known(known, router), ids, observer, cors, processes)
