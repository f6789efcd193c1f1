"""Errors of HubSpot's API: status, category and words.

https://developers.hubspot.com/docs/api/error-handling: an error has `status`, `message`,
`correlationId`, `category`, and optionally `errors`, `context` and `links`. HubSpot publishes some
of its words; the others are from responses that users of its clients quote. The guide of the
sandboxes lists which ones are verified.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

import msgspec

from tablewright.doubles.calls import Rejection, Reply
from tablewright.doubles.hubspot.objects import PORTAL_ID
from tablewright.ids import Ids

_SCOPES_PAGE: Final = "https://developers.hubspot.com/scopes"
_AUTH_PAGE: Final = "https://developers.hubspot.com/docs/methods/auth/oauth-overview"


class Errors:
    """Creates errors, each with its own id."""

    def __init__(self, ids: Ids) -> None:
        self._ids = ids

    def body(self, category: str, message: str, **more: Any) -> dict[str, Any]:
        """Returns the body of an error."""
        return {
            "status": "error",
            "message": message,
            "correlationId": self._ids.uuid(),
            "category": category,
            **more,
        }

    def rejection(
        self,
        status: int,
        category: str,
        message: str,
        *,
        headers: Mapping[str, str] | None = None,
        **more: Any,
    ) -> Rejection:
        """Returns an error in HubSpot's form."""
        return Rejection(Reply.json(status, self.body(category, message, **more), headers))

    def no_token(self) -> Rejection:
        """The token is missing, unknown or revoked."""
        return self.rejection(
            401,
            "INVALID_AUTHENTICATION",
            "Authentication credentials not found. This API supports OAuth 2.0 authentication and"
            f" you can find more details at {_AUTH_PAGE}",
        )

    def expired(self, ended: datetime, now: datetime) -> Rejection:
        """The access token is older than its `expires_in`."""
        seconds = int((now - ended).total_seconds())
        return self.rejection(
            401,
            "EXPIRED_AUTHENTICATION",
            f"The OAuth token used to make this call expired {seconds} second(s) ago.",
            context={"expire time": [stamp(ended)]},
        )

    def missing_scopes(self, scopes: Sequence[str]) -> Rejection:
        """An example is in https://developers.hubspot.com/docs/api-reference/latest/crm/using-object-apis."""
        return self.rejection(
            403,
            "MISSING_SCOPES",
            "This app hasn't been granted all required scopes to make this call. Read more about"
            f" required scopes here: {_SCOPES_PAGE}.",
            errors=[
                {
                    "message": "One or more of the following scopes are required.",
                    "context": {"requiredGranularScopes": list(scopes)},
                }
            ],
            links={"scopes": _SCOPES_PAGE},
        )

    def invalid(self, message: str, **more: Any) -> Rejection:
        """The request is not valid."""
        return self.rejection(400, "VALIDATION_ERROR", message, **more)

    def wrong_properties(self, found: Sequence[Mapping[str, Any]]) -> Rejection:
        """Values of properties that do not exist or do not fit.

        An example is in
        https://developers.hubspot.com/docs/api-reference/latest/crm/using-object-apis.
        """
        shown = [
            {**one, "localizedErrorMessage": one["message"], "portalId": PORTAL_ID} for one in found
        ]
        details = msgspec.json.encode(shown).decode()
        errors = [
            {
                "message": one["message"],
                "code": one["error"],
                "context": {"propertyName": [one["name"]]},
            }
            for one in found
        ]
        return self.invalid(f"Property values were not valid: {details}", errors=errors)

    def no_object(self) -> Rejection:
        """The object does not exist."""
        return self.rejection(
            404, "OBJECT_NOT_FOUND", "Object not found.  objectId are usually numeric."
        )

    def no_type(self, name: str) -> Rejection:
        """The object type does not exist."""
        return self.invalid(f"Unable to infer object type from: {name}")

    def no_path(self) -> Rejection:
        """The path is not part of the API."""
        return self.rejection(404, "OBJECT_NOT_FOUND", "resource not found")

    def no_method(self) -> Rejection:
        """The path has no such method."""
        return self.rejection(405, "METHOD_NOT_ALLOWED", "HTTP 405 Method Not Allowed")

    def taken(self, title: str, record_id: str) -> Rejection:
        """Another object has the unique value."""
        return self.rejection(409, "CONFLICT", f"{title} already exists. Existing ID: {record_id}")

    def too_many(self, policy: str, retry_after_seconds: int | None = None) -> Rejection:
        """https://developers.hubspot.com/docs/api/usage-details: 429 names the policy."""
        body = {
            "status": "error",
            "message": f"You have reached your {policy.lower()} limit.",
            "errorType": "RATE_LIMIT",
            "correlationId": self._ids.uuid(),
            "policyName": policy,
            "requestId": self._ids.uuid(),
        }
        wait = retry_after_seconds
        return Rejection(Reply.json(429, body, {} if wait is None else {"retry-after": str(wait)}))

    def failed(self) -> Rejection:
        """Something went wrong on HubSpot's end."""
        return self.rejection(500, "API_ERROR", "internal error")

    def oauth(self, status: str, message: str, error: str, *, code: int = 400) -> Rejection:
        """An error of the token endpoint.

        Version 1 has `status` and `message`. Both versions also have the `error` of RFC 6749, 5.2.
        """
        return Rejection(
            Reply.json(
                code,
                {
                    "status": status,
                    "message": message,
                    "correlationId": self._ids.uuid(),
                    "error": error,
                    "error_description": message,
                },
            )
        )


def stamp(moment: datetime) -> str:
    """Returns a time as HubSpot writes it.

    >>> from datetime import UTC
    >>> stamp(datetime(2026, 1, 2, 3, 4, 5, 678000, UTC))
    '2026-01-02T03:04:05.678Z'
    """
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
