import type { Given } from './journey.ts'
import { register } from './steps.ts'

/** Milliseconds after which a table without an answer counts as held. */
const HELD_MS = 5000
/**
 * Number of page loads. When a page left its tables locked (web/src/data/db/open-work.ts), the fourth load at the
 * latest got no answer from the database.
 */
const LOADS = 6
/**
 * Milliseconds after a page load, shortly before the library begins to load (`LIBRARY_AFTER_MS` in
 * web/src/session/workspace/workspace.ts).
 */
const LIBRARY_MS = 1200

/** The tables of the learner's database that do not answer a new connection. */
const heldTables = async (limit: number) => {
  const all = await indexedDB.databases()
  const name = all.find(({ name }) => name?.startsWith('situ-'))?.name ?? ''
  return new Promise<string[]>((done) => {
    const request = indexedDB.open(name)
    request.onsuccess = () => {
      const db = request.result
      const held = new Set(db.objectStoreNames)
      const end = () => {
        clearTimeout(late)
        db.close()
        done([...held])
      }
      const late = setTimeout(end, limit)
      for (const table of [...held])
        db.transaction(table, 'readwrite').objectStore(table).count().onsuccess = () => {
          held.delete(table)
          if (held.size === 0) end()
        }
    }
  })
}

/** Full page loads during a sync, each at another moment of it. */
export async function loadsDuringSync({ screen }: Given) {
  await register(screen)
  for (let load = 1; load <= LOADS; load++) {
    await screen.go('/')
    await new Promise((later) => setTimeout(later, LIBRARY_MS + load * 150))
    await screen.go('/learning')
    await screen.title('Apprentissage')
    const held = await screen.run(heldTables, HELD_MS)
    if (held.length > 0) throw new Error(`load ${load}: these tables do not answer: ${held.join(', ')}`)
  }
}
