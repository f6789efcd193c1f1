/**
 * The whole drawing of a view as one SVG document, for paper: it needs nothing beside it.
 *
 * It has a title, the generations, everybody in full, and a legend of the lines and frames that
 * occur in it.
 * Not here: how things are written (`pen_svg.js`).
 */

import { text } from "../words.js";
import { generationText } from "../words/generations.js";
import { spanText } from "../words/years.js";
import { drawCard } from "./cards.js";
import { genderOf, ON_PAPER } from "./colours.js";
import { CORNER, dashOf, drawParted, isOnPath, lookOf, widthFactor } from "./lines.js";
import { attributes, escaped, svgPen } from "./pen_svg.js";
import { drawBlank, drawSector } from "./sectors.js";
import { widthOf } from "./words_fit.js";

/** @typedef {import("./colours.js").Colours} Colours */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./paint.js").Shown} Shown */
/** @typedef {import("./pen_shapes.js").Pen} Pen */
/** @typedef {import("./pen_shapes.js").Letters} Letters */
/** @typedef {import("./pen_shapes.js").Frame} Frame */

const MARGIN = 48;
const TITLE = 64;
const LEGEND = 56;
const LABELS = 128;

/** @type {Letters} */
const SMALL = { size: 11, family: ON_PAPER.words, fill: ON_PAPER.quiet, align: "start" };

const LINES = /** @type {const} */ (["child", "Adoptive", "Step", "Foster", "couple", "parents"]);
const PARTED = /** @type {const} */ (["Divorced", "Separated"]);

const FRAMES = /** @type {const} */ (["female", "male", "other", "unknown"]);
const GENDERS = /** @type {const} */ ({
  female: "Female",
  male: "Male",
  other: "Other",
  unknown: "Unknown",
});

/**
 * @param {Scene} scene
 * @param {Shown} shown
 * @param {string} title
 * @param {(url: string) => string | null} photo
 * @param {Colours} colours of paper
 */
