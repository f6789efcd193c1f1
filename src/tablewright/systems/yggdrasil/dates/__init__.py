"""Dates of genealogy: calendars, loose dates and lifetimes."""
