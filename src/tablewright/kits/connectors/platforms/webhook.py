"""Webhook: a source whose records are posted to us. See `connectors.posted`."""

from __future__ import annotations

from typing import Final

from tablewright.kits.connectors.auths import HookAuth
from tablewright.kits.connectors.platform import Platform
from tablewright.kits.connectors.streams import Stream

POSTED: Final = "records"  # the stream of posted records

WEBHOOK: Final = Platform(
    id="webhook",
    title="Webhook",
    description="Any service that can post JSON to a URL.",
    base_url="",
    version="1",
    auths=(HookAuth(help="Post JSON of up to 256 KB to the URL of the source."),),
    streams=(Stream(POSTED, "", "Records", is_append_only=True),),
)
