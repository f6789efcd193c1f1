/** A product on the page kit: shows who is signed in by a cookie. */

import { html } from "./kit/html.js";
import { Problem } from "./kit/parts/problem.js";
import { Shell } from "./kit/shell/shell.js";
import { useAsking } from "./kit/state/asking.js";
import { makeRequests } from "./kit/state/request.js";
import { render } from "./kit/vendor/preact.js";
import "./kit/vendor/signals.js";

const { ask } = makeRequests({});

function Page() {
  const { answer, problem } = useAsking(() => ask("GET", "v1/users/me"), []);
  return html`<${Shell} title="Bureau" sections=${[{ id: "me", label: "Me", href: "#me" }]} current="me">
    <h1>${answer?.name ?? "Nobody"}</h1>
    <${Problem} error=${problem} />
  <//>`;
}

render(html`<${Page} />`, document.getElementById("page"));
