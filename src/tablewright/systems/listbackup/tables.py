"""The tables of ListBackup: their names and common settings.

The document names them `${AWS::StackName}-users`; the stack's name here is that of a development
deployment. All are billed on demand, and encrypted with a key that AWS manages.
Not here: keys and indexes, which the entities declare.
"""

from __future__ import annotations

from tablewright.model import Table

STACK = "listbackup-dev"
ENCRYPTION = "AWS managed key"


class Users(Table, name=f"{STACK}-users", encryption=ENCRYPTION):
    """People who can log in."""


class Accounts(Table, name=f"{STACK}-accounts", encryption=ENCRYPTION):
    """Accounts and their hierarchy."""


class UsersAccounts(Table, name=f"{STACK}-users-accounts", encryption=ENCRYPTION):
    """Which users belong to which accounts."""


class Teams(Table, name=f"{STACK}-teams", encryption=ENCRYPTION):
    """Teams inside accounts."""


class Sources(Table, name=f"{STACK}-sources", encryption=ENCRYPTION):
    """What is backed up."""


class Activities(Table, name=f"{STACK}-activities", encryption=ENCRYPTION):
    """What happened, for 90 days."""


class Jobs(Table, name=f"{STACK}-jobs", encryption=ENCRYPTION):
    """Work that was asked for, is under way or was done."""


class Connections(Table, name=f"{STACK}-connections", encryption=ENCRYPTION):
    """Authorised links to platforms."""


class OAuthStates(Table, name=f"{STACK}-oauth-states", encryption=ENCRYPTION):
    """Authorisations that were begun, for 15 minutes."""


class OAuthTokens(Table, name=f"{STACK}-oauth-tokens", encryption=ENCRYPTION):
    """Tokens that platforms gave for sources."""


class RefreshTokens(Table, name=f"{STACK}-refresh-tokens", encryption=ENCRYPTION):
    """Sessions of users, until they expire."""


class Tags(Table, name=f"{STACK}-tags", encryption=ENCRYPTION):
    """Labels of resources."""


class Notifications(Table, name=f"{STACK}-notifications", encryption=ENCRYPTION):
    """Messages to users, for 30 days."""


class TokenFamilies(Table, name=f"{STACK}-token-families", encryption=ENCRYPTION, extension=True):
    """Families of refresh tokens, each with one item that says whether it was revoked."""
