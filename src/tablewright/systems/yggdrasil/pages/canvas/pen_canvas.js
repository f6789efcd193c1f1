/**
 * A pen for the screen.
 * Not here: what is drawn (`cards.js`, `sectors.js`, `lines.js`).
 */

import { pieces } from "./names.js";
import { outlineOf, readsBelow } from "./pen_shapes.js";

/** @typedef {import("./pen_shapes.js").Pen} Pen */
/** @typedef {import("./pen_shapes.js").Ink} Ink */
/** @typedef {import("./pen_shapes.js").Letters} Letters */
/** @typedef {import("./pen_shapes.js").Frame} Frame */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{get: (url: string) => CanvasImageSource | null}} photos
 * @returns {Pen}
 */
export function canvasPen(context, photos) {
  /** @param {Ink} ink */
  const use = ({ fill, stroke, width = 1, dash, opacity = 1 }) => {
    const before = context.globalAlpha;
    context.globalAlpha = before * opacity;
    if (fill) {
      context.fillStyle = fill;
      context.fill();
    }
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.setLineDash(dash ? [...dash] : []);
      context.stroke();
    }
    context.globalAlpha = before;
  };
  let font = "";
  /** @param {Letters} letters */
  const set = ({ size, weight = 400, family, fill, align = "center" }) => {
    const next = `${weight} ${size}px ${family}`;
    if (next !== font) context.font = font = next; // the browser reads it anew each time
    context.fillStyle = fill;
    context.textAlign = align;
  };
  return {
    box(x, y, w, h, round, ink) {
      context.beginPath();
      context.roundRect(x, y, w, h, round);
      use(ink);
    },
    frame(frame, x, y, r, ink) {
      context.beginPath();
      traceFrame(context, frame, x, y, r);
      use(ink);
    },
    line(points, round, ink) {
      context.beginPath();
      traceLine(context, points, round);
      use(ink);
    },
    words(words, x, y, letters) {
      set(letters);
      context.fillText(words, x, y);
    },
    turned(words, x, y, angle, letters) {
      set(letters);
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context.fillText(words, 0, 0);
      context.restore();
    },
    arched(words, r, angle, letters) {
      set({ ...letters, align: "start" });
      // Below the middle words would stand on their heads, so they run the other way round.
      const isBelow = readsBelow(angle);
      const way = isBelow ? -1 : 1;
      const whole = context.measureText(words).width;
      const radius = isBelow ? r + letters.size * 0.72 : r;
      let done = 0;
      for (const piece of pieces(words)) {
        const width = context.measureText(piece).width;
        const here = angle + (way * (done - whole / 2 + width / 2)) / radius;
        context.save();
        context.rotate(here + Math.PI / 2);
        context.translate(0, -radius);
        if (isBelow) context.rotate(Math.PI);
        context.fillText(piece, -width / 2, 0);
        context.restore();
        done += width;
      }
    },
    photo(url, frame, x, y, r) {
      const image = photos.get(url);
      if (!image) return false;
      context.save();
      context.beginPath();
      traceFrame(context, frame, x, y, r);
      context.clip();
      context.drawImage(image, x - r, y - r, 2 * r, 2 * r);
      context.restore();
      return true;
    },
    sector({ inner, outer, from, to }, ink) {
      context.beginPath();
      context.arc(0, 0, outer, from, to);
      if (inner > 0) context.arc(0, 0, inner, to, from, true);
      context.closePath();
      use(ink);
    },
    faded(opacity, draw) {
      const before = context.globalAlpha;
      context.globalAlpha = before * opacity;
      draw();
      context.globalAlpha = before;
    },
  };
}

/**
 * Adds a frame to the path.
 * @param {CanvasPath} path
 * @param {Frame} frame
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function traceFrame(path, frame, x, y, r) {
  const outline = outlineOf(frame);
  if (!outline) {
    path.moveTo(x + r, y);
    path.arc(x, y, r, 0, 2 * Math.PI);
    return;
  }
  const { corners, round } = outline;
  const last = corners.at(-1) ?? [0, 0];
  const first = corners[0] ?? [0, 0];
  path.moveTo(x + ((last[0] + first[0]) / 2) * r, y + ((last[1] + first[1]) / 2) * r);
  corners.forEach(([cx, cy], index) => {
    const [nx, ny] = corners[(index + 1) % corners.length] ?? first;
    path.arcTo(x + cx * r, y + cy * r, x + nx * r, y + ny * r, round * r);
  });
  path.closePath();
}

/**
 * Adds a line to the path, with round corners where there is room for them.
 * @param {CanvasPath} path
 * @param {readonly number[]} points
 * @param {number} round
 */
export function traceLine(path, points, round) {
  const last = points.length - 2;
  path.moveTo(points[0] ?? 0, points[1] ?? 0);
  for (let i = 2; i < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
    if (round === 0 || i === last) {
      path.lineTo(x, y);
      continue;
    }
    const [bx, by] = [points[i - 2] ?? 0, points[i - 1] ?? 0];
    const [nx, ny] = [points[i + 2] ?? 0, points[i + 3] ?? 0];
    const room = Math.min(Math.hypot(x - bx, y - by), Math.hypot(nx - x, ny - y)) / 2;
    path.arcTo(x, y, nx, ny, Math.min(round, room));
  }
}
