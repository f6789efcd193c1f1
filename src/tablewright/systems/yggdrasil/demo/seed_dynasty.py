"""A fictional dynasty: the house of Corvane on the isle of Velmara, as a public tree.

All of it happened so long ago that no one is hidden. Cousins marry cousins, so that ancestors occur
twice.
Not here: converting it to items (`yggdrasil.demo.stories`).
"""

from __future__ import annotations

from typing import Final

from tablewright.systems.yggdrasil.demo.stories import Life, Raised, Story, Wed
from tablewright.systems.yggdrasil.design.values import PreviousUnion

_HALL, _TOWER, _ISLE = "High Hall, Velmara", "The Tower of Gulls, Velmara", "Little Velmara"

_PEOPLE = (
    Life(
        "aldric", "Aldric /Corvane/", "M", "ABT 1098", _ISLE, "1161", _HALL,
        "A fisherman who was made king because he alone had not asked to be. Paid the first taxes "
        "himself, to see what it was like.", suffix="I", called="the Unwilling",
    ),
    Life("ysolde", "Ysolde //", "F", "1104", "Beyond the strait", "12 MAR 1159", _HALL,
         "Brought the bees to the island."),
    Life(
        "hadrian", "Hadrian /Corvane/", "M", "1127", _HALL, "3 NOV 1189", _TOWER,
        "Built the Tower of Gulls to watch for enemies. None came, and he was not forgiven the "
        "cost.", suffix="I", called="the Watchful",
    ),
    Life("oswin", "Oswin /Corvane/", "M", "BET 1130 AND 1133", _HALL, "1178", _ISLE,
         "Younger brother of a king, and glad of it. Bred the small island sheep."),
    Life("merewyn", "Merewyn /Corvane/", "F", "1136", _HALL, "1201", _HALL,
         "Abbess. Wrote the chronicle from which everything here is known, and is kind to nobody "
         "in it."),
    Life("beatrice", "Beatrice /of the Narrows/", "F", "1131", "The Narrows", "1170", _TOWER),
    Life("gisela", "Gisela //", "F", "EST 1138", _ISLE, "AFT 1190", _ISLE, "Shepherdess."),
    Life(
        "leofric", "Leofric /Corvane/", "M", "24 JUN 1152", _TOWER, "1220", _HALL,
        "Reigned for thirty-one years and is remembered for one bridge.", suffix="I",
        called="the Mild",
    ),
    Life("adela", "Adela /Corvane/", "F", "1155", _TOWER, "1155", _TOWER),
    Life("sunniva", "Sunniva /Corvane/", "F", "ABT 1160", _ISLE, "5 FEB 1231", _HALL,
         "Queen by marriage to her cousin, and regent twice. Could whistle so that dogs on the "
         "other island sat down."),
    Life("tancred", "Tancred /Corvane/", "M", "1163", _ISLE, "1199", "Lost in fog",
         "Navigator. Went to find the edge of the sea."),
    Life(
        "hadrian2", "Hadrian /Corvane/", "M", "1182", _HALL, "28 AUG 1245", _HALL,
        "Married the same woman twice: the abbess's chronicle says once too often.",
        suffix="II", called="the Stubborn",
    ),
    Life("ottilie", "Ottilie /of Harrowmere/", "F", "1187", "Harrowmere", "1250", _HALL),
    Life("edith", "Edith /Corvane/", "F", "1185", _HALL, "BEF 1240", _TOWER,
         "Kept the lamp of the tower, for sailors now."),
    Life("rurik", "Rurik //", "M", "ABT 1180", "Norland", "1238", _TOWER, "A shipwrecked harpist."),
    Life("aldric2", "Aldric /Corvane/", "M", "2 MAY 1210", _HALL, "1263", _HALL,
         "Gave the island its laws, on one sheet.", suffix="II", called="the Brief"),
    Life("linnet", "Linnet /Corvane/", "F", "1212", _TOWER, "1281", _HALL,
         "Harpist, like her father. Queen to her cousin Aldric."),
    Life("cyprian", "Cyprian /Corvane/", "M", "1216", _HALL, "1275", _ISLE,
         "Bishop of very little."),
    Life("waif", "Peregrine /Corvane/", "M", "ABT 1230", "Found in a boat", "1290", _HALL,
         "Taken in by Aldric and Linnet, who had lost a child. His origin is known to nobody."),
    Life("elfrida", "Elfrida /Corvane/", "F", "1236", _HALL, "16 JAN 1299", _HALL,
         "Last of the house to reign. Gave the crown to the museum that she founded for it.",
         suffix="I", called="the Last"),
    Life("infant", "//", "U", "1229", _HALL, "1229", _HALL, "Lived for a day, and had no name."),
)  # fmt: skip

DYNASTY: Final = Story(
    tree_id="demo-corvane",
    name="The House of Corvane",
    description="Six generations on the throne of Velmara, an island that no map shows. Public.",
    root="elfrida",
    people=_PEOPLE,
    couples=(
        Wed("aldric", "ysolde", "ABT 1125", _HALL, "Widowed",
            children=("hadrian", "oswin", "merewyn")),
        Wed("hadrian", "beatrice", "1150", _TOWER, "Widowed", children=("leofric", "adela")),
        Wed("oswin", "gisela", "1159", _ISLE, "Widowed", children=("sunniva", "tancred")),
        Wed("leofric", "sunniva", "1180", _HALL, "Widowed", children=("hadrian2", "edith"),
            notes="First cousins."),
        Wed("hadrian2", "ottilie", "1209", _HALL, "Widowed", children=("aldric2", "cyprian"),
            before=PreviousUnion(status="Divorced", marriage_date_text="1205",
                                 divorce_date_text="1207", notes="Over a falcon.")),
        Wed("edith", "rurik", "ABT 1210", _TOWER, "Widowed", children=("linnet",)),
        Wed("aldric2", "linnet", "1228", _HALL, "Widowed", children=("infant", "elfrida"),
            notes="First cousins, too."),
    ),
    raised=(
        Raised("aldric2", "waif", "Foster", notes="From 1231 on."),
        Raised("linnet", "waif", "Foster", notes="From 1231 on."),
    ),
    is_public=True,
)  # fmt: skip
