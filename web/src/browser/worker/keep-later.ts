/** Asks the service worker to fetch what its installation left for later; it answers through the message's port. */
export const KEEP_LATER = 'KEEP_LATER'
export interface KeepLater {
  type: typeof KEEP_LATER
  /** Whether it only says what is here, and fetches nothing. */
  looksOnly?: boolean
}
