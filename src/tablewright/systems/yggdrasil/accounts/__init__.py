"""Accounts: signing up and in, profiles, mail links, and leaving."""
