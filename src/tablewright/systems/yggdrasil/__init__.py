"""Yggdrasil: family trees in one table, of users who may share them.

from tablewright.systems.yggdrasil.design import DESIGN, Person

Where the design differs from its document, and why, is said in `docs/systems/yggdrasil.md`.
"""
