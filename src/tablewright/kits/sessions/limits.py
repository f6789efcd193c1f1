"""The limits of passwords, sessions and attempts to sign in, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB

# Passwords, sessions and attempts to sign in
PASSWORD_MEMORY_KIB: Final = 19 * KIB  # OWASP, Password Storage: the minimum for argon2id
PASSWORD_ROUNDS: Final = 2  # likewise, with two rounds
PASSWORD_LANES: Final = 1  # likewise, and one lane
PASSWORD_SALT_BYTES: Final = 16  # RFC 9106, 3.1: recommended for passwords
PASSWORD_HASH_BYTES: Final = 32  # likewise, 4
PASSWORD_LENGTH_MIN: Final = 8  # characters; specification of yggdrasil, 3.1
PASSWORD_LENGTH_MAX: Final = 100  # likewise
PASSWORD_WORD_LENGTH_MIN: Final = 3  # of a known word, such as a name, that does not count
PASSWORD_REST_LENGTH_MIN: Final = 5  # characters beside such words: more than a year has
PASSWORD_HASHES_AT_ONCE_MAX: Final = 4  # in one process: 76 MiB, and few cores
PASSWORD_HASHES_WAITING_MAX: Final = 100  # with those; at 100 ms each, the last waits for 3 s
BCRYPT_PASSWORD_BYTES_MAX: Final = 72  # that bcrypt uses
BCRYPT_COST: Final = 10  # design document of yggdrasil: "bcrypt (cost factor 10)"
SESSION_SECONDS: Final = 30 * 24 * 3600  # specification of yggdrasil, 3.1: 30 days
SESSION_IDLE_SECONDS: Final = 14 * 24 * 3600  # an idle session ends after this time
SESSION_NOTED_SECONDS: Final = 24 * 3600  # between two records of its use: a write each
SESSION_DEVICE_LENGTH_MAX: Final = 300  # of a user agent: longer ones add nothing
SESSION_FRESH_SECONDS: Final = 600  # after signing in, without another request for the password
SESSION_SUBJECT_LENGTH_MAX: Final = 64  # characters of the user's id
SIGN_IN_FAILURES_MAX: Final = 5  # of an account and of an address; specification of yggdrasil, 3.4
SIGN_IN_WINDOW_SECONDS: Final = 15 * 60  # in which they are counted; likewise
SIGN_IN_KNOWN_SECONDS: Final = 30 * 24 * 3600  # how long an address stays known after a sign-in
ATTEMPT_ROUNDS_MAX: Final = 20  # to count an attempt during concurrent attempts
