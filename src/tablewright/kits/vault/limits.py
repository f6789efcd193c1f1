"""The limits of vaults, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB

# Vaults
VAULT_BLOCK_BYTES: Final = 256 * KIB  # of records, before compression
VAULT_COMPRESSION_LEVEL: Final = 3  # of zstd
VAULT_RECORD_BYTES_MAX: Final = 32 * MIB  # the largest response of a platform
VAULT_ID_BYTES_MAX: Final = 512  # of a record; platforms' ids have fewer
VAULT_STREAM_LENGTH_MAX: Final = 100  # of a stream's name
VAULT_STREAMS_MAX: Final = 500  # of a snapshot; each is listed in the manifest
VAULT_SPOOL_BYTES: Final = 24 * MIB  # of records in memory, before they are sorted into a file
VAULT_INLINE_BYTES: Final = 128 * KIB  # of a page; taking it holds the event loop for about 2 ms
VAULT_TOGETHER_BYTES: Final = MIB  # of records decoded at once: their objects are larger
VAULT_BATCH_RECORDS: Final = 1_000  # that are passed on at once
VAULT_SEGMENTS_PER_SIZE_MAX: Final = 8  # more are merged
VAULT_SIZE_STEP: Final = 8  # a segment of the next size is this many times larger
VAULT_SMALLEST_BYTES: Final = 64 * KIB  # below, segments count as equally large
VAULT_ERRORS_KEPT_MAX: Final = 100  # in a manifest; all are counted
VAULT_INDEXES_CACHED: Final = 64  # of segments of a source, by one process
VAULT_MANIFESTS_CACHED: Final = 200  # of a source, for as long as a data key
VAULT_SOURCES_CACHED: Final = 64  # with those indexes
VAULT_KEY_SECONDS_MAX: Final = 300.0  # that a data key is cached, as clients do
VAULT_PIECE_BYTES: Final = 4 * MIB  # of an attachment; memory holds one
VAULT_FILE_BYTES_MAX: Final = 5 * 1024 * MIB  # of an attachment: its pieces are one record
VAULT_ORPHAN_SECONDS: Final = 24 * 3600  # then no run is left that could still refer to a file

# Search in vaults
WORD_LENGTH_MIN: Final = 2  # shorter ones are in nearly every block
WORD_LENGTH_MAX: Final = 64  # longer ones are not words
WORD_BITS: Final = 8  # of a filter, for each word; with 4 hashes, 1 block in 40 is read in vain

# Exports from vaults
XLSX_ROWS_MAX: Final = 1_048_576  # of a sheet: Excel's bound
XLSX_CELL_LENGTH_MAX: Final = 32_767  # likewise
XLSX_DIGITS_MAX: Final = 15  # of a number that spreadsheets keep exactly
XLSX_EXPONENT_MAX: Final = 290  # a number of 64 bits has 308 digits at most
XLSX_COLUMNS_MAX: Final = 16_384  # Excel's bound
