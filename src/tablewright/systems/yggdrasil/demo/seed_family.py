"""A fictional family: five generations of boatbuilders, teachers and others.

It is written as of 2026, and has a bit of everything: twins, an early death and a second marriage,
a foundling, a divorce, a stepson, uncertain dates, and a grandmother with only a first name. The
places are fictional too.
Not here: converting it to items (`yggdrasil.demo.stories`).
"""

from __future__ import annotations

from typing import Final

from tablewright.systems.yggdrasil.demo.stories import Life, Raised, Story, Wed

TOLD_IN: Final = 2026  # the year from which years are counted
_SALTMARSH, _ALDWIN, _BREN = "Saltmarsh, Eastmoor", "Port Aldwin, Eastmoor", "Brenholt, Norland"
_KELD = "Keld Bridge, Westmoor"

_FIRST = (
    Life(
        "josiah", "Josiah /Fennimore/", "M", "ABT 1868", _SALTMARSH, "4 FEB 1941", _SALTMARSH,
        "Boatbuilder. Launched his first dinghy at sixteen, and it sank; the forty-one after it "
        "did not. Could not read, and signed every boat with a carved tern.",
    ),
    Life(
        "lavinia", "Lavinia /Fennimore/", "F", "1871", _KELD, "19 OCT 1899", _SALTMARSH,
        "Sailmaker's daughter, who cut the sails for the yard until the week of her death.",
        birth_name="Pask",
    ),
    Life(
        "rosina", "Rosina Adelaide /Fennimore/", "F", "12 MAY 1879", _ALDWIN, "2 JAN 1962",
        _SALTMARSH,
        "Kept the books of the yard, the keys of the chapel and everybody's secrets. Came to "
        "Saltmarsh as a cook for one summer.",
        birth_name="Vail", called="Rosie",
    ),
    Life(
        "celia", "Celia //", "F", "EST 1888", life="Known by a note that was pinned to a blanket: "
        "\u201cHis name is Tobias. Be kind. Celia.\u201d",
        lives=False,
    ),
)  # fmt: skip

_SECOND = (
    Life(
        "edmund", "Edmund /Fennimore/", "M", "8 MAR 1894", _SALTMARSH, "30 NOV 1967", _ALDWIN,
        "Took over the yard and turned it to lifeboats. Deaf in one ear from a caulking mallet.",
    ),
    Life(
        "harriet", "Harriet /Fennimore/", "F", "21 JUN 1897", _ALDWIN, "11 APR 1979", _ALDWIN,
        "Telegraphist. Knew of most births, deaths and weddings of the coast before the families.",
        birth_name="Doune",
    ),
    Life(
        "clement", "Clement /Fennimore/", "M", "3 AUG 1904", _SALTMARSH, "17 SEP 1985", _BREN,
        "The elder twin, by ten minutes. Ship's carpenter; went ashore in Brenholt to mend a "
        "church organ, and stayed.",
    ),
    Life(
        "cordelia", "Cordelia /Fennimore/", "F", "3 AUG 1904", _SALTMARSH, "6 MAY 1990", _SALTMARSH,
        "The younger twin. Taught three generations of Saltmarsh to read, her father among them. "
        "Never married, and said that she had been asked often enough.",
        called="Miss Cordy",
    ),
    Life(
        "tobias", "Tobias /Fennimore/", "M", "BET 1907 AND 1908", "", "AFT 1971", _KELD,
        "Found on the steps of the chapel, and taken home by Rosina \u201cfor the night\u201d. "
        "Clockmaker; the tower clock of Keld Bridge still runs four minutes fast, as he left it.",
        called="Toby",
    ),
    Life(
        "ingrid", "Ingrid /Fennimore/", "F", "14 DEC 1908", _BREN, "1996", _BREN,
        "Organist for fifty-one years.", birth_name="Solberg",
    ),
    Life(
        "maud", "Maud /Fennimore/", "F", "CAL 1911", _KELD, "23 AUG 1983", _KELD,
        "Beekeeper. Won the honey prize of the county nine times, and gave the tenth away.",
        birth_name="Perrin",
    ),
)  # fmt: skip

