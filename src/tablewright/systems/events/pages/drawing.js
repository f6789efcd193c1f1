/** The drawing of empty states: a sorter's pigeonholes. */

import { html } from "./kit/html.js";
import { setEmptyDrawing } from "./kit/parts/empty.js";

setEmptyDrawing(html`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M6 10h108v56H6z" />
  <path d="M42 10v56M78 10v56M6 38h108" />
  <path d="M50 30l4-10h14l2 4" class="faint" />
</svg>`);
