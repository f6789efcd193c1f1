"""Data: the records that runs have stored, and their exports."""