_THIRD = (
    Life(
        "winifred", "Winifred Rose /Larkin/", "F", "5 FEB 1923", _ALDWIN, "28 MAR 2014", _ALDWIN,
        "Nurse on the mail boats, later matron. Could sleep standing up.",
        birth_name="Fennimore", called="Freddie",
    ),
    Life(
        "desmond", "Desmond /Larkin/", "M", "16 OCT 1920", _KELD, "1988", _ALDWIN,
        "Harbour pilot.",
    ),
    Life(
        "arthur", "Arthur Josiah /Fennimore/", "M", "27 JUL 1926", _ALDWIN, "9 DEC 2003", _ALDWIN,
        "Naval draughtsman, and the last of the family to run the yard; sold it in 1981 and "
        "regretted it until he died. Married twice, and danced at the weddings of both his wives' "
        "children.",
    ),
    Life(
        "beatrix", "Beatrix /Coyle/", "F", "1 SEP 1929", _ALDWIN, "20 JUN 2011", _KELD,
        "Wrote crime novels under the name of B. C. Fenn; the murderer is always a boatbuilder.",
    ),
    Life(
        "yvonne", "Yvonne /Fennimore/", "F", "13 APR 1934", "Montelago", "4 OCT 2020", _ALDWIN,
        "Came with a suitcase, a son and a coffee machine, and opened the first caf\u00e9 of "
        "Port Aldwin.",
        birth_name="Marchetti",
    ),
    Life(
        "nils", "Nils /Fennimore/", "M", "25 NOV 1932", _BREN, "15 JAN 2010", _BREN,
        "Forester. Planted, by his own count, two million trees.",
    ),
    Life(
        "tamsin", "Tamsin /Fennimore/", "F", "30 AUG 1935", _SALTMARSH, "7 JUL 2018", _BREN,
        "Weaver. Met Nils over a map that both held upside down.", birth_name="Rowe",
    ),
    Life(
        "agatha", "Agatha /Fennimore/", "F", "2 MAR 1935", _BREN, life="Astronomer. A minor "
        "planet bears the name of her cat.",
    ),
    Life(
        "percy", "Percy /Fennimore/", "M", "1937", _KELD, "FEB 1944", _KELD,
        "Died of scarlet fever. His height is marked on the door of the workshop, up to six years.",
    ),
)  # fmt: skip

_FOURTH = (
    Life(
        "rosalind", "Rosalind /Amsel/", "F", "19 MAY 1948", _ALDWIN, life="Judge. Keeps the carved "
        "tern of the last boat on her desk.", birth_name="Larkin", called="Ros",
    ),
    Life(
        "gideon", "Gideon /Amsel/", "M", "8 JAN 1945", "Lindau am See", "22 FEB 2019", _ALDWIN,
        "Luthier; repaired instruments for people who could not pay, and sent bills to those "
        "who could.",
    ),
    Life(
        "hugh", "Hugh Desmond /Larkin/", "M", "11 NOV 1952", _ALDWIN, life="Lighthouse engineer, "
        "retired with the last lamp that had to be wound.",
    ),
    Life("judith", "Judith /Stroud/", "F", "24 AUG 1954", _ALDWIN, life="Potter.",
         birth_name="Fennimore"),
    Life("victor", "Victor /Stroud/", "M", "ABT 1951", _KELD, life="Auctioneer."),
    Life(
        "paolo", "Paolo /Marchetti/", "M", "6 JUN 1959", "Montelago", life="Runs the caf\u00e9 "
        "that his mother opened, and the jazz evenings that she forbade.",
    ),
    Life(
        "simon", "Simon /Fennimore/", "M", "17 OCT 1968", _ALDWIN, life="Marine biologist; counts "
        "seals for a living.",
    ),
    Life("priya", "Priya /Nambiar/", "F", "9 FEB 1972", "Cochin Hill", life="Paediatrician."),
    Life(
        "freya", "Freya /Reid/", "F", "28 JAN 1960", _BREN, life="Runs the sawmill of Brenholt, "
        "and its football club.", birth_name="Fennimore",
    ),
    Life("callum", "Callum /Reid/", "M", "3 DEC 1957", _KELD, life="Baker."),
    Life("marcus", "Marcus /Fennimore/", "M", "12 SEP 1963", _BREN, "31 JUL 1999", "At sea",
         "Sailed alone, and far. His boat came home."),
)  # fmt: skip

