/**
 * The root of a chart, and the people in it.
 */

/** @typedef {import("./kin.js").Kin} Kin */
/** @typedef {import("./shapes.js").Graph} Graph */
/** @typedef {import("./shapes.js").LayoutOptions} LayoutOptions */

/**
 * The requested person, else the tree's root, else the person with most relatives.
 * @param {Graph} graph
 * @param {Kin} kin
 * @param {LayoutOptions} options
 * @returns {string | null} null if nobody is there
 */
export function rootOf(graph, kin, { rootId }) {
  if (rootId && kin.people.has(rootId)) return rootId;
  const own = graph.tree?.rootPersonId;
  if (own && kin.people.has(own)) return own;
  let best = null;
  let most = -1;
  for (const id of kin.people.keys()) {
    const count = kin.parents(id).length + kin.children(id).length + kin.spouses(id).length;
    if (count <= most) continue;
    most = count;
    best = id;
  }
  return best;
}

/**
 * Everyone reachable from a person, with the smallest number of steps.
 * @param {string} start
 * @param {(id: string) => readonly {id: string}[]} next
 * @param {number} stepsMax
 * @returns {Map<string, number>}
 */
export function reached(start, next, stepsMax) {
  const found = new Map([[start, 0]]);
  const waiting = [start];
  for (let at = 0; at < waiting.length; at++) {
    const id = /** @type {string} */ (waiting[at]);
    const steps = (found.get(id) ?? 0) + 1;
    if (steps > stepsMax) continue;
    for (const one of next(id)) {
      if (found.has(one.id)) continue;
      found.set(one.id, steps);
      waiting.push(one.id);
    }
  }
  return found;
}

/**
 * A graph of some people: with the links for which both ends are there, and only those between
 * parents and children for which the child is one of `children`.
 * @param {Graph} graph
 * @param {ReadonlySet<string>} people
 * @param {ReadonlySet<string>} children
 * @returns {Graph}
 */
export function partOf(graph, people, children) {
  return {
    persons: graph.persons.filter(({ personId }) => people.has(personId)),
    parents: graph.parents.filter(
      ({ parentId, childId }) => people.has(parentId) && children.has(childId),
    ),
    spouses: graph.spouses.filter(
      ({ person1Id, person2Id }) => people.has(person1Id) && people.has(person2Id),
    ),
  };
}

/** An empty layout. */
export const NOBODY = Object.freeze({
  nodes: [],
  edges: [],
  levels: [],
  bounds: { x: 0, y: 0, w: 0, h: 0 },
});
