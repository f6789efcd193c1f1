/** Printing: the drawing as it is, as a file or on paper. */

import { html } from "../html.js";
import { Dialog } from "../parts/dialog.js";
import { saveFile } from "../parts/downloading.js";
import { Icon } from "../parts/icon.js";
import { printAll } from "../state/printing.js";
import { stage } from "../state/stage.js";

const SHEET = "print-sheet";

/**
 * @param {{tree: import("../api/shapes.js").Tree, onClose: () => void}} props
 */
export function PrintDialog({ tree, onClose }) {
  const canvas = stage.current;
  if (!canvas) {
    return html`<${Dialog} title="Print" onClose=${onClose}>
      <p>
        Everybody in the list, in its order. Choose one of the drawings first if you would rather
        print that.
      </p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${() => {
            onClose();
            printAll();
          }}
        >
          <${Icon} name="print" />Print the list
        </button>
      </div>
    <//>`;
  }
  return html`<${Dialog} title="Print" onClose=${onClose}>
    <div class="stack">
      <p>
        The whole drawing, in the view that is open now, on one sheet. Where your browser asks for
        the printer, it can also save a PDF.
      </p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${() => {
            onClose();
            printed(canvas.svg());
          }}
        >
          <${Icon} name="print" />Print, or save as PDF
        </button>
        <button
          type="button"
          class="button"
          onClick=${() => {
            const drawing = new Blob([canvas.svg()], { type: "image/svg+xml" });
            saveFile(drawing, `${tree.treeName}.svg`);
            onClose();
          }}
        >
          <${Icon} name="exporting" />Download as SVG
        </button>
      </div>
      <p class="hint">An SVG file stays sharp at any size: a copy shop can print it on a wall.</p>
    </div>
  <//>`;
}

/**
 * Puts the drawing on a sheet of its own while the browser prints.
 * @param {string} drawing
 */
function printed(drawing) {
  document.getElementById(SHEET)?.remove();
  const sheet = document.createElement("div");
  sheet.id = SHEET;
  const parsed = new DOMParser().parseFromString(drawing, "image/svg+xml");
  const svg = document.importNode(parsed.documentElement, true);
  const [, , width = 0, height = 0] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
  sheet.classList.toggle("wide", width > height);
  sheet.append(svg);
  document.body.append(sheet);
  window.addEventListener("afterprint", () => sheet.remove(), { once: true });
  window.print();
}
