"""Errors of Stripe's API: status, type, code and words.

https://docs.stripe.com/api/errors names the statuses and types, https://docs.stripe.com/error-codes
the codes. Stripe does not publish the words: they are from errors that users of its clients quote.
The guide of the sandboxes lists which ones are verified.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.doubles.calls import Rejection, Reply

_INVALID: Final = "invalid_request_error"
_HELP: Final = "or we can help at https://support.stripe.com/."
_CODES_PAGE: Final = "https://stripe.com/docs/error-codes"


def rejection(
    status: int, message: str, *, type: str = _INVALID, code: str = "", param: str = "", **more: str
) -> Rejection:
    """Returns an error in Stripe's form."""
    error: dict[str, Any] = {"message": message, "type": type}
    if code:
        error |= {"code": code, "doc_url": f"{_CODES_PAGE}/{code.replace('_', '-')}"}
    if param:
        error["param"] = param
    return Rejection(Reply.json(status, {"error": error}, more))


def no_key() -> Rejection:
    """https://docs.stripe.com/api/authentication: requests without a key fail."""
    return rejection(
        401,
        "You did not provide an API key. You need to provide your API key in the Authorization"
        " header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See"
        f" https://stripe.com/docs/api#authentication for details, {_HELP}",
        **{"www-authenticate": 'Bearer realm="Stripe"'},
    )


def wrong_key(key: str) -> Rejection:
    """Only the last four characters of a wrong key are shown."""
    head = "_".join(key.split("_")[:2]) + "_" if key.count("_") > 1 else ""
    hidden = "*" * max(4, min(20, len(key) - len(head) - 4))
    return rejection(401, f"Invalid API Key provided: {head}{hidden}{key[-4:]}")


def expired_key(label: str) -> Rejection:
    """https://docs.stripe.com/error-codes#api-key-expired."""
    return rejection(401, f"Expired API Key provided: {label}", code="api_key_expired")


def not_permitted(label: str, account: str, permission: str) -> Rejection:
    """https://docs.stripe.com/keys#limit-access: a restricted key without the permission."""
    return rejection(
        403,
        f"The provided key '{label}' does not have the required permissions for this endpoint on"
        f" account '{account}'. Having the '{permission}' permission would allow this request to"
        " continue.",
    )


def unknown_path(method: str, path: str) -> Rejection:
    """The path is not part of the API."""
    return rejection(
        404,
        f"Unrecognized request URL ({method}: {path}). Please see https://stripe.com/docs {_HELP}",
    )


def unknown_parameters(names: list[str]) -> Rejection:
    """https://docs.stripe.com/error-codes#parameter-unknown."""
    if len(names) == 1:
        text = f"Received unknown parameter: {names[0]}"
    else:
        text = f"Received unknown parameters: {', '.join(names)}"
    return rejection(400, text, code="parameter_unknown", param=names[0])


def missing_parameter(name: str) -> Rejection:
    """https://docs.stripe.com/error-codes#parameter-missing."""
    return rejection(400, f"Missing required param: {name}.", code="parameter_missing", param=name)


def not_integer(name: str, value: object) -> Rejection:
    """https://docs.stripe.com/error-codes#parameter-invalid-integer."""
    return rejection(400, f"Invalid integer: {value}", code="parameter_invalid_integer", param=name)


def out_of_range(name: str, words: str) -> Rejection:
    """The value is not allowed, such as a limit of 101."""
    return rejection(
        400, f"This value must be {words}.", code="parameter_invalid_integer", param=name
    )


def invalid(message: str, param: str) -> Rejection:
    """The parameter has an invalid value."""
    return rejection(400, message, param=param)


def not_found(thing: str, record_id: str, param: str = "id", *, status: int = 404) -> Rejection:
    """https://docs.stripe.com/error-codes#resource-missing."""
    return rejection(
        status, f"No such {thing}: '{record_id}'", code="resource_missing", param=param
    )


def exists_already(thing: str, record_id: str) -> Rejection:
    """https://docs.stripe.com/error-codes#resource-already-exists."""
    return rejection(
        400, f"{thing} already exists: '{record_id}'.", code="resource_already_exists", param="id"
    )


def other_parameters(key: str) -> Rejection:
    """https://docs.stripe.com/api/idempotent_requests: the same key needs the same parameters."""
    return rejection(
        400,
        "Keys for idempotent requests can only be used with the same parameters they were first"
        f" used with. Try using a key other than '{key}' if you meant to execute a different"
        " request.",
        type="idempotency_error",
    )


def in_progress(key: str) -> Rejection:
    """https://docs.stripe.com/error-codes#idempotency-key-in-use."""
    return rejection(
        409,
        "There is currently another in-progress request using this Idempotent Key (that probably"
        " means you submitted twice, and the other request is still going through):"
        f" {key}. Please try again later.",
        type="idempotency_error",
        code="idempotency_key_in_use",
    )


def too_many(retry_after_seconds: int | None = None) -> Rejection:
    """https://docs.stripe.com/rate-limits: status 429, with the limiter's name in a header.

    Stripe documents no `Retry-After`; the fault `throttle` adds it.
    """
    more = {"stripe-rate-limited-reason": "global-rate"}
    if retry_after_seconds is not None:
        more["retry-after"] = str(retry_after_seconds)
    return rejection(
        429,
        "Request rate limit exceeded. Learn more about rate limits here"
        " https://stripe.com/docs/rate-limits.",
        code="rate_limit",
        **more,
    )


def failed() -> Rejection:
    """https://docs.stripe.com/api/errors: something went wrong on Stripe's end."""
    return rejection(
        500,
        "Sorry! There was an error while talking to one of our backends. Support has been"
        " notified.",
        type="api_error",
    )


def wrong_version(version: str) -> Rejection:
    """https://docs.stripe.com/api/versioning: the header names a published version."""
    return rejection(400, f"Invalid Stripe API version: {version}")
