/**
 * Descendants: a person above, with children, their children and all their spouses below.
 *
 * The drawing is that of the whole tree for these people, so cousins who marry occur once.
 */

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
export function descendantsLayout(graph, options) {
  const kin = kinOf(graph);
  const root = rootOf(graph, kin, options);
  if (root === null) return NOBODY;
  const far = options.generations ?? Infinity;
  const descendants = new Set(reached(root, kin.children, far).keys());
  const part = within(root, far, descendants, (found) => {
    const spouses = [...found].flatMap((id) => kin.spouses(id).map((spouse) => spouse.id));
    const others = [...found].flatMap((id) =>
      kin.familiesOfParent(id).flatMap(({ parents, children }) =>
        children.some((child) => found.has(child)) ? parents : [],
      ),
    );
    // The root's own parents are not included: only links down from the root are kept.
    const below = new Set([...found].filter((id) => id !== root));
    return partOf(graph, new Set([...found, ...spouses, ...others]), below);
  });
  return namedFrom(treeLayout(part), root);
}

/**
 * Names the rows by their relationship to the root.
 * @param {Layout} layout
 * @param {string} root
 * @returns {Layout}
 */
export function namedFrom(layout, root) {
  const own = layout.nodes.find((node) => node.id === root)?.level ?? 0;
  return {
    ...layout,
    levels: layout.levels.map((level) => ({
      ...level,
      generation: level.level - own,
      countedFrom: "root",
    })),
  };
}
