import type { ReactNode } from 'react'

export interface Toast {
  id: number
  title: ReactNode
  description?: ReactNode
  tone?: 'success' | 'danger' | 'info' | 'warning'
  /** A button in the message, mostly to undo something; pressing it also closes the message. */
  action?: { label: string; onPress: () => void }
}

let current: Toast | undefined
let count = 0
const listeners = new Set<() => void>()

function show(next: Toast | undefined) {
  current = next
  for (const tell of listeners) tell()
}

/** Shows a message for five seconds, replacing the one before. Callable from anywhere. */
export function toast(message: Omit<Toast, 'id'>) {
  count += 1
  show({ ...message, id: count })
}

/** Removes the message with this id, if it is still shown. */
export function dismissToast(id: number) {
  if (current?.id === id) show(undefined)
}

/** The store of messages to which Toaster subscribes. */
export const toastStore = {
  subscribe: (tell: () => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
  current: () => current,
}
