"""Schedules: when sources are synced."""
