"""The limits of the notify kit, each with its reason."""

from __future__ import annotations

from typing import Final

# Notices
NOTICE_SECONDS: Final = 90 * 24 * 3600  # after which a notification expires
NOTICE_RECIPIENTS_MAX: Final = 1_000  # of one notification: all administrators of a large tree
NOTICE_VALUES_MAX: Final = 30  # that a text may name
NOTICE_VALUE_LENGTH_MAX: Final = 500  # of a value in a text
NOTICE_TITLE_LENGTH_MAX: Final = 200  # also the subject of a mail
NOTICE_TEXT_LENGTH_MAX: Final = 4_000
NOTICE_ACTION_LENGTH_MAX: Final = 2_000
NOTICE_ID_LENGTH_MAX: Final = 64
NOTICES_AT_ONCE: Final = 8  # recipients whose notices are written at the same time
NOTICE_ROUNDS_MAX: Final = 5  # attempts to write the first notification of a digest
NOTICE_ONCE_SECONDS: Final = 3 * 24 * 3600  # marks of causes, each of which counts for a day
INBOX_PAGE_MAX: Final = 100
INBOX_WATCHED_MAX: Final = 25  # newest notifications whose changes a stream reports
INBOX_LOOK_SECONDS: Final = 5.0  # between reads of a stream, for changes of other nodes
INBOX_COUNT_MAX: Final = 100  # unread notices that are counted; a bell shows 99+
INBOX_IDS_MAX: Final = 100  # in one request
INBOX_ALL_MAX: Final = 1_000  # notifications that one request marks; the rest need another one
DIGEST_HOUR: Final = 8  # in the person's time zone
DIGEST_LINES_MAX: Final = 50  # in one mail
DIGEST_READ_MAX: Final = 200  # notices of one digest
GATEWAY_SECRETS_MAX: Final = 2  # that sign at the same time, during a rotation
