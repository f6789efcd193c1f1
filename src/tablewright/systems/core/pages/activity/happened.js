/** What happened and who did it, in words. */

import { labelOf } from "../kit/forms/schema.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").Activity} Activity */

/** What can happen in an account, in the order in which a filter lists it. */
export const IN_ACCOUNTS = /** @type {const} */ ([
  "account_created",
  "account_updated",
  "account_moved",
  "account_suspended",
  "account_reactivated",
  "account_terminated",
  "account_restored",
  "member_invited",
  "invitation_withdrawn",
  "member_joined",
  "member_updated",
  "member_removed",
  "member_left",
  "apikey_created",
  "apikey_updated",
  "apikey_rotated",
  "apikey_revoked",
  "webhook_created",
  "webhook_updated",
  "webhook_secret_rotated",
  "webhook_enabled",
  "webhook_disabled",
  "webhook_replayed",
  "webhook_deleted",
  "source_created",
  "source_connected",
  "source_updated",
  "source_paused",
  "source_resumed",
  "source_error",
  "source_disconnected",
  "source_deleted",
  "sync_requested",
  "sync_started",
  "sync_completed",
  "sync_partially_completed",
  "sync_failed",
  "sync_cancel_requested",
  "sync_cancelled",
  "schedule_created",
  "schedule_updated",
  "schedule_paused",
  "schedule_resumed",
  "schedule_switched_off",
  "schedule_deleted",
  "export_requested",
  "export_ready",
  "export_failed",
  "export_deleted",
  "data_deleted",
  "data_damaged",
  "plan_changed",
  "plan_cancelled",
  "plan_overridden",
  "trial_ending",
  "usage_warning",
  "usage_limit_reached",
  "impersonation_started",
  "impersonation_ended",
]);

const OF_PEOPLE = /** @type {const} */ ([
  "backup_codes_renewed",
  "default_account_changed",
  "email_change_undone",
  "email_changed",
  "email_confirmed",
  "login",
  "login_failed",
  "password_changed",
  "password_reset",
  "second_factor_begun",
  "second_factor_disabled",
  "second_factor_enabled",
  "second_factor_reset",
  "sessions_ended",
  "user_left",
  "user_reactivated",
  "user_registered",
  "user_suspended",
  "user_updated",
]);

const ALL = [...IN_ACCOUNTS, ...OF_PEOPLE];

/**
 * An event's name in words; a name that this page does not know is readable too.
 * @param {string} type such as `member_invited`
 */
export function typeText(type) {
  const known = ALL.find((one) => one === type);
  if (known) return text(`happened.${known}`);
  const words = type.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What activities are about. */
export const RESOURCES = /** @type {const} */ ([
  "account",
  "member",
  "invitation",
  "api_key",
  "webhook",
  "source",
  "schedule",
  "sync",
  "export",
  "plan",
  "user",
]);

/** @param {string} resource */
export function resourceText(resource) {
  const known = RESOURCES.find((one) => one === resource);
  return known ? text(`resource.${known}`) : labelOf(resource);
}

const NAMES = ["name", "email", "url"];

/**
 * What happened, and to what.
 * @param {Activity} activity
 * @param {ReadonlyMap<string, string>} [names] of people, by their ids
 */
export function activityText({ type, resource, resourceId = "", before, after, details }, names) {
  const what = typeText(type);
  const values = [after, before].flatMap((one) => NAMES.map((name) => one?.[name]));
  const person = resource === "member" ? names?.get(resourceId) : undefined;
  const name = person || details?.["source"] || values.find(Boolean) || "";
  return name ? text("activities.of", { what, name: String(name) }) : what;
}

/**
 * Who did it.
 * @param {Activity} activity
 * @param {ReadonlyMap<string, string>} names of people, by their ids
 */
export function actorText({ userId = "", actor }, names) {
  if (actor?.kind === "key") return text("activities.byKey");
  if (actor?.kind === "operator") return text("activities.byOperator");
  if (actor?.kind === "system" || !userId) return text("activities.bySystem");
  return names.get(userId) || text("activities.byMember");
}
