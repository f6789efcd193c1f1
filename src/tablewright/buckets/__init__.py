"""Buckets that need more than a folder: S3 itself.

    Engine.open("data", buckets=S3Buckets())

The engine knows buckets only by what it asks of them (`engine.transfers.buckets.BucketStore`), and
no AWS client. A command line passes what it was told through `named`.
"""

from __future__ import annotations

from tablewright.buckets.s3 import S3Buckets
from tablewright.engine.transfers.folder_buckets import Buckets

__all__ = ["S3Buckets", "named"]

S3 = "s3://"


def named(setting: str) -> Buckets:
    """The buckets that a setting names: `s3://`, or a folder.

    >>> named("exports")
    'exports'
    """
    return S3Buckets() if setting == S3 else setting
