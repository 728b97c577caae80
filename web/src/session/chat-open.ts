import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()
const become = (next: boolean) => {
  open = next
  for (const listener of listeners) listener()
}

/** Opens the chat over the current page; the frame renders it. */
export const openChat = () => become(true)
export const closeChat = () => become(false)

export const useChatOpen = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
