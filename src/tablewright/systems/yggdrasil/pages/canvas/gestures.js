/**
 * Gestures: drag, pinch, wheel, tap, double tap, hover.
 * Not here: their effects (`canvas.js`), keys (`keys.js`).
 */

/** @typedef {import("./camera.js").Camera} Camera */

const DRAG_PX = 5;
const TWICE_MS = 320;
const TWICE_PX = 24;
const RECENT_MS = 90;

/**
 * @typedef {object} Gestures
 * @property {(x: number, y: number) => boolean} grabs whether something else than the drawing is
 *   dragged from here
 * @property {(x: number, y: number) => void} drag it is dragged to here
 * @property {(x: number, y: number, isTap: boolean) => void} drop
 * @property {(x: number, y: number) => void} tap
 * @property {(x: number, y: number) => void} tapTwice
 * @property {(x: number, y: number) => void} hover
 * @property {() => void} leave
 * @property {() => void} moved the camera was moved
 */

/**
 * @param {HTMLElement} surface
 * @param {Camera} camera
 * @param {Gestures} does
 * @returns {() => void} ends it
 */
export function listenToHands(surface, camera, does) {
  /** @type {Map<number, {x: number, y: number}>} pointers that are down */
  const down = new Map();
  /** @type {{x: number, y: number, ms: number}[]} */
  let trail = [];
  let start = { x: 0, y: 0 };
  let lastTap = { x: 0, y: 0, ms: -Infinity };
  /** @type {"none" | "press" | "pan" | "grab" | "pinch"} */
  let doing = "none";
  const ending = new AbortController();

  /** @param {MouseEvent} event */
  const spot = (event) => {
    const box = surface.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /** @param {PointerEvent} event */
  const press = (event) => {
    if (event.button !== 0 && event.pointerType === "mouse") return;
    surface.setPointerCapture(event.pointerId);
    const at = spot(event);
    down.set(event.pointerId, at);
    camera.stop();
    if (down.size === 2) {
      if (doing === "grab") does.drop(-1, -1, false);
      doing = "pinch";
      return;
    }
    if (down.size > 2) return;
    start = at;
    trail = [{ ...at, ms: event.timeStamp }];
    doing = does.grabs(at.x, at.y) ? "grab" : "press";
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    const at = spot(event);
    const before = down.get(event.pointerId);
    if (!before) {
      does.hover(at.x, at.y);
      return;
    }
    if (doing === "pinch") {
      pinch(event.pointerId, at);
      return;
    }
    down.set(event.pointerId, at);
    if (doing === "grab") {
      does.drag(at.x, at.y);
      return;
    }
    const isFar = Math.hypot(at.x - start.x, at.y - start.y) > DRAG_PX;
    if (doing === "press" && isFar) {
      doing = "pan";
      surface.dataset.pointer = "move";
    }
    if (doing !== "pan") return;
    camera.pan(at.x - before.x, at.y - before.y);
    trail.push({ ...at, ms: event.timeStamp });
    trail = trail.filter(({ ms }) => event.timeStamp - ms < RECENT_MS);
    does.moved();
  };

  /** @param {number} id @param {{x: number, y: number}} at */
  const pinch = (id, at) => {
    const other = [...down].find(([one]) => one !== id)?.[1];
    const before = down.get(id);
    down.set(id, at);
    if (!other || !before || down.size !== 2) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (was > 0) camera.zoom(is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
    does.moved();
  };

  /** @param {PointerEvent} event */
  const lift = (event) => {
    if (!down.delete(event.pointerId)) return;
    const at = spot(event);
    delete surface.dataset.pointer;
    if (doing === "pinch") {
      // The finger that stays goes on dragging.
      const [rest] = down.values();
      doing = rest ? "pan" : "none";
      trail = [];
      return;
    }
    const was = doing;
    doing = "none";
    const isNear = Math.hypot(at.x - start.x, at.y - start.y) <= DRAG_PX;
    if (event.type === "pointercancel") {
      if (was === "grab") does.drop(-1, -1, false);
    } else if (was === "grab") does.drop(at.x, at.y, isNear);
    else if (was === "press") tapped(at, event.timeStamp);
    else if (was === "pan") glide(event.timeStamp);
  };

  /** @param {{x: number, y: number}} at @param {number} ms */
  const tapped = (at, ms) => {
    const isTwice =
      ms - lastTap.ms < TWICE_MS && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < TWICE_PX;
    lastTap = isTwice ? { ...at, ms: -Infinity } : { ...at, ms };
    if (isTwice) does.tapTwice(at.x, at.y);
    else does.tap(at.x, at.y);
  };

  /** @param {number} ms */
  const glide = (ms) => {
    const recent = trail.filter((one) => ms - one.ms < RECENT_MS);
    const [first, last] = [recent[0], recent.at(-1)];
    if (first && last && last.ms > first.ms) {
      const passed = last.ms - first.ms;
      camera.glide((last.x - first.x) / passed, (last.y - first.y) / passed);
    }
    does.moved();
  };

  /** @param {WheelEvent} event */
  const wheel = (event) => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : event.deltaMode ? 320 : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    if (event.shiftKey || (!event.ctrlKey && Math.abs(dx) > Math.abs(dy))) {
      camera.pan(event.shiftKey && dx === 0 ? -dy : -dx, event.shiftKey ? 0 : -dy);
    } else {
      // A pinch on a touchpad comes as small steps with ctrl.
      const strength = event.ctrlKey ? 0.01 : 0.0016;
      const { x, y } = spot(event);
      camera.zoom(Math.exp(-Math.max(-240, Math.min(240, dy)) * strength), x, y);
    }
    does.moved();
  };

  const how = { signal: ending.signal };
  surface.addEventListener("pointerdown", press, how);
  surface.addEventListener("pointermove", move, how);
  surface.addEventListener("pointerup", lift, how);
  surface.addEventListener("pointercancel", lift, how);
  surface.addEventListener("pointerleave", () => down.size === 0 && does.leave(), how);
  surface.addEventListener("wheel", wheel, { ...how, passive: false });
  return () => ending.abort();
}
