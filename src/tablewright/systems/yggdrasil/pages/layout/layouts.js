/**
 * All layouts by name. Each is a function of the graph and the options alone: the same ones always
 * give the same drawing.
 */

import { descendantsLayout } from "./descendants.js";
import { fanLayout } from "./fan.js";
import { hourglassLayout } from "./hourglass.js";
import { pedigreeLayout } from "./pedigree.js";
import { treeLayout } from "./tree.js";

/** @typedef {import("./shapes.js").Graph} Graph */
/** @typedef {import("./shapes.js").Layout} Layout */
/** @typedef {import("./shapes.js").LayoutOptions} LayoutOptions */
/** @typedef {import("./shapes.js").ViewName} ViewName */

/** @type {Record<ViewName, (graph: Graph, options: LayoutOptions) => Layout>} */
const LAYOUTS = {
  tree: treeLayout,
  pedigree: pedigreeLayout,
  descendants: descendantsLayout,
  hourglass: hourglassLayout,
  fan: fanLayout,
};

/**
 * @param {ViewName} view
 * @param {Graph} graph
 * @param {LayoutOptions} options
 */
export function layoutOf(view, graph, options) {
  return LAYOUTS[view](graph, options);
}
