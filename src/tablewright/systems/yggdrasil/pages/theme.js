// Sets the chosen colours before anything is painted. The rest is in state/preferences.js.
"use strict";

const chosen = localStorage.getItem("yggdrasil.theme");
if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
