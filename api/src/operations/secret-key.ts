import type { Store } from '../db/store.ts'
import { replaceMeta, setMeta, storedMeta } from '../db/tables/meta.ts'
import { hasNobody, type SealedText, sealedSamples } from '../db/tables/sealed-texts.ts'
import { KeyError, keyMark, PURPOSES, unseal } from '../secrets.ts'

const NAME = 'key_mark'

function opens(key: string, { kind, owner, sealed }: SealedText): boolean {
  try {
    unseal(key, PURPOSES[kind], owner, sealed)
    return true
  } catch {
    // The error is ignored, because it only says that the text was encrypted with another key.
    return false
  }
}

/** Whether a database that has no mark of its key yet holds texts of which this key opens none. */
async function isLocked(store: Store, key: string) {
  const samples = await sealedSamples(store.read)
  return samples.length > 0 && !samples.some((sample) => opens(key, sample))
}

/**
 * Throws a `KeyError` where the database was used with another key: two-step verification, passwords to be handed over
 * and waiting mails could not be decrypted. It happens where SECRET_KEY is missing on one of several machines.
 * Otherwise stores the mark of the key at the first use. `isNew`: there was no mark and no user.
 */
export async function sameKeyAsBefore(store: Store, key: string): Promise<{ isNew: boolean }> {
  const mark = keyMark(key)
  const before = await storedMeta(store.read, NAME)
  if (before === undefined ? await isLocked(store, key) : before !== mark)
    throw new KeyError(
      'The secret key is not the one that this database was used with. Set SECRET_KEY, or bring secret.key back, from where the server ran; if that key is lost, run: operate key accept.',
    )
  if (before !== undefined) return { isNew: false }
  const isNew = await hasNobody(store.read)
  await store.write((db) => setMeta(db, NAME, mark))
  return { isNew }
}

/** Records that the database is used with this key from now on. */
export const acceptKey = (store: Store, key: string) => store.write((db) => replaceMeta(db, NAME, keyMark(key)))
