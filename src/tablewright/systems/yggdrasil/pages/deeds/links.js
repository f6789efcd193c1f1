/**
 * Changes to relationships: connecting, editing and removing, each with its undo.
 * Not here: people themselves (`deeds/people.js`).
 */

import * as api from "../api/people.js";
import { ApiError } from "../api/request.js";
import { perform } from "../state/history.js";
import { people } from "../state/tree.js";
import { text } from "../words.js";
import { nameOf } from "../words/names.js";
import { valuesBefore, withoutDoubledDates } from "./values.js";

/** @typedef {import("../api/people.js").LinkKind} LinkKind */

const NOT_FOUND = 404;

/** @param {string} id */
const named = (id) => nameOf(people.peek().get(id));

/**
 * @param {string} parentId
 * @param {string} childId
 * @param {string} [type]
 * @param {string} [alsoOf] the other parent, where there is one
 */
export async function linkParent(parentId, childId, type = "Biological", alsoOf = "") {
  const [parent, child] = [named(parentId), named(childId)];
  await perform(
    {
      what: text("history.connecting", { one: parent, other: child }),
      act: async () => {
        await api.linkParent({ parentId, childId, type, ...(alsoOf ? { alsoOf } : {}) });
      },
      undo: async () => {
        if (alsoOf) await unlinkIfThere("parent-child", alsoOf, childId);
        await api.unlink("parent-child", parentId, childId);
      },
    },
    alsoOf
      ? text("history.parents", { parent, other: named(alsoOf), child })
      : text("history.parent", { parent, child }),
  );
}

/**
 * @param {string} person1Id
 * @param {string} person2Id
 * @param {{status?: string, statusDetail?: string | null}} [status]
 * @param {readonly string[]} [parentOf] children of the first, whose parent the second is too
 */
export async function linkSpouses(
  person1Id,
  person2Id,
  status = { status: "Married" },
  parentOf = [],
) {
  const pair = { one: named(person1Id), other: named(person2Id) };
  await perform(
    {
      what: text("history.connecting", pair),
      act: async () => {
        await api.linkSpouses({ person1Id, person2Id, parentOf, ...status });
      },
      undo: async () => {
        for (const child of parentOf) await unlinkIfThere("parent-child", person2Id, child);
        await api.unlink("spousal", person1Id, person2Id);
      },
    },
    text("history.couple", pair),
  );
}

/**
 * @param {LinkKind} kind
 * @param {string} first
 * @param {string} second
 */
export async function unlink(kind, first, second) {
  const before = await linkBetween(kind, first, second);
  const pair = { one: named(first), other: named(second) };
  await perform(
    {
      what: text("history.disconnecting", pair),
      act: () => api.unlink(kind, first, second),
      undo: async () => {
        const given = { ...valuesOf(before), ...endsOf(kind, first, second) };
        if (kind === "spousal") await api.linkSpouses(given);
        else await api.linkParent(given);
      },
    },
    text("history.disconnected", pair),
  );
}

/**
 * @param {LinkKind} kind
 * @param {string} first
 * @param {string} second
 * @param {any} before the link as it was
 * @param {Record<string, unknown>} changes
 */
export async function editLink(kind, first, second, before, changes) {
  const old = valuesBefore(before, changes);
  const pair = { one: named(first), other: named(second) };
  await perform(
    {
      what: text("history.editingLink", pair),
      act: async () => {
        await api.changeLink(kind, first, second, changes);
      },
      undo: async () => {
        await api.changeLink(kind, first, second, old);
      },
    },
    text("history.savedLink"),
  );
}

/**
 * A link with all values.
 * @param {LinkKind} kind
 * @param {string} first
 * @param {string} second
 * @returns {Promise<any>}
 */
export async function linkBetween(kind, first, second) {
  const ends = Object.entries(endsOf(kind, first, second));
  const links = await api.linksOf(first);
  return links.find((link) =>
    ends.every(([name, id]) => /** @type {any} */ (link)[name] === id),
  );
}

/**
 * Removes a link, which an interrupted attempt may have removed already.
 * @param {LinkKind} kind
 * @param {string} first
 * @param {string} second
 */
async function unlinkIfThere(kind, first, second) {
  try {
    await api.unlink(kind, first, second);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
  }
}

/**
 * @param {LinkKind} kind
 * @param {string} first
 * @param {string} second
 */
function endsOf(kind, first, second) {
  return kind === "spousal"
    ? { person1Id: first, person2Id: second }
    : { parentId: first, childId: second };
}

/** @param {any} link */
function valuesOf(link) {
  const { id: _, relationshipType: __, treeId: ___, createdAt: _a, updatedAt: _b, ...given } = link;
  return withoutDoubledDates(given);
}
