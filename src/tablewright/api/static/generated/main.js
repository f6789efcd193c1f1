/** Starts the page: reads the system's OpenAPI document, then shows the sign-in or the desk. */

import { described } from "./api/document.js";
import { loadDocument } from "./api/request.js";
import { Door } from "./desk/door.js";
import { Shell } from "./desk/shell.js";
import { html } from "./kit/html.js";
import { Problem } from "./kit/parts/problem.js";
import { sessionKey } from "./state/session.js";
import { render } from "./kit/vendor/preact.js";
import "./kit/vendor/signals.js"; // components follow the signals that they read

const place = /** @type {HTMLElement} */ (document.getElementById("page"));

try {
  const system = described(await loadDocument());
  document.title = system.title;
  const Page = () =>
    system.needsKey && sessionKey.value === ""
      ? html`<${Door} system=${system} />`
      : html`<${Shell} system=${system} />`;
  render(html`<${Page} />`, place);
} catch (error) {
  const again = () => location.reload();
  render(html`<main class="door"><${Problem} error=${error} onRetry=${again} /></main>`, place);
}
