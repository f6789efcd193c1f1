"""The limits of the admin kit, each with its reason."""

from __future__ import annotations

from typing import Final

# Admin
REASON_LENGTH_MAX: Final = 500  # of the reason for a suspension or an impersonation
NODE_SEEN_SECONDS: Final = 60.0  # between two reports of a process: a write each
NODE_KEPT_SECONDS: Final = 180  # after its last one, in which a process is listed
JOBS_COUNTED_MAX: Final = 1_000  # of one lane; the page shows "1,000+"
LINES_PAGE_MAX: Final = 25  # lines of a page; one on hold costs two reads
PERSON_ACCOUNTS_MAX: Final = 100  # accounts and sessions that the page shows of a person
IMPERSONATED_ACCOUNTS_MAX: Final = 1_000  # accounts that get an entry; more are not read
