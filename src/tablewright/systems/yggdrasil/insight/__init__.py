"""Insight: statistics, timelines, checks, duplicates and merging."""
