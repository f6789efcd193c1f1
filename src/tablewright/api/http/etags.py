"""ETags of views: the tag of a GET of the view, for changes with If-Match.

    context.check_if_match(etag_of(view))

Not here: comparing tags (`api.context`).
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import msgspec

IF_MATCH: Final = {
    "If-Match": "The ETag of the resource as you read it. The change fails if it is outdated."
}

encode: Final = msgspec.json.Encoder(decimal_format="number", uuid_format="canonical").encode


def tag_of(content: bytes) -> str:
    """The tag of a response's content, without quotes."""
    return sha256(content).hexdigest()[:32]


def etag_of(view: Any) -> str:
    """The tag that a response with this view has, without quotes."""
    return tag_of(encode(view))


def has_tag(known: str, tag: str) -> bool:
    """Whether `If-None-Match` lists a tag. Proxies that compress a response mark its tag by W/."""
    tags = [one.strip().removeprefix("W/") for one in known.split(",")]
    return tag in tags or "*" in tags
