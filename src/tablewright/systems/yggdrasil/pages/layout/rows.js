/**
 * Who stands near enough to the root: a marriage between generations can put somebody on a lower or
 * higher row than the steps from the root say.
 */

import { kinOf } from "./kin.js";
import { levelsOf } from "./levels.js";

/** @typedef {import("./shapes.js").Graph} Graph */

/**
 * A graph whose rows all lie within some of the root's, without those who stand farther.
 * @param {string} root
 * @param {number} far
 * @param {ReadonlySet<string>} people who are wanted
 * @param {(people: ReadonlySet<string>) => Graph} graphOf them, and those beside them
 * @returns {Graph}
 */
export function within(root, far, people, graphOf) {
  const graph = graphOf(people);
  if (far === Infinity) return graph;
  const levels = levelsOf(kinOf(graph));
  const own = levels.get(root) ?? 0;
  const near = [...people].filter((id) => Math.abs((levels.get(id) ?? own) - own) <= far);
  return near.length < people.size ? within(root, far, new Set(near), graphOf) : graph;
}
