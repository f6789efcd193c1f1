/**
 * A pen that writes SVG. Everything stands in attributes, so that no style sheet and no policy of a
 * page can change it; every text is escaped, and characters that XML cannot hold are left out.
 * Not here: what is drawn (`cards.js`, `sectors.js`, `lines.js`), the document (`svg.js`).
 */

import { outlineOf, readsBelow } from "./pen_shapes.js";

/** @typedef {import("./pen_shapes.js").Pen} Pen */
/** @typedef {import("./pen_shapes.js").Ink} Ink */
/** @typedef {import("./pen_shapes.js").Letters} Letters */
/** @typedef {import("./pen_shapes.js").Frame} Frame */

/**
 * @param {(url: string) => string | null} written a photo as a `data:` address
 * @returns {Pen & {parts: string[]}}
 */
export function svgPen(written) {
  /** @type {string[]} */
  const parts = [];
  let arcs = 0;
  return {
    parts,
    box(x, y, w, h, round, ink) {
      const size = attributes({ x, y, width: w, height: h, rx: round });
      parts.push(`<rect${size}${inked(ink)}/>`);
    },
    frame(frame, x, y, r, ink) {
      parts.push(`<path d="${framePath(frame, x, y, r)}"${inked(ink)}/>`);
    },
    line(points, round, ink) {
      parts.push(`<path d="${linePath(points, round)}"${inked({ ...ink, fill: "none" })}/>`);
    },
    words(words, x, y, letters) {
      parts.push(`<text${attributes({ x, y })}${lettered(letters)}>${escaped(words)}</text>`);
    },
    turned(words, x, y, angle, letters) {
      const degrees = number((angle * 180) / Math.PI);
      const turn = attributes({
        transform: `translate(${number(x)} ${number(y)}) rotate(${degrees})`,
      });
      parts.push(`<text${turn}${lettered(letters)}>${escaped(words)}</text>`);
    },
    arched(words, r, angle, letters) {
      const isBelow = readsBelow(angle);
      const radius = isBelow ? r + letters.size * 0.72 : r;
      const [from, to] = isBelow ? [angle + 1.5, angle - 1.5] : [angle - 1.5, angle + 1.5];
      const id = `arc${arcs++}`;
      const round = `A${number(radius)} ${number(radius)} 0 0 ${isBelow ? 0 : 1}`;
      const way = `M${spot(radius, from)}${round} ${spot(radius, to)}`;
      parts.push(`<path id="${id}" d="${way}" fill="none"/>`);
      const path = `<textPath href="#${id}" startOffset="50%">${escaped(words)}</textPath>`;
      parts.push(`<text${lettered({ ...letters, align: "center" })}>${path}</text>`);
    },
    photo(url, frame, x, y, r) {
      const data = written(url);
      if (!data) return false;
      const id = `cut${arcs++}`;
      const box = attributes({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });
      parts.push(`<clipPath id="${id}"><path d="${framePath(frame, x, y, r)}"/></clipPath>`);
      parts.push(`<image${box} href="${escaped(data)}" clip-path="${reference(id)}"/>`);
      return true;
    },
    sector({ inner, outer, from, to }, ink) {
      parts.push(`<path d="${sectorPath(inner, outer, from, to)}"${inked(ink)}/>`);
    },
    faded(opacity, draw) {
      if (opacity < 1) parts.push(`<g${attributes({ opacity })}>`);
      draw();
      if (opacity < 1) parts.push("</g>");
    },
  };
}

/**
 * A text that is safe between tags and within quotes.
 * @param {string} words
 */
export function escaped(words) {
  return words
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** @param {Record<string, string | number | undefined>} given */
export function attributes(given) {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const words = typeof value === "number" ? number(value) : escaped(value ?? "");
      return ` ${name}="${words}"`;
    })
    .join("");
}

