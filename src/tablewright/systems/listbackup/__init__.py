"""ListBackup: backs up the data that accounts have with other services; version 2 of the design.

from tablewright.systems.listbackup.design import DESIGN, Source

Where the design differs from its document, and why, is said in `docs/systems/listbackup.md`.
"""
