/** Starts the page. */

import { Desk } from "./desk/desk.js";
import { Door } from "./desk/door.js";
import { html } from "./html.js";
import { hasKey } from "./state/session.js";
import { render } from "./vendor/preact.js";
import "./vendor/signals.js"; // lets components follow the signals that they read

function Page() {
  return hasKey() ? html`<${Desk} />` : html`<${Door} />`;
}

render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("desk")));
