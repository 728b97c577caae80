/// <reference lib="webworker" />
// The part of the service worker that sends the outbox (Background Sync). It is most of the worker's code and is rarely
// needed, so it is a script of its own: the worker would otherwise read it at every start of the app.
import { SituDb } from './data/db/db'
import { drain } from './data/outbox/drain'

declare const self: ServiceWorkerGlobalScope

/** Sends the queue of a user by the page's own code and under the page's lock. Rejects while something still waits. */
self.sendOutbox = async (userId) => {
  const db = new SituDb(userId)
  try {
    const end = await navigator.locks.request(`situ-outbox-${userId}`, () => drain(db))
    if (end.kind === 'later') throw new Error('something still waits')
  } finally {
    db.close()
  }
}
