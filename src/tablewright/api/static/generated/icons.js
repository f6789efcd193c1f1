/** The drawings that this page adds to those of the kit. */

import { addIcons } from "./kit/parts/icon.js";

addIcons({
  add: "M12 5v14M5 12h14",
  back: "M15 5l-7 7 7 7",
  bin: "M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13",
  check: "M4.5 12.5l5 5L19.5 7",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  edit: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  next: "M9 5l7 7-7 7",
  refresh: "M20 11a8 8 0 10-2 6.2M20 4v7h-7",
});
