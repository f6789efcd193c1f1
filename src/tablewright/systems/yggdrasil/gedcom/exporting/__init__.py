"""Exporting: the records of a family, as files have them."""
