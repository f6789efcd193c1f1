/**
 * The canvas: a family tree that is drawn, moved, zoomed and walked through.
 *
 * Its styles are in `canvas.css`, which the page links; its colours follow the page's.
 * Not here: what happens to people (the page's), how anything is drawn or laid out.
 */

import { kinOf } from "../layout/kin.js";
import { rootOf } from "../layout/root.js";
import { text } from "../words.js";
import { makeCamera, eased } from "./camera.js";
import { FULL_SCALE } from "./cards.js";
import { coloursOf, paperColoursOf, watchColours } from "./colours.js";
import { makeFrames } from "./frames.js";
import { listenToHands } from "./gestures.js";
import { listenToKeys, neighbour } from "./keys.js";
import { isSameChart, makeLayouting } from "./layouting.js";
import { stepsOf } from "./lines.js";
import { makeListed } from "./listed.js";
import { makeMinimap } from "./minimap.js";
import { nothingShown, paint } from "./paint.js";
import { canvasPen } from "./pen_canvas.js";
import { makePhotos } from "./photos.js";
import { makePlus } from "./plus.js";
import { makeScene, middleOf } from "./scene.js";
import { READABLE_SCALE, anchorIn, bring, enter, fit, seen } from "./sights.js";
import { svgOf, titleOf } from "./svg.js";

/** @typedef {import("../layout/shapes.js").Graph} Graph */
/** @typedef {import("../layout/shapes.js").ViewName} ViewName */
/** @typedef {import("../layout/shapes.js").LayoutOptions} LayoutOptions */
/** @typedef {import("../layout/shapes.js").Node} Node */
/** @typedef {import("./camera.js").Covered} Covered */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./plus.js").Kind} Kind */

/**
 * @typedef {object} CanvasEvents
 * @property {(personId: string | null) => void} onSelect by hand or key, not by `select`
 * @property {(personId: string) => void} onOpen
 * @property {((kind: Kind, personId: string) => void) | null} [onAdd] without it nobody is added
 * @property {((fromId: string, toId: string, kind: Kind) => void) | null} [onConnect] `toId` is to
 *   be the parent, child or spouse of `fromId`
 * @property {() => import("../layout/shapes.js").Box | null} [corner] what lies over the foot
 * @property {(personIds: readonly string[]) => void} [onSeen] who is drawn in full, at rest
 */

const ARRIVE_MS = 420;
const LIST_MS = 180;
const ZOOM_MS = 200;

/**
 * @param {HTMLElement} element which the canvas fills
 * @param {CanvasEvents} events
 */
