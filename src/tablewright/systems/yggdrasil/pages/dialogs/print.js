/** Prints the drawing or the list, or downloads the drawing. */

import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { saveFile } from "../parts/downloading.js";
import { Icon } from "../kit/parts/icon.js";
import { printAll } from "../state/printing.js";
import { stage } from "../state/stage.js";
import { text } from "../words.js";

/**
 * @param {{tree: import("../api/shapes.js").Tree, onClose: () => void}} props
 */
export function PrintDialog({ tree, onClose }) {
  const canvas = stage.current;
  if (!canvas) {
    return html`<${Dialog} title=${text("print.title")} onClose=${onClose}>
      <p>${text("print.listHint")}</p>
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
          <${Icon} name="print" />${text("print.list")}
        </button>
      </div>
    <//>`;
  }
  return html`<${Dialog} title=${text("print.title")} onClose=${onClose}>
    <div class="stack">
      <p>${text("print.drawingHint")}</p>
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
          <${Icon} name="print" />${text("print.drawing")}
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
          <${Icon} name="exporting" />${text("print.svg")}
        </button>
      </div>
      <p class="hint">${text("print.svgHint")}</p>
    </div>
  <//>`;
}
