/** Raised with every change of the contract; the server serves this version and the two before it. */
export const CONTRACT_VERSION = 1
/** Names the contract version in every reply and every request of the application. */
export const CONTRACT_HEADER = 'Situ-Contract'
/** Names the user whose outbox a queued call comes from. */
export const OWNER_HEADER = 'Situ-Owner'
/** Carries the id of a queued write; the server's reply echoes it. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** Carries a challenge with its solution (rules/proof-of-work). */
export const WORK_HEADER = 'Situ-Work'
