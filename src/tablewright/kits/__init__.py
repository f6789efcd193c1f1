"""Kits: what several systems need, built once. A user's own system may use every one of them.

Not here: the kernel that serves a system (`tablewright.api`), the systems (`tablewright.systems`).
"""
