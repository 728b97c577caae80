import { useEffect } from 'react'
import { ApiError } from 'shared/contract/api-error'
import type { ChatMessage } from 'shared/model/people/chat-message'
import { useOnline } from '#browser/online'
import { markRoomRead } from '#data/chat/inbox'

/**
 * Marks a private room as read up to its newest message, while somebody can see it. If the request fails, the room
 * stays unread, and is marked when the network is back or with the next message.
 */
export function useReadRoom(roomId: string | undefined, newest: ChatMessage | undefined, unread: number) {
  const messageId = newest?.id
  const hasNetwork = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count means that the server knows another state
  useEffect(() => {
    if (roomId === undefined || messageId === undefined || !hasNetwork) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      markRoomRead(roomId, messageId).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [roomId, messageId, unread, hasNetwork])
}
