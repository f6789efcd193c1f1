// Sets the chosen colours before the first paint. The choice itself is in state/preferences.js.
"use strict";

const chosen = localStorage.getItem("tablewright.theme");
if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
