/**
 * Icons, drawn with one pen on a field of 24 by 24. They stand beside words, or in buttons with an
 * accessible name. A page adds drawings of its own with `addIcons`.
 */

import { html } from "../html.js";

/** @type {Record<string, string>} */
const paths = {
  add: "M12 5v14M5 12h14",
  back: "M15 5l-7 7 7 7",
  bell: "M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",
  bin: "M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",
  check: "M4.5 12.5l5 5L19.5 7",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  down: "M6 9l6 6 6-6",
  edit: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",
  exit: "M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",
  keyboard: "M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",
  menu: "M4 6h16M4 12h16M4 18h16",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  next: "M9 5l7 7-7 7",
  person: "M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",
  refresh: "M20 11a8 8 0 10-2 6.2M20 4v7h-7",
  search: "M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",
  up: "M6 15l6-6 6 6",
  warning: "M12 4L2.5 20h19zM12 10v5M12 17.5v.01",
};

/** @param {Record<string, string>} more paths by name; one of the kit's names replaces it */
export function addIcons(more) {
  Object.assign(paths, more);
}

/** @param {{name: string}} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${paths[name]} />
  </svg>`;
}
