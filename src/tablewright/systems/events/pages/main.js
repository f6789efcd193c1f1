/** Starts the page. */

import { Desk } from "./desk/desk.js";
import { Door } from "./desk/door.js";
import { html } from "./kit/html.js";
import "./drawing.js";
import "./icons.js";
import { explainProblems } from "./kit/parts/problem.js";
import { hasKey } from "./state/session.js";
import { render } from "./kit/vendor/preact.js";
import "./kit/vendor/signals.js"; // lets components follow the signals that they read

explainProblems({ isForDevelopers: true });

function Page() {
  return hasKey() ? html`<${Desk} />` : html`<${Door} />`;
}

render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("desk")));
