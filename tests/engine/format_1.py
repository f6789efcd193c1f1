"""A store that was made when the format was 1: three tables of two things each.

`streaming` had a stream, which that format took note of and did not have; `stopped` had had one.
It was made at the time of a new `ManualClock` with `CountingIds`.
"""

from __future__ import annotations

import base64
import gzip
from pathlib import Path

_STORE = """
H4sIAAAAAAACA+3dT2zbVBzAcafp0jRt7SEqqLTb08QfLUVJOlSUA1Ch7I+AUtZu08RG5DSms5a4UeJorbqA4MIFeqECqULT
NCROIBUxiQsCpnFB4oK02xDaATjssjvin+34pa5pRdOmraDfz+G5fn7v+fk5h/78XhxFCYt76U/f3P8qGjryrJscdEtEWnmR
UJkuf9u/Jnfj8vFQPdXfJhQAAAAAANApkR2K/9U24/9oqF4ftwYAAAAAgI6R8XoikHNQGVRvqw9pS+pt7Yw2qC5pUyojBQAA
AAD7R8qLDnuUSr06Y9Q2X+8vn6xvz14yrG3UN+YqZnV+q/V7lenZumUb1VYPNp6djoai42YLccWw7KrZxhCs7UFMMW2jXPvX
sx/wt72h8bf1QsnYRO+7Q9uYn742Wy3rthJ58Mn6orzCPuJ/AAAAAMC+j/8H9iT+j4WeA+xE/N8dOkfz+pb7vteW1eW+3/r5
1AMAAADb9Y73r3qPUrNnKxWjqCwIsyiyI0lh6WVDZIWfL5KiXnePiJRvOJV6aW3dVDt1neSomzwld30jTunpqqHbRjGv2yKb
HpVHnkglhW470U6hbhs1kX1lQYzJ3fHmCU33XK3MqfmKmzkpGheS4pIxn69NXzTK+sY1nzfm/TonxiZPeNVMq2jMeWdzdgpm
qWRaM/nybNEtNDF2Lj+RO5U/lXv5dG5ySqwWmL6oWzPrXkDNdq6tnC/pBaPkNJFJZUaG0+nh9NGpTCabHslmnFKplGjYH10X
Y4ve+PYqzUpOw/7dyQRG2D/S1hhn9sMYi+yCmPT+yllulOqMjV2tG0k/84xpXPY7Mp47mz/54tjxnGhs/gatDH1263CkGa9W
Srpp+fcm3bo3Xm5b9yX9f74vjfs/3/y9GcTHFcUy5uxhsygfCzx96Mg9GfcH5//7lfPqx1pRE9pd9ap6nrl/AAAAAMCWPOKl
g24Sff/hIy9MjiZ/0D798a1Df0aHnLxYM6ZfcOLorCi4jwcsd2/c2UuLRuNwdqUebOHRW69a79XefuPxXwrHxo+dfD3cgv6P
FrpvvHsn0EJX+3344rvFr4MttN+HD45//kCghUj7fXjuzpfZYAvt92H69JtLco1BbyD+Z/0/AAAAAOxv+2/9v3w7XnzNCOzW
+n+5Nr8nNP6dXP/fs078H1futub/+dQDAAAAAP7LmP9vzv/H14n/u5Vr2rfaNY1PCQAAAAAAe2vIS7ubAfvqQgW57R99Zv5G
oExEWV0e0Coz8esfH8q4P/j7fwnlauD7/4w1AAAAAGCv8P3/Ts3/J9aJ/2PKFW/+/worAAAAAAAA2DGBefuosvojhHL+Ppa+
fqHeqfl/+d7/tev/57QVbY7oHwAAAACAHfKYl8Zb8bh8d59chj/gb+Xv9kVD9eKhev3+NhGK87s2OE78DwAAAADA7sX/iVAc
L+fpZXwv39sf2+Zzg4FQ+6z/BwAAAABgd2yw/r81ZX/v8oFPOrX+X10n/mf+HwAAAACAnSXn8WU8vtl1/FtdN/A3rP0qCQDw
AAA=
"""


def unpack(folder: Path) -> None:
    """Puts the store into a folder of its own."""
    folder.mkdir()
    (folder / "data.mdb").write_bytes(gzip.decompress(base64.b64decode(_STORE)))
