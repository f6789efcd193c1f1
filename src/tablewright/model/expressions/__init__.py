"""Conditions, changes and key conditions, and the expression texts they become."""
