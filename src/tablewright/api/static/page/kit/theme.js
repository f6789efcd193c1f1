// Sets the chosen colours before the first paint. The choice itself is in state/preferences.js.
"use strict";

const root = document.documentElement;
const chosen = localStorage.getItem(`${root.dataset.preferences}.theme`);
if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;
