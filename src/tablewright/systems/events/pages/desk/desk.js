/** The desk: everything that is seen once the door is open. */

import { Figures } from "../figures/figures.js";
import { Hooks } from "../hooks/hooks.js";
import { html } from "../kit/html.js";
import { Inbox } from "../inbox/inbox.js";
import { arrive, load } from "../inbox/pile.js";
import { Keys } from "../keys/keys.js";
import { Send } from "../send/send.js";
import { FRESH, go, place, TABS } from "../state/address.js";
import { readFiguresSoon } from "../state/figures.js";
import { follow } from "../state/live.js";
import { useShortcuts } from "../kit/state/shortcuts.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { Drawers } from "./drawers.js";
import { Masthead } from "./masthead.js";
import { NoticeStack } from "./notice_stack.js";
import { ShortcutsDialog } from "./shortcuts_dialog.js";

const SCREENS = { inbox: Inbox, send: Send, hooks: Hooks, keys: Keys, figures: Figures };
const TITLES = {
  inbox: "Inbox",
  send: "Send",
  hooks: "Hooks",
  keys: "Keys",
  figures: "Stats",
};

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
    document.title = `${TITLES[tab]} · Events`;
  }, [tab]);
  useShortcuts({
    "?": () => setHelp(true),
    ...Object.fromEntries(TABS.map((one, at) => [`${at + 1}`, () => go({ ...FRESH, tab: one })])),
  });
  return html`<div class="desk">
    <${Masthead} onShortcuts=${() => setHelp(true)} />
    <${Drawers} />
    <main id="main" tabindex="-1"><${SCREENS[tab]} key=${tab} /></main>
    <${NoticeStack} />
    ${hasHelp ? html`<${ShortcutsDialog} onClose=${() => setHelp(false)} />` : null}
  </div>`;
}
