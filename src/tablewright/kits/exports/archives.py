"""Archives: several files as one ZIP file, piece by piece.

Not here: the content of the files.
"""

from __future__ import annotations

import io
from collections.abc import AsyncGenerator, AsyncIterable, Iterable
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tablewright.kits.files.threads import in_thread


class _Sink(io.RawIOBase):
    """Collects what was written since the last piece; it cannot seek."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, piece: bytes, /) -> int:  # pyright: ignore[reportIncompatibleMethodOverride]
        self.pieces += piece
        return len(piece)

    def taken(self) -> bytes:
        found, self.pieces = bytes(self.pieces), bytearray()
        return found


async def zipped(files: Iterable[tuple[str, AsyncIterable[bytes]]]) -> AsyncGenerator[bytes]:
    """Yields a ZIP file with the named files; memory holds one piece."""
    sink = _Sink()
    with ZipFile(sink, "w", ZIP_DEFLATED) as archive:
        for name, pieces in files:
            info = ZipInfo(name)
            info.compress_type = ZIP_DEFLATED
            with archive.open(info, "w", force_zip64=True) as file:
                async for piece in pieces:
                    await in_thread(file.write, piece)
                    if found := sink.taken():
                        yield found
            yield sink.taken()
    yield sink.taken()
