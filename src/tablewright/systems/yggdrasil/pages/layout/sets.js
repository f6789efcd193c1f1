/**
 * Disjoint sets, connected families, and lookups that cannot fail.
 */

/** @typedef {import("./kin.js").Kin} Kin */

/**
 * Connected people, by links of any kind; the largest set first.
 * @param {Kin} kin
 * @returns {string[][]} each sorted by birth
 */
export function componentsOf(kin) {
  const union = unionOf([...kin.people.keys()]);
  for (const { person1Id, person2Id } of kin.couples) union.join(person1Id, person2Id);
  for (const { parents, children } of kin.families) {
    for (const id of [...parents, ...children]) union.join(parents[0] ?? id, id);
  }
  /** @type {Map<string, string[]>} */
  const sets = new Map();
  for (const id of kin.people.keys()) {
    const name = union.find(id);
    const set = sets.get(name);
    if (set) set.push(id);
    else sets.set(name, [id]);
  }
  return [...sets.values()].sort((a, b) => b.length - a.length);
}

/**
 * @template K
 * @typedef {{find: (one: K) => K, join: (a: K, b: K) => void}} Union
 */

/**
 * Sets that are joined.
 * @template K
 * @param {readonly K[]} all
 * @returns {Union<K>}
 */
export function unionOf(all) {
  const up = new Map(all.map((one) => [one, one]));
  /** @param {K} one */
  const find = (one) => {
    let top = one;
    for (let next = got(up, top); next !== top; next = got(up, top)) top = next;
    for (let next = one; next !== top; ) {
      const after = got(up, next);
      up.set(next, top);
      next = after;
    }
    return top;
  };
  /** @param {K} a @param {K} b */
  const join = (a, b) => void up.set(find(b), find(a));
  return { find, join };
}

/**
 * Returns an element that the list contains.
 * @template V
 * @param {ArrayLike<V>} list
 * @param {number} index
 * @returns {V}
 */
export function at(list, index) {
  return /** @type {V} */ (list[index]);
}

/**
 * Returns a value that the map contains.
 * @template K, V
 * @param {ReadonlyMap<K, V>} map
 * @param {K} key
 * @returns {V}
 */
export function got(map, key) {
  return /** @type {V} */ (map.get(key));
}
