import type { Store } from '../db/store.ts'
import { replaceMeta, setMeta, storedMeta } from '../db/tables/meta.ts'
import { KeyError, keyMark } from '../secrets.ts'

const NAME = 'key_mark'

/**
 * Throws a `KeyError` where the database was used with another key: two-step verification, passwords to be handed over
 * and waiting mails could not be decrypted. It happens where SECRET_KEY is missing on one of several machines.
 */
export async function sameKeyAsBefore(store: Store, key: string) {
  const mark = keyMark(key)
  const before = await storedMeta(store.read, NAME)
  if (before === undefined) await store.write((db) => setMeta(db, NAME, mark))
  if (before === undefined || before === mark) return
  throw new KeyError(
    'The secret key is not the one that this database was used with. Set SECRET_KEY, or bring secret.key back, from where the server ran; if that key is lost, run: operate key accept.',
  )
}

/** From now on the database is used with this key. */
export const acceptKey = (store: Store, key: string) => store.write((db) => replaceMeta(db, NAME, keyMark(key)))
