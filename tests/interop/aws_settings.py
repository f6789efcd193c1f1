"""The environment of an AWS client, and no other source: no files, no metadata service.

The same settings go into this process, for boto3 and PynamoDB, and into those of the other clients.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

ACCESS_KEY = "AKIAINTEROPTESTS"
SECRET = "not-a-secret-at-all"
REGION = "eu-central-1"


def aws_settings(url: str) -> dict[str, str]:
    """The environment variables that lead every AWS client to `url`."""
    return {
        "AWS_ACCESS_KEY_ID": ACCESS_KEY,
        "AWS_SECRET_ACCESS_KEY": SECRET,
        "AWS_DEFAULT_REGION": REGION,
        "AWS_REGION": REGION,  # what the JavaScript SDK calls it
        "AWS_ENDPOINT_URL_DYNAMODB": url,
        "AWS_ENDPOINT_URL_DYNAMODB_STREAMS": url,
        "AWS_CONFIG_FILE": os.devnull,
        "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
        "AWS_EC2_METADATA_DISABLED": "true",
        "AWS_MAX_ATTEMPTS": "1",  # a retry would hide what the first answer was
        "AWS_PAGER": "",
    }


def aws_environment(url: str, **changed: str) -> dict[str, str]:
    """The whole environment of a client's process."""
    unwanted = _unwanted()
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {**kept, **aws_settings(url), **changed}


@contextmanager
def set_here(url: str) -> Iterator[None]:
    """Gives the settings to the clients that are made in this process meanwhile."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        for name in _unwanted():
            monkeypatch.delenv(name)
        for name, value in aws_settings(url).items():
            monkeypatch.setenv(name, value)
        yield


def _unwanted() -> list[str]:
    """What this machine says to AWS clients and must not: accounts, profiles, proxies."""
    return [
        name
        for name in os.environ
        if name.startswith("AWS_") or name.lower() in ("http_proxy", "https_proxy", "all_proxy")
    ]
