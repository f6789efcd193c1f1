"""Places: routes of a kit below any path, whose parameters only the rule reads.

    async def list_things(context: Context[Kit], query: ThingsQuery) -> ThingList: ...

    routes.get(path, rule=rule)(within(list_things, path))

The same handler then serves `/accounts/{account_id}/things` and `/things`. It finds the tenant in
its context.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, get_type_hints

from msgspec import Meta

from tablewright.api.context import Context

PlaceId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
_PARAMETER: Final = re.compile(r"{(\w+)}")


def within(handler: Callable[..., Awaitable[Any]], path: str) -> Callable[..., Awaitable[Any]]:
    """Returns a handler for a path with parameters that the handler does not have."""
    hints = get_type_hints(handler, include_extras=True)
    names = [name for name in _PARAMETER.findall(path) if name not in hints]

    async def handle(context: Context[Any], **given: Any) -> Any:
        return await handler(context, **{n: one for n, one in given.items() if n not in names})

    typed = {"context": hints.pop("context"), **dict.fromkeys(names, PlaceId), **hints}
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter(one, kind) for one in typed if one != "return"]
    handle.__annotations__ = typed
    vars(handle)["__signature__"] = inspect.Signature(parameters)
    handle.__name__, handle.__doc__ = handler.__name__, handler.__doc__
    handle.__module__ = handler.__module__
    return handle
