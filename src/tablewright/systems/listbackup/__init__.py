"""ListBackup: backs up the data that accounts keep in other services; version 2 of the design.

from tablewright.systems.listbackup.design import DESIGN, Source

`docs/systems/listbackup.md` lists all differences from the document.
"""
