"""Conditions, changes and key conditions, and their expressions."""
