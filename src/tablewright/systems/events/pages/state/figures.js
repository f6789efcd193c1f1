/**
 * The figures of the tenant: counted by the server when asked, so they are not asked for too often.
 * Not here: showing them (`figures/figures.js`).
 */

import { readFigures } from "../api/events.js";
import { signal } from "../kit/vendor/signals.js";
import { hasKey } from "./session.js";

const PAUSE_MS = 15_000;

/** @type {import("../kit/vendor/signals.js").Signal<import("../api/shapes.js").Figures | null>} */
export const figures = signal(null);

/** @type {import("../kit/vendor/signals.js").Signal<unknown>} */
export const figuresProblem = signal(null);

/** When they were counted, by this machine's clock. */
export const figuresAtMs = signal(0);

let askedAt = -Infinity;
let timer = 0;

/** Asks for them now. */
export async function readFiguresNow() {
  clearTimeout(timer);
  timer = 0;
  askedAt = performance.now();
  try {
    figures.value = await readFigures();
    figuresProblem.value = null;
    figuresAtMs.value = Date.now();
  } catch (error) {
    figuresProblem.value = error;
  }
}

/** Asks for them before long: something has changed. */
export function readFiguresSoon() {
  if (timer) return;
  const dueMs = Math.max(0, askedAt + PAUSE_MS - performance.now());
  timer = setTimeout(() => hasKey() && readFiguresNow(), dueMs);
}
