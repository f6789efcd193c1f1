/** The page of the atelier: sign in, see the pieces of a workspace, and watch them change. */

import { Field } from "./kit/forms/field.js";
import { html } from "./kit/html.js";
import { Empty } from "./kit/parts/empty.js";
import { Problem } from "./kit/parts/problem.js";
import { Secret } from "./kit/parts/secret.js";
import { Shell } from "./kit/shell/shell.js";
import { Switcher } from "./kit/shell/switcher.js";
import { UserMenu } from "./kit/shell/user_menu.js";
import { makeLive } from "./kit/state/live.js";
import { makeRequests } from "./kit/state/request.js";
import { serverEvents } from "./kit/state/server_events.js";
import { Table } from "./kit/table/table.js";
import { useEffect, useState } from "./kit/vendor/hooks.js";
import { render } from "./kit/vendor/preact.js";
import { signal } from "./kit/vendor/signals.js";
import { text } from "./words.js";

const { ask, send } = makeRequests({ onUnauthenticated: () => (me.value = null) });
const me = signal(/** @type {any} */ (undefined)); // undefined: not known yet; null: nobody
const accounts = signal(/** @type {any[]} */ ([]));
const current = signal("");
const pieces = signal(/** @type {Map<string, any>} */ (new Map()));
const problem = signal(/** @type {any} */ (null));

const invitation = () => location.hash.match(/^#\/invitation\/(.+)$/)?.[1] ?? "";

/** Reads a list to its end, page by page. */
async function all(/** @type {string} */ path) {
  const found = [];
  let cursor = "";
  do {
    const page = await ask("GET", path, { query: { limit: 100, cursor } });
    found.push(...page.items);
    cursor = page.nextCursor ?? "";
  } while (cursor);
  return found;
}

async function load() {
  try {
    me.value = await ask("GET", "v1/users/me");
    if (invitation()) {
      await ask("POST", `v1/invitations/${invitation()}/accept`);
      location.hash = "";
    }
    accounts.value = await all("v1/users/me/accounts");
    const home = accounts.value.find((one) => one.isDefault) ?? accounts.value[0];
    current.value = home?.accountId ?? "";
  } catch (error) {
    if (/** @type {any} */ (error).status !== 401) problem.value = error;
    me.value ??= null;
  }
}

async function reload() {
  const found = await all(`v1/accounts/${current.value}/pieces`);
  pieces.value = new Map(found.map((one) => [one.pieceId, one]));
}

async function attempt(/** @type {() => Promise<any>} */ deed) {
  try {
    problem.value = null;
    return await deed();
  } catch (error) {
    problem.value = error;
    return undefined;
  }
}

function Door() {
  const [isNew, setNew] = useState(invitation() !== "");
  const [typed, setTyped] = useState(/** @type {Record<string, string>} */ ({}));
  const field = (/** @type {string} */ name, label = name, type = "text") =>
    html`<${Field}
      label=${text(label)}
      type=${type}
      value=${typed[name] ?? ""}
      onValue=${(/** @type {string} */ value) => setTyped({ ...typed, [name]: value })}
    />`;
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const token = invitation();
    const body = isNew && token ? { ...typed, invitation: token } : typed;
    const path = isNew ? "v1/auth/register" : "v1/auth/login";
    if (await attempt(() => ask("POST", path, { json: body, isGuest: true }))) await load();
  };
  return html`<form class="sheet form" onSubmit=${submit}>
    ${isNew ? field("name") : null}
    ${isNew && !invitation() ? field("organisation", "workshop") : null}
    ${field("email", "email", "email")} ${field("password", "password", "password")}
    <button type="submit" class="button strong">${text(isNew ? "signUp" : "signIn")}</button>
    <button type="button" class="button" onClick=${() => setNew(!isNew)}>
      ${text(isNew ? "known" : "newHere")}
    </button>
  </form>`;
}

