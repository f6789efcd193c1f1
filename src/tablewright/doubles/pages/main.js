/** Starts the page of a sandbox: its data, faults, access, and recent requests. */

import { html } from "./kit/html.js";
import { explainProblems, Problem } from "./kit/parts/problem.js";
import { Initial, Shell } from "./kit/shell/shell.js";
import { UserMenu } from "./kit/shell/user_menu.js";
import { makeAddress } from "./kit/state/address.js";
import { useAsking } from "./kit/state/asking.js";
import { useEffect } from "./kit/vendor/hooks.js";
import { render } from "./kit/vendor/preact.js";
import "./kit/vendor/signals.js"; // components follow the signals that they read
import { ask } from "./parts/api.js";
import { Access } from "./views/access.js";
import { Data } from "./views/data.js";
import { Faults } from "./views/faults.js";
import { Requests } from "./views/requests.js";
import { text } from "./words.js";

explainProblems({ isForDevelopers: true });

/** @typedef {"data" | "faults" | "access" | "requests"} Name */

/** @type {readonly (readonly [Name, (props: any) => any])[]} */
const VIEWS = [
  ["data", Data],
  ["faults", Faults],
  ["access", Access],
  ["requests", Requests],
];

const { place } = makeAddress({
  read: (location) => ({ view: location.hash.slice(1) || "data" }),
  write: ({ view }) => `#${view}`,
});

function Page() {
  const { answer, problem, again } = useAsking(() => ask("GET", "control/state"), []);
  const state = /** @type {import("./parts/api.js").State | null} */ (answer);
  const [current, View] = VIEWS.find(([name]) => name === place.value.view) ?? ["data", Data];
  const title = state?.title ?? text("page.name");
  useEffect(() => {
    document.title = title;
  }, [title]);
  const sections = VIEWS.map(([id]) => ({
    id,
    label: text(`${id}.title`),
    href: `#${id}`,
  }));
  return html`<${Shell}
    title=${title}
    mark=${html`<${Initial} title=${title} />`}
    sections=${sections}
    current=${current}
    tools=${html`<${UserMenu} items=${[{ label: text("page.start"), href: "/" }]} />`}
  >
    <${Problem} error=${problem} onRetry=${again} />
    ${state && html`<${View} key=${current} state=${state} onChange=${again} />`}
  <//>`;
}

render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
