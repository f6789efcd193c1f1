"""GEDCOM, the file format of genealogists: 5.5.1, 7.0 and GEDZIP, in and out.

    bytes  -> text (`encodings`) -> records (`reading`) -> a plan (`planning`): what to store
    a family -> records (`assembling`) -> of one version (`versions`) -> bytes (`writing`)

A record that was imported is kept as it was, beside the attributes that were read from it. When it
is written again, only what has changed since is written otherwise; so nothing is lost.
Not here: the store (`yggdrasil.exchange.importing`, `yggdrasil.exchange.exporting`).
"""

from __future__ import annotations
