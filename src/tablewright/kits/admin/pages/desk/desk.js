/** The frame around every section: the sections of the system, and signing out. */

import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { Initial, Shell } from "../kit/shell/shell.js";
import { UserMenu } from "../kit/shell/user_menu.js";
import { useAsking } from "../kit/state/asking.js";
import { useEffect } from "../kit/vendor/hooks.js";
import { Accounts } from "../sections/accounts.js";
import { Activities } from "../sections/activities.js";
import { Hooks } from "../sections/hooks.js";
import { Jobs } from "../sections/jobs.js";
import { Outgoing } from "../sections/outgoing.js";
import { People } from "../sections/people.js";
import { Plans } from "../sections/plans.js";
import { Runs } from "../sections/runs.js";
import { System } from "../sections/system.js";
import { Usage } from "../sections/usage.js";
import { address, linkTo } from "../state/address.js";
import { read } from "../state/api.js";
import { signOut } from "../state/session.js";
import { text } from "../words.js";

/** @typedef {import("../state/shapes.js").Overview} Overview */

/** @type {readonly (readonly [import("../state/shapes.js").View, (props: any) => any])[]} */
const VIEWS = [
  ["people", People],
  ["accounts", Accounts],
  ["plans", Plans],
  ["usage", Usage],
  ["runs", Runs],
  ["activities", Activities],
  ["jobs", Jobs],
  ["hooks", Hooks],
  ["outgoing", Outgoing],
  ["tables", System],
];

export function Desk() {
  const { answer, problem, again } = useAsking(() => read(""), []);
  const overview = /** @type {Overview | null} */ (answer);
  const views = VIEWS.filter(([name]) => overview?.sections.includes(name));
  const [current, View] = views.find(([name]) => name === address.value.view) ?? views[0] ?? [];
  const title = overview ? text("page.title", { title: overview.title }) : text("page.name");
  useEffect(() => {
    document.title = title;
  }, [title]);
  const items = [
    { label: text("page.product"), icon: "next", href: "../" },
    { label: text("page.docs"), icon: "copy", href: "../docs" },
    { label: text("page.signOut"), icon: "exit", act: () => signOut(text("door.signedOut")) },
  ];
  return html`<${Shell}
    title=${title}
    mark=${html`<${Initial} title=${overview?.title ?? text("page.name")} />`}
    sections=${views.map(([id]) => ({ id, label: text(`${id}.title`), href: linkTo(id) }))}
    current=${current}
    tools=${html`<${UserMenu} items=${items} />`}
  >
    <${Problem} error=${problem} onRetry=${again} />
    ${View && html`<${View} key=${current} overview=${overview} />`}
  <//>`;
}
