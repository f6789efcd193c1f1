"""Exchanges: the form posts of OAuth 2 to a platform's token endpoint.

No redirect is followed, bytes and time are bounded, and no error quotes a value of the request or
the response: a platform may repeat a secret in its own message.
Not here: the reasons for a request (`oauth.callbacks`, `oauth.refreshing`).
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, cast
from urllib.parse import quote_plus, urlencode

from tablewright.clock import Clock, instant
from tablewright.errors import InvalidError, NotSentError, OutgoingError
from tablewright.kits.http import Bounds, CompleteResponse, Outgoing
from tablewright.kits.http import limits as http_limits
from tablewright.kits.http.responses import retry_after_seconds
from tablewright.kits.oauth import limits
from tablewright.kits.oauth.providers import Provider
from tablewright.kits.oauth.tokens import BadTokensError, Tokens, tokens_in

# RFC 6749, section 5.2. Other words are not shown, because they could be anything.
_WORDS: Final = frozenset(
    {
        "invalid_request",
        "invalid_client",
        "invalid_grant",
        "unauthorized_client",
        "unsupported_grant_type",
        "invalid_scope",
    }
)
_BOUNDS: Final = Bounds(
    timeout_seconds=limits.EXCHANGE_SECONDS_MAX,
    bytes_max=limits.EXCHANGE_BYTES_MAX,
    decoded_bytes_max=limits.EXCHANGE_BYTES_MAX,
)
_REVOKING: Final = Bounds(
    timeout_seconds=limits.REVOKE_SECONDS_MAX,
    bytes_max=limits.EXCHANGE_BYTES_MAX,
    decoded_bytes_max=limits.EXCHANGE_BYTES_MAX,
)


class ExchangeError(Exception):
    """A platform gave no tokens.

    `reason` is a short word for logs. `is_over` means that the platform no longer accepts the
    grant; otherwise the request may succeed later, and not before `retry_at`.
    """

    def __init__(
        self, reason: str, *, is_over: bool = False, retry_at: datetime | None = None
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.is_over = is_over
        self.retry_at = retry_at


@dataclass(frozen=True, slots=True)
class Exchanges:
    """Requests tokens of platforms."""

    outgoing: Outgoing
    clock: Clock

    async def of_code(
        self, provider: Provider, code: str, redirect_uri: str, verifier: str | None
    ) -> tuple[Tokens, Mapping[str, Any]]:
        """Exchanges a code for tokens; returns the response too. Raises `ExchangeError`."""
        form = {"grant_type": "authorization_code", "code": code, "redirect_uri": redirect_uri}
        if verifier is not None:
            form["code_verifier"] = verifier
        return await self._tokens(provider, form)

    async def of_refresh_token(self, provider: Provider, refresh_token: str) -> Tokens:
        """Exchanges a refresh token for tokens; raises `ExchangeError`."""
        form = {"grant_type": "refresh_token", "refresh_token": refresh_token}
        tokens, _ = await self._tokens(provider, form)
        return tokens

    async def revoke(self, provider: Provider, tokens: Tokens) -> None:
        """Revokes a grant (RFC 7009); raises `ExchangeError`."""
        token = tokens.access_token
        if provider.revokes == "refresh_token" and tokens.refresh_token is not None:
            token = tokens.refresh_token
        if provider.revoke_url is None:
            raise ExchangeError("not_revocable")
        form = {"token": token, "token_type_hint": provider.revokes}
        received = await self._post(provider, provider.revoke_url, form, _REVOKING)
        if received.status >= 300:
            raise ExchangeError(f"status_{received.status}")

    async def _tokens(
        self, provider: Provider, form: Mapping[str, str]
    ) -> tuple[Tokens, Mapping[str, Any]]:
        received = await self._post(provider, provider.token_url, form, _BOUNDS)
        now = instant(self.clock)
        answer = _answer(received.body)
        # Some platforms send errors with status 200.
        if not 200 <= received.status < 300 or answer is None or "error" in answer:
            raise self._failure(provider, received, answer or {}, now)
        try:
            return tokens_in(answer, now), answer
        except BadTokensError:
            raise ExchangeError("bad_tokens") from None

    def _failure(
        self,
        provider: Provider,
        received: CompleteResponse,
        answer: Mapping[str, Any],
        now: datetime,
    ) -> ExchangeError:
        words = {one for one in (answer.get("error"), answer.get("status")) if isinstance(one, str)}
        # Only an error of the request: a proxy's 503 has no meaning for the grant.
        is_over = received.status < 500 and not words.isdisjoint(provider.ends_grant)
        known = sorted(words & (_WORDS | set(provider.ends_grant)))
        pause = retry_after_seconds(received.headers.get("retry-after", ""), now)
        retry_at = None
        if pause is not None and not is_over:
            pause = min(pause, http_limits.RETRY_AFTER_SECONDS_MAX)
            retry_at = now + timedelta(seconds=pause)
        reason = known[0] if known else f"status_{received.status}"
        return ExchangeError(reason, is_over=is_over, retry_at=retry_at)

    async def _post(
        self, provider: Provider, url: str, form: Mapping[str, str], bounds: Bounds
    ) -> CompleteResponse:
        headers = {
            "content-type": "application/x-www-form-urlencoded",
            "accept": "application/json",
        }
        fields = dict(form)
        if provider.client_style == "basic":
            # RFC 6749, section 2.3.1: both parts are form-encoded first.
            pair = f"{quote_plus(provider.client_id)}:{quote_plus(provider.client_secret)}"
            headers["authorization"] = f"Basic {b64encode(pair.encode()).decode()}"
        else:
            fields |= {"client_id": provider.client_id, "client_secret": provider.client_secret}
        content = urlencode(fields).encode()
        try:
            return await self.outgoing.request(
                "POST", url, headers=headers, content=content, budget=provider.budget, bounds=bounds
            )
        except NotSentError as error:
            raise ExchangeError("not_sent", retry_at=error.retry_at) from None
        except OutgoingError as error:
            reason = getattr(error, "reason", type(error).__name__)
            raise ExchangeError(f"no_response_{reason}") from None
        except InvalidError:
            raise ExchangeError("target_not_allowed") from None


def _answer(body: bytes) -> Mapping[str, Any] | None:
    try:
        found: Any = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return cast("dict[str, Any]", found) if isinstance(found, dict) else None
