/** The drawing for empty pages: a sapling. */

import { html } from "./kit/html.js";
import { setEmptyDrawing } from "./kit/parts/empty.js";

setEmptyDrawing(html`<svg
  class="empty-drawing"
  viewBox="0 0 120 84"
  aria-hidden="true"
  focusable="false"
>
  <path d="M60 82V44M60 62c-16 0-27-8-27-22M60 56c15 0 25-7 25-20M60 44V26" />
  <path d="M60 82c-9 0-18-2-26 0M60 82c9 0 18-2 26 0" class="faint" />
  <circle cx="33" cy="32" r="8" />
  <circle cx="85" cy="28" r="8" />
  <circle cx="60" cy="16" r="9" class="filled" />
</svg>`);
