"""What no code of the package may do: run text as code, unpickle input, leak by timing.

A place where a rule does not apply is listed with its reason; a reason that fits no place fails.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tidy.tree import PACKAGE, name_of, nodes_of, python_files

# What runs text or bytes as code, starts a shell, or switches off a check of TLS.
DANGEROUS_CALLS = {
    "eval", "exec", "compile", "__import__", "system", "popen", "mktemp",
    "create_subprocess_shell", "_create_unverified_context", "md5", "sha1",
    "pickle.load", "pickle.loads", "marshal.load", "marshal.loads", "yaml.load", "shelve.open",
}  # fmt: skip
DANGEROUS_NAMES = {"CERT_NONE", "PROTOCOL_TLSv1", "PROTOCOL_TLSv1_1", "TLSv1", "TLSv1_1", "SSLv3"}
DANGEROUS_OPTIONS = {
    "autoescape": False,
    "check_hostname": False,
    "debug": True,
    "shell": True,
    "verify": False,
}
DANGEROUS_MODULES = {
    "dbm", "jinja2", "ldap", "ldap3", "lxml", "mako", "marshal", "pickle", "shelve", "telnetlib",
    "xml.dom", "xml.etree", "xml.etree.ElementTree", "xml.sax", "xmlrpc", "yaml", "ftplib",
}  # fmt: skip
# The parts of `cryptography` that may be used; nothing else is an approved algorithm here.
CRYPTOGRAPHY = {
    "AESGCM", "Ed25519PublicKey", "HKDF", "InvalidSignature", "InvalidTag", "InvalidUnwrap",
    "NameOID", "PKCS1v15", "RSAPublicKey", "SHA1", "SHA256", "UnsupportedAlgorithm",
    "aes_key_unwrap", "aes_key_wrap", "load_pem_public_key", "x509",
}  # fmt: skip

MODEL, ENDPOINT, KITS = (f"src/tablewright/{one}" for one in ("model", "endpoint", "kits"))
EXPLAINED = {
    (f"{MODEL}/forms/source.py", "exec"): "a codec made of checked names of a class",
    (f"{MODEL}/forms/source.py", "compile"): "the same",
    (f"{MODEL}/declaring/patterns.py", "exec"): "a function with the parameters of a pattern",
    (
        "src/tablewright/engine/transfers/exports.py",
        "md5",
    ): "the checksum that AWS's manifests have",
    (f"{ENDPOINT}/worker.py", "pickle"): "settings that the parent process sends by a pipe",
    (f"{ENDPOINT}/worker.py", "pickle.loads"): "the same",
    (f"{ENDPOINT}/worker_process.py", "pickle"): "the same, sending",
    (f"{KITS}/inbound/sns.py", "SHA1"): "version 1 of SNS signatures; a system can reject it",
}

# Names of values that a caller could guess byte by byte, if a comparison took as long as it fits.
SECRET = re.compile(r"(digest|signature|hmac|mac|token|secret|password|hash|seal)$")
COMPARED = {
    ("api/idempotency/stored.py", "earlier.content_hash != mine.content_hash"): "of one's own body",
    ("api/pages/loading.py", "sources_digest"): "of files of the package",
    ("systems/events/inbox/ingest.py", "found.payload_hash != digest"): "of one's own payload",
    ("endpoint/signature.py", "signature == parts.signature"): "both parts are the caller's",
    ("endpoint/access_keys.py", "secrets.setdefault(key_id, secret) != secret"): "of two files",
    ("client/keys/file_store.py", "hexdigest() != file.sha256"): "a checksum of a file",
    ("kits/sessions/common_passwords.py", "_digest(listed, place) == wanted"): "a public list",
    ("kits/live/leases.py", "StreamReader.lease == self.token"): "a condition of a write",
    ("kits/live/follower.py", "StreamReader.lease == lease.token"): "a condition of a write",
    ("kits/keys/keys.py", "shape.hash == old"): "a condition of a write",
    ("kits/invitations/invitations.py", "token_hash == "): "a condition of a write",
    (
        "kits/vault/upkeep/verifying.py",
        "found.digest() != reader.segment.sha256",
    ): "a checksum of a file",
}


def _found(path: Path) -> Iterator[tuple[str, str]]:
    """What is dangerous in a file, by the name that the lists above have."""
    for node in nodes_of(path):
        yield from ((name_of(path), name) for name in _names(node))


def _names(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id=name)):
            yield from {name} & DANGEROUS_CALLS
        case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=name)):
            # `re.compile` and the methods of other objects are not what is meant.
            if name not in ("compile", "exec", "eval"):
                yield from {name, f"{owner}.{name}"} & DANGEROUS_CALLS
        case ast.Attribute(attr=name):
            yield from {name} & DANGEROUS_NAMES
        case ast.Import(names=aliases):
            yield from {alias.name for alias in aliases} & DANGEROUS_MODULES
        case ast.ImportFrom(module=module, names=aliases):
            yield from {module or ""} & DANGEROUS_MODULES
            named = {alias.name for alias in aliases}
            if (module or "").partition(".")[0] == "cryptography":
                yield from (named - CRYPTOGRAPHY) | (named & {"SHA1"})
        case _:
            pass
    if isinstance(node, ast.Call):
        for one in node.keywords:
            value = one.value.value if isinstance(one.value, ast.Constant) else None
            if one.arg in DANGEROUS_OPTIONS and value is DANGEROUS_OPTIONS[one.arg]:
                yield f"{one.arg}={value}"


def test_no_code_runs_text_or_trusts_bytes_or_switches_a_check_off():
    found = {one for path in python_files(PACKAGE) for one in _found(path)}
    assert set(EXPLAINED) == found


@pytest.mark.parametrize(
    "line",
    [
        "eval(text)",
        "os.system(text)",
        "subprocess.run(text, shell=True)",
        "import pickle",
        "pickle.loads(text)",
        "from xml.etree.ElementTree import parse",
        "context.verify_mode = ssl.CERT_NONE",
        "httpx2.get(url, verify=False)",
        "hashlib.md5(text)",
        "Starlette(debug=True)",
        "from cryptography.hazmat.primitives.ciphers.modes import ECB",
    ],
)
def test_a_dangerous_line_is_found(line: str):
    assert [name for node in ast.walk(ast.parse(line)) for name in _names(node)]


def _compared(node: ast.AST) -> str | None:
    """A comparison of secrets that takes as long as both sides agree."""
    if not isinstance(node, ast.Compare):
        return None
    if not any(isinstance(one, ast.Eq | ast.NotEq) for one in node.ops):
        return None
    for side in (node.left, *node.comparators):
        called = side.func if isinstance(side, ast.Call) else side
        name = getattr(called, "attr", getattr(called, "id", ""))
        if SECRET.search(name.lower()):
            return ast.unparse(node)
    return None


def test_secrets_are_compared_in_constant_time():
    layers = [PACKAGE / one for one in "api client endpoint kits serving systems".split()]
    found = {
        (path.relative_to(PACKAGE).as_posix(), text)
        for path in python_files(*layers)
        for node in nodes_of(path)
        if (text := _compared(node)) is not None
    }
    used = {one for one in COMPARED for name, text in found if name == one[0] and one[1] in text}
    plain = [one for one in found if not any(one[0] == n and t in one[1] for n, t in COMPARED)]
    assert [] == plain
    assert set(COMPARED) == used


def test_a_comparison_of_secrets_is_found():
    for line in ("given == token", "hash_of(key) != stored_hash", "mac.digest() == given"):
        assert any(map(_compared, ast.walk(ast.parse(line))))
    assert not any(map(_compared, ast.walk(ast.parse("hmac.compare_digest(token, given)"))))


def _built(node: ast.AST) -> Iterator[str]:
    """The variables that a regular expression is built of, unless they are escaped."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr=name), args=[pattern, *_]):
            if name != "escape" and not isinstance(pattern, ast.Name | ast.Attribute):
                yield from _variables(pattern)
        case _:
            pass


def _variables(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "re.escape":
        return
    match node:
        case ast.Name(id=name) if name not in ("re", *dir(builtins)):
            if not name.isupper() and "limits" not in name:
                yield name
        case _:
            pass
    called = node.func if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else None
    for child in ast.iter_child_nodes(node):
        if child is not called:
            yield from _variables(child)


PATTERNS = {
    ("src/tablewright/api/observing/requests.py", "parts"): "each of them is escaped",
    ("src/tablewright/api/system.py", "family"): "the name of a system, in capitals",
    ("src/tablewright/model/declaring/templates.py", "pattern"): "made of escaped texts",
    ("src/tablewright/ops/example_texts.py", "schema"): "a pattern that the design declares",
}


def test_regular_expressions_are_built_of_constants_and_escaped_text():
    found = {
        (name_of(path), text)
        for path in python_files(PACKAGE)
        for node in nodes_of(path)
        for text in _built(node)
    }
    assert set(PATTERNS) == found


def test_a_pattern_of_text_that_somebody_entered_is_found():
    lines = ast.parse('re.search(f"a{name}", text); re.split("a" + name + re.escape(b), text)')
    assert ["name", "name"] == [text for node in ast.walk(lines) for text in _built(node)]
