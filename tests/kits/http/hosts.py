"""URLs that must never be connected to, made from addresses and the ways to write them."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address

PRIVATE_V4 = """
    0.0.0.0 0.0.0.1 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 127.0.0.1 127.0.0.53
    127.255.255.254 168.63.129.16 169.254.169.254 169.254.0.1 172.16.0.1 172.31.255.255 192.0.0.1
    192.0.0.192 192.0.2.1 192.88.99.1 192.168.0.1 192.168.255.255 198.18.0.1 198.19.255.255
    198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
""".split()

PRIVATE_V6 = """
    :: ::1 fe80::1 febf::1 fc00::1 fd00:ec2::254 fdff::1 fec0::1 ff02::1 ff0e::1 100::1 64:ff9b:1::1
    2001::1 2001:2::1 2001:10::1 2001:20::1 2001:db8::1 3fff::1 4000::1 5f00::1 a000::1 ::2
""".split()

PUBLIC = """
    1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.1 93.184.216.34 100.63.255.255 100.128.0.1 126.255.255.255
    128.0.0.1 168.63.129.15 169.253.255.255 169.255.0.1 172.15.255.255 172.32.0.1 192.0.1.1
    192.167.255.255 192.169.0.1 198.17.255.255 198.20.0.1 223.255.255.255 2606:4700::1111
    2a00:1450:4001::200e 2001:4860:4860::8888 ::ffff:8.8.8.8 64:ff9b::8.8.8.8 2002:0808:0808::1
""".split()

LEGITIMATE = """
    https://example.com https://example.com/ https://example.com/hook https://hooks.zapier.com/a/b/
    https://a.b.c.example.co.uk/x?y=z&a=%20b https://example.com?x=1 https://EXAMPLE.com/Path
    https://example.com:8443/hook https://example.com:443/hook https://example.com:65535/
    https://xn--bcher-kva.example/hook https://1-2.example.com/ https://10.example.com/
    https://127.0.0.1.nip.example.com/x https://93.184.216.34/hook https://93.184.216.34:8443/
    https://[2606:4700::1111]/hook https://[2606:4700::1111]:8443/hook https://x.io/a;b=c,d@e:f!$'()*+
    https://example.com/a~b_c-d.e https://example.com/%E2%82%AC https://a-b.example.com/[x]
    https://hooks.slack.com/services/T0/B0/x https://0xdeadbeef.example.com/
""".split()

_NEAR_MISSES = """
    http://example.com/ ftp://example.com/ file:///etc/passwd gopher://example.com/ HTTPS://example.com
    https:example.com https:/example.com https:///example.com //example.com/ example.com
    https://user@example.com/ https://user:pw@example.com/ https://example.com@127.0.0.1/
    https://127.0.0.1@example.com/ https://example.com:80@127.0.0.1/ https://@example.com/
    https://example.com#@127.0.0.1/ https://example.com/#fragment https://example.com\\@127.0.0.1/
    https://example.com\\.127.0.0.1/ https://127.0.0.1\\example.com/ https://example.com%2f@127.0.0.1/
    https://localhost/ https://LOCALHOST/ https://localhost./ https://intranet/ https://metadata/
    https://example.com./ https://.example.com/ https://example..com/ https://-a.example.com/
    https://a-.example.com/ https://exam_ple.com/ https://*.example.com/ https://exa%6dple.com/
    https://example.com:/ https://example.com:0/ https://example.com:22/ https://example.com:25/
    https://example.com:80/ https://example.com:6667/ https://example.com:10080/
    https://example.com:65536/ https://example.com:99999/ https://example.com:-1/
    https://example.com:443:443/ https://example.com:4a/ https://[example.com]/ https://[]/ https://[/
    https://[::1/ https://::1]/ https://[::1%25eth0]/ https://[fe80::1%eth0]/ https://[v1.fe80::1]/
    https://[::ffff:127.0.0.1]x/ https://[1::2::3]/ https://[12345::1]/ https://[127.0.0.1]/
    https://ⓔxample.com/ https://exämple.com/ https://example。com/
    https://example.com/ä https://example.com/{x} https://example.com/|x https://example.com/"x"
    https://example.com/<x> https://example.com/`x` https://example.com/^x
    https://1.1.1.1.1/ https://1.1.1/ https://1.1/ https://1/ https://256.1.1.1/ https://1.1.1.256/
    https://01.1.1.1/ https://1.1.1.1./ https://0x1.1.1.1/ https://1.1.1.0x1/ https://1e1/ https://.1/
    https://1.1.1.1-/ https://example.1/ https://example.0x7f/ https://example.com.0/
