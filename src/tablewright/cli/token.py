"""`tablewright token`: a new token for the administrator, in place of one that was lost or leaked.

How tokens are kept is in `tablewright.serving.admin_token`.
"""

from __future__ import annotations

from pathlib import Path

import click

from tablewright.cli.serve import KEYS_DEFAULT
from tablewright.commands.extras import require
from tablewright.commands.failures import NotAKeysFolder
from tablewright.commands.outcome import Outcome, printable, write

_EXAMPLES = f"""\b
Examples:
  tablewright token                              for the keys in ./{KEYS_DEFAULT}
  tablewright token --keys /etc/tablewright
  tablewright token --json
\b
Services that run with these keys accept the new token at once, and the old one no longer: no
restart is needed. A service that was started with TABLEWRIGHT_ADMIN_TOKEN accepts only that.
"""


@click.command(short_help="Create a new administrator's token.", epilog=_EXAMPLES)
@click.option(
    "--keys",
    "keys_folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=KEYS_DEFAULT,
    show_default=f"./{KEYS_DEFAULT}",
    help="Keys directory of the service.",
)
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def token(keys_folder: Path, as_json: bool) -> int:
    """Create a new administrator's token and show it once. The old one stops working.

    The data is not touched, and the service may be running or stopped.
    """
    require("serve", "`tablewright token`")
    from tablewright.ids import RandomIds
    from tablewright.serving.admin_token import ADMIN_VARIABLE, AdminToken
    from tablewright.serving.secrets import MASTER_FILE

    if not (keys_folder / MASTER_FILE).is_file():
        raise NotAKeysFolder(f"{printable(str(keys_folder))} has no {MASTER_FILE}.")
    admin = AdminToken(keys_folder, RandomIds())
    made = admin.replace()
    is_hidden = f"{ADMIN_VARIABLE} is set: a service that is started with it ignores this token."
    outcome = Outcome(
        data={"admin_token": made, "keys": str(keys_folder.resolve())},
        text=lambda: made,
        warnings=(is_hidden,) if admin.is_given else (),
    )
    return write(outcome, as_json=as_json)
