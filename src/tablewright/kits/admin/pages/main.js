/** Starts the operator's page: the sign-in, or the desk. */

import { Desk } from "./desk/desk.js";
import { Door } from "./desk/door.js";
import { html } from "./kit/html.js";
import { explainProblems } from "./kit/parts/problem.js";
import { render } from "./kit/vendor/preact.js";
import "./kit/vendor/signals.js"; // components follow the signals that they read
import { token } from "./state/session.js";

explainProblems({ isForDevelopers: true });

const Page = () => (token.value === "" ? html`<${Door} />` : html`<${Desk} />`);

render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
