/**
 * The time, as this page knows it: moves on while somebody looks.
 * Not here: how times are written (`parts/when.js`).
 */

import { signal } from "../kit/vendor/signals.js";

export const STEP_MS = 10_000;

export const now = signal(Date.now());

function tick() {
  if (!document.hidden) now.value = Date.now();
}

setInterval(tick, STEP_MS);
document.addEventListener("visibilitychange", tick);
