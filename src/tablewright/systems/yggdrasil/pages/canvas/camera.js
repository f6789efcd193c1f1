/**
 * The camera: the visible part of the drawing, its scale, and movements between two views.
 * Not here: gestures (`gestures.js`).
 */

/** @typedef {import("../layout/shapes.js").Box} Box */

const SCALE_MAX = 3;
const EDGE_PX = 72; // on a large screen; on a small one there is no room to give away
const FRICTION_PER_MS = 0.0042;
const SLOWEST_PX_PER_MS = 0.02;

/**
 * A point (x, y) of the drawing is seen at (x * scale + left, y * scale + top).
 * @typedef {{left: number, top: number, scale: number}} Where
 */

/**
 * How far in from each edge something lies over the drawing, in px.
 * @typedef {{left: number, top: number, right: number, bottom: number}} Covered
 */

/** @type {Covered} */
const NOTHING = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * @param {() => boolean} movesLittle whether the reader wants no motion
 */
export function makeCamera(movesLittle) {
  /** @type {Where} */
  let where = { left: 0, top: 0, scale: 1 };
  let size = { w: 1, h: 1 };
  /** @type {Box} */
  let bounds = { x: 0, y: 0, w: 1, h: 1 };
  let scaleMin = 0.02;
  /** @type {{from: Where, to: Where, startMs: number | null, ms: number} | null} */
  let flight = null;
  /** @type {{x: number, y: number} | null} px per ms */
  let drift = null;
  let lastMs = 0;

  /** @param {number} scale */
  const allowed = (scale) => Math.min(SCALE_MAX, Math.max(scaleMin, scale));
  /** @param {Where} to */
  const within = (to) => {
    // A part of the drawing always stays in view.
    const keep = Math.min(size.w, size.h) / 4;
    const { scale } = to;
    return {
      scale,
      left: Math.min(
        size.w - keep - bounds.x * scale,
        Math.max(keep - (bounds.x + bounds.w) * scale, to.left),
      ),
      top: Math.min(
        size.h - keep - bounds.y * scale,
        Math.max(keep - (bounds.y + bounds.h) * scale, to.top),
      ),
    };
  };
  /** @param {Where} to @param {number} ms */
  const fly = (to, ms) => {
    drift = null;
    const end = within({ ...to, scale: allowed(to.scale) });
    if (movesLittle() || ms === 0) {
      flight = null;
      where = end;
      return;
    }
    flight = { from: where, to: end, startMs: null, ms };
  };
  /** @param {Box} box @param {number} scaleMax @param {Covered} [covered] */
  const around = (box, scaleMax, covered = NOTHING) => {
    const w = size.w - covered.left - covered.right;
    const h = size.h - covered.top - covered.bottom;
    const room = Math.min(56, w / 12, h / 12);
    const fits = Math.min((w - 2 * room) / (box.w || 1), (h - 2 * room) / (box.h || 1));
    const scale = allowed(Math.min(scaleMax, fits));
    return {
      scale,
      left: covered.left + w / 2 - (box.x + box.w / 2) * scale,
      top: covered.top + h / 2 - (box.y + box.h / 2) * scale,
    };
  };

  return {
    get where() {
      return where;
    },
    get size() {
      return size;
    },
    get isMoving() {
      return flight !== null || drift !== null;
    },
    /** The part of the drawing that is seen. */
    get seen() {
      const { left, top, scale } = where;
      return { x: -left / scale, y: -top / scale, w: size.w / scale, h: size.h / scale };
    },
    /**
     * A point of the screen, in the drawing.
     * @param {number} x
     * @param {number} y
     */
    point(x, y) {
      return { x: (x - where.left) / where.scale, y: (y - where.top) / where.scale };
    },
    /**
     * The screen has another size: its middle shows what it showed.
     * @param {{w: number, h: number}} next
     */
    resize(next) {
      where = {
        ...where,
        left: where.left + (next.w - size.w) / 2,
        top: where.top + (next.h - size.h) / 2,
      };
      size = next;
    },
    /** @param {Box} next */
    bound(next) {
      bounds = next;
      const fits = Math.min(size.w / (next.w || 1), size.h / (next.h || 1));
      scaleMin = Math.min(0.4, fits * 0.7);
    },
    /** Where everything is seen. */
    fitted() {
      return around(bounds, 1);
    },
    /** @param {number} [ms] @param {Covered} [covered] */
    fit(ms = 420, covered) {
      fly(around(bounds, 1, covered), ms);
    },
    /**
     * Shows a box whole, in the middle of what nothing covers.
     * @param {Box} box
     * @param {Covered} [covered]
     */
    show(box, covered) {
      fly(around(box, 1, covered), 420);
    },
    /**
     * Brings a box to the middle.
     * @param {Box} box
     * @param {number} scale
     * @param {number} [ms]
     */
    centre(box, scale, ms = 420) {
      const end = allowed(scale);
      const left = size.w / 2 - (box.x + box.w / 2) * end;
      fly({ scale: end, left, top: size.h / 2 - (box.y + box.h / 2) * end }, ms);
    },
    /**
     * Brings a box to the middle, or as near to it as possible without needless empty space.
     * @param {Box} box
     * @param {number} scale
     * @param {number} ms
     */
    enter(box, scale, ms) {
      const end = allowed(scale);
      /** @param {number} middle @param {number} from @param {number} long @param {number} screen */
      const along = (middle, from, long, screen) => {
        const centred = screen / 2 - middle * end;
        const edge = Math.min(EDGE_PX, screen / 16);
        const [least, most] = [screen - edge - (from + long) * end, edge - from * end];
        return least > most ? centred : Math.min(most, Math.max(least, centred));
      };
      const left = along(box.x + box.w / 2, bounds.x, bounds.w, size.w);
      fly({ scale: end, left, top: along(box.y + box.h / 2, bounds.y, bounds.h, size.h) }, ms);
    },
    /**
     * Moves just as far as needed for a box to be seen beside what covers the drawing.
     * @param {Box} box
     * @param {Covered} [covered]
     */
    reveal(box, covered = NOTHING) {
      const { scale } = flight?.to ?? where;
      let { left, top } = flight?.to ?? where;
      const pad = Math.min(40, size.w / 8, size.h / 8);
      left -= Math.max(0, (box.x + box.w) * scale + left + pad - (size.w - covered.right));
      left += Math.max(0, pad + covered.left - (box.x * scale + left));
      top -= Math.max(0, (box.y + box.h) * scale + top + pad - (size.h - covered.bottom));
      top += Math.max(0, pad + covered.top - (box.y * scale + top));
      const goal = flight?.to ?? where;
      if (left !== goal.left || top !== goal.top) fly({ scale, left, top }, 260);
    },
    /** @param {number} dx @param {number} dy in px */
    pan(dx, dy) {
      flight = drift = null;
      where = within({ ...where, left: where.left + dx, top: where.top + dy });
    },
    /**
     * Zooms; the point stays where it is on the screen.
     * @param {number} factor
     * @param {number} [x]
     * @param {number} [y]
     * @param {number} [ms]
     */
    zoom(factor, x = size.w / 2, y = size.h / 2, ms = 0) {
      const from = flight?.to ?? where;
      const scale = allowed(from.scale * factor);
      const grown = scale / from.scale;
      const to = { scale, left: x - (x - from.left) * grown, top: y - (y - from.top) * grown };
      fly(to, ms);
    },
    /**
     * Releases the drawing while it moves: it glides on.
     * @param {number} x
     * @param {number} y
     */
    glide(x, y) {
      if (!movesLittle() && Math.hypot(x, y) > 0.08) drift = { x, y };
    },
    stop() {
      flight = drift = null;
    },
    /**
     * Moves on by the time that has passed.
     * @param {number} nowMs
     */
    step(nowMs) {
      const passed = Math.min(48, nowMs - lastMs);
      lastMs = nowMs;
      if (flight) {
        flight.startMs ??= nowMs;
        const share = Math.min(1, (nowMs - flight.startMs) / flight.ms);
        where = between(flight.from, flight.to, eased(share), size);
        if (share === 1) flight = null;
      } else if (drift) {
        where = within({
          ...where,
          left: where.left + drift.x * passed,
          top: where.top + drift.y * passed,
        });
        const slower = Math.exp(-FRICTION_PER_MS * passed);
        drift = { x: drift.x * slower, y: drift.y * slower };
        if (Math.hypot(drift.x, drift.y) < SLOWEST_PX_PER_MS) drift = null;
      }
    },
  };
}

/** @typedef {ReturnType<typeof makeCamera>} Camera */

/** @param {number} share */
export function eased(share) {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/**
 * Between two places. The scale grows by factors, so that zooming looks even; the middle of the
 * screen goes straight.
 * @param {Where} from
 * @param {Where} to
 * @param {number} share
 * @param {{w: number, h: number}} size
 * @returns {Where}
 */
function between(from, to, share, size) {
  if (share >= 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** share;
  // How far along the middle is: in step with the scale, so that a point that both ends show at
  // one place stays there.
  const grown = 1 / from.scale - 1 / to.scale;
  const along = Math.abs(grown) < 1e-9 ? share : (1 / from.scale - 1 / scale) / grown;
  const [x0, y0] = middleOf(from, size);
  const [x1, y1] = middleOf(to, size);
  const [x, y] = [x0 + (x1 - x0) * along, y0 + (y1 - y0) * along];
  return { scale, left: size.w / 2 - x * scale, top: size.h / 2 - y * scale };
}

/**
 * @param {Where} where
 * @param {{w: number, h: number}} size
 * @returns {[number, number]}
 */
function middleOf({ left, top, scale }, size) {
  return [(size.w / 2 - left) / scale, (size.h / 2 - top) / scale];
}
