/**
 * People in rows near the root: a marriage between generations can put a person on a lower or
 * higher row than the number of steps from the root.
 */

import { kinOf } from "./kin.js";
import { levelsOf } from "./levels.js";

/** @typedef {import("./shapes.js").Graph} Graph */

/**
 * A graph with only the people in rows near the root's row.
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
