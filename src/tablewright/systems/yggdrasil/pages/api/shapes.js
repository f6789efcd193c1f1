/** The shapes of the API's responses, as this page uses them. Missing members have no value. */

/**
 * @typedef {object} User
 * @property {string} userId
 * @property {string} email
 * @property {string} [displayName]
 * @property {boolean} [awaitsConfirmation] of the address, by a mail
 * @property {boolean} [hasSecondFactor]
 */

/**
 * @typedef {object} Session
 * @property {string} sessionId
 * @property {string} startedAt
 * @property {boolean} [isCurrent]
 * @property {string} [lastUsedAt] to a day
 * @property {string} [device] as the browser names itself
 * @property {string} [network]
 */

/**
 * @typedef {object} Tree
 * @property {string} treeId
 * @property {string} ownerId
 * @property {string} treeName
 * @property {string} [description]
 * @property {string} [rootPersonId]
 * @property {boolean} [isPublic]
 * @property {number} [personCount]
 * @property {number} [version]
 * @property {"owner" | "editor" | "relative" | "viewer" | "public"} role
 * @property {number} [sharedCount]
 * @property {string} [createdAt]
 * @property {string} [updatedAt]
 */

/** @typedef {"Male" | "Female" | "Other" | "Unknown"} Gender */

/**
 * @typedef {object} Person
 * @property {string} personId
 * @property {string} treeId
 * @property {string} firstName
 * @property {string} lastName
 * @property {string} [middleName]
 * @property {string} [birthName]
 * @property {string} [preferredName]
 * @property {string} [suffix]
 * @property {Gender} gender
 * @property {string} [birthDate]
 * @property {string} [birthDateText]
 * @property {string} [birthSort]
 * @property {string} [deathDate]
 * @property {string} [deathDateText]
 * @property {string} [deathSort]
 * @property {string} [birthPlace]
 * @property {string} [deathPlace]
 * @property {string} [biography]
 * @property {string} [photoUrl]
 * @property {string[]} [also] further names and titles
 * @property {boolean} [isLiving]
 * @property {boolean} [living]
 * @property {boolean} [hidden]
 * @property {number} [level]
 * @property {string} [createdAt]
 * @property {string} [updatedAt]
 */

/** @typedef {{undo?: string}} Deleted what brings a person back; none: nothing does */

/**
 * @typedef {object} ParentLink
 * @property {string} parentId
 * @property {string} childId
 * @property {string} [type]
 * @property {string} [typeDetail]
 * @property {string} [adoptionDate]
 * @property {string} [adoptionDateText]
 * @property {string} [notes]
 */

/**
 * An earlier union of a couple.
 * @typedef {object} Union
 * @property {string} status
 * @property {string} [marriageDate]
 * @property {string} [marriageDateText]
 * @property {string} [marriagePlace]
 * @property {string} [divorceDate]
 * @property {string} [divorceDateText]
 * @property {string} [notes]
 */

/**
 * @typedef {object} SpouseLink
 * @property {string} person1Id
 * @property {string} person2Id
 * @property {string} [status]
 * @property {string} [statusDetail]
 * @property {string} [marriageDate]
 * @property {string} [marriageDateText]
 * @property {string} [marriagePlace]
 * @property {string} [divorceDate]
 * @property {string} [divorceDateText]
 * @property {string} [notes]
 * @property {Union[]} [previousUnions]
 */

/**
 * @typedef {object} Graph
 * @property {Tree} tree
 * @property {Person[]} persons
 * @property {ParentLink[]} parents
 * @property {SpouseLink[]} spouses
 */

/** @typedef {{userId: string, email: string, displayName?: string, role: string}} Share */

/** @typedef {"viewer" | "relative" | "editor"} ShareRole */

/**
 * @typedef {object} Invitation
 * @property {string} invitationId
 * @property {ShareRole} role
 * @property {string} expiresAt
 * @property {string} [email] missing: a link
 */

/**
 * An invitation, as the invited person sees it.
 * @typedef {object} Invited
 * @property {string} treeName
 * @property {string} invitedBy
 * @property {ShareRole} role
 * @property {string} expiresAt
 * @property {string} [email] that alone may accept
 */

/**
 * @typedef {object} Kinship
 * @property {string | null} name what the second is to the first
 * @property {string | null} reverseName
 * @property {{personId: string, step: "parent" | "child" | "spouse" | null}[]} path
 * @property {string[]} commonAncestors
 * @property {number} distance
 * @property {boolean} isBlood
 */

export {};
