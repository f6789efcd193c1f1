/**
 * A person's ancestors as a tree of two parents each. Who is met again, because cousins married, is
 * there again but without ancestors: so the tree is never larger than the graph.
 * Not here: where they are drawn (`pedigree.js`, `fan.js`).
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
  // Generation by generation, so that the nearest of two places is the one in full.
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
 * Everybody in it, the root first.
 * @param {Ancestor} top
 * @returns {Ancestor[]}
 */
export function allOf(top) {
  const found = [top];
  for (let at = 0; at < found.length; at++) found.push(...(found[at]?.parents ?? []));
  return found;
}

/**
 * The two who are drawn as parents: by birth if they are known; the father first.
 * @param {Kin} kin
 * @param {string} id
 */
function twoParents(kin, id) {
  const order = ["Biological", "Adoptive", "Step", "Foster"];
  /** @param {string} type */
  const rank = (type) => (order.indexOf(type) + order.length + 1) % (order.length + 1);
  const two = [...kin.parents(id)].sort((a, b) => rank(a.type) - rank(b.type)).slice(0, 2);
  /** @param {string} parent */
  const genderOf = (parent) => kin.people.get(parent)?.gender;
  two.sort((a, b) => Number(genderOf(a.id) === "Female") - Number(genderOf(b.id) === "Female"));
  return two.map((parent, index) => ({
    ...parent,
    side: two.length === 1 && genderOf(parent.id) === "Female" ? 1 : index,
  }));
}
