"""The limits of core, each with its source."""

from __future__ import annotations

from typing import Final

# Plans
TRIAL_DAYS: Final = 14  # the original product's

# Notices
KNOWN_DEVICES_MAX: Final = 200  # entries of a person's log that are searched for the same device

# Exports
EXPORT_ITEMS_MAX: Final = 1_000  # activities, and notifications, in the export of a person's data

# Syncs
FAILURES_WARNED: Final = 5  # failed runs in a row, after which people are warned
