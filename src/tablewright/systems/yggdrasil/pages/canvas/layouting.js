/**
 * Computes layouts in a worker, or in the page where workers are unavailable.
 * Not here: the layouts (`layout/`).
 */

import { asset } from "../kit/asset.js";
import { layoutOf } from "../layout/layouts.js";

/** @typedef {import("../layout/shapes.js").Graph} Graph */
/** @typedef {import("../layout/shapes.js").Layout} Layout */
/** @typedef {import("../layout/shapes.js").LayoutOptions} LayoutOptions */
/** @typedef {import("../layout/shapes.js").ViewName} ViewName */

/** Below this many people a layout is made before a worker has even been asked. */
const SMALL = 150;

export function makeLayouting() {
  /** @type {Worker | null} */
  let worker = null;
  let isBroken = false;
  let asked = 0;
  /** @type {((layout: Layout | null) => void) | null} */
  let waiting = null;

  const begun = () => {
    if (worker || isBroken) return worker;
    try {
      worker = new Worker(asset("layout/worker.js"), { type: "module" });
    } catch {
      isBroken = true;
      return null;
    }
    worker.addEventListener("message", ({ data }) => {
      if (data.number !== asked) return;
      waiting?.(data.layout ?? null);
      waiting = null;
    });
    worker.addEventListener("error", () => {
      isBroken = true;
      worker?.terminate();
      worker = null;
      waiting?.(null);
      waiting = null;
    });
    return worker;
  };

  // Begun at once: while the page still waits for the graph, it reads its scripts.
  begun();
  return {
    /**
     * Returns a layout, or null if a later one was requested.
     * @param {ViewName} view
     * @param {Graph} graph
     * @param {LayoutOptions} options
     * @returns {Promise<Layout | null>}
     */
    async make(view, graph, options) {
      const own = ++asked;
      waiting?.(null);
      waiting = null;
      const helper = graph.persons.length > SMALL ? begun() : null;
      if (helper) {
        const layout = await new Promise((/** @type {(made: Layout | null) => void} */ resolve) => {
          waiting = resolve;
          helper.postMessage({ number: own, view, graph: bare(graph), options });
        });
        if (layout || own !== asked) return layout;
      }
      return layoutOf(view, graph, options);
    },
    destroy() {
      worker?.terminate();
      waiting?.(null);
    },
  };
}

/**
 * Whether two charts of one kind show the same; the whole tree always does.
 * @param {LayoutOptions} a
 * @param {LayoutOptions} b
 */
export function isSameChart(a, b) {
  return a.rootId === b.rootId && a.generations === b.generations && a.isFull === b.isFull;
}

/**
 * What a layout looks at: copying the rest would take longer than the layout of a small tree.
 * @param {Graph} graph
 * @returns {Graph}
 */
function bare({ tree, persons, parents, spouses }) {
  return {
    ...(tree?.rootPersonId ? { tree: { rootPersonId: tree.rootPersonId } } : {}),
    persons: persons.map(({ personId, gender, birthDate, birthDateText, birthSort }) => ({
      personId,
      ...(gender ? { gender } : {}),
      ...(birthDate ? { birthDate } : {}),
      ...(birthDateText ? { birthDateText } : {}),
      ...(birthSort ? { birthSort } : {}),
    })),
    parents: parents.map(({ parentId, childId, type = "Biological" }) => ({
      parentId,
      childId,
      type,
    })),
    spouses: spouses.map(({ person1Id, person2Id, status = "", marriageDate = "" }) => ({
      person1Id,
      person2Id,
      status,
      marriageDate,
    })),
  };
}