export function svgOf(scene, shown, title, photo, colours) {
  const pen = svgPen(photo);
  const small = { ...SMALL, fill: colours.quiet };
  const { bounds } = scene;
  const left = bounds.x - MARGIN - (scene.levels.length > 0 ? LABELS : 0);
  const entries = legendOf(scene);
  const legendWidth = entries.reduce((sum, entry) => sum + entry.w, 0);
  const right = Math.max(bounds.x + bounds.w + MARGIN, left + 2 * MARGIN + legendWidth, left + 480);
  const top = bounds.y - MARGIN - TITLE;
  const bottom = bounds.y + bounds.h + MARGIN + LEGEND;
  pen.box(left, top, right - left, bottom - top, 0, { fill: colours.ground });
  for (const level of scene.levels) {
    const { y, h } = level;
    const years = spanText(level.births);
    pen.words(generationText(level), left + MARGIN / 2, y + h / 2, { ...small, weight: 600 });
    if (years) pen.words(years, left + MARGIN / 2, y + h / 2 + 15, small);
  }
  for (const blank of scene.blanks) drawBlank(pen, blank, colours);
  drawEdges(pen, scene, shown, colours);
  drawPeople(pen, scene, shown, colours);
  const heading = { size: 26, weight: 500, family: colours.title, fill: colours.ink };
  pen.words(title, left + MARGIN / 2, top + 46, { ...heading, align: "start" });
  drawLegend(pen, entries, left + MARGIN / 2, bottom - 24, colours);
  const box = { x: left, y: top, w: right - left, h: bottom - top };
  const size = attributes({
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: [box.x, box.y, box.w, box.h].map((one) => Math.round(one * 100) / 100).join(" "),
    width: box.w,
    height: box.h,
    role: "img",
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  return `${head}<svg${size}>\n<title>${escaped(title)}</title>\n${pen.parts.join("\n")}\n</svg>\n`;
}

/**
 * @param {Pen} pen
 * @param {Scene} scene
 * @param {Shown} shown
 * @param {Colours} colours
 */
function drawEdges(pen, scene, shown, colours) {
  const sorted = scene.edges
    .map((edge) => ({ edge, isSpecial: shown.path !== null && isOnPath(edge, shown.steps) }))
    .sort((a, b) => Number(a.isSpecial) - Number(b.isSpecial));
  for (const { edge, isSpecial } of sorted) {
    const look = lookOf(edge);
    pen.line(edge.points, CORNER, {
      stroke: isSpecial ? colours.accent : colours.line,
      width: isSpecial ? 3 : 1.3 * widthFactor(look),
      dash: dashOf(look),
    });
    drawParted(pen, edge, colours.quiet, 1.4);
  }
}

/**
 * @param {Pen} pen
 * @param {Scene} scene
 * @param {Shown} shown
 * @param {Colours} colours
 */
function drawPeople(pen, scene, shown, colours) {
  for (const node of scene.nodes) {
    const person = scene.kin.people.get(node.id);
    if (!person) continue;
    const look = {
      colours,
      isSelected: false,
      isMatch: false,
      isHovered: false,
      isOnPath: shown.path?.has(node.id) ?? false,
    };
    if (node.sector) drawSector(pen, person, node, look, 1);
    else drawCard(pen, person, node, look);
  }
}

/** @typedef {{look: string, frame: Frame | null, words: string, w: number}} Entry */

/**
 * The signs that occur.
 * @param {Scene} scene
 * @returns {Entry[]}
 */
function legendOf(scene) {
  const looks = new Set(scene.edges.map(lookOf));
  const couples = scene.edges.filter(({ kind }) => kind === "couple");
  const parted = new Set(couples.map(({ type }) => type));
  const genders = new Set(
    scene.nodes.map(({ id }) => genderOf(scene.kin.people.get(id) ?? { personId: id })),
  );
  const lines = [
    ...LINES.filter((look) => looks.has(look)),
    ...PARTED.filter((look) => parted.has(look)),
  ];
  const found = [
    ...FRAMES.filter((frame) => genders.has(frame)).map((frame) => ({
      look: "",
      frame,
      words: text(`gender.${GENDERS[frame]}`),
    })),
    ...lines.map((look) => ({ look, frame: null, words: text(`legend.${look}`) })),
  ];
  return found.map((entry) => ({ ...entry, w: 40 + widthOf(entry.words, SMALL) + 24 }));
}

/**
 * @param {Pen} pen
 * @param {readonly Entry[]} entries
 * @param {number} left
 * @param {number} y
 * @param {Colours} colours
 */
function drawLegend(pen, entries, left, y, colours) {
  let x = left;
  for (const { look, frame, words, w } of entries) {
    if (frame) {
      const [fill, stroke] = [colours[`${frame}-wash`], colours[frame]];
      const dash = frame === "unknown" ? { dash: [3, 3] } : {};
      pen.frame(frame, x + 12, y - 4, 9, { fill, stroke, width: 1.4, ...dash });
    } else {
      const points = [x, y - 4, x + 30, y - 4];
      const isParted = look === "Divorced" || look === "Separated";
      const kind = isParted ? "couple" : look;
      const width = 1.3 * widthFactor(kind);
      pen.line(points, 0, { stroke: colours.line, width, dash: dashOf(kind) });
      const edge = { kind: /** @type {const} */ ("couple"), type: look, from: [], to: "", points };
      if (isParted) drawParted(pen, edge, colours.quiet, 1.4);
    }
    pen.words(words, x + (frame ? 28 : 38), y, { ...SMALL, fill: colours.quiet });
    x += w;
  }
}

/**
 * What a drawing of a graph is called.
 * @param {import("../layout/shapes.js").Graph} graph
 */
export function titleOf(graph) {
  return graph.tree?.treeName ?? text("canvas.title");
}
