"""The limits of the metering kit, each with its reason."""

from __future__ import annotations

from typing import Final

# Usage
FLUSH_SECONDS: Final = 5.0  # between two flushes; a killed process loses up to this much
FLUSHES_AT_ONCE: Final = 8  # transactions of one process; a store commits them together
PENDING_KEYS_MAX: Final = 100_000  # counts that wait for a flush: about 30 MB
SEEN_PER_TRANSACTION: Final = 80  # of the 100 actions that DynamoDB allows
PLATFORMS_MAX: Final = 100  # of one account and day; the rest are "other"
PEOPLE_SHOWN: Final = 100  # of one account and day, those with the most usage; the rest are "other"
PEOPLE_READ_MAX: Final = 1_000  # to find them for the current day
SEEN_KEPT_SECONDS: Final = 40 * 24 * 3600  # records of members that were seen
MONTH_KEPT_SECONDS: Final = 400 * 24 * 3600  # sums of months: a year and a month
USAGE_DAYS_MAX: Final = 400  # in one response
USAGE_PAGE_MAX: Final = 100  # accounts in one response
ROOTS_REMEMBERED_MAX: Final = 50_000  # of accounts: an account never changes its tree

# Plans
PLANS_MAX: Final = 100  # of one system: all of them are read at once
PLAN_ID_LENGTH_MAX: Final = 64
PLAN_NAME_LENGTH_MAX: Final = 120
PLAN_LIMITS_MAX: Final = 50
PLAN_FEATURES_MAX: Final = 100
PRICE_MAX: Final = 10**12  # in minor units
CALLS_LOOK_SECONDS: Final = 60.0  # between reads of the calls of a month
CALLS_LOOK_AGAIN_SECONDS: Final = 5.0  # after a failed read
CALLERS_REMEMBERED_MAX: Final = 50_000  # whose calls of a month are cached
WARNED_KEPT_SECONDS: Final = 62 * 24 * 3600  # longer than any month
PAUSED_LISTED_MAX: Final = 1_000  # in the response to a downgrade
PAUSED_PER_TRANSACTION: Final = 40  # of the 100 actions: pausing may need two for each
CHANGE_ROUNDS_MAX: Final = 8  # attempts of a plan change during other changes
CANCELLED_SECONDS: Final = 30 * 24 * 3600  # of full access after a cancellation
LASTING_SECONDS: Final = 30 * 24 * 3600  # in which a downgrade does not shorten retention
TRIAL_NOTICE_SECONDS: Final = 3 * 24 * 3600  # before the end of a trial
REPORT_ACCOUNTS_MAX: Final = 10_000  # of one report: a query for each
REPORT_READS_AT_ONCE: Final = 16