/** @param {string} id */
function reference(id) {
  return `url${`(#${id})`}`;
}

/** @param {number} value */
function number(value) {
  return String(Math.round(value * 100) / 100);
}

/** @param {Ink} ink */
function inked({ fill = "none", stroke, width = 1, dash, opacity }) {
  return attributes({
    fill,
    ...(stroke ? { stroke, "stroke-width": width } : {}),
    ...(dash && dash.length > 0 ? { "stroke-dasharray": dash.join(" ") } : {}),
    ...(opacity !== undefined && opacity < 1 ? { opacity } : {}),
  });
}

/** @param {Letters} letters */
function lettered({ size, weight = 400, family, fill, align = "center" }) {
  const anchor = { start: "start", center: "middle", end: "end" }[align];
  return attributes({
    "font-family": family,
    "font-size": size,
    "font-weight": weight,
    fill,
    "text-anchor": anchor,
  });
}

/**
 * @param {number} r
 * @param {number} angle
 */
function spot(r, angle) {
  return `${number(Math.cos(angle) * r)} ${number(Math.sin(angle) * r)}`;
}

/**
 * @param {Frame} frame
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
function framePath(frame, x, y, r) {
  const outline = outlineOf(frame);
  if (!outline) {
    const half = `a${number(r)} ${number(r)} 0 0 1`;
    return `M${number(x - r)} ${number(y)}${half} ${number(2 * r)} 0${half} ${number(-2 * r)} 0z`;
  }
  const corners = outline.corners.map(([cx, cy]) => [x + cx * r, y + cy * r]);
  const [first = [0, 0]] = corners;
  const last = corners.at(-1) ?? [0, 0];
  const start = [(one(first, 0) + one(last, 0)) / 2, (one(first, 1) + one(last, 1)) / 2];
  return `${linePath([...start, ...corners.flat(), ...start], outline.round * r)}z`;
}

/**
 * @param {readonly number[]} point
 * @param {number} index
 */
function one(point, index) {
  return point[index] ?? 0;
}

/**
 * A line with round corners: each corner is the control point of a curve.
 * @param {readonly number[]} points
 * @param {number} round
 */
function linePath(points, round) {
  let path = `M${number(points[0] ?? 0)} ${number(points[1] ?? 0)}`;
  for (let i = 2; i < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
    if (i === points.length - 2 || round === 0) {
      path += `L${number(x)} ${number(y)}`;
      continue;
    }
    const [bx, by] = [points[i - 2] ?? 0, points[i - 1] ?? 0];
    const [nx, ny] = [points[i + 2] ?? 0, points[i + 3] ?? 0];
    const [before, after] = [Math.hypot(x - bx, y - by), Math.hypot(nx - x, ny - y)];
    const r = Math.min(round, before / 2, after / 2);
    if (r < 0.01) {
      path += `L${number(x)} ${number(y)}`;
      continue;
    }
    const [inX, inY] = [x + ((bx - x) * r) / before, y + ((by - y) * r) / before];
    const [outX, outY] = [x + ((nx - x) * r) / after, y + ((ny - y) * r) / after];
    path += `L${number(inX)} ${number(inY)}Q${number(x)} ${number(y)}`;
    path += ` ${number(outX)} ${number(outY)}`;
  }
  return path;
}

/**
 * @param {number} inner
 * @param {number} outer
 * @param {number} from
 * @param {number} to
 */
function sectorPath(inner, outer, from, to) {
  if (to - from > 6.28) return framePath("female", 0, 0, outer);
  const isLarge = to - from > Math.PI ? 1 : 0;
  const arc = (/** @type {number} */ r, /** @type {number} */ sweep) =>
    `A${number(r)} ${number(r)} 0 ${isLarge} ${sweep}`;
  return (
    `M${spot(outer, from)}${arc(outer, 1)} ${spot(outer, to)}` +
    `L${spot(inner, to)}${arc(inner, 0)} ${spot(inner, from)}z`
  );
}
