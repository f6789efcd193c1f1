"""`signed`: the rule of routes that other services call, known by the signatures of their requests.

    async def secrets_of(parts: Parts, path: Mapping[str, str]) -> Signatory | None:
        source = await parts.db.run(Source.get(path["source_id"]))
        return source and Signatory(source.account_id, [source.hook_secret])

    @ROUTES.post("/v1/hooks/shopify/{source_id}", rule=signed(SHOPIFY, secrets=secrets_of),
                 accepts=("application/json",))
    async def shopify(context: Context[Parts], source_id: str, body: bytes) -> None: ...

The signature covers the bytes as they arrived, and is verified before anything is parsed. Every
rejection gets the same response after the same work, also for a source that does not exist.
Not here: how services sign (`inbound.schemes`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tablewright.api.rules import Kind, Principal, Rule, SignedRequest
from tablewright.kits.inbound.schemes import Scheme


@dataclass(frozen=True, slots=True)
class Signatory:
    """Who may call: the tenant that a request is for, and the secrets that are live."""

    tenant: str | None
    secrets: Sequence[str] = field(repr=False)  # several while they are rotated
    subject: str = ""  # for logs; never a secret
    base_url: str = ""  # the scheme and host that the service calls, if a proxy changes them


Secrets = Callable[[Any, Mapping[str, str]], Awaitable[Signatory | None]]

_NOBODYS: Final = Signatory(None, ("a secret that nobody has: unknown senders cost the same",))


def signed(scheme: Scheme, *, secrets: Secrets, name: str = "signed") -> Rule:
    """A rule for requests that another service has signed.

    `secrets` takes the system's parts and the parameters of the path, and returns who may call.
    """
    return Rule(name, frozenset({Kind.SIGNED}), signer=Signing(scheme, secrets))


@dataclass(frozen=True, slots=True)
class Signing:
    """Recognises a service by a scheme."""

    scheme: Scheme
    secrets: Secrets

    async def principal(self, parts: Any, request: SignedRequest) -> Principal | None:
        """Whoever has signed a request; None if nobody has who may."""
        found = await self.secrets(parts, request.path)
        sender = found if found is not None and found.secrets else _NOBODYS
        if sender.base_url:
            request = replace(request, url=_moved(request.url, sender.base_url))
        is_signed = self.scheme.is_signed(sender.secrets, request)
        if not is_signed or sender is _NOBODYS:
            return None
        return Principal(Kind.SIGNED, sender.tenant, subject=sender.subject)


def _moved(url: str, base_url: str) -> str:
    """A URL with another scheme and host."""
    _, _, rest = url.partition("://")
    _, slash, path = rest.partition("/")
    return base_url.rstrip("/") + slash + path
