"""The limits of yggdrasil, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB

# Yggdrasil: families
YGGDRASIL_LIFE_YEARS_MAX: Final = 110  # specification of yggdrasil, 3.4: older people are dead
YGGDRASIL_PARENT_YEARS_MIN: Final = 12  # likewise, 3.2: the age of a parent, and of a spouse
YGGDRASIL_MOTHER_YEARS_MAX: Final = 55  # likewise, 3.2: when giving birth
YGGDRASIL_FATHER_YEARS_MAX: Final = 90  # at a birth: a little below the oldest known fathers
YGGDRASIL_PREGNANCY_DAYS_MAX: Final = 300  # likewise, 3.2: nine months and some days
YGGDRASIL_AGE_YEARS_MAX: Final = 120  # likewise, 3.2
YGGDRASIL_BETWEEN_BIRTHS_DAYS_MIN: Final = 212  # likewise, 3.2: seven months
YGGDRASIL_TWINS_DAYS_MAX: Final = 2  # between the births of twins
YGGDRASIL_ABOUT_YEARS: Final = 5  # tolerance of ABT 1850, before and after
YGGDRASIL_KINSHIP_MARRIAGES_MAX: Final = 4  # on one path; longer paths are not kinship
YGGDRASIL_KINSHIP_NEAR_STEPS: Final = 8  # of paths with a marriage that are searched first
YGGDRASIL_KINSHIP_FAR_STEPS: Final = 18  # of any path with a marriage; unlimited by birth
YGGDRASIL_FEW_PEOPLE: Final = 1_000  # people with a word; above it all names are searched
YGGDRASIL_MOVED_MAX: Final = 1_000  # heights or generations per change; above it all are recomputed
YGGDRASIL_KIN_NAMES_MAX: Final = 50  # in one response: two distant people take some milliseconds
YGGDRASIL_GENERATIONS_MAX: Final = 250  # of a chart: about 6,000 years
YGGDRASIL_NUMBERS_MAX: Final = 8  # of one person in a chart, on several lines
YGGDRASIL_LINES_COUNTED_MAX: Final = 2**53 - 1  # the largest safe integer of JavaScript
YGGDRASIL_TOP_MAX: Final = 20  # names and families in statistics
YGGDRASIL_PLACE_PEOPLE_MAX: Final = 50  # named for each place in a list of places
YGGDRASIL_DUPLICATE_NEIGHBOURS: Final = 12  # compared with each person of a block, by name
YGGDRASIL_DUPLICATE_SCORE_MIN: Final = 0.65  # above 0.6, the score of an equal full name alone
YGGDRASIL_INSIGHT_PAGE_DEFAULT: Final = 200  # findings, events, places or pairs in one response
YGGDRASIL_INSIGHT_PAGE_MAX: Final = 1_000  # likewise: about 200 KB
YGGDRASIL_FINDINGS_MAX: Final = 20_000  # findings or pairs of a tree that are cached and listed
YGGDRASIL_DIRECTORY_CHANGES_MAX: Final = 200  # changed people, before the directory is built again
YGGDRASIL_DATE_TEXTS_REMEMBERED_MAX: Final = 20_000  # royal92 has 2,851 different dates

# Yggdrasil: accounts
YGGDRASIL_ATTEMPTS_WINDOW_SECONDS: Final = 3600  # for counting the following attempts
YGGDRASIL_ADDRESSES_TRIED_MAX: Final = 20  # by one user, searching for other users
YGGDRASIL_DISPLAY_NAME_LENGTH_MAX: Final = 100  # like names of people; specification, 3.1

# Yggdrasil: trees, people and links
YGGDRASIL_TREE_NAME_LENGTH_MAX: Final = 100  # characters; specification of yggdrasil, 3.1
YGGDRASIL_DESCRIPTION_LENGTH_MAX: Final = 500  # likewise
YGGDRASIL_NAME_LENGTH_MAX: Final = 100  # likewise: each part of a person's name
YGGDRASIL_NICKNAME_LENGTH_MAX: Final = 50  # likewise
YGGDRASIL_PLACE_LENGTH_MAX: Final = 200  # likewise
YGGDRASIL_NOTES_LENGTH_MAX: Final = 2_000  # likewise
YGGDRASIL_DATE_TEXT_LENGTH_MAX: Final = 200  # above any GEDCOM date; longer phrases stay in notes
YGGDRASIL_DETAIL_LENGTH_MAX: Final = 100  # of an explanation of a type or status; like names
YGGDRASIL_BIOGRAPHY_BYTES_MAX: Final = 64 * KIB  # specification of yggdrasil, 3.4, 33
YGGDRASIL_SEARCH_LENGTH_MAX: Final = 200  # of a query: two long names
YGGDRASIL_BIOLOGICAL_PARENTS_MAX: Final = 2  # specification of yggdrasil, 3.4, 10
YGGDRASIL_CHILDREN_AT_ONCE_MAX: Final = 90  # linked in a couple's transaction; the record is 69
YGGDRASIL_UNIONS_MAX: Final = 20  # earlier unions of one couple
YGGDRASIL_GUESTS_MAX: Final = 100  # of a tree: stored in its item, and listed in one batch
YGGDRASIL_CHANGE_ATTEMPTS_MAX: Final = 20  # of a change that conflicts with others of the tree
YGGDRASIL_WALK_AT_ONCE_MAX: Final = 16  # concurrent queries that search for a circle
YGGDRASIL_WALK_QUERIES_MAX: Final = 500  # of such a search, before the family in memory is used
YGGDRASIL_UNDO_BYTES_MAX: Final = MIB  # data to undo the deletion of a person: two full items
YGGDRASIL_REVISION_BYTES_MAX: Final = 256 * KIB  # data to restore a change; an item has 400 KB
YGGDRASIL_ERASED_AT_ONCE_MAX: Final = 500  # items that a deletion reads before it erases them
YGGDRASIL_INDEX_SECONDS_MAX: Final = 5  # lag of an index behind its table; usually far less
YGGDRASIL_PERSONS_REMEMBERED_MAX: Final = 400_000  # in one process, about 2 KB each

# Yggdrasil: GEDCOM files
GEDCOM_BYTES_MAX: Final = 64 * MIB  # of a file: 300,000 people as in royal92 have about 47 MB
GEDCOM_CHECKED_BYTES_MAX: Final = 16 * MIB  # by the request, in 10 s; larger files by the job
GEDCOM_WAITING_BYTES_MAX: Final = 4 * MIB  # of a file that is read once: about 45 MB as records
GEDCOM_LINE_LENGTH_MAX: Final = 1_000_000  # characters; 5.5.1 has 255, 7.0 has no limit
GEDCOM_ANSEL_MARKS_MAX: Final = 16  # on one letter; languages use two
GEDCOM_DEPTH_MAX: Final = 99  # 5.5.1: level numbers have two digits
GEDCOM_CIRCLE_STEPS_MAX: Final = 2_000_000  # links climbed to find circles: about two seconds
GEDCOM_RECORDS_MAX: Final = 1_000_000  # three times the records of 300 000 people
GEDCOM_LINKS_MAX: Final = 1_000_000  # between each partner and each child of a family
GEDCOM_PARTNERS_MAX: Final = 100  # of one family; the standard has two
GEDCOM_VALUE_LENGTH_WRITTEN: Final = 200  # 5.5.1 allows lines of 255, with level and tag
GEDCOM_ZIP_FILES_MAX: Final = 10_000  # in a GEDZIP archive
GEDCOM_ZIP_BYTES_MAX: Final = 256 * MIB  # of all files of a GEDZIP archive, unpacked
GEDCOM_ZIP_RATIO_MAX: Final = 200  # a fifth of the maximum of deflate; text and photos reach 20
GEDCOM_EXTRA_BYTES_MAX: Final = 128 * KIB  # beside a biography of 64 KB; an item has 400 KB
GEDCOM_PART_LENGTH_MAX: Final = 64 * KIB  # characters in an item of records: up to 4 bytes each
GEDCOM_NAME_LENGTH_MAX: Final = 1_000  # characters of names and places that become attributes
YGGDRASIL_DISTINCT_MAX: Final = 100  # similar people marked as different, for each person
YGGDRASIL_FURTHER_NAMES_MAX: Final = 20  # of one person; queens have about ten titles
YGGDRASIL_FACT_TEXT_LENGTH_MAX: Final = 4_000  # characters of one text of an imported fact
YGGDRASIL_FACTS_PAGE_DEFAULT: Final = 100  # imported facts in one response; most people have fewer
YGGDRASIL_FACTS_PAGE_MAX: Final = 500  # likewise
YGGDRASIL_FACTS_SEARCHED_LENGTH_MAX: Final = 2_000  # characters of a person's imported facts
YGGDRASIL_KEPT_LENGTH_MAX: Final = 32 * MIB  # characters of kept records in one process
GEDCOM_LINK_NOTES_BYTES_MAX: Final = 8 * KIB  # 2,000 characters; an item contains them twice
GEDCOM_LINK_FAMILIES_MAX: Final = 10  # remembered by a link; usually one or two
GEDCOM_XREF_LENGTH_MAX: Final = 500  # characters; 5.5.1 has 20, 7.0 has no limit
GEDCOM_REPORT_LINES_MAX: Final = 5  # line numbers in a report, per tag
GEDCOM_REPORT_TAGS_MAX: Final = 200  # listed in a report, which counts all
GEDCOM_REPORT_TAG_LENGTH_MAX: Final = 100  # characters of a path; tags of 5.5.1 have up to 31
GEDCOM_WARNINGS_MAX: Final = 200  # listed in a report, which counts all
GEDCOM_WRITES_AT_ONCE: Final = 2_000  # items of an import between two progress records
GEDCOM_GUARDED_AT_ONCE: Final = 100  # concurrent conditional writes, which share commits
YGGDRASIL_FINISH_ROUNDS_MAX: Final = 20  # of an import or restore that ends beside other changes

# Yggdrasil: photos
YGGDRASIL_PHOTO_BYTES_MAX: Final = 10 * MIB  # of an uploaded file; specification, 3.3: 10 MB
YGGDRASIL_PHOTO_PIXELS_MAX: Final = 50_000_000  # decoded: 200 MB; phones take 50 million
YGGDRASIL_PHOTO_SIDE_MAX: Final = 2_048  # pixels of a stored photo: fills most screens
YGGDRASIL_PHOTO_SMALL_SIDE: Final = 256  # pixels of the square for the canvas, on dense screens
YGGDRASIL_PHOTO_QUALITY: Final = 85  # of JPEG: no visible difference
YGGDRASIL_PHOTO_SMALL_QUALITY: Final = 80  # likewise: about 15 KB
YGGDRASIL_PHOTOS_AT_ONCE_MAX: Final = 2  # decoded in one process: at most 400 MB
YGGDRASIL_PHOTOS_WAITING_MAX: Final = 20  # including those; a large one takes half a second
YGGDRASIL_PHOTO_CACHE_SECONDS: Final = 24 * 3600  # in browsers: a new photo has a new address

# Yggdrasil: backups of a user's data
YGGDRASIL_BACKUP_BYTES_MAX: Final = 64 * MIB  # of a file, which is in memory: about 60,000 people
YGGDRASIL_BACKUP_PERSONS_MAX: Final = 100_000  # in all trees of a user; more are not read
YGGDRASIL_BACKUP_TREES_MAX: Final = 500  # of a user; one job item names them all
YGGDRASIL_BACKUP_ITEM_BYTES_MAX: Final = 384 * KIB  # as JSON; an item has 400 KB with its keys
YGGDRASIL_BACKUP_PHOTOS_MAX: Final = 2_000  # of one file; each is checked before it is stored
YGGDRASIL_RESTORED_AT_ONCE_MAX: Final = 2_000  # items by the request itself; a job restores more
YGGDRASIL_RESTORED_PHOTOS_AT_ONCE_MAX: Final = 20  # likewise: a few tenths of a second each
