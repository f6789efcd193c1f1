"""People who sign in: passwords, sessions, one-time tokens, and limits on attempts."""
