import { chat } from 'shared/contract/chat'
import type { ChatMessage } from 'shared/model/chat-message'
import { ApiError, call } from './client'
import type { SituDb } from './db'
import { forgetHeld, heldText, holdText, letGo } from './held-text'
import { useQuery } from './use-query'

/** Why a message did not leave. */
export interface SendFailure {
  /** 0: nobody answered. */
  status: number
  error?: string
  /** When a limit is lifted. */
  resetAt?: string
}
/** A message that the server does not have yet. Sent again under its id, it is stored once. */
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
const draftKey = (roomId: string) => `chat/draft/${roomId}`
const unsentKey = ({ roomId, id }: Pick<UnsentMessage, 'roomId' | 'id'>) => `chat/unsent/${roomId}/${id}`
/** Ids on their way from this tab: after a reload none is, and what is kept shows as failed. */
const onTheirWay = new Set<string>()

export const failureOf = ({ status, body, retryAfter }: ApiError): SendFailure => {
  const lifted = body?.resetAt ?? (retryAfter && new Date(Date.now() + retryAfter * 1000).toISOString())
  return { status, ...(body && { error: body.error }), ...(lifted && { resetAt: lifted }) }
}

/** What was begun in a room and not sent. */
export const readRoomDraft = async (db: SituDb, roomId: string) =>
  heldText(db, draftKey(roomId)) ?? ((await db.drafts.get(draftKey(roomId)))?.value as string | undefined) ?? ''

export async function saveRoomDraft(db: SituDb, roomId: string, text: string) {
  const key = draftKey(roomId)
  holdText(db, key, text)
  if (text.trim() === '') await db.drafts.delete(key)
  else await db.drafts.put({ key, value: text, writtenAt: Date.now() })
  letGo(db, key, text)
}

const keep = (db: SituDb, message: UnsentMessage) =>
  db.drafts.put({ key: unsentKey(message), value: message, writtenAt: Date.now() })

/**
 * Sends a message that takes the place of the room's draft; until the server has it, it is kept here. Answers what the server stored,
 * and nothing where it failed: the reason is kept with the message then.
 */
export async function deliver(db: SituDb, { failure: _, ...message }: UnsentMessage): Promise<ChatMessage | undefined> {
  const { id, roomId, content, senderName } = message
  onTheirWay.add(id)
  try {
    await db.transaction('rw', db.drafts, async () => {
      await keep(db, message)
      if ((await readRoomDraft(db, roomId)).trim() !== content) return
      await db.drafts.delete(draftKey(roomId))
      forgetHeld(db, draftKey(roomId))
    })
    return await call(chat.send, { body: { id, roomId, content, senderName } }, { timeout: SEND_TIMEOUT_MS })
  } catch (error) {
    onTheirWay.delete(id)
    if (!(error instanceof ApiError)) throw error
    await keep(db, { ...message, failure: failureOf(error) })
    return undefined
  }
}

/** Forgets a kept message: the server has it, or the learner does not want it any more. */
export async function forgetUnsent(db: SituDb, message: Pick<UnsentMessage, 'roomId' | 'id'>) {
  await db.drafts.delete(unsentKey(message))
  onTheirWay.delete(message.id)
}

/** Messages of a room that the server does not have yet, in their order; undefined while they are looked up. */
export const useUnsent = (roomId: string): readonly Unsent[] | undefined =>
  useQuery(
    async (home) => {
      const rows = await home.drafts.where('key').startsWith(`chat/unsent/${roomId}/`).toArray()
      return rows.map(({ value }) => {
        const message = value as UnsentMessage
        return { ...message, isSending: onTheirWay.has(message.id) }
      })
    },
    [roomId],
  )
