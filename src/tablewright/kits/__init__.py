"""Kits: features that several systems need. Your own systems may use every one of them.

Not here: the kernel that serves a system (`tablewright.api`), the systems (`tablewright.systems`).
"""
