"""The limits of yggdrasil, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB

# Yggdrasil: families
YGGDRASIL_LIFE_YEARS_MAX: Final = 110  # specification of yggdrasil, 3.4: who is older is dead
YGGDRASIL_PARENT_YEARS_MIN: Final = 12  # likewise, 3.2: the age of a parent, and of a spouse
YGGDRASIL_MOTHER_YEARS_MAX: Final = 55  # likewise, 3.2: at a birth
YGGDRASIL_FATHER_YEARS_MAX: Final = 90  # at a birth: the oldest known fathers were a little older
YGGDRASIL_PREGNANCY_DAYS_MAX: Final = 300  # likewise, 3.2: nine months, and some days of grace
YGGDRASIL_AGE_YEARS_MAX: Final = 120  # likewise, 3.2: of a life
YGGDRASIL_BETWEEN_BIRTHS_DAYS_MIN: Final = 212  # likewise, 3.2: seven months
YGGDRASIL_TWINS_DAYS_MAX: Final = 2  # between births of one pregnancy
YGGDRASIL_ABOUT_YEARS: Final = 5  # by which ABT 1850 may be meant otherwise
YGGDRASIL_KINSHIP_MARRIAGES_MAX: Final = 4  # on one path; longer ones are not kinship
YGGDRASIL_KINSHIP_NEAR_STEPS: Final = 8  # of a path with a marriage that is looked for first
YGGDRASIL_KINSHIP_FAR_STEPS: Final = 18  # of one that is looked for at all; by birth no end
YGGDRASIL_FEW_PEOPLE: Final = 1_000  # who has a word in the name: beyond it names are gone through
YGGDRASIL_MOVED_MAX: Final = 1_000  # heights or generations, by a change; then all are recomputed
YGGDRASIL_KIN_NAMES_MAX: Final = 50  # of one response: two far people take some milliseconds
YGGDRASIL_GENERATIONS_MAX: Final = 250  # of a chart: some 6 000 years
YGGDRASIL_NUMBERS_MAX: Final = 8  # of one person in a chart, whom many lines may reach
YGGDRASIL_LINES_COUNTED_MAX: Final = 2**53 - 1  # what a number of JavaScript holds
YGGDRASIL_TOP_MAX: Final = 20  # names and families that statistics list
YGGDRASIL_PLACE_PEOPLE_MAX: Final = 50  # of a place, that a list of places names
YGGDRASIL_DUPLICATE_NEIGHBOURS: Final = 12  # by name, that a person is compared with in a block
YGGDRASIL_DUPLICATE_SCORE_MIN: Final = 0.65  # a whole name alone has 0.6, and is not enough
YGGDRASIL_INSIGHT_PAGE_DEFAULT: Final = 200  # findings, events, places or pairs of one answer
YGGDRASIL_INSIGHT_PAGE_MAX: Final = 1_000  # likewise: some 200 KB
YGGDRASIL_FINDINGS_MAX: Final = 20_000  # findings or pairs of a tree that are kept and listed
YGGDRASIL_DIRECTORY_CHANGES_MAX: Final = 200  # people, before all names are folded again
YGGDRASIL_DATE_TEXTS_REMEMBERED_MAX: Final = 20_000  # read dates: royal92 has 2 851 that differ

# Yggdrasil: accounts
YGGDRASIL_ATTEMPTS_WINDOW_SECONDS: Final = 3600  # in which the following are counted
YGGDRASIL_ADDRESSES_TRIED_MAX: Final = 20  # by one user, in searches for other users
YGGDRASIL_DISPLAY_NAME_LENGTH_MAX: Final = 100  # as names of people; specification, 3.1

# Yggdrasil: trees, people and links
YGGDRASIL_TREE_NAME_LENGTH_MAX: Final = 100  # characters; specification of yggdrasil, 3.1
YGGDRASIL_DESCRIPTION_LENGTH_MAX: Final = 500  # likewise
YGGDRASIL_NAME_LENGTH_MAX: Final = 100  # likewise: each part of a person's name
YGGDRASIL_NICKNAME_LENGTH_MAX: Final = 50  # likewise
YGGDRASIL_PLACE_LENGTH_MAX: Final = 200  # likewise
YGGDRASIL_NOTES_LENGTH_MAX: Final = 2_000  # likewise
YGGDRASIL_DATE_TEXT_LENGTH_MAX: Final = 200  # longer than any GEDCOM date; phrases stay in notes
YGGDRASIL_DETAIL_LENGTH_MAX: Final = 100  # of what a type or status cannot say, as names
YGGDRASIL_BIOGRAPHY_BYTES_MAX: Final = 64 * KIB  # specification of yggdrasil, 3.4, 33
YGGDRASIL_SEARCH_LENGTH_MAX: Final = 200  # of what is searched for: two long names
YGGDRASIL_BIOLOGICAL_PARENTS_MAX: Final = 2  # specification of yggdrasil, 3.4, 10
YGGDRASIL_CHILDREN_AT_ONCE_MAX: Final = 90  # linked with a couple, in its transaction; 69 are known
YGGDRASIL_UNIONS_MAX: Final = 20  # earlier ones of one couple
YGGDRASIL_GUESTS_MAX: Final = 100  # of a tree: they are in its item, and listed in one batch
YGGDRASIL_CHANGE_ATTEMPTS_MAX: Final = 20  # of a change that meets others of the same tree
YGGDRASIL_WALK_AT_ONCE_MAX: Final = 16  # queries that look for a circle side by side
YGGDRASIL_WALK_QUERIES_MAX: Final = 500  # of one such look; then the family in memory has to do
YGGDRASIL_UNDO_BYTES_MAX: Final = MIB  # that undo the deletion of a person: two full items
YGGDRASIL_REVISION_BYTES_MAX: Final = 256 * KIB  # kept to restore a change; an item has 400 KB
YGGDRASIL_ERASED_AT_ONCE_MAX: Final = 500  # items that a deletion reads before it erases them
YGGDRASIL_INDEX_SECONDS_MAX: Final = 5  # by which an index lags behind its table; mostly far less
YGGDRASIL_PERSONS_REMEMBERED_MAX: Final = 400_000  # in one process, some 2 KB each

# Yggdrasil: GEDCOM files
GEDCOM_BYTES_MAX: Final = 64 * MIB  # of a file: 300 000 people as in royal92 are about 47 MB
GEDCOM_CHECKED_BYTES_MAX: Final = 16 * MIB  # by the request itself: 10 s; larger ones by the job
GEDCOM_WAITING_BYTES_MAX: Final = 4 * MIB  # of a file that is read once: about 45 MB as records
GEDCOM_LINE_LENGTH_MAX: Final = 1_000_000  # characters; 5.5.1 has 255, 7.0 has no limit
GEDCOM_ANSEL_MARKS_MAX: Final = 16  # on one letter; languages have two
GEDCOM_DEPTH_MAX: Final = 99  # 5.5.1: level numbers have two digits
GEDCOM_CIRCLE_STEPS_MAX: Final = 2_000_000  # links climbed to find circles: about two seconds
GEDCOM_RECORDS_MAX: Final = 1_000_000  # three times the records of 300 000 people
GEDCOM_LINKS_MAX: Final = 1_000_000  # to parents: each partner of a family with each child
GEDCOM_PARTNERS_MAX: Final = 100  # of one family; the standard has two
GEDCOM_VALUE_LENGTH_WRITTEN: Final = 200  # of a line in 5.5.1, which allows 255 with all around it
GEDCOM_ZIP_FILES_MAX: Final = 10_000  # in a .gdz
GEDCOM_ZIP_BYTES_MAX: Final = 256 * MIB  # of all files of a .gdz, unpacked
GEDCOM_ZIP_RATIO_MAX: Final = 200  # a tenth of what deflate can reach; text and photos reach 20
GEDCOM_EXTRA_BYTES_MAX: Final = 128 * KIB  # in an item beside a biography of 64 KB; see 400 KB
GEDCOM_PART_LENGTH_MAX: Final = 64 * KIB  # characters of an item of kept records: 4 bytes at most
GEDCOM_NAME_LENGTH_MAX: Final = 1_000  # characters of names and places that become attributes
YGGDRASIL_DISTINCT_MAX: Final = 100  # similar people marked as different, for each person
YGGDRASIL_FURTHER_NAMES_MAX: Final = 20  # of one person; queens have about ten titles
YGGDRASIL_FACT_TEXT_LENGTH_MAX: Final = 4_000  # characters of one text of an imported fact
YGGDRASIL_FACTS_PAGE_DEFAULT: Final = 100  # imported facts of one response; most people have fewer
YGGDRASIL_FACTS_PAGE_MAX: Final = 500  # likewise
YGGDRASIL_FACTS_SEARCHED_LENGTH_MAX: Final = 2_000  # characters of a person's imported facts
YGGDRASIL_KEPT_LENGTH_MAX: Final = 32 * MIB  # characters of kept records in one process
GEDCOM_LINK_NOTES_BYTES_MAX: Final = 8 * KIB  # 2,000 characters; an item has them twice
GEDCOM_LINK_FAMILIES_MAX: Final = 10  # that a link remembers; a child has one or two with a parent
GEDCOM_XREF_LENGTH_MAX: Final = 500  # characters; 5.5.1 has 20, 7.0 has no limit
GEDCOM_REPORT_LINES_MAX: Final = 5  # line numbers that a report names for each thing
GEDCOM_REPORT_TAGS_MAX: Final = 200  # that a report names; it counts all
GEDCOM_REPORT_TAG_LENGTH_MAX: Final = 100  # characters: 5.5.1 has 31 for each of three
GEDCOM_WARNINGS_MAX: Final = 200  # that a report spells out; it counts all
GEDCOM_WRITES_AT_ONCE: Final = 2_000  # items of an import between two notes of how far it is
GEDCOM_GUARDED_AT_ONCE: Final = 100  # writes with a condition, side by side: they share commits
YGGDRASIL_FINISH_ROUNDS_MAX: Final = 20  # to end an import or restore beside other changes

# Yggdrasil: photos
YGGDRASIL_PHOTO_BYTES_MAX: Final = 10 * MIB  # of a file that is sent; specification, 3.3: 10 MB
YGGDRASIL_PHOTO_PIXELS_MAX: Final = 50_000_000  # decoded: 200 MB; cameras of phones take 50 million
YGGDRASIL_PHOTO_SIDE_MAX: Final = 2_048  # pixels of what is kept: fills most screens
YGGDRASIL_PHOTO_SMALL_SIDE: Final = 256  # of the square for the canvas; dense screens
YGGDRASIL_PHOTO_QUALITY: Final = 85  # of JPEG: the eye sees no difference
YGGDRASIL_PHOTO_SMALL_QUALITY: Final = 80  # likewise: about 15 KB
YGGDRASIL_PHOTOS_AT_ONCE_MAX: Final = 2  # decoded in one process: 400 MB at the worst
YGGDRASIL_PHOTOS_WAITING_MAX: Final = 20  # with those; a large one takes half a second
YGGDRASIL_PHOTO_CACHE_SECONDS: Final = 24 * 3600  # in a browser: another photo has another address

# Yggdrasil: backups of a user's data
YGGDRASIL_BACKUP_BYTES_MAX: Final = 64 * MIB  # of a file, which is in memory: some 60 000 people
YGGDRASIL_BACKUP_PERSONS_MAX: Final = 100_000  # of all trees of one; more are not even read
YGGDRASIL_BACKUP_TREES_MAX: Final = 500  # of one; a job names them all, and is one item
YGGDRASIL_BACKUP_ITEM_BYTES_MAX: Final = 384 * KIB  # as JSON; an item has 400 KB with its keys
YGGDRASIL_BACKUP_PHOTOS_MAX: Final = 2_000  # of one file; each is looked at before it is taken
YGGDRASIL_RESTORED_AT_ONCE_MAX: Final = 2_000  # items by the request itself; a job does more
YGGDRASIL_RESTORED_PHOTOS_AT_ONCE_MAX: Final = 20  # likewise: each takes some tenths of a second
