"""The cast of a system of the kit `keyed`: two tenants, the operator, and bad credentials."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from tablewright.api.rules import Kind
from tablewright.kits.keyed import Keyed
from tablewright.testing.caller import bearer
from tablewright.testing.matrix.cast import Actor, Canaries, Cast, Hidden, Ids, RequestParts, Things
from tablewright.testing.system import OPERATOR_TOKEN, AsyncSystemUnderTest

OWNER: Final = "acme"
OTHER: Final = "globex"

Create = Callable[[Any, str], Awaitable[Ids]]  # a caller and a text -> ids by parameter
_LABEL: Final = "canary-of-the-label"


async def keyed_cast(
    system: AsyncSystemUnderTest[Keyed],
    create: Create,
    *,
    canaries: Sequence[str],
    missing: Ids,
    requests: Mapping[str, Any] | None = None,
    **more: Any,
) -> Cast:
    """Returns a cast of two tenants; the first one owns the canaries.

    `create` creates one thing of each kind with an `AsyncCaller`, puts a text into it, and returns
    the ids by parameter name. `missing` has a valid, unused id for each of them. `requests` has
    the parts of requests besides the path, by route. `more` are arguments of `Cast`.
    """
    keys = system.running.parts.keys
    credentials: dict[str, str] = {}
    things: dict[str, Things] = {}
    for tenant, texts in ((OWNER, canaries), (OTHER, ["mine"])):
        key = await keys.create(tenant, _LABEL if tenant == OWNER else "mine")
        credentials[tenant] = key.key
        for number, text in enumerate(texts, start=1):
            ids = await create(system.bearer(key.key), text)
            named = {"tenant": tenant, "key_id": key.record.key_id, **ids}
            things[f"{tenant} {number}"] = Things(named, tenant)
    own, owners = things[f"{OTHER} 1"], [one for one in things.values() if one.tenant == OWNER]
    revoked = await keys.create(OWNER, "revoked")
    await keys.revoke(OWNER, revoked.record.key_id)
    return Cast(
        actors=[
            Actor("nobody"),
            Actor("malformed", bearer("not-a-key")),
            Actor("unknown", bearer(credentials[OWNER].replace(OWNER, "umbra"))),
            Actor("revoked", bearer(revoked.key)),
            Actor("other", bearer(credentials[OTHER]), Kind.KEY, OTHER),
            Actor("operator", bearer(OPERATOR_TOKEN), Kind.OPERATOR),
            Actor("owner", bearer(credentials[OWNER]), Kind.KEY, OWNER),
        ],
        things=things,
        canaries=[Canaries([*canaries, _LABEL], ("owner", "operator"), ("owner",))],
        owner="owner",
        owned=[OWNER],
        missing={"tenant": "nobody", "key_id": "f" * 12, **missing},
        requests={"create_key": lambda ids: RequestParts({"label": "New"}), **(requests or {})},
        hidden=[
            *(Hidden(one, own, foreign) for one in ("nobody", "other") for foreign in owners),
            Hidden("operator", own, owners[0], whole=False),
        ],
        injecting=[("other", own), ("operator", own)],
        **more,
    )
