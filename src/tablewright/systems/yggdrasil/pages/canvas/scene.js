/**
 * The scene: a layout with its people, and lookups by position.
 *
 * Every lookup examines all cards: with ten thousand, this takes a fraction of a millisecond, less
 * than updating an index.
 * Not here: drawing (`paint.js`).
 */

import { lookOf } from "./lines.js";
import { traceLine } from "./pen_canvas.js";

/** @typedef {import("../layout/shapes.js").Layout} Layout */
/** @typedef {import("../layout/shapes.js").Node} Node */
/** @typedef {import("../layout/shapes.js").Edge} Edge */
/** @typedef {import("../layout/shapes.js").Box} Box */
/** @typedef {import("../layout/shapes.js").Person} Person */
/** @typedef {import("../layout/kin.js").Kin} Kin */

/** @typedef {{nodes: readonly Node[], node: (id: string) => Node | undefined}} Before */
/** @typedef {{dx: number, dy: number, isNew: boolean}} Move how far from its place it was */

/**
 * @param {Layout} layout
 * @param {Kin} kin
 * @param {Before | null} before
 */
export function makeScene(layout, kin, before) {
  const { nodes, edges, levels, bounds, blanks = [] } = layout;
  const boxes = new Float64Array(edges.length * 4);
  edges.forEach(({ points }, index) => {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    boxes.set([left, top, right, bottom], index * 4);
  });
  /** @type {Map<string, Path2D> | null} */
  let farLines = null;
  /** @type {Map<string, Node>} */
  const byId = new Map();
  for (const node of nodes) if (!node.isAgain || !byId.has(node.id)) byId.set(node.id, node);
  return {
    kin,
    nodes,
    edges,
    levels,
    bounds,
    blanks,
    isFan: nodes.some((node) => node.sector),
    moves: movesOf(nodes, before),
    /**
     * Where a person is drawn, with all kin.
     * @param {string | null} id
     */
    node: (id) => (id === null ? undefined : byId.get(id)),
    /** @param {Box} box @returns {Node[]} */
    nodesIn(box) {
      return nodes.filter((node) => isTouching(node, box));
    },
    /** @param {Box} box @returns {Edge[]} */
    edgesIn({ x, y, w, h }) {
      return edges.filter((_, index) => {
        const at = index * 4;
        return (
          (boxes[at] ?? 0) <= x + w &&
          (boxes[at + 1] ?? 0) <= y + h &&
          (boxes[at + 2] ?? 0) >= x &&
          (boxes[at + 3] ?? 0) >= y
        );
      });
    },
    /**
     * All lines with sharp corners, by their look: made once, for those who see it from far.
     * @returns {ReadonlyMap<string, Path2D>}
     */
    farLines() {
      farLines ??= tracedLines(edges, 0);
      return farLines;
    },
    /**
     * The node at a point.
     * @param {number} x
     * @param {number} y
     */
    nodeAt(x, y) {
      return nodes.findLast((node) => isAt(node, x, y));
    },
    /**
     * The node nearest to the middle of a box, of those in it.
     * @param {Box} box
     */
    nearest(box) {
      const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
      let best = /** @type {Node | undefined} */ (undefined);
      let least = Infinity;
      for (const node of nodes) {
        const [mx, my] = middleOf(node);
        const far = isTouching(node, box) ? Math.hypot(mx - x, my - y) : Infinity;
        if (far >= least) continue;
        least = far;
        best = node;
      }
      return best;
    },
  };
}

/** @typedef {ReturnType<typeof makeScene>} Scene */

/**
 * Lines as paths, by their look.
 * @param {readonly Edge[]} edges
 * @param {number} round
 */
export function tracedLines(edges, round) {
  /** @type {Map<string, Path2D>} */
  const paths = new Map();
  for (const edge of edges) {
    const look = lookOf(edge);
    let path = paths.get(look);
    if (!path) paths.set(look, (path = new Path2D()));
    traceLine(path, edge.points, round);
  }
  return paths;
}

/**
 * @param {readonly Node[]} nodes
 * @param {Before | null} before
 * @returns {Map<string, Move>}
 */
function movesOf(nodes, before) {
  const old = new Map(before?.nodes.map((node) => [node.key, node]));
  return new Map(
    nodes.map((node) => {
      const was = old.get(node.key) ?? before?.node(node.id);
      const move = was
        ? { dx: was.x - node.x, dy: was.y - node.y, isNew: false }
        : { dx: 0, dy: 0, isNew: true };
      return [node.key, move];
    }),
  );
}

/**
 * The middle of a card, or of a ring segment.
 * @param {Node} node
 * @returns {[number, number]}
 */
export function middleOf({ x, y, w, h, level, sector }) {
  if (!sector || level === 0) return [x + w / 2, y + h / 2];
  const angle = (sector.from + sector.to) / 2;
  const far = (sector.inner + sector.outer) / 2;
  return [Math.cos(angle) * far, Math.sin(angle) * far];
}

/**
 * @param {Node} node
 * @param {number} x
 * @param {number} y
 */
function isAt(node, x, y) {
  if (!node.sector) return isTouching(node, { x, y, w: 0, h: 0 });
  const { inner, outer, from, to } = node.sector;
  const far = Math.hypot(x, y);
  if (far < inner || far > outer) return false;
  const turn = 2 * Math.PI;
  const angle = ((((Math.atan2(y, x) - from) % turn) + turn) % turn) + from;
  return angle <= to;
}

/**
 * @param {Box} a
 * @param {Box} b
 */
export function isTouching(a, b) {
  return a.x <= b.x + b.w && a.x + a.w >= b.x && a.y <= b.y + b.h && a.y + a.h >= b.y;
}
