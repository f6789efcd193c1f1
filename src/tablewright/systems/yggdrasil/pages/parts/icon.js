/** Icons, drawn with one pen. They stand beside words and say nothing by themselves. */

import { html } from "../html.js";

const PATHS = {
  tree:
    "M12 21v-8M12 17c-3.5 0-6-2-6-5M12 15c3 0 5.5-1.5 5.5-4.500" +
    "M6 9.500a2 2 0 110-4 2 2 0 010 4zM17.5 8a2 2 0 110-4 2 2 0 010 4zM12 13V8",
  pedigree: "M3 12h5M8 6v12M8 6h5M8 18h5M13 3v6M13 3h7M13 9h7M13 15v6M13 15h7M13 21h7",
  descendants: "M12 3v5M4 14v-3h16v3M12 8v6M2.5 14h3v5h-3zM10.5 14h3v5h-3zM18.5 14h3v5h-3z",
  hourglass: "M5 3h14M5 21h14M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",
  fan: "M12 19L3.5 8.500a13 13 0 0117 0zM12 19V6M12 19L7.5 6.800M12 19l4.5-12.2",
  list: "M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",
  person: "M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.500s6.9 2.5 7.5 6.5",
  couple:
    "M8.5 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 12a3 3 0 100-6" +
    "M2.5 20c.4-3.5 2.7-5.5 6-5.500s5.6 2 6 5.500M17 15c2.5.2 4.1 2 4.5 5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  search: "M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.500L21 21",
  undo: "M8 5L3.5 9.5 8 14M3.5 9.500H15a5.5 5.5 0 010 11h-4",
  redo: "M16 5l4.5 4.500L16 14M20.5 9.500H9a5.5 5.5 0 000 11h4",
  kin: "M6 9a3 3 0 100-6 3 3 0 000 6zM18 21a3 3 0 100-6 3 3 0 000 6zM6 9c0 6 12 3 12 6",
  insights: "M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",
  share:
    "M8.5 13.500l7 4M15.5 6.500l-7 4M18 8a3 3 0 100-6 3 3 0 000 6z" +
    "M6 15a3 3 0 100-6 3 3 0 000 6zM18 22a3 3 0 100-6 3 3 0 000 6z",
  globe:
    "M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18" +
    "M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",
  importing: "M12 16V4M7 8.500l5-5 5 5M4 20h16",
  exporting: "M12 3v12M7 10.500l5 5 5-5M4 20h16",
  print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
  more: "M5 11v2M4 12h2M12 11v2M11 12h2M19 11v2M18 12h2",
  close: "M6 6l12 12M18 6L6 18",
  check: "M4.5 12.500l5 5L19.5 7",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  edit: "M4 20l1-4.500L16.5 4l3.5 3.500L8.5 19zM14 6.500l3.5 3.5",
  bin: "M4 7h16M9.5 7V4.500h5V7M6.5 7l1 13h9l1-13M10.3 10.500v6M13.7 10.500v6",
  camera: "M4 7.500h3.500L9 5h6l1.5 2.500H20V19H4zM12 16a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.400z",
  link: "M9 15l6-6M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2",
  unlink: "M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2M4 4l16 16",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  warning: "M12 4L2.5 20h19zM12 10v5M12 17.500v.01",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",
  root: "M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.900L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z",
  merge: "M6 4c0 8 12 6 12 14M18 4c0 3-1.5 4.8-3.5 6M6 18c0-2 .6-3.5 1.7-4.700M15 16l3 3.5 3-3.5",
  keyboard: "M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.500h8",
};

/** @typedef {keyof typeof PATHS} IconName */

/**
 * @param {{name: IconName}} props
 */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${PATHS[name]} />
  </svg>`;
}
