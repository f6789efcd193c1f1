"""The limits of the accounts kit, each with its reason."""

from __future__ import annotations

from typing import Final

# Accounts
ACCOUNT_ID_LENGTH_MAX: Final = 64  # ids are UUIDs; shorter names of other programs fit too
ACCOUNT_NAME_LENGTH_MAX: Final = 120
ACCOUNT_MAP_BYTES_MAX: Final = 16 * 1024  # of settings, and of metadata: both are read often
ACCOUNT_READS_AT_ONCE: Final = 16  # lists of children that one request reads side by side
ACCOUNT_TREE_MAX: Final = 1_000  # accounts in one response; a page cannot show more
FIGURE_ACCOUNTS_MAX: Final = 50  # in one response: each takes a few reads
FIGURE_COUNT_MAX: Final = 1_000  # where counting stops: a page shows no larger number
ACCOUNT_DEPTH_MAX: Final = 10  # levels below the root, so that rights take one batch of reads
MOVE_ACCOUNTS_PER_TRANSACTION: Final = 50  # of the 100 that DynamoDB allows
EXCEPTIONS_MAX: Final = 100  # of one membership; more than there are permissions
INVITATION_MESSAGE_LENGTH_MAX: Final = 500
INVITATIONS_PENDING_MAX: Final = 200  # of one account: an invitation sends a mail
TERMINATED_SECONDS: Final = 30 * 24 * 3600  # in which a terminated account can be restored
CHANGE_ROUNDS_MAX: Final = 8  # attempts of a change that meets conflicts; a busy tree needs two
LEAVING_WRITES_MAX: Final = 90  # of the 100 that DynamoDB allows; the person takes some
