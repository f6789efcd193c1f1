/** The frame around every view: navigation by tag, the documentation, and signing out. */

import { html } from "../kit/html.js";
import { Initial, Shell as Frame } from "../kit/shell/shell.js";
import { UserMenu } from "../kit/shell/user_menu.js";
import { address, linkTo } from "../state/address.js";
import { forgetKey } from "../state/session.js";
import { text } from "../words.js";
import { ListView } from "./list.js";
import { PlainView } from "./plain.js";

/** @typedef {import("../api/document.js").SystemView} SystemView */

/** @param {{system: SystemView}} props */
export function Shell({ system }) {
  const views = system.groups.flatMap((group) => group.views);
  const view = views.find((one) => one.id === address.value.view) ?? views[0];
  const items = [{ label: text("shell.docs"), icon: "copy", href: "docs" }];
  const signOut = {
    label: text("shell.signOut"),
    icon: "exit",
    act: () => forgetKey(text("door.signedOut")),
  };
  return html`<${Frame}
    title=${system.title}
    mark=${html`<${Initial} title=${system.title} />`}
    sections=${system.groups.flatMap(sectionsOf)}
    current=${view?.id}
    tools=${html`<${UserMenu} items=${system.needsKey ? [...items, signOut] : items} />`}
  >
    ${view
      ? html`<${view.member === null ? PlainView : ListView}
          key=${view.id}
          system=${system}
          view=${view}
        />`
      : html`<p>${text("shell.noRoutes")}</p>`}
  <//>`;
}

/** @param {SystemView["groups"][number]} group */
function sectionsOf({ name, views }) {
  return views.map((one) => ({
    id: one.id,
    label: one.title,
    href: linkTo(one.id),
    group: name,
  }));
}
