"""Application: several systems on one port, each under its name, and their shared routes.

    /                       the start page
    /healthz /readyz        whether the process runs, and whether its store is available
    /metrics                metrics for Prometheus
    /events/                the pages of a service
    /events/v1/...          its routes
    /events/docs            its documentation, from /events/openapi.json

A single service is also served at the root, where the paths of its document are.
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
from tablewright.api.path_table import PathTable
from tablewright.api.supervising import working
from tablewright.api.system import RunningSystem
from tablewright.errors import MethodNotAllowedError, NotFoundError
from tablewright.ids import Ids

_PLACED = (PathRoute, Mount)


@dataclass(frozen=True, slots=True)
class _Path:
    """Routes the requests for one path by their method."""

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
    """Redirects to the page if the slash is missing."""

    place: str

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await exchange_of(scope).answer(send, 308, b"", {"location": self.place})


class _Known:
    """Finds the route of a path in one lookup; a router tries one route after another."""

    def __init__(
        self, paths: Mapping[str, _Path], patterns: Mapping[str, _Path], router: ASGIApp
    ) -> None:
        self._router = router
        self._paths = paths
        self._patterns = PathTable(patterns.items())
        self._handled = {
            (method, path): app
            for path, one in paths.items()
            for method, app in one.methods.items()
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope.get("root_path"):
            await self._router(scope, receive, send)
            return
        method, path, parameters = scope["method"], scope["path"], dict[str, str]()
        found: ASGIApp | None = self._handled.get((method, path)) or self._paths.get(path)
        if found is None and (matched := self._patterns.find(path)) is not None:
            at, parameters = matched
            found = at.methods.get(method) or at
        if found is None:
            found = self._router
        else:
            scope["path_params"] = parameters
        await found(scope, receive, send)


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    raise NotFoundError("Path not found.")


def _paths(running: RunningSystem[Any], base: str) -> dict[str, _Path]:
    """The paths of a system, those without parameters first."""
    paths: dict[str, dict[str, ASGIApp]] = {}
    for route in running.system.each_route():
        handling = Handling(route, running, base)
        paths.setdefault(route.path, {})[route.method] = handling
    ordered = sorted(paths, key=lambda path: ("{" in path, path))
    return {path: _Path(paths[path]) for path in ordered}


def _routes(paths: Mapping[str, ASGIApp]) -> list[BaseRoute]:
    return [PathRoute(path, endpoint=app) for path, app in paths.items()]


def _patterns(
    paths: Mapping[str, _Path], before: Sequence[BaseRoute], base: str = ""
) -> dict[str, _Path]:
    """Paths with parameters that no route before them can match, by their first segments."""
    starts = {_start(route.path) if isinstance(route, _PLACED) else "{}" for route in before}
    if "{}" in starts:
        return {}
    return {
        base + path: app
        for path, app in paths.items()
        if "{" in path and "{" not in _start(path) and _start(path) not in starts
    }


def _start(path: str) -> str:
    """The first segment of a path; `{}` for a mount at the root, which has every path."""
    return path.split("/")[1] if path else "{}"


def _leads(routes: Sequence[BaseRoute], path: str) -> bool:
    """Returns whether one of the routes matches a path."""
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
    """Returns one ASGI application for all systems.

    `shared` are routes at the root, `extra` are added to each system. Pages of `cors_origins` may
    read responses. Without `has_work`, background work runs elsewhere. Several `processes` share
    the limit on concurrent requests.
    """
    mounts: list[BaseRoute] = []
    known: dict[str, _Path] = {}
    patterns: dict[str, _Path] = {}
    for running in systems:
        base, pages = f"/{running.name}", running.system.pages
        paths = _paths(running, base)
        known |= {base + path: app for path, app in paths.items() if "{" not in path}
        more = (extra or {}).get(running.name, ())
        patterns |= _patterns(paths, more, base)
        routes = [*more, *_routes(paths)]
        for path, folder in running.system.more_pages.items():
            routes.append(PathRoute(f"/{path}", endpoint=_Slash(f"{base}/{path}/")))
            routes.append(Mount(f"/{path}", app=Pages(SHARED, folder)))
        if pages is not None:
            routes.append(Mount("/", app=Pages(SHARED, pages)))
            mounts.append(PathRoute(base, endpoint=_Slash(f"{base}/")))
        mounts.append(Mount(base, app=Router(routes, redirect_slashes=False, default=_nothing)))
    alone = _paths(systems[0], "") if len(systems) == 1 else {}
    first = [*shared, *mounts]
    known |= {
        path: app for path, app in alone.items() if "{" not in path and not _leads(first, path)
    }
    patterns |= _patterns(alone, first)

    @asynccontextmanager
    async def lifespan(app: object) -> AsyncGenerator[None]:
        async with working(systems, has_work=has_work):
            yield

    routes = [*first, *_routes(alone)]
    router = Router(routes, redirect_slashes=False, default=_nothing, lifespan=lifespan)
    offered = (route for running in systems for route in running.system.each_route())
    cors = Cors.of(cors_origins, offered)
    return Frame(_Known(known, patterns, router), ids, observer, cors, processes)
