"""Accounts: the people kit over the users of the design, and the end of an account."""
