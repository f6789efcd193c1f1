"""Reads a vault without Tablewright: list, verify, or print the records of a stream.

    python vault_reader.py VAULT KEYS ACCOUNT SOURCE [STREAM [SNAPSHOT]]

VAULT is the folder of the vault. KEYS is a folder with master.key and keys.json. Needs the packages
cryptography and, before Python 3.14, backports.zstd. docs/internals/vault-format.md has the format.
"""

from __future__ import annotations

import hmac
import json
import sys
from base64 import b64decode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.keywrap import aes_key_unwrap

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd


def data_key(keys: Path, account: str, key_id: str) -> bytes:
    """The account's data key, which the master key wraps."""
    master = b64decode((keys / "master.key").read_bytes())
    name = "local:" + hmac.digest(master, b"tablewright master key id", "sha256").hex()[:16]
    scope = json.loads((keys / "keys.json").read_bytes())["scopes"][account]
    found = next(b64decode(one["wrapped"]) for one in scope["keys"] if one["id"] == key_id)
    parts = [b"tablewright wrapped key", name.encode(), account.encode(), key_id.encode()]
    bound = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return AESGCM(master).decrypt(found[:12], found[12:], bound)


def derived(key: bytes, purpose: str) -> bytes:
    """A key for one purpose."""
    return HKDF(SHA256(), 32, None, f"tablewright vault {purpose}".encode()).derive(key)


class Source:
    """The snapshots of one source."""

    def __init__(self, vault: Path, keys: Path, account: str, source: str) -> None:
        self.folder, self.keys, self.names = vault / account / source, keys, (account, source)

    def bound(self, *more: str | int) -> bytes:
        """What a file is bound to: JSON without spaces."""
        parts = ["tablewright vault", *self.names, *more]
        return json.dumps(parts, separators=(",", ":"), ensure_ascii=False).encode()

    def note(self, path: Path, *more: str | int) -> tuple[bytes, bytes]:
        """The content of a note, and its data key."""
        note = path.read_bytes()
        assert note[:8] == b"TWVNOTE1", path
        key, bound = data_key(self.keys, self.names[0], note[8:24].hex()), self.bound(*more)
        cipher = AESGCM(derived(key, "note"))
        return zstd.decompress(cipher.decrypt(note[24:36], note[36:], note[:36] + bound)), key

    def manifests(self) -> Iterator[dict[str, Any]]:
        """The snapshots, the oldest first; of each, the newest generation."""
        newest: dict[int, tuple[int, Path]] = {}
        for path in sorted((self.folder / "snapshots").iterdir()):
            sequence, generation = map(int, path.name.split("."))
            newest[sequence] = generation, path
        for sequence, (generation, path) in newest.items():
            text, key = self.note(path, "manifest", sequence, generation)
            manifest = json.loads(text)
            assert manifest["format"] == 1, path
            for stream in manifest["streams"].values():
                for segment in stream["segments"]:
                    wrapped = b64decode(segment[6])
                    segment[6] = aes_key_unwrap(derived(key, "segment key"), wrapped)
            yield manifest

    def entries(self, stream: str, segment: list[Any]) -> Iterator[tuple[str, bytes]]:
        """The ids and the JSON of a segment; no JSON means that the record was removed."""
        name, digest, size, index_size, _, _, key = segment
        content = (self.folder / "segments" / name).read_bytes()
        assert len(content) == size, name
        assert sha256(content).digest() == b64decode(digest), name
        cipher, bound = AESGCM(key), content[:24] + self.bound("segment", stream)

        def opened(number: int, is_last: bool, block: bytes) -> bytes:
            nonce = bytes(7) + number.to_bytes(4, "big") + bytes([is_last])
            return zstd.decompress(cipher.decrypt(nonce, block, bound))

        blocks, _, _ = json.loads(opened(0, True, content[-4 - index_size : -4]))
        for number, (_, offset, length, count) in enumerate(blocks):
            lines = opened(number, False, content[offset : offset + length]).split(b"\n")
            assert len(lines) == count, name
            for line in lines:
                key_bytes, _, data = line.partition(b"\t")
                yield key_bytes.decode(), data

    def records(self, manifest: dict[str, Any], stream: str) -> dict[str, bytes]:
        """The records of a stream: of each id, the newest segment counts."""
        found: dict[str, bytes] = {}
        for segment in manifest["streams"][stream]["segments"]:
            found.update(self.entries(stream, segment))
        kept = {name: data for name, data in sorted(found.items()) if data}
        assert len(kept) == manifest["streams"][stream]["count"], stream
        return kept

    def file(self, manifest: dict[str, Any], file_id: str) -> bytes:
        """The content of an attachment, which the stream `_files` lists."""
        attachment = json.loads(self.records(manifest, "_files")[file_id])
        secret, _ = self.note(self.folder / "secrets" / "files", "secret", "files")
        content = b""
        for piece in attachment["pieces"]:
            stored, magic = (self.folder / "files" / piece).read_bytes(), b"TWVFILE1"
            cipher = AESGCM(derived(secret, f"piece {piece}"))
            bound = magic + self.bound("piece", piece)
            content += zstd.decompress(cipher.decrypt(bytes(12), stored[8:], bound))
        assert sha256(content).hexdigest() == attachment["sha256"], file_id
        return content


def main(arguments: list[str]) -> None:
    """Lists the snapshots, after reading everything; or prints the records of a stream."""
    if len(arguments) < 4 or not Path(*arguments[:1], *arguments[2:4]).is_dir():
        print(__doc__)
        return
    source = Source(Path(arguments[0]), Path(arguments[1]), *arguments[2:4])
    manifests = list(source.manifests())
    if len(arguments) == 4:
        for manifest in manifests:
            counts = {name: len(source.records(manifest, name)) for name in manifest["streams"]}
            print(manifest["snapshot"], json.dumps(counts))
        return
    wanted = arguments[5] if len(arguments) > 5 else manifests[-1]["snapshot"]
    found = next(one for one in manifests if one["snapshot"] == wanted)
    for name, data in source.records(found, arguments[4]).items():
        print(json.dumps(name), data.decode(), sep="\t")


if __name__ == "__main__":
    main(sys.argv[1:])
