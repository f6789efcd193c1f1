"""The limits of file stores, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB

# Files of services
FILE_NAME_PARTS_MAX: Final = 16  # such as accounts, sources, kinds and ids
FILE_NAME_LENGTH_MAX: Final = 800  # S3 allows keys of 1,024 bytes, with the prefix
FILE_PIECE_BYTES: Final = 256 * KIB  # that a reader holds at once
FILE_ABANDONED_SECONDS: Final = 24 * 3600  # then the writer of an unfinished file is dead
FILE_CLEANED_EVERY_WRITES: Final = 1_000  # and at the first write of a process

# Files of services in S3
S3_CONNECT_SECONDS_MAX: Final = 5  # then it counts as unreachable
S3_ANSWER_SECONDS_MAX: Final = 10  # between two parts of a response
S3_ATTEMPTS_MAX: Final = 2  # with those times, within what a request may take
S3_RESUMES_MAX: Final = 3  # in a row, of a read whose connection drops without a byte
S3_PART_BYTES: Final = 8 * MIB  # S3 allows 10,000 parts of at least 5 MiB: files up to 78 GiB

# Links to files of services
LINK_MINUTES_MAX: Final = 24 * 60  # a link that was shared by mistake ends the next day
LINK_LENGTH_MAX: Final = 1_000  # of the ids in a link, with its signature
