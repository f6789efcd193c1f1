/**
 * Printing: a drawing lies on a sheet of its own, and the list has all of its rows, not only those
 * that can be seen. Also where somebody prints by the browser's own command.
 */

import { signal } from "../kit/vendor/signals.js";
import { stage } from "./stage.js";

const SHEET = "print-sheet";

export const isPrinting = signal(false);

window.addEventListener("beforeprint", prepare);
window.addEventListener("afterprint", () => {
  isPrinting.value = false;
  document.getElementById(SHEET)?.remove();
});

/** Prints the page once everything is there. */
export async function printAll() {
  prepare();
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  window.print();
}

function prepare() {
  isPrinting.value = true;
  document.getElementById(SHEET)?.remove(); // not every browser says when it has printed
  if (stage.current) lay(stage.current.svg());
}

/** @param {string} drawing */
function lay(drawing) {
  const sheet = document.createElement("div");
  sheet.id = SHEET;
  const parsed = new DOMParser().parseFromString(drawing, "image/svg+xml");
  const svg = document.importNode(parsed.documentElement, true);
  const [, , width = 0, height = 0] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
  sheet.classList.toggle("wide", width > height);
  sheet.append(svg);
  document.body.append(sheet);
}
