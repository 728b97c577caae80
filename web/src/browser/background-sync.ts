export const SYNC_TAG = 'situ-outbox'

interface SyncManager {
  register(tag: string): Promise<void>
}

/** Lets the worker send what waits once there is a network, also with the app closed. A bonus: only some browsers have it. */
export async function askForBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const sync = (registration as { sync?: SyncManager } | undefined)?.sync
  // Refused where the learner has switched background sync off: the other triggers remain.
  await sync?.register(SYNC_TAG).catch((error: unknown) => console.info('background sync refused', error))
}
