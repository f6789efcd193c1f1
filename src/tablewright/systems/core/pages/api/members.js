/** Requests about the members of an account, and invitations to it. */

import { pathOf } from "./accounts.js";
import { ask, everyOne } from "./request.js";

/** @typedef {import("./shapes.js").Invitation} Invitation */
/** @typedef {import("./shapes.js").Member} Member */

/** @param {string} accountId @returns {Promise<Member[]>} */
export async function membersOf(accountId) {
  return everyOne(`${pathOf(accountId)}/members`);
}

/**
 * @param {string} accountId
 * @param {string} userId
 * @param {{role?: string, permissions?: Record<string, boolean>, status?: string}} changes
 */
export async function changeMember(accountId, userId, changes) {
  await ask("PATCH", memberPath(accountId, userId), { json: changes });
}

/**
 * Removes a member, or lets the person leave.
 * @param {string} accountId
 * @param {string} userId
 */
export async function removeMember(accountId, userId) {
  await ask("DELETE", memberPath(accountId, userId));
}

/** @param {string} accountId @returns {Promise<Invitation[]>} */
export async function invitationsTo(accountId) {
  return everyOne(`${pathOf(accountId)}/invitations`);
}

/**
 * Invites a person by mail, or creates a link: its token is in this response only.
 * @param {string} accountId
 * @param {{role: string, email?: string, message?: string,
 *   permissions?: Record<string, boolean>}} given
 * @returns {Promise<Invitation>}
 */
export async function invite(accountId, given) {
  return ask("POST", `${pathOf(accountId)}/invitations`, { json: given });
}

/**
 * @param {string} accountId
 * @param {string} invitationId
 * @returns {Promise<Invitation>}
 */
export async function resendInvitation(accountId, invitationId) {
  return ask("POST", `${pathOf(accountId)}/invitations/${invitationId}/resend`);
}

/**
 * @param {string} accountId
 * @param {string} invitationId
 */
export async function withdrawInvitation(accountId, invitationId) {
  await ask("DELETE", `${pathOf(accountId)}/invitations/${invitationId}`);
}

/** @param {string} token @returns {Promise<import("./shapes.js").InvitationSummary>} */
export async function invitationBehind(token) {
  return ask("GET", `v1/invitations/${encodeURIComponent(token)}`, { isGuest: true });
}

/** @param {string} token @returns {Promise<import("./shapes.js").Account>} */
export async function acceptInvitation(token) {
  return ask("POST", `v1/invitations/${encodeURIComponent(token)}/accept`);
}

/** @param {string} token */
export async function declineInvitation(token) {
  await ask("POST", `v1/invitations/${encodeURIComponent(token)}/decline`, { isGuest: true });
}

/** @param {string} accountId @param {string} userId */
function memberPath(accountId, userId) {
  return `${pathOf(accountId)}/members/${encodeURIComponent(userId)}`;
}
