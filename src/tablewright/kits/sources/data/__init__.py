"""Data: what runs have stored, and exports of it."""
