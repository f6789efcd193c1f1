/** The drawings that this page adds to those of the kit. */

import { addIcons } from "./kit/parts/icon.js";

addIcons({
  home: "M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",
  accounts: "M12 3v5M9 8h6v4H9zM12 12v3M5 18v-3h14v3M2.5 18h5v3h-5zM16.5 18h5v3h-5z",
  members:
    "M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.5-3.8 3-6 6.5-6s6 2.2 6.5 6" +
    "M16 4.5a3.2 3.2 0 010 6.2M17.5 14.3c2.2.7 3.6 2.6 4 5.7",
  settings:
    "M12 15a3 3 0 100-6 3 3 0 000 6zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3" +
    "M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
  mail: "M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7",
  link: "M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 01-6-6l2-2",
  move:
    "M12 3v18M3 12h18M12 3L9 6M12 3l3 3M12 21l-3-3M12 21l3-3" +
    "M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5l12 7.5-12 7.5z",
  restore: "M4 11a8 8 0 112 6.2M4 4v7h7",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",
  key: "M8 16a4 4 0 100-8 4 4 0 000 8zM11.5 10.5L20 10.5v3M16.5 10.5v3",
  webhooks: "M4 12h6M14 6h6v12h-6M10 12l4-6M10 12l4 6M10 12h4",
  activity: "M3 12h4l3-8 4 16 3-8h4",
  clock: "M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.5 2",
  columns: "M4 4h16v16H4zM9.5 4v16M14.5 4v16",
  download: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16",
  sources:
    "M12 10c4.4 0 8-1.3 8-3s-3.6-3-8-3-8 1.3-8 3 3.6 3 8 3z" +
    "M4 7v5c0 1.7 3.6 3 8 3s8-1.3 8-3V7M4 12v5c0 1.7 3.6 3 8 3s8-1.3 8-3v-5",
  usage: "M4 20V10M10 20V4M16 20v-7M3 20.5h18",
});
