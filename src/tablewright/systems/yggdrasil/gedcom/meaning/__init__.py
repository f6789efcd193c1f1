"""Meaning: what records say of people and unions, and back."""
