/** Requests about invitations to trees. A token is never part of an address. */

import { ask } from "./request.js";

/** @typedef {import("./shapes.js").Invitation} Invitation */
/** @typedef {import("./shapes.js").Tree} Tree */

/** @param {string} treeId */
const pathOf = (treeId) => `api/trees/${encodeURIComponent(treeId)}/invitations`;

/**
 * @param {string} treeId
 * @returns {Promise<Invitation[]>}
 */
export async function listInvitations(treeId) {
  return (await ask("GET", pathOf(treeId))).items;
}

/**
 * Invites by e-mail, or returns the token of a link.
 * @param {string} treeId
 * @param {{role: string, email?: string}} given
 * @returns {Promise<{token?: string}>}
 */
export async function createInvitation(treeId, given) {
  return ask("POST", pathOf(treeId), { json: given });
}

/**
 * @param {string} treeId
 * @param {string} invitationId
 */
export async function resendInvitation(treeId, invitationId) {
  await ask("POST", `${pathOf(treeId)}/${encodeURIComponent(invitationId)}/resend`);
}

/**
 * @param {string} treeId
 * @param {string} invitationId
 */
export async function revokeInvitation(treeId, invitationId) {
  await ask("DELETE", `${pathOf(treeId)}/${encodeURIComponent(invitationId)}`);
}

/**
 * The inviter, the tree and the role.
 * @param {string} token
 * @returns {Promise<import("./shapes.js").Invited>}
 */
export async function openInvitation(token) {
  return ask("POST", "api/invitations/open", { json: { token }, isGuest: true });
}

/**
 * @param {string} token
 * @returns {Promise<Tree>}
 */
export async function acceptInvitation(token) {
  return ask("POST", "api/invitations/accept", { json: { token } });
}
