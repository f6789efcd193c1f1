"""Whom TLS trusts: the system's certificates, or those of a file; the name is always checked."""

from __future__ import annotations

import os
import ssl

from tablewright.errors.target import BadSettingError


def trusting(ca_bundle: str | None) -> ssl.SSLContext:
    """The context of TLS connections; raises `BadSettingError` for a file that is none.

    Without a file, that of AWS_CA_BUNDLE is taken, as AWS's SDKs do.
    """
    file = ca_bundle or os.environ.get("AWS_CA_BUNDLE") or None
    try:
        context = ssl.create_default_context(cafile=file)
    except OSError as error:  # as SSLError is
        raise BadSettingError(f"ca_bundle {file!r} contains no certificates: {error}.") from error
    context.set_alpn_protocols(["http/1.1"])
    return context
