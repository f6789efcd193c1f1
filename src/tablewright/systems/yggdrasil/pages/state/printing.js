/** Printing: while it lasts, the list has all of its rows, not only those that can be seen. */

import { signal } from "../vendor/signals.js";

export const isPrinting = signal(false);

/** Prints the page once everything is there. */
export async function printAll() {
  isPrinting.value = true;
  window.addEventListener("afterprint", () => (isPrinting.value = false), { once: true });
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  window.print();
}
