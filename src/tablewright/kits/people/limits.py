"""The limits of the people kit, each with its reason."""

from __future__ import annotations

from typing import Final

# People
PERSON_NAME_LENGTH_MAX: Final = 120
SIGN_UPS_MAX: Final = 10  # in an hour from one network
SIGN_UPS_SECONDS: Final = 3600
PERSON_MAILS_MAX: Final = 3  # of one kind in an hour to one person
PERSON_MAILS_SECONDS: Final = 3600
RECOVERIES_MAX: Final = 10  # requests for reset links in an hour from one network
CONFIRMATION_SECONDS: Final = 3 * 24 * 3600
RESET_SECONDS: Final = 3600
ADDRESS_CHANGE_SECONDS: Final = 24 * 3600  # in which a new address must be confirmed
ADDRESS_UNDO_SECONDS: Final = 7 * 24 * 3600  # in which the old address can undo the change

SIGN_IN_SECONDS: Final = 60  # before the time of the last sign-in is written again

# Second factor
CHALLENGE_SECONDS: Final = 300  # between password and code
CHALLENGE_TRIES_MAX: Final = 5
CODE_STEP_SECONDS: Final = 30  # RFC 6238
CODE_STEPS_AROUND: Final = 1  # accepted before and after the current step
BACKUP_CODES: Final = 10
BACKUP_CODE_BYTES: Final = 7  # 56 bits; the code shows 50 of them

# Impersonation
IMPERSONATION_SECONDS: Final = 1800  # in which the operator may view the product as a person
IMPERSONATION_WRITES_MAX: Final = 80  # in a transaction of 100, beside the session's own