export function makeCanvas(element, events) {
  const root = document.createElement("div");
  root.className = "family-canvas";
  const surface = document.createElement("canvas");
  surface.className = "family-canvas-drawing";
  surface.tabIndex = 0;
  surface.setAttribute("role", "application");
  surface.setAttribute("aria-label", text("canvas.title"));
  root.append(surface);
  element.append(root);
  const context = /** @type {CanvasRenderingContext2D} */ (surface.getContext("2d"));

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const camera = makeCamera(() => calm.matches);
  const frames = makeFrames();
  const layouting = makeLayouting();
  const photos = makePhotos(() => redraw());
  const minimap = makeMinimap(root, camera, () => redraw());
  const listed = makeListed(root, surface, {
    select: (id) => choose(id),
    open: (id) => events.onOpen(id),
  });
  let colours = coloursOf(root);
  let density = 1;

  /** @type {Graph} */
  let graph = { persons: [], parents: [], spouses: [] };
  /** @type {ViewName} */
  let view = "tree";
  /** @type {LayoutOptions} */
  let options = {};
  /** @type {Scene} */
  let scene = makeScene(
    { nodes: [], edges: [], levels: [], bounds: { x: 0, y: 0, w: 0, h: 0 } },
    kinOf(graph),
    null,
  );
  const shown = nothingShown();
  let startMs = /** @type {number | null} */ (null);
  let frame = 0;
  let listTimer = 0;
  let visible = 0;
  let isGiven = false; // a graph, which may still be laid out
  let isShown = false;

  // Drawing

  const redraw = () => {
    frame ||= requestAnimationFrame(step);
  };

  /** @param {number} nowMs */
  const step = (nowMs) => {
    frame = 0;
    const started = performance.now();
    camera.step(nowMs);
    if (startMs !== null) {
      const share = calm.matches ? 1 : Math.min(1, (nowMs - startMs) / ARRIVE_MS);
      shown.arrived = eased(share);
      if (share >= 1) startMs = null;
    }
    visible = paint(context, density, scene, camera, colours, shown, photos);
    plus.paint();
    minimap.paint(scene, colours, density);
    frames.frame(nowMs, performance.now() - started);
    if (isShown) frames.drawn();
    if (camera.isMoving || startMs !== null) redraw();
    else renewListSoon();
  };

  const renewListSoon = () => {
    clearTimeout(listTimer);
    listTimer = setTimeout(() => {
      renewList();
      const isInFull = camera.where.scale >= FULL_SCALE && !scene.isFan;
      if (isInFull) events.onSeen?.(scene.nodesIn(camera.seen).map(({ id }) => id));
    }, LIST_MS);
  };
  const renewList = () => listed.renew(scene, camera, shown.selectedId, shown.kinNames);

  // Layouts

  /** @param {boolean} keepsView */
  const lay = async (keepsView) => {
    const layout = await layouting.make(view, graph, options);
    if (!layout) return;
    const isFirst = !isShown;
    const before = scene;
    const anchor = keepsView ? anchorIn(camera, before, shown.selectedId) : null;
    scene = makeScene(layout, kinOf(graph), isFirst ? null : before);
    const count = new Set(scene.nodes.map(({ id }) => id)).size;
    surface.setAttribute("aria-label", text("canvas.label", { tree: titleOf(graph), count }));
    minimap.renew();
    camera.bound(scene.bounds);
    const again = anchor && scene.node(anchor.id);
    if (anchor && again) {
      const { scale } = camera.where;
      camera.pan((anchor.x - again.x) * scale, (anchor.y - again.y) * scale);
      // The anchor keeps its place on the screen, and so must what moved with it.
      for (const move of scene.moves.values()) {
        move.dx -= anchor.x - again.x;
        move.dy -= anchor.y - again.y;
      }
    } else if (!keepsView || isFirst) {
      enter(camera, scene, first(), isFirst ? 0 : ARRIVE_MS, events.corner?.());
    }
    isShown = true;
    shown.arrived = isFirst || calm.matches ? 1 : 0;
    startMs = shown.arrived < 1 ? performance.now() : null;
    renewList();
    redraw();
  };

  /** Whom it is all about: in the tree whoever is selected, in a chart its root. */
  const first = () => {
    const { selectedId } = shown;
    const [id, other] =
      view === "tree" ? [selectedId, options.rootId] : [options.rootId, selectedId];
    const node = scene.node(id ?? null) ?? scene.node(other ?? null);
    return node ?? scene.node(rootOf(graph, scene.kin, {}));
  };

  // Selection

  /** @param {string | null} id */
  const choose = (id) => {
    if (id === shown.selectedId) return;
    mark(id);
    const node = scene.node(id);
    if (node) camera.reveal(node);
    events.onSelect(id);
  };

  /** @param {string | null} id */
  const mark = (id) => {
    shown.selectedId = id;
    renewList();
    listed.say(scene, id);
    if (id !== null) listed.follow(id);
    redraw();
  };

  /** @param {number} x @param {number} y */
  const nodeUnder = (x, y) => {
    const at = camera.point(x, y);
    return scene.nodeAt(at.x, at.y);
  };
  const plus = makePlus(events, {
    /** Whose plus signs are shown: they need room, and a place where somebody is in full. */
    node() {
      const isFar = camera.where.scale < FULL_SCALE;
      if (isFar || scene.isFan || shown.arrived < 1) return undefined;
      const hovered = scene.nodes.find((node) => node.key === shown.hoveredKey);
      const node = hovered ?? scene.node(shown.selectedId);
      return node?.isAgain ? undefined : node;
    },
    nodeAt: (x, y) => scene.nodeAt(x, y),
    point: camera.point,
    paint(draw) {
      const { left, top, scale } = camera.where;
      context.setTransform(density * scale, 0, 0, density * scale, density * left, density * top);
      draw(canvasPen(context, photos), colours);
    },
    scale: () => camera.where.scale,
  });

  const endHands = listenToHands(surface, camera, {
    grabs: (x, y) => plus.grab(x, y),
    drag(x, y) {
      plus.drag(x, y);
      redraw();
    },
    drop(x, y, isTap) {
      redraw();
      plus.drop(x, y, isTap);
    },
    tap: (x, y) => choose(nodeUnder(x, y)?.id ?? null),
    tapTwice(x, y) {
      const node = nodeUnder(x, y);
      if (node) events.onOpen(node.id);
      else camera.zoom(1.8, x, y, ZOOM_MS);
      redraw();
    },
    hover(x, y) {
      const isOther = plus.hover(x, y);
      const key = (plus.nodeAt(x, y) ?? nodeUnder(x, y))?.key ?? null;
      if (key === shown.hoveredKey && !isOther) return;
      shown.hoveredKey = key;
      if (key !== null) surface.dataset.pointer = "person";
      else delete surface.dataset.pointer;
      redraw();
    },
    leave() {
      shown.hoveredKey = null;
      redraw();
    },
    moved: redraw,
  });

  const endKeys = listenToKeys(root, surface, {
    walk(key) {
      const from = shown.selectedId;
      const to =
        from !== null && scene.node(from)
          ? neighbour(scene, from, key)
          : (scene.nearest(camera.seen)?.id ?? null);
      if (to !== null) choose(to);
    },
    open: () => shown.selectedId !== null && events.onOpen(shown.selectedId),
    leave: () => choose(null),
    zoom: (factor) => camera.zoom(factor, undefined, undefined, ZOOM_MS),
    zoomTo: (scale) => camera.zoom(scale / camera.where.scale, undefined, undefined, ZOOM_MS),
    fit: () => fit(camera, scene, ARRIVE_MS, events.corner?.()),
    moved: redraw,
  });

  // Surroundings
  const resized = new ResizeObserver(() => {
    const { clientWidth: w, clientHeight: h } = root;
    if (w === 0 || h === 0) return;
    const wasHidden = camera.size.w <= 1;
    const selected = wasHidden ? undefined : seen(camera, scene, shown.selectedId);
    density = Math.min(3, devicePixelRatio || 1);
    surface.width = Math.round(w * density);
    surface.height = Math.round(h * density);
    camera.resize({ w, h });
    camera.bound(scene.bounds);
    if (wasHidden) enter(camera, scene, first(), 0, events.corner?.());
    if (selected) camera.reveal(selected); // the panel that it opened takes room from it
    minimap.renew();
    cancelAnimationFrame(frame);
    step(performance.now());
  });
  resized.observe(root);
  camera.resize({ w: root.clientWidth || 1, h: root.clientHeight || 1 });
  const endColours = watchColours(() => {
    colours = coloursOf(root);
    minimap.renew();
    redraw();
  });

  return {
    /**
     * Draws a graph, or draws it anew.
     * @param {Graph} given
     * @param {{keepsView?: boolean}} [how]
     */
    async show(given, { keepsView = false } = {}) {
      graph = given;
      if (!isGiven) frames.begin();
      isGiven = true;
      await lay(keepsView);
    },
    /**
     * Shows another view of the same people.
     * @param {ViewName} name
     * @param {LayoutOptions} [how]
     */
    async view(name, how = {}) {
      const isSame = name === view && (name === "tree" || isSameChart(how, options));
      view = name;
      options = how;
      if (isGiven && !isSame) await lay(false);
    },
    /** @param {string | null} personId */
    select(personId) {
      if (personId !== shown.selectedId) mark(personId);
    },
    /** @param {string} personId */
    focus(personId) {
      const node = scene.node(personId);
      if (node) camera.centre(node, Math.max(camera.where.scale, READABLE_SCALE));
      redraw();
    },
    /** @param {readonly string[] | null} personIds from one to the other */
    path(personIds) {
      shown.path = personIds && new Set(personIds);
      shown.steps = stepsOf(personIds ?? []);
      redraw();
    },
    /** @param {string} personId @param {Covered} [covered] */
    reveal(personId, covered) {
      const node = scene.node(personId);
      if (node) camera.reveal(node, covered);
      redraw();
    },
    /** @param {readonly string[]} personIds @param {Covered} [covered] */
    bring(personIds, covered) {
      bring(camera, scene, personIds, covered);
      redraw();
    },
    /** @param {readonly string[] | null} personIds */
    matches(personIds) {
      shown.matches = personIds && new Set(personIds);
      redraw();
    },
    /** @param {ReadonlyMap<string, string>} names by id */
    kinNames(names) {
      shown.kinNames = names;
      redraw();
    },
    fit() {
      fit(camera, scene, ARRIVE_MS, events.corner?.());
      redraw();
    },
    /** @param {number} factor */
    zoom(factor) {
      camera.zoom(factor, undefined, undefined, ZOOM_MS);
      redraw();
    },
    /** The whole drawing as an SVG document. */
    svg() {
      return svgOf(scene, shown, titleOf(graph), photos.written, paperColoursOf(root));
    },
    /** Where the drawing is on the screen, and how large: a zoom of 1 is full size. */
    where() {
      return { ...camera.where };
    },
    /**
     * Where on the page the middle of somebody's card is; null if the view does not show them.
     * @param {string} personId
     */
    spot(personId) {
      const node = scene.node(personId);
      if (!node) return null;
      const { left, top, scale } = camera.where;
      const box = surface.getBoundingClientRect();
      const [x, y] = middleOf(node);
      return [box.left + left + x * scale, box.top + top + y * scale];
    },
    figures() {
      return { people: graph.persons.length, visible, ...frames.figures() };
    },
    destroy() {
      endHands();
      endKeys();
      endColours();
      resized.disconnect();
      layouting.destroy();
      cancelAnimationFrame(frame);
      clearTimeout(listTimer);
      root.remove();
    },
  };
}
