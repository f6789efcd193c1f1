/** The gallery: every part of the page kit, in sections. */

import { Charts } from "./charts.js";
import { Forms } from "./forms.js";
import { html } from "./kit/html.js";
import { KeysDialog } from "./kit/parts/keys_dialog.js";
import { Banner } from "./kit/shell/banner.js";
import { Bell } from "./kit/shell/bell.js";
import { Initial, Shell } from "./kit/shell/shell.js";
import { Switcher } from "./kit/shell/switcher.js";
import { UserMenu } from "./kit/shell/user_menu.js";
import { Connection } from "./kit/parts/connection.js";
import { fromHash, makeAddress, toHash } from "./kit/state/address.js";
import { notify } from "./kit/state/notices.js";
import { useShortcuts } from "./kit/state/shortcuts.js";
import { useState } from "./kit/vendor/hooks.js";
import { render } from "./kit/vendor/preact.js";
import "./kit/vendor/signals.js"; // components follow the signals that they read
import { Parts } from "./parts.js";
import { Orders } from "./table.js";
import { Texts } from "./texts.js";
import { text } from "./words.js";

const { place } = makeAddress({ read: fromHash, write: toHash });
const VIEWS = { parts: Parts, table: Orders, forms: Forms, charts: Charts, texts: Texts };
const ICONS = { parts: "menu", table: "down", forms: "edit", charts: "refresh", texts: "copy" };
const ACCOUNTS = [
  { id: "acme", name: "Acme Group", note: "Owner" },
  { id: "acme-eu", name: "Acme Europe", parentId: "acme" },
  { id: "acme-de", name: "Acme Germany", parentId: "acme-eu" },
  { id: "acme-us", name: "Acme Americas", parentId: "acme" },
  { id: "solo", name: "Ada's own", note: "Viewer" },
];
const NEWS = [
  { id: "1", title: "Backup of HubSpot finished", atMs: Date.now() - 240_000, isRead: false },
  { id: "2", title: "Ada joined Acme Europe", atMs: Date.now() - 86_400_000, isRead: true },
];

function Page() {
  const [account, setAccount] = useState("acme-eu");
  const [hasBanner, setBanner] = useState(true);
  const [hasKeys, setKeys] = useState(false);
  const view = /** @type {keyof typeof VIEWS} */ (
    place.value.view in VIEWS ? place.value.view : "parts"
  );
  useShortcuts({ "?": () => setKeys(true) });
  return html`<${Shell}
      title=${text("title")}
      mark=${html`<${Initial} title="Kit" />`}
      current=${view}
      sections=${Object.keys(VIEWS).map((id) => ({
        id,
        label: text(`sections.${/** @type {keyof typeof VIEWS} */ (id)}`),
        icon: ICONS[/** @type {keyof typeof VIEWS} */ (id)],
        href: toHash({ view: id, params: {} }),
        badge: id === "table" ? html`<span class="count">3</span>` : null,
      }))}
      context=${html`<${Switcher}
        accounts=${ACCOUNTS}
        current=${account}
        onSwitch=${(/** @type {{id: string, name: string}} */ one) => {
          setAccount(one.id);
          notify(`Switched to ${one.name}.`);
        }}
      />`}
      status=${html`<${Connection} state="live" />`}
      tools=${html`<${Bell} items=${NEWS} unread=${1} onReadAll=${() => notify("All read.")} />
        <${UserMenu}
          name="Ada Lovelace"
          note="ada@example.com"
          items=${[
            { label: text("keys"), icon: "keyboard", act: () => setKeys(true) },
            { label: text("signOut"), icon: "exit", act: () => notify("Signed out.") },
          ]}
        />`}
      banner=${hasBanner
        ? html`<${Banner} kind="warning" onDismiss=${() => setBanner(false)}>
            You are signed in as Ada Lovelace for support, until 18:00.
          <//>`
        : null}
    >
      <header class="screen-head"><h1>${text(`sections.${view}`)}</h1></header>
      <${VIEWS[view]} />
    <//>
    ${hasKeys
      ? html`<${KeysDialog} keys=${[["?", "This list"]]} onClose=${() => setKeys(false)} />`
      : null}`;
}

render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
