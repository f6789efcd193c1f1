/** Starts the page. */

import "./icons.js";
import "./problems.js";
import { html } from "./kit/html.js";
import { render } from "./kit/vendor/preact.js";
import "./kit/vendor/signals.js"; // lets components follow the signals that they read
import { Page } from "./page.js";

render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
