"""Yggdrasil: family trees in one table. Users may share them.

from tablewright.systems.yggdrasil.design import DESIGN, Person

`docs/systems/yggdrasil.md` lists all differences from the document.
"""
