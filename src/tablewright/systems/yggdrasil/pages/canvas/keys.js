/**
 * Keys: the selection walks from person to person, along parents, children, spouses and siblings.
 * Not here: what a selection does (`canvas.js`).
 */

/** @typedef {import("../layout/shapes.js").Node} Node */
/** @typedef {import("./scene.js").Scene} Scene */

/** @typedef {"ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight"} Arrow */

/**
 * @typedef {object} KeyDeeds
 * @property {(key: Arrow) => void} walk
 * @property {() => void} open
 * @property {() => void} leave
 * @property {(factor: number) => void} zoom
 * @property {(scale: number) => void} zoomTo
 * @property {() => void} fit
 * @property {() => void} moved
 */

const ZOOM_FACTOR = 1.35;

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} surface on which Enter opens; elsewhere Enter presses a button
 * @param {KeyDeeds} does
 * @returns {() => void} ends it
 */
export function listenToKeys(root, surface, does) {
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === "ArrowUp" || key === "ArrowDown") does.walk(key);
    else if (key === "ArrowLeft" || key === "ArrowRight") does.walk(key);
    else if (key === "Enter" && event.target === surface) does.open();
    else if (key === "Escape") does.leave();
    else if (key === "+" || key === "=") does.zoom(ZOOM_FACTOR);
    else if (key === "-") does.zoom(1 / ZOOM_FACTOR);
    else if (key === "0") does.zoomTo(1);
    else if (key === "f" || key === "F") does.fit();
    else return;
    event.preventDefault();
    does.moved();
  };
  root.addEventListener("keydown", press);
  return () => root.removeEventListener("keydown", press);
}

/**
 * Whom an arrow key leads to; null if there is nobody that way.
 * @param {Scene} scene
 * @param {string} id
 * @param {Arrow} key
 * @returns {string | null}
 */
export function neighbour(scene, id, key) {
  const here = scene.node(id);
  if (!here) return null;
  const { kin } = scene;
  if (key === "ArrowUp") return nearest(scene, here, kin.parents(id));
  if (key === "ArrowDown") return nearest(scene, here, kin.children(id));
  const way = key === "ArrowLeft" ? -1 : 1;
  const siblings = kin.parents(id).flatMap((parent) => kin.children(parent.id));
  const kindred = [...siblings, ...kin.spouses(id)].map((one) => one.id);
  return (
    beside(scene, here, new Set(kindred), way) ??
    beside(scene, here, new Set(scene.nodes.map((node) => node.id)), way)
  );
}

/**
 * @param {Scene} scene
 * @param {Node} here
 * @param {readonly {id: string}[]} others
 */
function nearest(scene, here, others) {
  let best = null;
  let least = Infinity;
  for (const { id } of others) {
    const node = scene.node(id);
    if (!node) continue;
    const far = Math.hypot(middle(node) - middle(here), node.y - here.y);
    if (far >= least) continue;
    least = far;
    best = id;
  }
  return best;
}

/**
 * The nearest one on that side in the same row; in a pedigree rows are columns, and sides are
 * above and below.
 * @param {Scene} scene
 * @param {Node} here
 * @param {ReadonlySet<string>} ids
 * @param {number} way
 */
function beside(scene, here, ids, way) {
  let best = null;
  let least = Infinity;
  for (const id of ids) {
    const node = scene.node(id);
    if (!node || node === here || node.level !== here.level) continue;
    const dx = (middle(node) - middle(here)) * way;
    const dy = (node.y - here.y) * way;
    const far = Math.abs(node.y - here.y) < here.h ? dx : Math.abs(dx) < here.w ? dy : Infinity;
    if (far <= 0 || far >= least) continue;
    least = far;
    best = id;
  }
  return best;
}

/** @param {Node} node */
function middle(node) {
  return node.x + node.w / 2;
}
