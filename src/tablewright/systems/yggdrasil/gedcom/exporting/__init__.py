"""Exporting: converts a family to records of a file."""
