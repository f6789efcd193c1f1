/** The drawings that this page adds to those of the kit. */

import { addIcons } from "./kit/parts/icon.js";

addIcons({
  inbox: "M3 13l2.5-8h13L21 13v6H3zM3 13h5l1.5 3h5L16 13h5",
  send: "M3 11.5L21 4l-5.5 17-3.5-7.5zM12 13.5L21 4",
  hooks: "M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 01-6-6l2-2",
  keys: "M11.5 16a4 4 0 11-8 0 4 4 0 018 0zM10.4 13.1L20 3.5M16.4 7.1l3 3M13.4 10.1l2 2",
  figures: "M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",
  return: "M8 5L3.5 9.5 8 14M3.5 9.5H15a5.5 5.5 0 010 11h-4",
  replay: "M4 12a8 8 0 108-8H5M8.5 .8L5 4l3.5 3.2",
});
