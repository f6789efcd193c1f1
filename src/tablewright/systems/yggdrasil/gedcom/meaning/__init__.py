"""Meaning: converts records to the attributes of people and unions, and back."""
