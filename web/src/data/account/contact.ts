import { msg } from '@lingui/core/macro'
import { ApiError } from 'shared/contract/api-error'
import { contact } from 'shared/contract/calls/contact'
import type { ContactInput } from 'shared/model/people/contact-message'
import { uuidv7 } from 'uuidv7'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { draftStore } from '#data/drafts/draft-store'
import { send } from '#data/http/client'
import { enqueue } from '#data/outbox/outbox'
import type { QueuedWrite } from '#data/outbox/queued-write'

/** What was typed in the contact form and is not sent yet. */
export type ContactDraft = Pick<ContactInput, 'subject' | 'message'>
const store = draftStore<ContactDraft>({
  key: 'contact',
  isBlank: ({ subject, message }) => `${subject}${message}`.trim() === '',
})
const TIMEOUT_MS = 15_000

/**
 * Sends a message to the team or, where there is no reply, queues it under the same id so that it arrives once. Throws
 * ApiError where the server refuses it.
 */
export async function sendContact(db: SituDb, body: ContactInput): Promise<'sent' | 'queued'> {
  const id = uuidv7()
  try {
    await send(contact.send, { body }, { queued: { id, owner: db.userId }, timeout: TIMEOUT_MS })
    await store.forget(db, '')
    return 'sent'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    await db.transaction('rw', db.outbox, db.drafts, async () => {
      await enqueue(db, { call: 'contact.send', args: { body }, id })
      await store.forget(db, '')
    })
    return 'queued'
  }
}

/** Saves a draft of the message; an empty one is deleted. */
export const saveContactDraft = (db: SituDb, message: ContactDraft) => store.keep(db, '', message)
/** Writes the draft to the journal at every keystroke, until it is saved. */
export const holdContactDraft = (db: SituDb, { subject, message }: ContactDraft) =>
  store.hold(db, '', { subject, message })

/** The draft of a message; null where there is none, undefined while it loads. */
export const useContactDraft = (): ContactDraft | null | undefined =>
  useQuery(async (db) => (await store.read(db, '')) ?? null, [])

export const contactSend: QueuedWrite<'contact.send'> = { name: msg`Message to the team` }
