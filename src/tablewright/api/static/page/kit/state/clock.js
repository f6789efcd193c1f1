/**
 * The time, as this page knows it; it moves on while the page is visible.
 * Not here: the format of times (`parts/when.js`).
 */

import { signal } from "../vendor/signals.js";

export const STEP_MS = 10_000;

export const now = signal(Date.now());

function tick() {
  if (!document.hidden) now.value = Date.now();
}

setInterval(tick, STEP_MS);
document.addEventListener("visibilitychange", tick);
