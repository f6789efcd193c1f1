/** Starts the page. */

import { Page } from "./page.js";
import { html } from "./html.js";
import { render } from "./vendor/preact.js";
import "./vendor/signals.js"; // lets components follow the signals that they read

render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
