/** Starts the gallery of the page kit. */

import { html } from "./kit/html.js";
import { render } from "./kit/vendor/preact.js";
import { text } from "./words.js";

const page = /** @type {HTMLElement} */ (document.getElementById("page"));
render(html`<main><h1>${text("title")}</h1></main>`, page);
