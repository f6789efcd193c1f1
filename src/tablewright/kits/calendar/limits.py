"""The limits of calendars, each with its source or reason."""

from __future__ import annotations

from typing import Final

# Times
CRON_LENGTH_MAX: Final = 200  # characters of an expression; a list of all 60 minutes has 169
PREVIEW_TIMES_MAX: Final = 100  # in one preview; people read ten
MONTH_DAY_MAX: Final = 28  # of a monthly preset; some months lack later days

# Tickets
TICKET_ID_LENGTH_MAX: Final = 400  # part of keys, beside the names of queue and kind
TICKETS_A_PAGE: Final = 100  # due tickets that are read at once
TICKETS_AT_ONCE: Final = 64  # transactions of one process; a store commits them together
DECIDED_TOGETHER: Final = 32  # due times with common reads
DECISIONS_AT_ONCE: Final = 4  # such groups of one process: some commit while others read
OPERATIONS_TOGETHER: Final = 40  # of one transaction: a job is three of its 100 writes, or more
TICKET_CONFLICTS_MAX: Final = 3  # attempts for a ticket with conflicts, before it is postponed
TICKET_ERROR_LENGTH_MAX: Final = 500  # of the error that is stored with a ticket
TICKET_KEPT_SECONDS: Final = 24 * 3600  # of a disarmed ticket; DynamoDB deletes it after that
CALENDAR_POLL_SECONDS: Final = 5.0  # between checks for tickets that other processes armed
RECURRING_LOOK_SECONDS: Final = 30.0  # between checks of recurring work, if the clock has jumped

# Indexes of a system
MINUTES_AGAIN: Final = 2  # minutes that every pass reads again, because an index may lag
PASS_SECONDS: Final = 60.0  # between passes: such an index has one key per minute
PASS_GAP_SECONDS_MAX: Final = 24 * 3600  # after a longer pause, one scan is cheaper than minutes
PUT_OFF_MINUTES: Final = 5  # before a failed item of such an index is retried
