"""Calendars: cron expressions in time zones, and work that is due at their times.

A due time fires once, however many processes there are. See `docs/guides/calendar.md`.
"""

from __future__ import annotations

from tablewright.kits.calendar.calendar import Calendar, Firing
from tablewright.kits.calendar.cron import Cron, zone_of
from tablewright.kits.calendar.firing import Fired
from tablewright.kits.calendar.own_index import DueShape, FiringIndex
from tablewright.kits.calendar.presets import LAST, Weekday, daily, hourly, monthly, weekly
from tablewright.kits.calendar.records import Ticket
from tablewright.kits.calendar.recurring import FiringRecurring, Recurring
from tablewright.kits.calendar.tickets import FiringTickets, Tickets
from tablewright.kits.calendar.times import Every, Times, jitter_minutes

__all__ = [
    "LAST",
    "Calendar",
    "Cron",
    "DueShape",
    "Every",
    "Fired",
    "Firing",
    "FiringIndex",
    "FiringRecurring",
    "FiringTickets",
    "Recurring",
    "Ticket",
    "Tickets",
    "Times",
    "Weekday",
    "daily",
    "hourly",
    "jitter_minutes",
    "monthly",
    "weekly",
    "zone_of",
]
