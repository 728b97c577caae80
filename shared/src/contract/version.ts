/**
 * Raised when clients of the version before have to update, because a call or a field that they use is removed or means
 * something else. An added call or optional field does not raise it. The server must also serve the two versions before
 * this one.
 */
export const CONTRACT_VERSION = 1
/** Names the contract version in every reply and every request of the application. */
export const CONTRACT_HEADER = 'Situ-Contract'
/** Names the user whose outbox a queued call comes from. */
export const OWNER_HEADER = 'Situ-Owner'
/** Carries the id of a queued write; the server's reply echoes it. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** Carries a challenge with its solution (rules/proof-of-work). */
export const WORK_HEADER = 'Situ-Work'
