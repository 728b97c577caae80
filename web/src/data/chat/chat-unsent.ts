import { ApiError } from 'shared/contract/api-error'
import { chat } from 'shared/contract/calls/chat'
import type { ChatMessage } from 'shared/model/people/chat-message'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { draftStore, PLAIN } from '#data/drafts/draft-store'
import { call } from '#data/http/client'

/** Why a message was not sent. */
export interface SendFailure {
  /** 0 where there was no reply. */
  status: number
  error?: string
  /** When the limit ends. */
  resetAt?: string
}
/** A message that the server does not have yet. It is sent again under the same id, and stored once. */
export interface UnsentMessage {
  id: string
  roomId: string
  content: string
  senderName: string
  createdAt: string
  failure?: SendFailure
}
export interface Unsent extends UnsentMessage {
  isSending: boolean
}

const SEND_TIMEOUT_MS = 15_000
const unsentKey = ({ roomId, id }: Pick<UnsentMessage, 'roomId' | 'id'>) => `chat/unsent/${roomId}/${id}`
/**
 * Ids that this tab is sending, by the open database: after a reload there is none, and stored messages show as failed.
 */
const onTheirWay = new WeakMap<SituDb, Set<string>>()
const sending = (db: SituDb) => {
  const ids = onTheirWay.get(db) ?? new Set()
  onTheirWay.set(db, ids)
  return ids
}

export const failureOf = ({ status, body, retryAfter }: ApiError): SendFailure => {
  const lifted = body?.resetAt ?? (retryAfter && new Date(Date.now() + retryAfter * 1000).toISOString())
  return { status, ...(body && { error: body.error }), ...(lifted && { resetAt: lifted }) }
}

const drafts = draftStore<string>({ key: 'chat/draft/', code: PLAIN, isBlank: (text) => text.trim() === '' })
/** The unsent text of a room. */
export const readRoomDraft = async (db: SituDb, roomId: string) => (await drafts.read(db, roomId)) ?? ''
export const saveRoomDraft = drafts.save

const keep = (db: SituDb, message: UnsentMessage) =>
  db.drafts.put({ key: unsentKey(message), value: message, writtenAt: Date.now() })

/**
 * Stores a message on the device, deletes the room's draft if it is the same text, and sends the message. Returns the
 * server's message; the caller then calls `forgetUnsent`. Returns undefined where sending failed: the message on the
 * device then carries the reason.
 */
export async function deliver(db: SituDb, { failure: _, ...message }: UnsentMessage): Promise<ChatMessage | undefined> {
  const { id, roomId, content, senderName } = message
  sending(db).add(id)
  try {
    await db.transaction('rw', db.drafts, async () => {
      await keep(db, message)
      if ((await readRoomDraft(db, roomId)).trim() !== content) return
      await drafts.forget(db, roomId)
    })
    return await call(chat.send, { body: { id, roomId, content, senderName } }, { timeout: SEND_TIMEOUT_MS })
  } catch (error) {
    try {
      if (!(error instanceof ApiError)) throw error
      await keep(db, { ...message, failure: failureOf(error) })
      return undefined
    } finally {
      sending(db).delete(id)
    }
  }
}

/** Deletes an unsent message: the server has it, or the learner discards it. */
export async function forgetUnsent(db: SituDb, message: Pick<UnsentMessage, 'roomId' | 'id'>) {
  await db.drafts.delete(unsentKey(message))
  sending(db).delete(message.id)
}

/** Messages of a room that the server does not have yet, in order; undefined while they load. */
export const useUnsent = (roomId: string): readonly Unsent[] | undefined =>
  useQuery(
    async (db) => {
      const rows = await db.drafts.where('key').startsWith(`chat/unsent/${roomId}/`).toArray()
      return rows.map(({ value }) => {
        const message = value as UnsentMessage
        return { ...message, isSending: !message.failure && sending(db).has(message.id) }
      })
    },
    [roomId],
  )
