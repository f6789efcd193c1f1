/**
 * Cards: people as they are drawn, with as much detail as can be seen from where one is.
 * Not here: ring segments of a fan (`sectors.js`), many people from far (`paint.js`).
 */

import { genderColours, genderOf } from "./colours.js";
import { fullName, givenNames, initials, life, surname } from "./names.js";
import { fitting, inTwoLines, widthOf } from "./words_fit.js";

/** @typedef {import("../layout/shapes.js").Person} Person */
/** @typedef {import("../layout/shapes.js").Node} Node */
/** @typedef {import("./colours.js").Colours} Colours */
/** @typedef {import("./pen_shapes.js").Pen} Pen */

/** From these scales on a card is drawn in full, or with a short name. */
export const FULL_SCALE = 0.56;
export const SHORT_SCALE = 0.2;

const ROUND = 14;
const PAD = 9;
const SHORT_PX = 10.5;
const KIN = { h: 17, size: 10.5, pad: 8 };

/**
 * @typedef {object} Look
 * @property {Colours} colours
 * @property {boolean} isSelected
 * @property {boolean} isMatch
 * @property {boolean} isOnPath
 * @property {boolean} isHovered
 * @property {string} [kin] what the person is to the reader
 */

/**
 * A card in full.
 * @param {Pen} pen
 * @param {Person} person
 * @param {Node} node at its place
 * @param {Look} look
 */
export function drawCard(pen, person, node, look) {
  const { colours } = look;
  const { x, y, w, h } = node;
  surround(pen, node, look);
  pen.box(x, y, w, h, ROUND, {
    fill: colours.card,
    stroke: look.isSelected || look.isOnPath ? colours.accent : colours.edge,
    width: look.isSelected || look.isOnPath ? 1.75 : look.isHovered ? 1.5 : 1,
    ...(node.isAgain ? { dash: [4, 3] } : {}),
  });
  if (w > h) lying(pen, person, node, look);
  else upright(pen, person, node, look);
  if (look.kin) label(pen, look.kin, node, colours);
}

/**
 * What the person is to the reader: on the foot of the portrait, or on the right of a lying card's
 * edge. The signs for adding people are in the middle of edges.
 * @param {Pen} pen
 * @param {string} kin
 * @param {Node} node
 * @param {Colours} colours
 */
function label(pen, kin, { x, y, w, h }, colours) {
  const letters = { size: KIN.size, weight: 600, family: colours.words };
  const isLying = w > h;
  const words = fitting([capital(kin)], (isLying ? w - h : w) - 2 * KIN.pad, letters);
  const wide = widthOf(words, letters) + 2 * KIN.pad;
  const left = isLying ? x + w - wide - KIN.pad : x + (w - wide) / 2;
  const top = isLying ? y + h - KIN.h / 2 : y + 54;
  pen.box(left, top, wide, KIN.h, KIN.h / 2, { fill: colours.accent });
  const fill = colours["on-accent"];
  pen.words(words, left + wide / 2, top + KIN.h / 2 + KIN.size * 0.36, { ...letters, fill });
}

