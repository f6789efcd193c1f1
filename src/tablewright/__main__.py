"""`python -m tablewright` is the command `tablewright`."""

from __future__ import annotations

from tablewright.cli import main

main()
