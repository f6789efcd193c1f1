/**
 * Painting one frame: rows, lines, people, from what the camera sees.
 *
 * A canvas and not SVG: ten thousand cards would be a hundred thousand elements for the browser to
 * keep, while only those in sight are painted here, and far away only their marks.
 * Not here: one card (`cards.js`), the map in the corner (`minimap.js`).
 */

import { paintBands, paintLabels } from "./bands.js";
import { drawCard, drawShort, FULL_SCALE, SHORT_SCALE } from "./cards.js";
import { genderColours, genderOf } from "./colours.js";
import { CORNER, dashOf, drawParted, isOnPath, widthFactor } from "./lines.js";
import { canvasPen, traceFrame } from "./pen_canvas.js";
import { tracedLines } from "./scene.js";
import { drawBlank, drawSector } from "./sectors.js";

/** @typedef {import("../layout/shapes.js").Node} Node */
/** @typedef {import("../layout/shapes.js").Edge} Edge */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./colours.js").Colours} Colours */
/** @typedef {import("./pen_shapes.js").Pen} Pen */

/**
 * @typedef {object} Shown what is shown of the scene in a special way
 * @property {string | null} selectedId
 * @property {string | null} hoveredKey
 * @property {ReadonlySet<string> | null} path
 * @property {ReadonlySet<string>} steps
 * @property {ReadonlySet<string> | null} matches
 * @property {ReadonlyMap<string, string>} kinNames what people are to the reader
 * @property {number} arrived from 0 to 1: how far everybody has come to a new place
 */

/** @returns {Shown} */
export function nothingShown() {
  const [selectedId, hoveredKey, path, matches] = [null, null, null, null];
  const [steps, kinNames] = [new Set(), new Map()];
  return { selectedId, hoveredKey, path, steps, matches, kinNames, arrived: 1 };
}

const DIMMED = 0.22;
const SMALLEST_PX = 1.3;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} density device pixels for one CSS pixel
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {Colours} colours
 * @param {Shown} shown
 * @param {Parameters<typeof canvasPen>[1]} photos
 * @returns {number} how many people are in sight
 */
export function paint(context, density, scene, camera, colours, shown, photos) {
  const { left, top, scale } = camera.where;
  const { w, h } = camera.size;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, w, h);
  paintBands(context, scene, camera, colours);
  context.setTransform(density * scale, 0, 0, density * scale, density * left, density * top);
  context.lineJoin = "round";
  context.lineCap = "butt";
  const pen = canvasPen(context, photos);
  context.globalAlpha = shown.arrived;
  for (const blank of scene.blanks) drawBlank(pen, blank, colours);
  paintEdges(context, pen, scene, camera, colours, shown);
  context.globalAlpha = 1;
  const visible = scene.nodesIn(grown(camera.seen, shown.arrived < 1 ? 4000 : 24));
  if (scale < SHORT_SCALE && !scene.isFan) {
    paintMarks(context, scene, visible, scale, colours, shown);
    paintMarked(pen, scene, visible, scale, colours, shown);
  } else {
    paintPeople(pen, scene, visible, scale, colours, shown);
  }
  context.setTransform(density, 0, 0, density, 0, 0);
  paintLabels(context, scene, camera, colours);
  return visible.length;
}

/**
 * The place where a node is right now, on its way.
 * @param {Scene} scene
 * @param {Node} node
 * @param {number} arrived
 */
function onTheWay(scene, node, arrived) {
  const move = scene.moves.get(node.key);
  if (arrived >= 1 || !move) return node;
  return { ...node, x: node.x + move.dx * (1 - arrived), y: node.y + move.dy * (1 - arrived) };
}

/**
 * @param {Pen} pen
 * @param {Scene} scene
 * @param {readonly Node[]} nodes
 * @param {number} scale
 * @param {Colours} colours
 * @param {Shown} shown
 */
function paintPeople(pen, scene, nodes, scale, colours, shown) {
  for (const node of nodes) {
    const person = scene.kin.people.get(node.id);
    if (!person) continue;
    const look = {
      colours,
      isSelected: node.id === shown.selectedId,
      isMatch: shown.matches?.has(node.id) ?? false,
      isOnPath: shown.path?.has(node.id) ?? false,
      isHovered: node.key === shown.hoveredKey,
      kin: shown.kinNames.get(node.id) ?? "",
    };
    const isNew = scene.moves.get(node.key)?.isNew;
    const opacity = (isDimmed(node, shown) ? DIMMED : 1) * (isNew ? shown.arrived : 1);
    const here = onTheWay(scene, node, shown.arrived);
    pen.faded(opacity, () => {
      if (node.sector) drawSector(pen, person, node, look, scale);
      else if (scale >= FULL_SCALE) drawCard(pen, person, here, look);
      else drawShort(pen, person, here, look, scale);
    });
  }
}