function StateChoice(/** @type {{piece: any}} */ { piece }) {
  const path = () => `v1/accounts/${current.value}/pieces/${piece.pieceId}`;
  const change = (/** @type {any} */ event) =>
    attempt(() => ask("PATCH", path(), { json: { state: event.target.value } }));
  return html`<select aria-label=${text("pieces.state")} onChange=${change}>
    ${["planned", "in_work", "done"].map(
      (one) =>
        html`<option value=${one} selected=${one === piece.state}>${text(`pieces.${one}`)}</option>`,
    )}
  </select>`;
}

const columns = [
  { name: "title", label: text("pieces.name"), cell: (/** @type {any} */ one) => one.title },
  {
    name: "due",
    label: text("pieces.due"),
    cell: (/** @type {any} */ one) => `${one.due ?? ""} ${one.isLate ? text("pieces.late") : ""}`,
    sortBy: (/** @type {any} */ one) => one.due ?? "",
  },
  {
    name: "state",
    label: text("pieces.state"),
    cell: (/** @type {any} */ one) => html`<${StateChoice} piece=${one} />`,
  },
];

function Pieces() {
  const [title, setTitle] = useState("");
  const [due, setDue] = useState("");
  const account = current.value;
  useEffect(() => {
    const live = makeLive({
      open: async (lastId, stop) => {
        const headers = lastId ? { "Last-Event-ID": lastId } : undefined;
        const found = await send("GET", `v1/accounts/${account}/live`, { headers, signal: stop });
        return serverEvents(/** @type {any} */ (found.body));
      },
      onEvent: (event) => {
        if (!event.data) return;
        const piece = JSON.parse(event.data);
        pieces.value = new Map([...pieces.peek(), [piece.pieceId, piece]]);
      },
      onConnected: () => attempt(reload),
      poll: () => attempt(reload),
    });
    return live.follow();
  }, [account]);
  const add = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const json = { title, ...(due ? { due } : {}) };
    if (await attempt(() => ask("POST", `v1/accounts/${account}/pieces`, { json }))) setTitle("");
  };
  const rows = [...pieces.value.values()].sort((a, b) => (a.pieceId < b.pieceId ? 1 : -1));
  return html`<h1>${text("pieces.title", { count: rows.length })}</h1>
    <form class="sheet form" onSubmit=${add}>
      <${Field} label=${text("pieces.name")} value=${title} onValue=${setTitle} required />
      <${Field} label=${text("pieces.due")} type="date" value=${due} onValue=${setDue} />
      <button type="submit" class="button strong">${text("pieces.add")}</button>
    </form>
    ${rows.length
      ? html`<${Table}
          label=${text("pieces.label")}
          columns=${columns}
          rows=${rows}
          idOf=${(/** @type {any} */ one) => one.pieceId}
        />`
      : html`<${Empty} title=${text("pieces.none")} />`}`;
}

function Page() {
  const [link, setLink] = useState("");
  const invite = async () => {
    const path = `v1/accounts/${current.value}/invitations`;
    const made = await attempt(() => ask("POST", path, { json: { role: "maker" } }));
    if (made) setLink(`${location.href.split("#")[0]}#/invitation/${made.token}`);
  };
  const signOut = async () => {
    await attempt(() => ask("POST", "v1/auth/logout"));
    me.value = null;
  };
  const items = [
    { label: text("invite"), act: invite },
    { label: text("signOut"), act: signOut },
  ];
  const listed = accounts.value.map((one) => ({ id: one.accountId, name: one.name, depth: 0 }));
  if (me.value === undefined) return null;
  const context = me.value
    ? html`<${Switcher}
        accounts=${listed}
        current=${current.value}
        onSwitch=${(/** @type {{id: string}} */ one) => (current.value = one.id)}
      />`
    : null;
  const tools = me.value ? html`<${UserMenu} name=${me.value.name} items=${items} />` : null;
  return html`<${Shell}
    title="Atelier"
    sections=${[{ id: "pieces", label: text("pieces.label"), href: "#pieces" }]}
    current="pieces"
    context=${context}
    tools=${tools}
  >
    <${Problem} error=${problem.value} />
    ${link
      ? html`<${Secret} title=${text("inviteTitle")} secret=${link} onDone=${() => setLink("")} />`
      : null}
    ${me.value && current.value ? html`<${Pieces} />` : me.value ? null : html`<${Door} />`}
  <//>`;
}

load();
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
