/**
 * The views of the page. To add one, write a module and add a line to `VIEWS`:
 *
 *     { name: "keys", path: "/accounts/:accountId/keys", label: text("keys.title"), icon: "key",
 *       permission: "apikeys.read", show: Keys }
 *
 * `name`        for `linkTo("keys")` of `state/links.js`, and for the current navigation entry
 * `path`        behind the `#`; `:accountId` opens that account before the view is shown
 * `label`       in the navigation; without it the view is not listed there
 * `group`       the name above the entry and others of the group
 * `icon`        a name of `icons.js` or of the kit
 * `permission`  without it the entry is hidden, and the address shows what is missing; also limited
 *               ones count (`can`); leave it out where every member may look
 * `within`      the name of the entry that stays marked, for views below another one
 * `show`        the component, with the path's parameters as its props: `Keys({ accountId })`
 *
 * A view is drawn again from the start when its path changes. When it is drawn, `account`, `rights`
 * and `subscription` of `state/account.js` are there. It begins with `View` of `parts/view.js`, has
 * `Panel`s, and uses `Deed` of `parts/deed.js` for every button that needs a permission: without it
 * the button is disabled and says why. Parameters behind `?` are `place.value.params` of
 * `state/address.js`; `open(path, { params })` goes somewhere. Forms use `useEntry` of
 * `parts/entry.js`, lists `useAsking` of the kit.
 * A view without `:accountId`, such as `/profile`, leaves the account open that was open before.
 */

import { Settings } from "../accounts/settings.js";
import { Structure } from "../accounts/structure.js";
import { ActivityView } from "../activity/activity.js";
import { SourceData } from "../data/data.js";
import { Home } from "../home/home.js";
import { Keys } from "../keys/keys.js";
import { MemberView } from "../members/member.js";
import { Members } from "../members/members.js";
import { Notifications } from "../notifications/notifications.js";
import { Profile } from "../profile/profile.js";
import { RunView } from "../runs/run.js";
import { SourceRuns } from "../runs/runs.js";
import { Schedules } from "../schedules/schedules.js";
import { SourceSchedules } from "../schedules/source_schedules.js";
import { Connect } from "../sources/connect.js";
import { SourceOverview } from "../sources/overview.js";
import { ToSources } from "../sources/returning.js";
import { SourceSettings } from "../sources/source_settings.js";
import { Sources } from "../sources/sources.js";
import { Usage } from "../usage/usage.js";
import { WebhookView } from "../webhooks/webhook.js";
import { Webhooks } from "../webhooks/webhooks.js";
import { text } from "../words.js";

/**
 * @typedef {object} ViewEntry
 * @property {string} name
 * @property {string} path
 * @property {string} [label]
 * @property {string} [group]
 * @property {string} [icon]
 * @property {string} [permission]
 * @property {string} [within]
 * @property {(props: any) => unknown} show
 */

/** @type {readonly ViewEntry[]} in the order of the navigation */
export const VIEWS = [
  {
    name: "home",
    path: "/accounts/:accountId",
    label: text("home.nav"),
    icon: "home",
    permission: "account.read",
    show: Home,
  },
  {
    name: "sources",
    path: "/accounts/:accountId/sources",
    label: text("sources.title"),
    group: text("group.data"),
    icon: "sources",
    permission: "sources.read",
    show: Sources,
  },
  {
    name: "connect",
    path: "/accounts/:accountId/sources/new",
    permission: "sources.create",
    within: "sources",
    show: Connect,
  },
  ofSource("source", "", "sources.read", SourceOverview),
  ofSource("sourceRuns", "/runs", "sources.read", SourceRuns),
  ofSource("run", "/runs/:syncId", "sources.read", RunView),
  ofSource("sourceSchedules", "/schedules", "schedules.read", SourceSchedules),
  ofSource("sourceData", "/data", "data.read", SourceData),
  ofSource("sourceSettings", "/settings", "sources.read", SourceSettings),
  {
    name: "schedules",
    path: "/accounts/:accountId/schedules",
    label: text("schedules.title"),
    group: text("group.data"),
    icon: "clock",
    permission: "schedules.read",
    show: Schedules,
  },
  {
    name: "members",
    path: "/accounts/:accountId/members",
    label: text("members.title"),
    group: text("group.organisation"),
    icon: "members",
    permission: "users.read",
    show: Members,
  },
  {
    name: "member",
    path: "/accounts/:accountId/members/:userId",
    permission: "users.read",
    within: "members",
    show: MemberView,
  },
  {
    name: "structure",
    path: "/accounts/:accountId/structure",
    label: text("structure.title"),
    group: text("group.organisation"),
    icon: "accounts",
    permission: "account.read",
    show: Structure,
  },
  {
    name: "settings",
    path: "/accounts/:accountId/settings",
    label: text("settings.title"),
    group: text("group.organisation"),
    icon: "settings",
    permission: "account.read",
    show: Settings,
  },
  {
    name: "keys",
    path: "/accounts/:accountId/keys",
    label: text("keys.title"),
    group: text("group.developers"),
    icon: "key",
    permission: "apikeys.read",
    show: Keys,
  },
  {
    name: "webhooks",
    path: "/accounts/:accountId/webhooks",
    label: text("webhooks.title"),
    group: text("group.developers"),
    icon: "webhooks",
    permission: "webhooks.read",
    show: Webhooks,
  },
  {
    name: "webhook",
    path: "/accounts/:accountId/webhooks/:webhookId",
    permission: "webhooks.read",
    within: "webhooks",
    show: WebhookView,
  },
  {
    name: "activity",
    path: "/accounts/:accountId/activity",
    label: text("activity.title"),
    group: text("group.records"),
    icon: "activity",
    permission: "activities.read",
    show: ActivityView,
  },
  {
    name: "usage",
    path: "/accounts/:accountId/usage",
    label: text("usage.title"),
    group: text("group.records"),
    icon: "usage",
    permission: "usage.read",
    show: Usage,
  },
  { name: "notifications", path: "/notifications", show: Notifications },
  { name: "profile", path: "/profile", show: Profile },
  { name: "toSources", path: "/sources", show: ToSources },
];

/**
 * A view of one source.
 * @param {string} name
 * @param {string} path behind that of the source
 * @param {string} permission
 * @param {(props: any) => unknown} show
 * @returns {ViewEntry}
 */
function ofSource(name, path, permission, show) {
  const whole = `/accounts/:accountId/sources/:sourceId${path}`;
  return { name, path: whole, permission, within: "sources", show };
}
