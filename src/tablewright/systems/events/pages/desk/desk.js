/** The desk: the frame around every section, once a key is given. */

import { Figures } from "../figures/figures.js";
import { Hooks } from "../hooks/hooks.js";
import { Inbox } from "../inbox/inbox.js";
import { arrive, load } from "../inbox/pile.js";
import { isOutOfDate, waiting } from "../inbox/tally.js";
import { Keys } from "../keys/keys.js";
import { html } from "../kit/html.js";
import { Connection } from "../kit/parts/connection.js";
import { KeysDialog } from "../kit/parts/keys_dialog.js";
import { Shell } from "../kit/shell/shell.js";
import { UserMenu } from "../kit/shell/user_menu.js";
import { useShortcuts } from "../kit/state/shortcuts.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { Send } from "../send/send.js";
import { addressOf, FRESH, go, place, TABS } from "../state/address.js";
import { said } from "../state/arrivals.js";
import { readFiguresSoon } from "../state/figures.js";
import { follow, liveProblem, liveState } from "../state/live.js";
import { forgetKey } from "../state/session.js";
import { tenantName } from "../state/tenant.js";
import { text } from "../words.js";

const VIEWS = { inbox: Inbox, send: Send, hooks: Hooks, keys: Keys, figures: Figures };
/** @type {readonly (readonly [string, string])[]} */
const KEYS = [
  ["j", text("shell.shortcuts.next")],
  ["k", text("shell.shortcuts.previous")],
  ["Enter", text("shell.shortcuts.open")],
  ["Escape", text("shell.shortcuts.close")],
  ["a", text("shell.shortcuts.acknowledge")],
  ["x", text("shell.shortcuts.select")],
  ["r", text("shell.shortcuts.refresh")],
  ["/", text("shell.shortcuts.filter")],
  [text("shell.shortcuts.sectionKeys"), text("shell.shortcuts.section")],
  ["?", text("shell.shortcuts.list")],
];

export function Desk() {
  const [hasHelp, setHelp] = useState(false);
  const { tab } = place.value;
  useEffect(() => {
    readFiguresSoon();
    return follow(
      (event) => {
        arrive(event);
        readFiguresSoon();
      },
      () => {
        load({ isQuiet: true });
        readFiguresSoon();
      },
    );
  }, []);
  useEffect(() => {
    document.title = `${text(`shell.tabs.${tab}`)} · ${text("shell.title")}`;
  }, [tab]);
  useShortcuts({
    "?": () => setHelp(true),
    ...Object.fromEntries(TABS.map((one, at) => [`${at + 1}`, () => go({ ...FRESH, tab: one })])),
  });
  return html`<${Shell}
      title=${text("shell.title")}
      mark=${html`<img src="mark.svg" alt="" width="28" height="28" />`}
      context=${tenantName.value ? html`<span class="context">${tenantName.value}</span>` : null}
      status=${html`<${Connection} state=${liveState.value} problem=${liveProblem.value} />`}
      tools=${html`<${Tools} onHelp=${() => setHelp(true)} />`}
      sections=${TABS.map((one) => ({
        id: one,
        label: text(`shell.tabs.${one}`),
        icon: one,
        href: addressOf({ tab: one }),
        onOpen: () => go({ ...FRESH, tab: one }),
        badge: one === "inbox" && waiting.value ? html`<${Count} />` : null,
      }))}
      current=${tab}
    >
      <${VIEWS[tab]} key=${tab} />
    <//>
    <div
      class="visually-hidden"
      role="log"
      aria-live="polite"
      aria-label=${text("inbox.arrivals")}
    >
      ${said.value}
    </div>
    ${hasHelp ? html`<${KeysDialog} keys=${KEYS} onClose=${() => setHelp(false)} />` : null}`;
}

/** @param {{onHelp: () => void}} props */
function Tools({ onHelp }) {
  return html`<${UserMenu}
    name=${tenantName.value}
    items=${[
      { label: text("shell.keys"), icon: "keyboard", act: onHelp },
      { label: text("shell.signOut"), icon: "exit", act: forgetKey },
    ]}
  />`;
}

function Count() {
  const isStale = isOutOfDate.value;
  return html`<span class="count ${isStale ? "count-stale" : ""}">
    ${waiting.value}
    <span class="visually-hidden">
      ${" "}${text(isStale ? "inbox.undeliveredStale" : "inbox.undeliveredWord")}
    </span>
  </span>`;
}
