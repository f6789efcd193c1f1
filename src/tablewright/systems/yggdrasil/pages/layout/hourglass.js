/**
 * Hourglass: a person in the middle, ancestors above, descendants and their spouses below.
 */

import { namedFrom } from "./descendants.js";
import { kinOf } from "./kin.js";
import { NOBODY, partOf, reached, rootOf } from "./root.js";
import { within } from "./rows.js";
import { treeLayout } from "./tree.js";

/** @typedef {import("./shapes.js").Graph} Graph */
/** @typedef {import("./shapes.js").Layout} Layout */
/** @typedef {import("./shapes.js").LayoutOptions} LayoutOptions */

/**
 * @param {Graph} graph
 * @param {LayoutOptions} options
 * @returns {Layout}
 */
export function hourglassLayout(graph, options) {
  const kin = kinOf(graph);
  const root = rootOf(graph, kin, options);
  if (root === null) return NOBODY;
  const far = options.generations ?? Infinity;
  const above = reached(root, kin.parents, far);
  const below = reached(root, kin.children, far);
  const part = within(root, far, new Set([...above.keys(), ...below.keys()]), (found) => {
    const descendants = [...below.keys()].filter((id) => found.has(id));
    const spouses = descendants.flatMap((id) => kin.spouses(id).map((spouse) => spouse.id));
    return partOf(graph, new Set([...found, ...spouses]), found);
  });
  return namedFrom(treeLayout(part), root);
}
