"""Trusted certificates for TLS: the system's, or those of a file; names are always verified."""

from __future__ import annotations

import os
import ssl

from tablewright.errors.target import BadSettingError


def trusting(ca_bundle: str | None) -> ssl.SSLContext:
    """Returns the context of TLS connections; raises `BadSettingError` for an invalid file.

    The default file is AWS_CA_BUNDLE, as in AWS's SDKs.
    """
    file = ca_bundle or os.environ.get("AWS_CA_BUNDLE") or None
    try:
        context = ssl.create_default_context(cafile=file)
    except OSError as error:  # as SSLError is
        raise BadSettingError(f"ca_bundle {file!r} contains no certificates: {error}.") from error
    context.set_alpn_protocols(["http/1.1"])
    return context
