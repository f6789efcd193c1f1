/** Printing: the drawing as it is, as a file or on paper. */

import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { saveFile } from "../parts/downloading.js";
import { Icon } from "../parts/icon.js";
import { printAll } from "../state/printing.js";
import { stage } from "../state/stage.js";

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
            printAll();
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
