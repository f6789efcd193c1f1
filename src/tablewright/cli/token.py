"""`tablewright token`: replaces the operator's token after it was lost or leaked.

Not here: how tokens are stored (`tablewright.serving.admin_token`).
"""

from __future__ import annotations

from pathlib import Path

import click

from tablewright.commands.extras import require
from tablewright.commands.failures import NotAKeysFolder
from tablewright.commands.outcome import Outcome, printable, write
from tablewright.commands.secrets_folder import SECRETS_DEFAULT, secrets_option

_EXAMPLES = f"""\b
Examples:
  tablewright token                              for the secrets in ./{SECRETS_DEFAULT}
  tablewright token --secrets /etc/tablewright
  tablewright token --json
\b
Running services accept the new token at once, and reject the old one. No restart is needed.
A service that was started with TABLEWRIGHT_ADMIN_TOKEN accepts only that token.
"""


@click.command(short_help="Replace the operator's token.", epilog=_EXAMPLES)
@secrets_option("Secrets directory of the service.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def token(secrets_folder: Path, as_json: bool) -> int:
    """Create a new operator token and show it once. The old one stops working.

    The service may be running. Its data is not changed.
    """
    require("serve", "`tablewright token`")
    from tablewright.ids import RandomIds
    from tablewright.serving.admin_token import ADMIN_VARIABLE, AdminToken
    from tablewright.serving.secrets import MASTER_FILE

    if not (secrets_folder / MASTER_FILE).is_file():
        raise NotAKeysFolder(f"{printable(str(secrets_folder))} has no {MASTER_FILE}.")
    admin = AdminToken(secrets_folder, RandomIds())
    made = admin.replace()
    is_hidden = f"{ADMIN_VARIABLE} is set: a service started with it ignores this token."
    outcome = Outcome(
        data={"admin_token": made, "keys": str(secrets_folder.resolve())},
        text=lambda: made,
        warnings=(is_hidden,) if admin.is_given else (),
    )
    return write(outcome, as_json=as_json)
