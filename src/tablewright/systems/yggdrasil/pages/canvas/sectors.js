/**
 * Ring segments of a fan: names along arcs near the middle, along rays further out.
 * Not here: where the segments are (`layout/fan.js`).
 */

import { genderColours } from "./colours.js";
import { fullName, givenNames, life, surname } from "./names.js";
import { readsBelow } from "./pen_shapes.js";
import { fitting, inTwoLines } from "./words_fit.js";

/** @typedef {import("../layout/shapes.js").Person} Person */
/** @typedef {import("../layout/shapes.js").Node} Node */
/** @typedef {import("../layout/shapes.js").Sector} Sector */
/** @typedef {import("./cards.js").Look} Look */
/** @typedef {import("./pen_shapes.js").Pen} Pen */
/** @typedef {import("./pen_shapes.js").Letters} Letters */

/** Letters that would be smaller than this on the screen are left out. */
const READABLE_PX = 4.5;
/** A name runs along an arc that is longer than this; else along a ray. */
const ARC_MIN = 74;

/**
 * The place of an unknown person.
 * @param {Pen} pen
 * @param {Sector} sector
 * @param {import("./colours.js").Colours} colours
 */
export function drawBlank(pen, sector, colours) {
  pen.sector(sector, { fill: colours.band, stroke: colours.ground, width: 2 });
}

/**
 * @param {Pen} pen
 * @param {Person} person
 * @param {Node} node
 * @param {Look} look
 * @param {number} scale
 */
export function drawSector(pen, person, node, look, scale) {
  const { sector, level } = node;
  if (!sector) return;
  const { colours } = look;
  const { strong, wash } = genderColours(colours, person);
  pen.sector(sector, { fill: wash, stroke: colours.ground, width: 2 });
  const rim = { inner: sector.outer - 3, outer: sector.outer, from: sector.from, to: sector.to };
  if (level > 0) pen.sector(rim, { fill: strong, opacity: 0.75 });
  if (look.isSelected || look.isMatch || look.isOnPath || look.isHovered) {
    const stroke = look.isMatch && !look.isSelected ? colours.match : colours.accent;
    pen.sector(sector, { stroke, width: look.isSelected ? 4 : 2.5 });
  }
  if (level === 0) middle(pen, person, sector, look, scale);
  else if (arcOf(sector) > ARC_MIN) alongArc(pen, person, sector, look, scale);
  else alongRay(pen, person, sector, look, scale);
}

/**
 * The length of a segment's inner arc.
 * @param {Sector} sector
 */
function arcOf({ inner, from, to }) {
  return (to - from) * inner;
}

/**
 * @param {Pen} pen
 * @param {Person} person
 * @param {Sector} sector
 * @param {Look} look
 * @param {number} scale
 */
function middle(pen, person, { outer }, { colours }, scale) {
  const strong = { size: 15, weight: 600, family: colours.words };
  if (strong.size * scale < READABLE_PX) return;
  const [first, second] = inTwoLines(fullName(person), outer * 1.6, strong);
  pen.words(first, 0, second ? -10 : -2, { ...strong, fill: colours.ink });
  if (second) pen.words(second, 0, 9, { ...strong, fill: colours.ink });
  const quiet = { size: 12, family: colours.words, fill: colours.quiet };
  pen.words(life(person), 0, second ? 30 : 20, quiet);
}

/**
 * @param {Pen} pen
 * @param {Person} person
 * @param {Sector} sector
 * @param {Look} look
 * @param {number} scale
 */
function alongArc(pen, person, { inner, outer, from, to }, { colours }, scale) {
  const size = 13;
  if (size * scale < READABLE_PX) return;
  const angle = (from + to) / 2;
  const deep = outer - inner;
  const strong = { size, weight: 600, family: colours.words };
  const plain = { size: 12.5, family: colours.words };
  const quiet = { size: 11, family: colours.words };
  const lines = [
    { choices: givenNames(person), own: strong },
    { choices: [surname(person)], own: plain },
    { choices: [life(person)], own: quiet },
  ].filter(({ choices }) => choices[0]);
  const isBelow = readsBelow(angle);
  lines.forEach(({ choices, own }, index) => {
    const step = (lines.length - 1) / 2 - index;
    const r = inner + deep / 2 + (isBelow ? -step : step) * 18 - own.size * 0.35;
    const fill = own === quiet || person.hidden ? colours.quiet : colours.ink;
    pen.arched(fitting(choices, (to - from) * r - 16, own), r, angle, { ...own, fill });
  });
}

/**
 * @param {Pen} pen
 * @param {Person} person
 * @param {Sector} sector
 * @param {Look} look
 * @param {number} scale
 */
function alongRay(pen, person, { inner, outer, from, to }, { colours }, scale) {
  const wide = (to - from) * inner;
  const years = life(person);
  const isTwo = years !== "" && wide > 27;
  const size = Math.min(12.5, wide * (isTwo ? 0.42 : 0.72));
  if (size * scale < READABLE_PX) return;
  const angle = (from + to) / 2;
  const isLeft = Math.cos(angle) < 0;
  const turn = isLeft ? angle + Math.PI : angle;
  const r = (inner + outer) / 2;
  const width = outer - inner - 12;
  const strong = { size, weight: 600, family: colours.words };
  const last = surname(person);
  const names = [
    fullName(person),
    ...givenNames(person).map((given) => (last ? `${given} ${last}` : given)),
    ...givenNames(person).slice(-1),
  ];
  const fill = person.hidden ? colours.quiet : colours.ink;
  // Across the ray: up on the right is towards smaller angles, on the left towards larger ones.
  /** @param {string} words @param {number} down @param {Letters} letters */
  const put = (words, down, letters) => {
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
    pen.turned(words, x - Math.sin(turn) * down, y + Math.cos(turn) * down, turn, letters);
  };
  put(fitting(names, width, strong), isTwo ? -size * 0.2 : size * 0.36, { ...strong, fill });
  if (!isTwo) return;
  const quiet = { size: size * 0.86, family: colours.words, fill: colours.quiet };
  put(fitting([years], width, quiet), size * 0.95, quiet);
}
