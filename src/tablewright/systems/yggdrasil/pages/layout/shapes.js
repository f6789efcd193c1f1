/**
 * The shapes that go into a layout and come out of it. Types only.
 *
 * Lengths are in units of the drawing: one unit is one CSS pixel at zoom 1.
 */

/**
 * A person as in the response of `GET /graph`; missing members have no value.
 * @typedef {object} Person
 * @property {string} personId
 * @property {string} [firstName]
 * @property {string} [middleName]
 * @property {string} [lastName]
 * @property {string} [birthName]
 * @property {string} [preferredName]
 * @property {string} [suffix]
 * @property {string} [gender] Male, Female, Other or Unknown
 * @property {string} [birthDate]
 * @property {string} [birthDateText]
 * @property {string} [birthSort]
 * @property {string} [deathDate]
 * @property {string} [deathDateText]
 * @property {string} [deathSort]
 * @property {string} [photoUrl]
 * @property {boolean} [living] as presumed
 * @property {boolean} [hidden] true when only that somebody is there may be known
 */

/**
 * @typedef {object} ParentLink
 * @property {string} parentId
 * @property {string} childId
 * @property {string} [type] Biological, Adoptive, Step or Foster
 */

/**
 * @typedef {object} SpouseLink
 * @property {string} person1Id
 * @property {string} person2Id
 * @property {string} [status] Married, Divorced, Widowed or Separated
 * @property {string} [marriageDate]
 * @property {string} [marriageDateText]
 * @property {string} [divorceDate]
 */

/**
 * @typedef {object} Graph
 * @property {{treeName?: string, rootPersonId?: string}} [tree]
 * @property {readonly Person[]} persons
 * @property {readonly ParentLink[]} parents
 * @property {readonly SpouseLink[]} spouses
 */

/** @typedef {"tree" | "pedigree" | "descendants" | "hourglass" | "fan"} ViewName */

/**
 * The options of a layout, besides the graph.
 * @typedef {object} LayoutOptions
 * @property {string | null} [rootId] whose chart it is; the whole tree has none
 * @property {number} [generations] how far from the root, not counting it
 * @property {boolean} [isFull] of a fan: the whole circle, not half of it
 */

/**
 * A ring segment of a fan, around (0, 0). Angles are in radians, clockwise from the right.
 * @typedef {object} Sector
 * @property {number} inner
 * @property {number} outer
 * @property {number} from
 * @property {number} to
 */

/**
 * Where a person is drawn. (x, y) is the card's upper left corner.
 * @typedef {object} Node
 * @property {string} key unique in the layout; a person who is drawn again has another key
 * @property {string} id of the person
 * @property {number} x
 * @property {number} y
 * @property {number} w
 * @property {number} h
 * @property {number} level
 * @property {boolean} [isAgain] the person is drawn elsewhere too, with all kin
 * @property {Sector} [sector]
 */

/**
 * A line. `points` are x, y, x, y, … from the parents down to the child, or between a couple.
 * @typedef {object} Edge
 * @property {"child" | "couple" | "parents"} kind "parents": of a child together, no couple known
 * @property {string} type of the link, or status of the couple; "" if there is none
 * @property {readonly string[]} from ids of the parents, or of one of the couple
 * @property {string} to id of the child, or of the other
 * @property {readonly number[]} points
 */

/**
 * A generation's row.
 * @typedef {object} Level
 * @property {number} level
 * @property {number} generation
 * @property {"first" | "root" | null} countedFrom what the generation is counted from: the first
 *   one, which is 1, or the root's, which is 0; null: these people are unconnected
 * @property {readonly [number, number] | null} births first and last year; null: none is known
 * @property {number} y
 * @property {number} h
 */

/** @typedef {{x: number, y: number, w: number, h: number}} Box */

/**
 * @typedef {object} Layout
 * @property {readonly Node[]} nodes
 * @property {readonly Edge[]} edges
 * @property {readonly Level[]} levels
 * @property {Box} bounds
 * @property {readonly Sector[]} [blanks] of a fan: where parents are not known
 */

export {};
