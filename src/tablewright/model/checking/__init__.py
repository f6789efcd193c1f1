"""Checks of declarations: a class that cannot work raises an error when defined."""
