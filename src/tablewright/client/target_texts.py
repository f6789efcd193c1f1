"""Target strings: the meaning of each form, and a suggestion for invalid ones.

    embedded:PATH         the engine in this process, in a directory
    memory:               the engine in this process, without persistence
    aws:REGION            Amazon DynamoDB
    http://HOST:PORT      any server that speaks DynamoDB's protocol
    https://HOST          likewise, with TLS

Requests to a server are signed for us-east-1, unless `?region=NAME` or a host name of AWS says
otherwise.
Not here: the transport to a target (`client.targets`), the origin of a target (`client.settings`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Literal
from urllib.parse import parse_qsl, urlsplit

from tablewright.client.remote.endpoints import Endpoint
from tablewright.errors.target import BadTargetError
from tablewright.limits import REFUSAL_ECHO_LENGTH_MAX, REGION_NAME_LENGTH_MAX

DEFAULT_REGION: Final = "us-east-1"
SCHEMES: Final = ("embedded", "memory", "aws", "http", "https")
_EMBEDDED: Final = "embedded:"

# AWS's regions in November 2026, for suggestions; others are accepted.
REGIONS: Final = """af-south-1 ap-east-1 ap-east-2 ap-northeast-1 ap-northeast-2 ap-northeast-3
    ap-south-1 ap-south-2 ap-southeast-1 ap-southeast-2 ap-southeast-3 ap-southeast-4 ap-southeast-5
    ap-southeast-6 ap-southeast-7 ca-central-1 ca-west-1 cn-north-1 cn-northwest-1 eu-central-1
    eu-central-2 eu-north-1 eu-south-1 eu-south-2 eu-west-1 eu-west-2 eu-west-3 eusc-de-east-1
    il-central-1 me-central-1 me-south-1 me-west-1 mx-central-1 sa-east-1 sa-west-1 us-east-1
    us-east-2 us-gov-east-1 us-gov-west-1 us-west-1 us-west-2""".split()
# By prefix of a region, longer prefixes first.
_DOMAINS: Final = (
    ("cn-", "amazonaws.com.cn"),
    ("eusc-", "amazonaws.eu"),
    ("us-isob-", "sc2s.sgov.gov"),
    ("us-isof-", "csp.hci.ic.gov"),
    ("us-iso-", "c2s.ic.gov"),
    ("eu-isoe-", "cloud.adc-e.uk"),
    ("", "amazonaws.com"),
)
_REGION: Final = re.compile(r"[a-z]{2,}(-[a-z0-9]+)*-[0-9]+")
_AWS_HOST: Final = re.compile(r"(?:[a-z0-9-]+\.)?(?:dynamodb|ddb)(?:-fips)?\.([a-z0-9-]+)\.(.+)")
_AWS_DOMAINS: Final = frozenset({domain for _, domain in _DOMAINS} | {"api.aws"})
_HOST: Final = re.compile(r"[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|[0-9a-f:.]+")
_ARN_REGION: Final = re.compile(r"arn:aws[a-z-]*:dynamodb:([a-z0-9-]+):")

Kind = Literal["embedded", "memory", "remote"]


@dataclass(frozen=True, slots=True)
class Target:
    """The place where a design runs.

    >>> Target.parse("aws:eu-west-1").endpoint
    Endpoint(host='dynamodb.eu-west-1.amazonaws.com', port=443, is_tls=True, region='eu-west-1')
    """

    kind: Kind
    path: Path | None = None  # of an embedded store
    endpoint: Endpoint | None = None  # of a server
    streams: Endpoint | None = None  # the endpoint of its streams; None if it is the same
    table_prefix: str = ""  # of every table name there

    @classmethod
    def parse(cls, text: str) -> Target:
        """Parses a target; raises `BadTargetError`, with a suggestion."""
        scheme, colon, rest = text.strip().partition(":")
        if colon and scheme == "embedded":
            return _embedded(rest)
        if colon and scheme == "memory" and not rest:
            return cls("memory")
        if colon and scheme == "aws":
            return _aws(rest)
        if colon and scheme in ("http", "https"):
            return _server(text.strip())
        raise _unknown(text.strip())

    @classmethod
    def in_folder(cls, path: Path) -> Target:
        """Returns the store in a directory."""
        return cls("embedded", path=path.expanduser())

    @classmethod
    def chosen(cls, given: Target | str | None, usual: str | None) -> Target:
        """Returns the given target, or the default of the settings; raises `BadTargetError`."""
        if isinstance(given, Target):
            return given
        text = given or usual
        if not text:
            raise BadTargetError(
                "No target was given. Set one with --target or in code, in TABLEWRIGHT_TARGET or "
                "in tablewright.toml."
            )
        return cls.parse(text)

    @property
    def described(self) -> str:
        """The target as a string, with its table prefix."""
        return f"{self}, tables {self.table_prefix}*" if self.table_prefix else str(self)

    def __str__(self) -> str:
        """Returns the target as a string, without its table prefix."""
        if self.endpoint is None:
            return "memory:" if self.path is None else f"{_EMBEDDED}{self.path}"
        if self.streams is not None:
            return f"aws:{self.endpoint.region}"
        host, region = self.endpoint.host, self.endpoint.region
        is_told = region == (_region_of(host) or DEFAULT_REGION)
        return str(self.endpoint) if is_told else f"{self.endpoint}?region={region}"


def names_a_server(text: str) -> bool:
    """Whether a text names a server, not a path or a store in this process.

    >>> names_a_server("aws:eu-west-1"), names_a_server("./data")
    (True, False)
    """
    return text.startswith(("aws:", "http://", "https://"))


def is_target(text: str) -> bool:
    """Whether a text begins like a target; a path does not."""
    return text.partition(":")[0] in SCHEMES and ":" in text


def meant_from(folder: Path, text: str) -> str:
    """Returns the target with its path relative to a folder, not to the working directory."""
    if not text.startswith(_EMBEDDED):
        return text
    return f"{_EMBEDDED}{folder / Path(text.removeprefix(_EMBEDDED)).expanduser()}"


def _embedded(path: str) -> Target:
    if not path.strip() or "\0" in path:
        raise BadTargetError("embedded: needs the path of a directory, such as embedded:./data.")
    return Target.in_folder(Path(path))


def _aws(region: str) -> Target:
    if not region:
        raise BadTargetError("aws: needs a region, such as aws:eu-west-1.")
    _check_region(region, template="aws:{}")
    domain = next(domain for begin, domain in _DOMAINS if region.startswith(begin))
    usual, streams = (
        Endpoint(f"{service}.{region}.{domain}", 443, is_tls=True, region=region)
        for service in ("dynamodb", "streams.dynamodb")
    )
    return Target("remote", endpoint=usual, streams=streams)


def _server(text: str) -> Target:
    scheme, _, rest = text.partition(":")
    if not rest.startswith("//"):
        raise BadTargetError(f"{_shown(text)} is not an address.{_meant(f'{scheme}://{rest}')}")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise BadTargetError(f"{_shown(text)} is not an address: {error}.") from error
    if parts.username is not None or parts.password is not None:
        # Not shown: it may contain a secret.
        raise BadTargetError("An address must not contain a user or password.")
    if parts.path not in ("", "/") or parts.fragment:
        raise BadTargetError(f"{_shown(text)} must not have a path.")
    host = parts.hostname or ""
    if not _HOST.fullmatch(host) or port == 0:
        raise BadTargetError(f"{_shown(text)} has no host. Write http://localhost:8000.")
    is_tls = parts.scheme == "https"
    region = _region_option(text, parts.query) or _region_of(host) or DEFAULT_REGION
    return Target(
        "remote", endpoint=Endpoint(host, port or (443 if is_tls else 80), is_tls, region)
    )


def _region_option(text: str, query: str) -> str:
    options = dict(parse_qsl(query, keep_blank_values=True))
    region = options.pop("region", "")
    if options:
        raise BadTargetError(f"{_shown(text)} has options other than ?region=NAME.")
    # Other servers may have any region name.
    is_name = re.fullmatch(r"[A-Za-z0-9-]+", region) and len(region) <= REGION_NAME_LENGTH_MAX
    if "region" in query and not is_name:
        raise BadTargetError(f"{_shown(region)} is not a valid region name.")
    return region


def _region_of(host: str) -> str:
    """Returns the region in a host name of AWS; empty for others."""
    matched = _AWS_HOST.fullmatch(host)
    return matched[1] if matched and matched[2] in _AWS_DOMAINS else ""


def _check_region(region: str, *, template: str) -> None:
    if _REGION.fullmatch(region) and len(region) <= REGION_NAME_LENGTH_MAX:
        return
    near = get_close_matches(region.strip("/").lower(), REGIONS, n=1)
    raise BadTargetError(
        f"{_shown(region)} is not an AWS region.{_meant(template.format(near[0]) if near else '')}"
    )


def _unknown(text: str) -> BadTargetError:
    return BadTargetError(f"{_shown(text)} is not a target.{_meant(_guess(text))}")


def _guess(text: str) -> str:
    """Returns a suggestion; empty without one."""
    scheme, colon, rest = text.partition(":")
    if text.lower() in REGIONS:
        return f"aws:{text.lower()}"
    if arn := _ARN_REGION.match(text):
        return f"aws:{arn[1]}"
    if re.fullmatch(r"[\w.-]+:\d{1,5}/?", text):
        return f"http://{text.rstrip('/')}"
    if text.startswith((".", "/", "~")) and len(text) > 1:
        return f"embedded:{text}"
    near = get_close_matches(scheme.lower(), SCHEMES, n=1)
    if near == ["memory"]:
        return "memory:"
    return f"{near[0]}:{rest}" if near and colon else ""


def _meant(guess: str) -> str:
    return f" Did you mean {guess}?" if guess and "@" not in guess else ""


def _shown(text: str) -> str:
    if "@" in text:  # a password may precede it
        return "An address with '@'"
    return repr(text[:REFUSAL_ECHO_LENGTH_MAX])
