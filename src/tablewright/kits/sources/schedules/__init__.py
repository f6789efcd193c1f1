"""Schedules: the sync times of sources."""
