import { contact } from 'shared/contract/contact'
import type { ContactInput } from 'shared/model/contact-message'
import { uuidv7 } from 'uuidv7'
import { ApiError, send } from './client'
import type { SituDb } from './db'
import { heldText, holdText, letGo } from './held-text'
import { enqueue } from './outbox'
import { useQuery } from './use-query'

/** What was typed in the form and not sent yet. */
export type Letter = Pick<ContactInput, 'subject' | 'message'>
const KEY = 'contact'
const TIMEOUT_MS = 15_000

/**
 * Sends a letter to the team, or, where nobody answers, queues it under the same id so that it arrives once. Throws the ApiError of a
 * server that refuses it.
 */
export async function sendContact(db: SituDb, body: ContactInput): Promise<'sent' | 'queued'> {
  const id = uuidv7()
  try {
    await send(contact.send, { body }, { queued: { id, owner: db.userId }, timeout: TIMEOUT_MS })
    await forget(db)
    return 'sent'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    await db.transaction('rw', db.outbox, db.drafts, async () => {
      await enqueue(db, { call: 'contact.send', args: { body }, id })
      await forget(db)
    })
    return 'queued'
  }
}

/** Keeps what was begun; a letter without a word is forgotten. */
export async function saveLetter(db: SituDb, value: Letter) {
  if (`${value.subject}${value.message}`.trim() === '') await db.drafts.delete(KEY)
  else await db.drafts.put({ key: KEY, value, writtenAt: Date.now() })
  letGo(db, KEY, JSON.stringify(value))
}
/** Holds a letter at every key, until it is kept. */
export const holdLetter = (db: SituDb, { subject, message }: Letter) =>
  holdText(db, KEY, JSON.stringify({ subject, message }))

async function begun(db: SituDb): Promise<Letter | null> {
  const held = heldText(db, KEY)
  if (held !== undefined) return JSON.parse(held) as Letter
  return ((await db.drafts.get(KEY))?.value as Letter | undefined) ?? null
}
async function forget(db: SituDb) {
  await db.drafts.delete(KEY)
  letGo(db, KEY, heldText(db, KEY) ?? '')
}

/** The letter that was begun; null where there is none, undefined while it is looked up. */
export const useLetter = (): Letter | null | undefined => useQuery(begun, [])
