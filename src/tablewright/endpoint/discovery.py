"""The address in DescribeEndpoints: the one that the client used.

AWS returns a host without a scheme. SDKs then assume HTTPS, which is not supported here, so the
scheme is part of the address.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from tablewright.engine import wire
from tablewright.engine.storage import records
from tablewright.lanes.dispatch import Deliver

_HOST: Final = re.compile(r"[A-Za-z0-9._~:\[\]-]{1,255}").fullmatch
_SCHEMES: Final = ("http", "https")


def endpoint_address(headers: Mapping[str, str]) -> str | None:
    """Returns the scheme and the host of a request; None without a host.

    An HTTPS proxy sends `X-Forwarded-Proto`.

    >>> endpoint_address({"host": "127.0.0.1:8000"})
    'http://127.0.0.1:8000'
    """
    host = headers.get("host", "")
    if _HOST(host) is None:
        return None
    scheme = headers.get("x-forwarded-proto", "").strip().lower()
    return f"{scheme if scheme in _SCHEMES else 'http'}://{host}"


def with_address(address: str | None, deliver: Deliver) -> Deliver:
    """Replaces the address in the response to a DescribeEndpoints request."""

    def delivered(answer: wire.Answer) -> None:
        status, body = answer
        if status == 200 and address is not None:
            response = msgspec.json.decode(body)
            for endpoint in response["Endpoints"]:
                endpoint["Address"] = address
            body = records.encode_json(response)
        deliver((status, body))

    return delivered