/**
 * Everybody from far: a mark in the colour of the gender, all of one colour in one go.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {readonly Node[]} nodes
 * @param {number} scale
 * @param {Colours} colours
 * @param {Shown} shown
 */
function paintMarks(context, scene, nodes, scale, colours, shown) {
  /** @type {Map<string, Path2D>} */
  const bright = new Map();
  /** @type {Map<string, Path2D>} */
  const dim = new Map();
  for (const node of nodes) {
    const person = scene.kin.people.get(node.id);
    if (!person) continue;
    const { strong } = genderColours(colours, person);
    const paths = isDimmed(node, shown) ? dim : bright;
    let path = paths.get(strong);
    if (!path) paths.set(strong, (path = new Path2D()));
    const { x, y, w, h } = onTheWay(scene, node, shown.arrived);
    const r = Math.max(SMALLEST_PX / scale, Math.min(w, h) * 0.43);
    if (r * scale < 2.5) path.rect(x + w / 2 - r, y + h / 2 - r, 2 * r, 2 * r);
    else traceFrame(path, genderOf(person), x + w / 2, y + h / 2, r);
  }
  for (const [paths, opacity] of /** @type {const} */ ([[dim, DIMMED], [bright, 1]])) {
    context.globalAlpha = opacity * (0.3 + 0.7 * shown.arrived);
    for (const [colour, path] of paths) {
      context.fillStyle = colour;
      context.fill(path);
    }
  }
  context.globalAlpha = 1;
}

/**
 * Those who stand out, from far.
 * @param {Pen} pen
 * @param {Scene} scene
 * @param {readonly Node[]} nodes
 * @param {number} scale
 * @param {Colours} colours
 * @param {Shown} shown
 */
function paintMarked(pen, scene, nodes, scale, colours, shown) {
  for (const node of nodes) {
    const isSelected = node.id === shown.selectedId;
    const isMarked = isSelected || shown.matches?.has(node.id) || shown.path?.has(node.id);
    const person = isMarked ? scene.kin.people.get(node.id) : undefined;
    if (!person) continue;
    const stroke = shown.matches?.has(node.id) && !isSelected ? colours.match : colours.accent;
    const r = Math.max(6 / scale, Math.min(node.w, node.h) * 0.5);
    const { x, y, w, h } = onTheWay(scene, node, shown.arrived);
    const width = (isSelected ? 3 : 2) / scale;
    pen.frame(genderOf(person), x + w / 2, y + h / 2, r, { stroke, width });
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Pen} pen
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {Colours} colours
 * @param {Shown} shown
 */
function paintEdges(context, pen, scene, camera, colours, shown) {
  const { scale } = camera.where;
  const px = Math.min(1.5, Math.max(0.5, 1.5 * Math.sqrt(scale)));
  const width = px / scale;
  const round = scale > 0.3 ? CORNER : 0;
  const visible = scene.edgesIn(grown(camera.seen, 8));
  const [special, plain] = shown.path ? apart(visible, shown) : [[], visible];
  const isMost = round === 0 && special.length === 0 && visible.length > scene.edges.length / 2;
  const paths = isMost ? scene.farLines() : tracedLines(plain, round);
  const before = context.globalAlpha;
  if (shown.path) context.globalAlpha = before * DIMMED * 1.6;
  context.strokeStyle = colours.line;
  for (const [look, path] of paths) {
    context.lineWidth = width * widthFactor(look);
    context.setLineDash(scale > 0.12 ? [...dashOf(look)] : []);
    context.stroke(path);
  }
  context.setLineDash([]);
  if (scale > 0.3) for (const edge of visible) drawParted(pen, edge, colours.quiet, width);
  context.globalAlpha = before;
  for (const edge of special) {
    pen.line(edge.points, round, { stroke: colours.accent, width: Math.max(3, 2.4 / scale) });
  }
}

/**
 * Lines on the path, and all others.
 * @param {readonly Edge[]} edges
 * @param {Shown} shown
 * @returns {[Edge[], Edge[]]}
 */
function apart(edges, { steps }) {
  /** @type {[Edge[], Edge[]]} */
  const two = [[], []];
  for (const edge of edges) two[isOnPath(edge, steps) ? 0 : 1].push(edge);
  return two;
}

/**
 * @param {Node} node
 * @param {Shown} shown
 */
function isDimmed(node, { path, matches }) {
  return (path !== null && !path.has(node.id)) || (matches !== null && !matches.has(node.id));
}

/**
 * @param {import("../layout/shapes.js").Box} box
 * @param {number} by
 */
function grown({ x, y, w, h }, by) {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}
