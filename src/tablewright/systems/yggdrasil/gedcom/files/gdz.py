"""GEDZIP: a GEDCOM file and the files that it names, in one archive.

The declared number and sizes of files, and their compression ratio, are checked before unpacking.
Not here: the files that records name (`gedcom.media`).
"""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Mapping
from io import BytesIO
from typing import Final

from tablewright.errors import InvalidError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.gedcom.files.encodings import broken

_GEDCOM: Final = "gedcom.ged"
_MAGIC: Final = b"PK"
_ENCRYPTED: Final = 0x1
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # GEDZIP allows no others
# Errors of `zipfile` for damaged and malicious archives; an invalid seek, or a name that is not
# text, raises ValueError.
_FAULTS: Final = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, RuntimeError, ValueError
)  # fmt: skip
# The same content gives the same archive, because its entries have a fixed time.
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)


def is_gdz(content: bytes) -> bool:
    """Whether a file is an archive."""
    return content.startswith(_MAGIC)


class Archive:
    """An opened archive within bounds; raises `InvalidError`."""

    def __init__(self, content: bytes) -> None:
        try:
            self._zip = zipfile.ZipFile(BytesIO(content))
        except _FAULTS as error:
            raise broken(1, f"the archive cannot be read: {error}") from None
        files = [one for one in self._zip.infolist() if not one.filename.endswith("/")]
        _check_size(files)
        self._files = {one.filename: one for one in files}
        if _GEDCOM not in self._files:
            raise broken(1, f"the archive has no {_GEDCOM}")

    @property
    def paths(self) -> list[str]:
        """The paths of all files except the GEDCOM file."""
        return [path for path in self._files if path != _GEDCOM]

    def check(self) -> None:
        """Unpacks every file once and discards it; raises `InvalidError` for a damaged one."""
        for path in self._files:
            self._read(path)

    def gedcom(self) -> bytes:
        """Returns the GEDCOM file."""
        return self._read(_GEDCOM)

    def get(self, path: str) -> bytes | None:
        """Returns a file, if it exists."""
        return self._read(path) if path in self._files else None

    def _read(self, path: str) -> bytes:
        info = self._files[path]
        if info.flag_bits & _ENCRYPTED:
            raise broken(1, f"{path[:100]!r} is encrypted")
        if info.compress_type not in _METHODS:
            raise broken(1, f"{path[:100]!r} uses a compression method that GEDZIP does not allow")
        try:
            with self._zip.open(info) as file:
                # The sizes that an archive declares need not be true.
                content = file.read(info.file_size + 1)
        except _FAULTS as error:
            raise broken(1, f"{path[:100]!r} cannot be unpacked: {error}") from None
        if len(content) != info.file_size:
            raise broken(1, f"{path[:100]!r} does not have the size that the archive states")
        return content


def _check_size(files: list[zipfile.ZipInfo]) -> None:
    if len(files) > limits.GEDCOM_ZIP_FILES_MAX:
        raise _too_much(f"more than {limits.GEDCOM_ZIP_FILES_MAX:,} files")
    if sum(one.file_size for one in files) > limits.GEDCOM_ZIP_BYTES_MAX:
        raise _too_much(f"more than {limits.GEDCOM_ZIP_BYTES_MAX:,} bytes when unpacked")
    for one in files:
        if one.file_size > limits.GEDCOM_ZIP_RATIO_MAX * max(one.compress_size, 1):
            raise _too_much(f"a file with a suspicious compression ratio: {one.filename[:100]!r}")
        if one.filename == _GEDCOM and one.file_size > limits.GEDCOM_BYTES_MAX:
            raise _too_much(f"a {_GEDCOM} of more than {limits.GEDCOM_BYTES_MAX:,} bytes")


def _too_much(reason: str) -> InvalidError:
    return broken(1, f"the archive has {reason}")


def packed(gedcom: bytes, files: Mapping[str, bytes]) -> bytes:
    """Returns an archive of a GEDCOM file and media files by path."""
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in {_GEDCOM: gedcom, **files}.items():
            archive.writestr(
                zipfile.ZipInfo(path, _EPOCH), content, compress_type=zipfile.ZIP_DEFLATED
            )
    return written.getvalue()
