/**
 * Printing: a drawing lies on a sheet of its own, and the list has all of its rows, not only those
 * that can be seen. Also where somebody prints by the browser's own command.
 */

import { signal } from "../kit/vendor/signals.js";
import { stage } from "./stage.js";

const SHEET = "print-sheet";

export const isPrinting = signal(false);

let report = /** @type {Element | null} */ (null); // what is printed instead of the drawing

window.addEventListener("beforeprint", prepare);
window.addEventListener("afterprint", () => {
  isPrinting.value = false;
  document.getElementById(SHEET)?.remove();
  report = null;
});

/** Prints the page once everything is there. */
export async function printAll() {
  prepare();
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  window.print();
}

/**
 * Prints a part of the page alone.
 * @param {Element} part
 */
export async function printSheet(part) {
  report = part;
  await printAll();
}

function prepare() {
  isPrinting.value = true;
  document.getElementById(SHEET)?.remove(); // not every browser says when it has printed
  if (report) layPart(report);
  else if (stage.current) lay(stage.current.svg());
}

/** @param {Element} part */
function layPart(part) {
  const sheet = document.createElement("div");
  sheet.id = SHEET;
  sheet.append(part.cloneNode(true));
  document.body.append(sheet);
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
