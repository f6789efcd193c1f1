"""The limits of file stores, each with its source or reason."""

from __future__ import annotations

from typing import Final

# Files of services in S3
S3_CONNECT_SECONDS_MAX: Final = 5  # then it counts as unreachable
S3_ANSWER_SECONDS_MAX: Final = 10  # between two parts of an answer
S3_ATTEMPTS_MAX: Final = 2  # with those times, within what a request may take
