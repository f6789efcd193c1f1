/**
 * A person's ancestors as a tree of two parents each. A repeated ancestor, as after a marriage of
 * cousins, is added without further ancestors, so the tree is never larger than the graph.
 * Not here: their positions (`pedigree.js`, `fan.js`).
 */

/** @typedef {import("./kin.js").Kin} Kin */

/**
 * @typedef {object} Ancestor
 * @property {string} id
 * @property {string} key
 * @property {number} level 0 is the root
 * @property {number} number as in an Ahnentafel, within its generation: 0 is the first
 * @property {boolean} isAgain
 * @property {string} type of the link to the child
 * @property {Ancestor[]} parents
 */

/**
 * @param {Kin} kin
 * @param {string} root
 * @param {number} generations
 * @returns {Ancestor}
 */
export function ancestryOf(kin, root, generations) {
  const seen = new Set([root]);
  /** @type {Ancestor} */
  const top = { id: root, key: root, level: 0, number: 0, isAgain: false, type: "", parents: [] };
  // By generation, so that the nearest of two positions has the ancestors.
  let row = [top];
  for (let level = 1; level <= generations && row.length > 0; level++) {
    /** @type {Ancestor[]} */
    const next = [];
    for (const child of row) {
      if (child.isAgain) continue;
      for (const { id, type, side } of twoParents(kin, child.id)) {
        const isAgain = seen.has(id);
        seen.add(id);
        const number = child.number * 2 + side;
        const key = isAgain ? `${id} again ${child.key}` : id;
        const parent = { id, key, level, number, isAgain, type, parents: [] };
        child.parents.push(parent);
        next.push(parent);
      }
    }
    row = next;
  }
  return top;
}

/**
 * All people in it, the root first.
 * @param {Ancestor} top
 * @returns {Ancestor[]}
 */
export function allOf(top) {
  const found = [top];
  for (let at = 0; at < found.length; at++) found.push(...(found[at]?.parents ?? []));
  return found;
}

const TYPES = ["Biological", "Adoptive", "Step", "Foster"];
const SIDES = new Map([["Male", 0], ["Female", 1]]);

/**
 * The two people who are drawn as parents, the father first. Biological parents come first; others
 * take the remaining places.
 * @param {Kin} kin
 * @param {string} id
 */
function twoParents(kin, id) {
  /** @type {({id: string, type: string} | undefined)[]} */
  const places = [undefined, undefined];
  const parents = [...kin.parents(id)].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const type of TYPES) {
    const alike = parents.filter((parent) => parent.type === type);
    const left = alike.filter((parent) => {
      const side = SIDES.get(kin.people.get(parent.id)?.gender ?? "");
      if (side === undefined || places[side]) return true;
      places[side] = parent;
      return false;
    });
    for (const parent of left) {
      const side = places.indexOf(undefined);
      if (side >= 0) places[side] = parent;
    }
  }
  return places.flatMap((parent, side) => (parent ? [{ ...parent, side }] : []));
}
