/** The frame around every view: accounts, navigation, bell, user menu, banner. */

import { signOut } from "../api/people.js";
import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { Bell } from "../kit/shell/bell.js";
import { Shell } from "../kit/shell/shell.js";
import { Switcher } from "../kit/shell/switcher.js";
import { UserMenu } from "../kit/shell/user_menu.js";
import { ApiError } from "../kit/state/api_error.js";
import { complain, dismissAll } from "../kit/state/notices.js";
import { useEffect } from "../kit/vendor/hooks.js";
import {
  account,
  accountProblem,
  accounts,
  can,
  currentId,
  forgetAll,
  loadAccount,
  startId,
} from "../state/account.js";
import { addressOf, filled, matched, open, place } from "../state/address.js";
import { useOpenAccount } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { followNotifications, newest, read, unread } from "../state/notifications.js";
import { nameOf, user } from "../state/session.js";
import { text } from "../words.js";
import { FrameBanner } from "./banner.js";
import { VIEWS } from "./views.js";

/** @typedef {import("./views.js").ViewEntry} ViewEntry */

export function Frame() {
  const { path } = place.value;
  const found = viewAt(path);
  const wantedId = found?.params["accountId"] ?? (currentId.value || startId());
  useEffect(() => {
    if (wantedId && wantedId !== currentId.peek()) loadAccount(wantedId);
  }, [wantedId]);
  useEffect(() => {
    const home = startId();
    if (path === "/" && home) open(pathOf("home", home), { replace: true });
  }, [path, accounts.value]);
  useEffect(followNotifications, []);
  useOpenAccount();
  return html`<${Shell}
    title=${text("page.name")}
    mark=${html`<img src="mark.svg" alt="" />`}
    context=${html`<${Accounts} entry=${found?.view} />`}
    tools=${html`<${Notifications} /><${Person} />`}
    banner=${html`<${FrameBanner} />`}
    sections=${sections()}
    current=${found?.view.within ?? found?.view.name}
  >
    <${Content} key=${path} found=${found} />
  <//>`;
}

/** @param {string} path */
function viewAt(path) {
  for (const view of VIEWS) {
    const params = matched(view.path, path);
    if (params) return { view, params };
  }
  return null;
}

/** @param {string} name @param {string} accountId */
function pathOf(name, accountId) {
  const view = VIEWS.find((one) => one.name === name);
  return view ? filled(view.path, { accountId }) : "/";
}

/** The views of the navigation: those that the person may see. */
function sections() {
  if (!account.value) return [];
  return VIEWS.filter((view) => view.label && (!view.permission || can(view.permission))).map(
    (view) => ({
      id: view.name,
      label: view.label ?? "",
      group: view.group,
      icon: view.icon,
      href: addressOf({ path: pathOf(view.name, currentId.value) }),
    }),
  );
}

/** @param {{found: {view: ViewEntry, params: Record<string, string>} | null}} props */
function Content({ found }) {
  const all = accounts.value;
  if (all?.length === 0) {
    return html`<${Empty} title=${text("frame.noAccount")}>
      <p>${text("frame.noAccountHint")}</p>
    <//>`;
  }
  if (!found) {
    if (place.value.path === "/") return html`<div class="waiting-view" aria-busy="true"></div>`;
    return html`<${Missing} title=${text("frame.noView")} hint=${text("frame.noViewHint")} />`;
  }
  const { view, params } = found;
  if (params["accountId"] && accountProblem.value) return html`<${NoAccount} />`;
  // A person's own views are shown whatever the account: some people have to set up a second step.
  const wantedId = params["accountId"];
  const isReady = !wantedId || (account.value && currentId.value === wantedId);
  if (!isReady) return html`<div class="waiting-view" aria-busy="true"></div>`;
  if (view.permission && !can(view.permission)) {
    const hint = text("lacks.permission", { permission: view.permission });
    return html`<${Missing} title=${text("frame.notAllowed")} hint=${hint} />`;
  }
  return html`<${view.show} ...${params} />`;
}

/** Why the account of the address is not shown. */
function NoAccount() {
  const error = accountProblem.value;
  const failure = error instanceof ApiError ? error : null;
  if (failure?.details.need === "second_factor") {
    const profile = linkTo("profile");
    return html`<${Empty} title=${text("frame.needsFactor")}>
      <p>${text("frame.needsFactorHint")}</p>
      ${profile
        ? html`<a class="button strong" href=${profile}>${text("frame.setUpFactor")}</a>`
        : null}
    <//>`;
  }
  if (failure?.status === 404) {
    const hint = text("frame.accountMissingHint");
    return html`<${Missing} title=${text("frame.accountMissing")} hint=${hint} />`;
  }
  return html`<${Problem} error=${error} onRetry=${() => loadAccount(currentId.peek())} />`;
}

/** @param {{title: string, hint: string}} props */
function Missing({ title, hint }) {
  const home = startId();
  return html`<${Empty} title=${title}>
    <p>${hint}</p>
    ${home
      ? html`<a class="button" href=${addressOf({ path: pathOf("home", home) })}>
          ${text("frame.toHome")}
        </a>`
      : null}
  <//>`;
}

/** @param {{entry: ViewEntry | undefined}} props the same view is opened in the other account */
function Accounts({ entry }) {
  const all = accounts.value ?? [];
  if (!all.length) return null;
  const isHere = entry?.path.includes(":accountId") && !entry.within;
  return html`<${Switcher}
    accounts=${all.map((one) => ({
      id: one.accountId,
      name: one.name,
      parentId: one.parentAccountId,
      note:
        one.status === "active"
          ? text(`role.${one.role}`)
          : `${text(`role.${one.role}`)} · ${text(`status.${one.status}`)}`,
    }))}
    current=${currentId.value}
    onSwitch=${(/** @type {{id: string}} */ one) =>
      open(pathOf(isHere && entry ? entry.name : "home", one.id))}
  />`;
}

function Notifications() {
  const all = linkTo("notifications");
  return html`<${Bell}
    unread=${unread.value}
    items=${newest.value.map((one) => ({
      id: one.notificationId,
      title: one.title,
      atMs: Date.parse(one.createdAt),
      isRead: one.isRead,
      onOpen: () => {
        if (!one.isRead) read({ ids: [one.notificationId] }).catch(complain);
        if (one.actionUrl?.startsWith("#/")) location.hash = one.actionUrl;
        else if (all) location.hash = all;
      },
    }))}
    onReadAll=${() => read({ all: true }).catch(complain)}
    allHref=${all || undefined}
  />`;
}

function Person() {
  const who = user.value;
  if (!who) return null;
  const leave = async () => {
    try {
      await signOut();
    } catch (error) {
      complain(error);
      return;
    }
    dismissAll();
    forgetAll();
    user.value = null;
    open("/signin", { replace: true });
  };
  const profile = linkTo("profile");
  return html`<${UserMenu}
    name=${nameOf(who)}
    note=${who.email}
    items=${[
      ...(profile ? [{ label: text("frame.profile"), icon: "person", href: profile }] : []),
      { label: text("frame.docs"), icon: "keyboard", href: "docs" },
      { label: text("frame.signOut"), icon: "exit", act: leave },
    ]}
  />`;
}
