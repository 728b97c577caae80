export const SYNC_TAG = 'situ-outbox'

interface SyncManager {
  register(tag: string): Promise<void>
}

/**
 * Asks the service worker to send waiting writes once there is a network, even with the app closed. Optional: only some
 * browsers support it.
 */
export async function askForBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const sync = (registration as { sync?: SyncManager } | undefined)?.sync
  // The browser refuses where the learner has disabled background sync; the other triggers remain.
  await sync?.register(SYNC_TAG).catch((error: unknown) => console.info('background sync refused', error))
}
