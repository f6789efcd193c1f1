"""Cross-site requests: a page of another site must not use a visitor's session.

A browser sends cookies with requests of any page. A request that changes something and is
authenticated by a cookie must therefore come from a page of the same origin. Browsers send this in
`Sec-Fetch-Site`; over plain HTTP, and in old browsers, `Origin` names the page's host. Pages cannot
forge either. A request with neither is rejected as well: a program sends its session as
`Authorization: Bearer`, which browsers never add.
Not here: authentication (`kits.sessions.identity`).
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from tablewright.errors import ForbiddenError

_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_NOT_OURS = "The request must come from a page of this site, not from another site."
_WITHOUT_COOKIE = "Programs must send the session token as `Authorization: Bearer <token>`."
_OWN_PAGE = "Use a page of this site to start a session."


def check_same_origin(method: str, headers: Mapping[str, str]) -> None:
    """Rejects a change by cookie that does not come from our own page; raises `ForbiddenError`."""
    if method not in _SAFE_METHODS and not _is_ours(headers):
        raise ForbiddenError(_NOT_OURS, hint=_WITHOUT_COOKIE)


def check_no_other_site(headers: Mapping[str, str]) -> None:
    """Rejects requests of pages of other sites; programs, which name none, are allowed.

    It is for requests that start a session: people must not be signed in as another without notice.
    """
    if is_of_page(headers) and not _is_ours(headers):
        raise ForbiddenError(_NOT_OURS, hint=_OWN_PAGE)


def is_of_page(headers: Mapping[str, str]) -> bool:
    """Whether a browser sends a request for a page; programs name none."""
    return "sec-fetch-site" in headers or "origin" in headers


def _is_ours(headers: Mapping[str, str]) -> bool:
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None or not host:
        return False
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()
