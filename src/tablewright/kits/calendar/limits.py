"""The limits of calendars, each with its source or reason."""

from __future__ import annotations

from typing import Final

# Times
CRON_LENGTH_MAX: Final = 200  # characters of an expression; a list of all 60 minutes has 169
PREVIEW_TIMES_MAX: Final = 100  # in one preview; people read ten
MONTH_DAY_MAX: Final = 28  # of a monthly preset; later days are missing from some months

# Tickets
TICKET_ID_LENGTH_MAX: Final = 400  # it is a part of keys, beside the names of queue and kind
TICKETS_A_PAGE: Final = 100  # due tickets that are read at once
TICKETS_AT_ONCE: Final = 16  # transactions of one process; a store commits them together
TICKET_CONFLICTS_MAX: Final = 3  # a ticket whose writes met others is tried so often, then put off
TICKET_ERROR_LENGTH_MAX: Final = 500  # of the error that is kept with a ticket
TICKET_KEPT_SECONDS: Final = 24 * 3600  # one that was disarmed; DynamoDB deletes it after that
CALENDAR_POLL_SECONDS: Final = 5.0  # between looks for tickets that other processes armed
RECURRING_LOOK_SECONDS: Final = 30.0  # between looks at recurring work, if the clock has jumped

# Indexes of a system's own
MINUTES_AGAIN: Final = 2  # minutes that every pass reads again: an index is behind its table
PASS_SECONDS: Final = 60.0  # between passes: such an index has one key for each minute
PASS_GAP_SECONDS_MAX: Final = 24 * 3600  # after a longer pause, one scan is cheaper than minutes
PUT_OFF_MINUTES: Final = 5  # for a failed item of such an index, until it is tried again
