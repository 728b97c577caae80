/** Asks the service worker to fetch what its installation left for later; it answers through the message's port. */
export const KEEP_LATER = 'KEEP_LATER'
export interface KeepLater {
  type: typeof KEEP_LATER
  /** The worker only answers whether all files are cached, and fetches none. */
  looksOnly?: boolean
}
