/** Lets a file be dropped anywhere on a screen, which says so while a file is over it. */

import { html } from "../kit/html.js";
import { useState } from "../kit/vendor/hooks.js";
import { Icon } from "../kit/parts/icon.js";

/**
 * The handlers with which a screen accepts a dropped file. A file that is not allowed here is
 * ignored, because the browser would otherwise leave the page and show the file.
 * @param {((file: File) => void) | null} onFile null: none is taken
 */
export function useFileDrop(onFile) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    takes: {
      /** @param {DragEvent} event */
      onDragOver(event) {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        if (onFile) setOver(true);
        else event.dataTransfer.dropEffect = "none";
      },
      /** @param {DragEvent} event */
      onDragLeave(event) {
        if (!event.relatedTarget) setOver(false); // out of the window, not to another part of it
      },
      /** @param {DragEvent} event */
      onDrop(event) {
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (!file || event.defaultPrevented) return; // a part of the screen has taken it
        event.preventDefault();
        onFile?.(file);
      },
    },
  };
}

/** @param {{words: string}} props */
export function DropHere({ words }) {
  return html`<div class="drop-here" aria-hidden="true">
    <p><${Icon} name="importing" />${words}</p>
  </div>`;
}
