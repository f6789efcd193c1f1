"""`signed`: the rule for routes that other services call with signed requests.

    async def secrets_of(parts: Parts, path: Mapping[str, str]) -> Signatory | None:
        source = await parts.db.run(Source.get(path["source_id"]))
        return source and Signatory(source.account_id, [source.hook_secret])

    @ROUTES.post("/v1/hooks/shopify/{source_id}", rule=signed(SHOPIFY, secrets=secrets_of),
                 accepts=("application/json",))
    async def shopify(context: Context[Parts], source_id: str, body: bytes) -> None: ...

The signature covers the raw bytes, and is verified before parsing. Every rejection gets the same
response after the same work, even for a missing source.
Not here: the signatures of services (`inbound.schemes`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tablewright.api.rules import Kind, Principal, Rule, SignedRequest
from tablewright.errors import HttpError, UnauthenticatedError
from tablewright.kits.inbound.schemes import FetchingScheme, PathSecret, Scheme


@dataclass(frozen=True, slots=True)
class Signatory:
    """The permitted caller: the tenant of a request, and its valid secrets."""

    tenant: str | None
    secrets: Sequence[str] = field(repr=False)  # several during a rotation
    subject: str = ""  # for logs; never a secret
    base_url: str = ""  # the scheme and host that the service calls, if a proxy changes them


Secrets = Callable[[Any, Mapping[str, str]], Awaitable[Signatory | None]]

_NOBODYS: Final = Signatory(None, ("a secret without an owner: unknown senders cost the same",))


def signed(
    scheme: Scheme | FetchingScheme,
    *,
    secrets: Secrets,
    name: str = "signed",
    rejects_with: type[HttpError] = UnauthenticatedError,
) -> Rule:
    """Returns a rule for requests that another service has signed.

    `secrets` gets the system's parts and the path parameters, and returns who may call.
    `rejects_with` is the error of a request without a valid signature, for services that expect
    another status than 401.
    """
    hidden = {scheme.parameter} if isinstance(scheme, PathSecret) else ()
    signer = Signing(scheme, secrets)
    return Rule(
        name,
        frozenset({Kind.SIGNED}),
        signer=signer,
        rejects_with=rejects_with,
        secret_parameters=frozenset(hidden),
    )


@dataclass(frozen=True, slots=True)
class Signing:
    """Authenticates a service by a scheme."""

    scheme: Scheme | FetchingScheme
    secrets: Secrets

    async def principal(self, parts: Any, request: SignedRequest) -> Principal | None:
        """Returns the signer of a request; None without a valid signature."""
        found = await self.secrets(parts, request.path)
        sender = found if found is not None and found.secrets else _NOBODYS
        if sender.base_url:
            request = replace(request, url=_moved(request.url, sender.base_url))
        if isinstance(self.scheme, FetchingScheme):
            is_signed = await self.scheme.is_signed_for(parts, sender.secrets, request)
        else:
            is_signed = self.scheme.is_signed(sender.secrets, request)
        if not is_signed or sender is _NOBODYS:
            return None
        return Principal(Kind.SIGNED, sender.tenant, subject=sender.subject)


def _moved(url: str, base_url: str) -> str:
    """Returns a URL with another scheme and host."""
    _, _, rest = url.partition("://")
    _, slash, path = rest.partition("/")
    return base_url.rstrip("/") + slash + path
