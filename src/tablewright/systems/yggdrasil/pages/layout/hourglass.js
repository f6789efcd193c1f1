/**
 * Hourglass: a person in the middle, ancestors above, descendants and their spouses below.
 */

import { namedFrom } from "./descendants.js";
import { kinOf } from "./kin.js";
import { NOBODY, partOf, reached, rootOf } from "./root.js";
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
  const spouses = [...below.keys()].flatMap((id) => kin.spouses(id).map((spouse) => spouse.id));
  const people = new Set([...above.keys(), ...below.keys(), ...spouses]);
  const children = new Set([...above.keys(), ...below.keys()]);
  return namedFrom(treeLayout(partOf(graph, people, children)), root);
}
