"""Buckets other than directories: S3.

    Engine.open("data", buckets=S3Buckets())

The engine uses buckets through `engine.transfers.buckets.BucketStore`, and no AWS client. The
command line passes its option through `named`.
"""

from __future__ import annotations

from tablewright.buckets.s3 import S3Buckets
from tablewright.engine.transfers.folder_buckets import Buckets

__all__ = ["S3Buckets", "named"]

S3 = "s3://"


def named(setting: str) -> Buckets:
    """Returns the buckets of a setting: `s3://`, or a directory.

    >>> named("exports")
    'exports'
    """
    return S3Buckets() if setting == S3 else setting
