/** The closed list of permissions, by what they are about, and which roles there are. */

import { text } from "../words.js";

export const ROLES = /** @type {const} */ (["admin", "manager", "member", "viewer"]);

const LIMITS = /** @type {const} */ (["own", "member"]); // what a permission may be limited to

/** @type {readonly (readonly ["account" | "users" | "sources" | "schedules" | "data" | "apikeys"
 *   | "webhooks" | "activities" | "usage" | "billing" | "security", readonly string[]])[]} */
export const PERMISSIONS = [
  ["account", ["read", "update", "create_child", "move", "suspend", "terminate"]],
  ["users", ["read", "invite", "manage"]],
  ["sources", ["read", "create", "update", "delete", "sync"]],
  ["schedules", ["read", "manage"]],
  ["data", ["read", "export", "delete"]],
  ["apikeys", ["read", "manage"]],
  ["webhooks", ["read", "manage"]],
  ["activities", ["read"]],
  ["usage", ["read"]],
  ["billing", ["read", "manage"]],
  ["security", ["manage"]],
];

/**
 * What a permission allows, in words.
 * @param {string} permission such as `users.invite`
 */
export function permissionText(permission) {
  const [name = "", limit = ""] = permission.split(":");
  const words = text(/** @type {any} */ (`permission.${name}`));
  const known = LIMITS.find((one) => one === limit);
  return known ? `${words} (${text(`permissionLimit.${known}`)})` : words;
}

/** @param {string} area such as `users` */
export function areaText(area) {
  const known = PERMISSIONS.find(([one]) => one === area);
  return known ? text(`area.${known[0]}`) : area;
}

/**
 * Permissions, limited ones too, in the order of the closed list.
 * @param {Iterable<string>} names
 */
export function inOrder(names) {
  const all = PERMISSIONS.flatMap(([area, some]) => some.map((one) => `${area}.${one}`));
  const placeOf = (/** @type {string} */ name) => all.indexOf(name.split(":")[0] ?? "");
  return [...names].sort((one, other) => placeOf(one) - placeOf(other));
}
