"""Cross-site requests: a page of another site must not use the session of whoever looks at it.

A browser sends cookies along with what any page asks for. So a request that changes something, and
whose caller is known by a cookie, has to come from a page of this very origin. Browsers say that in
`Sec-Fetch-Site`; where they do not, over plain HTTP and in old ones, `Origin` names the page's
host. No page can forge either. A request with neither is refused as well: a program shows its
session as `Authorization: Bearer`, which no browser sends by itself.
Not here: who the caller is (`kits.sessions.identity`).
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
    """Refuses a change by cookie that no page of ours asks for; raises `ForbiddenError`."""
    if method not in _SAFE_METHODS and not _is_ours(headers):
        raise ForbiddenError(_NOT_OURS, hint=_WITHOUT_COOKIE)


def check_no_other_site(headers: Mapping[str, str]) -> None:
    """Refuses what a page of another site asks for; programs, which name none, may go on.

    It is for requests that begin a session: nobody shall find themselves signed in as another.
    """
    names_one = "sec-fetch-site" in headers or "origin" in headers
    if names_one and not _is_ours(headers):
        raise ForbiddenError(_NOT_OURS, hint=_OWN_PAGE)


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
