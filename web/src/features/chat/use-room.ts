import { useEffect, useReducer, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import type { ChatMessage } from 'shared/model/people/chat-message'
import type { User } from 'shared/model/people/user'
import { uuidv7 } from 'uuidv7'
import { messagesBefore, useRoomPage } from '#data/chat/chat'
import { deliver, forgetUnsent, type UnsentMessage, useUnsent } from '#data/chat/chat-unsent'
import { currentDb, unlessClosed } from '#data/db/db'
import { messagesOf, roomAfter, UNKNOWN_ROOM } from './room-state'

/** An open room: its messages, the unsent ones, and the actions. */
export function useRoom(roomId: string, user: User, blocked: readonly string[]) {
  const [db] = useState(currentDb)
  const { value: page, failure, settled, again } = useRoomPage(roomId)
  const kept = useUnsent(roomId)
  const [room, tell] = useReducer(roomAfter, UNKNOWN_ROOM)
  const [earlier, setEarlier] = useState<'loading' | ApiError>()

  useEffect(() => {
    if (page) tell({ type: 'page', page })
  }, [page])

  const messages = messagesOf(room, blocked)
  const stored = new Set(messages.map(({ id }) => id))
  const unsent = (kept ?? []).filter(({ id }) => !stored.has(id))
  // The reply was lost, but the message was stored.
  const arrived = (kept ?? []).filter(({ id }) => stored.has(id))
  const arrivedIds = arrived.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids identify the messages
  useEffect(() => {
    for (const message of arrived) forgetUnsent(db, message).catch(unlessClosed(db))
  }, [arrivedIds, db])

  const pass = (message: UnsentMessage) => {
    const run = async () => {
      const answer = await deliver(db, message)
      if (!answer) return
      tell({ type: 'sent', message: answer })
      await forgetUnsent(db, message)
    }
    run().catch(unlessClosed(db))
  }
  const send = (content: string) =>
    pass({ id: uuidv7(), roomId, content, senderName: user.displayName, createdAt: new Date().toISOString() })

  const loadEarlier = async () => {
    // Requests the messages before the second known one, so that the page ends with the first known one. If that one
    // was deleted meanwhile, the page still joins the known messages without a gap.
    const pivot = room.known[1] ?? room.known[0]
    if (!pivot || earlier === 'loading') return
    setEarlier('loading')
    try {
      const older: ChatMessage[] = await messagesBefore(roomId, pivot.id)
      tell(older.length > 0 ? { type: 'earlier', before: pivot.id, page: older } : { type: 'anew', page: page ?? [] })
      setEarlier(undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setEarlier(error)
    }
  }

  return {
    messages,
    unsent,
    isWhole: room.isWhole,
    /**
     * Whether there is nothing to show yet: the first reply has not arrived, or its messages are still being added to
     * the room.
     */
    isLoading: !room.isLoaded && (Boolean(page) || !settled),
    failure,
    isNobody: page === null,
    isLoadingEarlier: earlier === 'loading',
    earlierFailure: earlier === 'loading' ? undefined : earlier,
    send,
    retry: pass,
    remove: (message: UnsentMessage) => void forgetUnsent(db, message).catch(unlessClosed(db)),
    loadEarlier,
    markGone: (id: string) => tell({ type: 'gone', id }),
    /** Reads the room as if it had just been opened. */
    readAnew: () => {
      tell({ type: 'anew', page: page ?? [] })
      again()
    },
  }
}
export type Room = ReturnType<typeof useRoom>