_FIFTH = (
    Life("naomi", "Naomi Winifred /Amsel/", "F", "4 APR 1976", _ALDWIN,
         life="Typographer; drew the letters of this family's gravestones anew."),
    Life("eli", "Eli /Amsel/", "M", "15 DEC 1979", _ALDWIN, life="Composer of ringtones."),
    Life("oriel", "Oriel /Stroud/", "X", "20 MAR 1983", _ALDWIN, life="Documentary film-maker."),
    Life("isla", "Isla Tamsin /Reid/", "F", "7 MAY 1990", _BREN,
         life="Collects what this tree is made of: letters, boats, and other people's memories."),
    Life("magnus", "Magnus /Reid/", "M", "18 AUG 1993", _BREN, life="Ski guide."),
    Life("asha", "Asha /Fennimore/", "F", "26 JUL 2002", _ALDWIN, life="Studies naval "
         "architecture, and has bought back a corner of the yard."),
    Life("kiran", "Kiran /Fennimore/", "M", "10 OCT 2006", _ALDWIN, called="Kit"),
    Life("leela", "Leela /Fennimore/", "F", "10 OCT 2006", _ALDWIN,
         life="The younger twin, by ten minutes. It runs in the family."),
)  # fmt: skip

FAMILY: Final = Story(
    tree_id="demo-fennimore",
    name="The Fennimores of Saltmarsh",
    description="Five generations between the yard and the sea. All people are fictional.",
    root="isla",
    people=(*_FIRST, *_SECOND, *_THIRD, *_FOURTH, *_FIFTH),
    couples=(
        Wed("josiah", "lavinia", "1892", _KELD, "Widowed", children=("edmund",)),
        Wed("josiah", "rosina", "26 APR 1902", _SALTMARSH, "Widowed",
            children=("clement", "cordelia")),
        Wed("edmund", "harriet", "1 OCT 1921", _ALDWIN, "Widowed", children=("winifred", "arthur")),
        Wed("clement", "ingrid", "BEF 1932", _BREN, "Widowed", children=("nils", "agatha")),
        Wed("tobias", "maud", "8 JUN 1935", _KELD, "Widowed", children=("percy",)),
        Wed("winifred", "desmond", "14 SEP 1946", _ALDWIN, "Widowed",
            children=("rosalind", "hugh")),
        Wed("arthur", "beatrix", "2 JUN 1951", _ALDWIN, "Divorced", "1963", ("judith",),
            "Stayed friends, and neighbours."),
        Wed("arthur", "yvonne", "23 JUL 1966", _ALDWIN, "Widowed", children=("simon",)),
        Wed("nils", "tamsin", "21 JUN 1958", _BREN, "Widowed", children=("freya", "marcus")),
        Wed("rosalind", "gideon", "10 AUG 1972", _ALDWIN, "Widowed", children=("naomi", "eli")),
        Wed("judith", "victor", "1979", _KELD, "Separated", children=("oriel",)),
        Wed("simon", "priya", "18 SEP 1999", _ALDWIN, children=("asha", "kiran", "leela")),
        Wed("freya", "callum", "31 MAY 1986", _BREN, children=("isla", "magnus")),
    ),
    raised=(
        Raised("rosina", "edmund", "Step", notes="He was eight when she came, and called her Mum."),
        Raised("celia", "tobias", "Biological"),
        Raised("josiah", "tobias", "Adoptive", "3 AUG 1910"),
        Raised("rosina", "tobias", "Adoptive", "3 AUG 1910",
               "On the twins' sixth birthday, so that he had one as well."),
        Raised("yvonne", "paolo", "Biological"),
        Raised("arthur", "paolo", "Step"),
    ),
)  # fmt: skip
