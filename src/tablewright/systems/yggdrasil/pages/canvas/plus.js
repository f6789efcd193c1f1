/**
 * The small plus signs on a card: above for a parent, below for a child, beside for a spouse. One
 * is clicked to add somebody, or dragged to another card to connect the two.
 * Not here: what is added or connected, which is the page's to do.
 */

/** @typedef {import("../layout/shapes.js").Node} Node */
/** @typedef {import("./colours.js").Colours} Colours */
/** @typedef {import("./pen_shapes.js").Pen} Pen */
/** @typedef {"parent" | "child" | "spouse"} Kind */

const RADIUS = 9;
const REACH_PX = 15;

/**
 * @typedef {object} PlusEvents
 * @property {((kind: Kind, personId: string) => void) | null} [onAdd]
 * @property {((fromId: string, toId: string, kind: Kind) => void) | null} [onConnect]
 */

/**
 * @typedef {object} Around
 * @property {() => Node | undefined} node whose signs are shown
 * @property {(x: number, y: number) => Node | undefined} nodeAt a point of the drawing
 * @property {(x: number, y: number) => {x: number, y: number}} point of the screen, in the drawing
 * @property {(draw: (pen: Pen, colours: Colours) => void) => void} paint
 * @property {() => number} scale
 */

/**
 * @param {PlusEvents} events without `onAdd` there are no signs
 * @param {Around} around
 */
export function makePlus(events, around) {
  /** @type {{node: Node, kind: Kind, x: number, y: number} | null} */
  let pull = null;
  /** @type {Kind | null} */
  let held = null;
  const shownOn = () => (events.onAdd ? (pull?.node ?? around.node()) : undefined);
  /** @param {number} x @param {number} y */
  const signAt = (x, y) => {
    const node = shownOn();
    const at = around.point(x, y);
    const kind = node ? handleAt(node, at.x, at.y, around.scale()) : null;
    return node && kind ? { node, kind, ...at } : null;
  };
  return {
    /**
     * The node one of whose signs is at a point of the screen.
     * @param {number} x
     * @param {number} y
     */
    nodeAt: (x, y) => signAt(x, y)?.node,
    /**
     * @param {number} x
     * @param {number} y
     * @returns {boolean} whether another sign is under the pointer than before
     */
    hover(x, y) {
      const before = held;
      held = signAt(x, y)?.kind ?? null;
      return held !== before;
    },
    /** @param {number} x @param {number} y */
    grab(x, y) {
      pull = signAt(x, y);
      return pull !== null;
    },
    /** @param {number} x @param {number} y */
    drag(x, y) {
      if (pull && events.onConnect) pull = { ...pull, ...around.point(x, y) };
    },
    /** @param {number} x @param {number} y @param {boolean} isTap */
    drop(x, y, isTap) {
      const dropped = pull;
      pull = null;
      if (!dropped) return;
      const at = around.point(x, y);
      const target = isTap ? undefined : around.nodeAt(at.x, at.y);
      if (isTap) events.onAdd?.(dropped.kind, dropped.node.id);
      else if (target && target.id !== dropped.node.id) {
        events.onConnect?.(dropped.node.id, target.id, dropped.kind);
      }
    },
    paint() {
      const node = shownOn();
      if (!node) return;
      around.paint((pen, colours) => {
        drawHandles(pen, node, colours, held);
        if (!pull) return;
        const target = around.nodeAt(pull.x, pull.y);
        drawPull(pen, pull.node, pull.kind, pull, target, colours);
      });
    },
  };
}

/**
 * @param {Node} node
 * @returns {{kind: Kind, x: number, y: number}[]}
 */
function handlesOf({ x, y, w, h }) {
  return [
    { kind: "parent", x: x + w / 2, y },
    { kind: "spouse", x: x + w, y: y + h * 0.6 },
    { kind: "child", x: x + w / 2, y: y + h },
  ];
}

/**
 * @param {Node} node
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @returns {Kind | null}
 */
function handleAt(node, x, y, scale) {
  const found = handlesOf(node).find((one) => Math.hypot(one.x - x, one.y - y) * scale < REACH_PX);
  return found?.kind ?? null;
}

/**
 * @param {Pen} pen
 * @param {Node} node
 * @param {Colours} colours
 * @param {Kind | null} held the one under the pointer
 */
function drawHandles(pen, node, colours, held) {
  for (const { kind, x, y } of handlesOf(node)) {
    const isHeld = kind === held;
    const fill = isHeld ? colours.accent : colours.card;
    const stroke = isHeld ? colours["on-accent"] : colours.accent;
    pen.frame("female", x, y, RADIUS, { fill, stroke: colours.accent, width: 1.4 });
    pen.line([x - 4, y, x + 4, y], 0, { stroke, width: 1.6 });
    pen.line([x, y - 4, x, y + 4], 0, { stroke, width: 1.6 });
  }
}

/**
 * The line that follows the pointer from a plus sign.
 * @param {Pen} pen
 * @param {Node} node
 * @param {Kind} kind
 * @param {{x: number, y: number}} to
 * @param {Node | undefined} target
 * @param {Colours} colours
 */
function drawPull(pen, node, kind, to, target, colours) {
  const from = handlesOf(node).find((one) => one.kind === kind);
  if (!from) return;
  pen.line([from.x, from.y, to.x, to.y], 0, { stroke: colours.accent, width: 2, dash: [6, 4] });
  pen.frame("female", to.x, to.y, 4, { fill: colours.accent });
  if (!target || target === node) return;
  const { x, y, w, h } = target;
  pen.box(x - 5, y - 5, w + 10, h + 10, 18, { stroke: colours.accent, width: 3 });
}