""".split()
_NEAR_MISSES_WITH_SPACES = [
    "",
    " ",
    " https://example.com/",
    "https://example.com/ ",
    "https://example.com/\n",
    "https://example.com\t/",
    "https://example\uff0ecom/",
    "https://exam\nple.com/",
    "https://example.com/a b",
    "https://example.com/\x00",
    "https://example.com/\r\nX-Forged: 1",
    "https://example.com\r\nHost: 127.0.0.1\r\n/",
    "https://example.com/" + "x" * 2048,
    "https://" + "a" * 64 + ".com/",
    "https://" + "a." * 127 + "example.com/",
]


def hosts_of(text: str) -> Iterator[str]:
    """An address of version 4, written in all the ways that some program takes for it."""
    address = IPv4Address(text)
    number = int(address)
    a, b, c, d = address.packed
    yield text
    yield str(number)
    yield hex(number)
    yield f"0x{number:08X}"
    yield oct(number).replace("0o", "0")
    yield f"0{a:03o}.0{b:03o}.0{c:03o}.0{d:03o}"
    yield f"{a:#x}.{b:#x}.{c:#x}.{d:#x}"
    yield f"{a:#x}.{b}.{c}.{d:#o}".replace("0o", "0")
    yield f"{a}.{number & 0xFFFFFF}"
    yield f"{a}.{b}.{number & 0xFFFF}"
    yield f"{a:03d}.{b:03d}.{c:03d}.{d:03d}"
    yield f"{text}."
    yield text.replace(".", "。")
    yield text.replace(".", "\uff0e")
    yield text.replace(".", "%2e")
    yield "".join(chr(ord(one) + 0xFEE0) if one.isdigit() else one for one in text)
    yield f"[{text}]"
    yield f"user@{text}"
    yield f"example.com@{text}"
    yield f"[::ffff:{text}]"
    yield f"[::ffff:{a << 8 | b:x}:{c << 8 | d:x}]"
    yield f"[0:0:0:0:0:ffff:{a << 8 | b:04x}:{c << 8 | d:04x}]"
    yield f"[::{text}]"
    yield f"[64:ff9b::{text}]"
    yield f"[2002:{a << 8 | b:x}:{c << 8 | d:x}::1]"
    yield f"[{teredo(address)}]"


def teredo(client: IPv4Address, server: str = "8.8.8.8") -> IPv6Address:
    """The address of version 6 under which Teredo reaches one of version 4."""
    high = 0x20010000 << 96 | int(IPv4Address(server)) << 64
    return IPv6Address(high | (int(client) ^ 0xFFFFFFFF))


def refused_urls() -> list[str]:
    """All of them."""
    hosts = [host for text in PRIVATE_V4 for host in hosts_of(text)]
    hosts += [f"[{text}]" for text in PRIVATE_V6]
    urls = [f"https://{host}/hook" for host in hosts]
    return [*urls, *_NEAR_MISSES, *_NEAR_MISSES_WITH_SPACES]


def refused_addresses() -> list[str]:
    """What a resolver might answer."""
    inner = [one for text in PRIVATE_V4 for one in _wrapped(text)]
    return [*PRIVATE_V4, *PRIVATE_V6, *inner, "fe80::1%eth0", "2606:4700::1%1", "", "localhost"]


def _wrapped(text: str) -> Iterator[str]:
    a, b, c, d = IPv4Address(text).packed
    yield f"::ffff:{text}"
    yield f"64:ff9b::{text}"
    yield f"2002:{a << 8 | b:x}:{c << 8 | d:x}::1"
    yield str(teredo(IPv4Address(text)))
    yield str(teredo(IPv4Address("8.8.8.8"), server=text))