/** @param {string} words */
function capital(words) {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/**
 * A portrait and a short name, in letters that stay readable.
 * @param {Pen} pen
 * @param {Person} person
 * @param {Node} node
 * @param {Look} look
 * @param {number} scale
 */
export function drawShort(pen, person, node, look, scale) {
  const { colours } = look;
  const { x, y, w, h } = node;
  const { strong, wash } = genderColours(colours, person);
  const isLying = w > h;
  const size = SHORT_PX / scale;
  const r = isLying ? h * 0.42 : Math.min(w * 0.36, (h - size) / 2);
  const [cx, cy] = isLying ? [x + h / 2, y + h / 2] : [x + w / 2, y + r + 2];
  if (look.isSelected || look.isMatch || look.isOnPath) {
    const ring = look.isMatch && !look.isSelected ? colours.match : colours.accent;
    pen.frame(genderOf(person), cx, cy, r + 4 / scale, { stroke: ring, width: 2.5 / scale });
  }
  pen.frame(genderOf(person), cx, cy, r, { fill: wash, stroke: strong, width: 1.4 / scale });
  const isPhoto = person.photoUrl && pen.photo(person.photoUrl, genderOf(person), cx, cy, r);
  const letters = { size: r * 0.78, weight: 600, family: colours.words, fill: strong };
  if (!isPhoto && r * scale > 9) {
    pen.words(initials(person), cx, cy + letters.size * 0.36, letters);
  }
  const font = { size, weight: look.isSelected ? 600 : 500, family: colours.words };
  const fill = person.hidden ? colours.quiet : colours.ink;
  if (isLying) {
    const names = [fullName(person), ...givenNames(person)];
    const words = fitting(names, w - h - 4, font);
    pen.words(words, x + h + 4, y + h / 2 + size * 0.36, { ...font, fill, align: "start" });
  } else {
    const words = fitting(givenNames(person).slice(-1), w + 18, font);
    pen.words(words, cx, Math.max(cy + r + size * 1.05, y + h - size * 0.2), { ...font, fill });
  }
}

/**
 * What makes a card stand out: a soft ring.
 * @param {Pen} pen
 * @param {Node} node
 * @param {Look} look
 */
function surround(pen, { x, y, w, h }, { colours, isSelected, isMatch }) {
  if (!isSelected && !isMatch) return;
  const stroke = isSelected ? colours.accent : colours.match;
  pen.box(x - 5, y - 5, w + 10, h + 10, ROUND + 5, {
    stroke,
    width: isSelected ? 6 : 3,
    opacity: isSelected ? 0.22 : 0.9,
  });
}

/**
 * @param {Pen} pen
 * @param {Person} person
 * @param {Node} node
 * @param {Look} look
 */
function upright(pen, person, { x, y, w }, look) {
  const { colours } = look;
  const cx = x + w / 2;
  const fill = person.hidden ? colours.quiet : colours.ink;
  portrait(pen, person, cx, y + 38, 25, look);
  const strong = { size: 13, weight: 600, family: colours.words };
  const plain = { size: 12.5, weight: 400, family: colours.words };
  const last = surname(person);
  const width = w - 2 * PAD;
  let lines;
  if (last) {
    lines = [fitting(givenNames(person), width, strong), fitting([last], width, plain)];
  } else {
    const [given = fullName(person)] = givenNames(person);
    lines = inTwoLines(given, width, strong);
  }
  const [first, second] = lines;
  const years = life(person);
  const top = second && years ? 83 : second || years ? 89 : 96;
  pen.words(first ?? "", cx, y + top, { ...strong, fill });
  const own = last ? plain : strong;
  if (second) pen.words(second, cx, y + top + 16, { ...own, fill });
  if (years) {
    const quiet = { size: 11, family: colours.words, fill: colours.quiet };
    pen.words(fitting([years], width, quiet), cx, y + top + (second ? 33 : 18), quiet);
  }
}

/**
 * @param {Pen} pen
 * @param {Person} person
 * @param {Node} node
 * @param {Look} look
 */
function lying(pen, person, { x, y, w, h }, look) {
  const { colours } = look;
  portrait(pen, person, x + h / 2 + 2, y + h / 2, h * 0.36, look);
  const left = x + h + 6;
  const width = w - h - 6 - PAD;
  const strong = { size: 13, weight: 600, family: colours.words };
  const fill = person.hidden ? colours.quiet : colours.ink;
  const last = surname(person);
  const plain = { size: 12.5, weight: 400, family: colours.words };
  const quiet = { size: 11.5, family: colours.words, fill: colours.quiet };
  // A name that is too long for one line takes two, before any of it is cut.
  const whole = fullName(person);
  const [given = whole] = givenNames(person);
  const [first, second] =
    widthOf(whole, strong) <= width
      ? [whole, ""]
      : last
        ? [fitting(givenNames(person), width, strong), fitting([last], width, plain)]
        : inTwoLines(given, width, strong);
  const years = fitting([life(person)], width, quiet);
  const count = 1 + Number(Boolean(second)) + Number(Boolean(years));
  let line = y + h / 2 + 5 - (count - 1) * 8;
  pen.words(first, left, line, { ...strong, fill, align: "start" });
  if (second) {
    line += 15.5;
    pen.words(second, left, line, { ...(last ? plain : strong), fill, align: "start" });
  }
  if (years) pen.words(years, left, line + 16, { ...quiet, align: "start" });
}

/**
 * A photo or initials in a frame.
 * @param {Pen} pen
 * @param {Person} person
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {Look} look
 */
function portrait(pen, person, x, y, r, { colours }) {
  const { strong, wash } = genderColours(colours, person);
  const frame = genderOf(person);
  const dash = frame === "unknown" ? { dash: [3, 3] } : {};
  pen.frame(frame, x, y, r, { fill: wash });
  const isPhoto = person.photoUrl && !person.hidden && pen.photo(person.photoUrl, frame, x, y, r);
  if (!isPhoto) {
    const size = r * 0.72;
    const letters = { size, weight: 500, family: colours.words, fill: strong };
    pen.words(initials(person), x, y + size * 0.36, letters);
  }
  pen.frame(frame, x, y, r, { stroke: strong, width: 1.6, ...dash });
}
