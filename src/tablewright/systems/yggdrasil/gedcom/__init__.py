"""GEDCOM, the file format of genealogists: 5.5.1, 7.0 and GEDZIP, in and out.

    bytes  -> text (`encodings`) -> records (`reading`) -> a plan (`planning`): what to store
    a family -> records (`assembling`) -> of one version (`versions`) -> bytes (`writing`)

An imported record is kept unchanged, beside the attributes that were read from it. An export
changes only what has been edited since, so nothing is lost.
Not here: the store (`yggdrasil.exchange.importing`, `yggdrasil.exchange.exporting`).
"""

from __future__ import annotations
