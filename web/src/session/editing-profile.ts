import { useSyncExternalStore } from 'react'

let editing = false
const listeners = new Set<() => void>()
const become = (next: boolean) => {
  editing = next
  for (const listener of listeners) listener()
}

/** Opens the profile dialog over the current page; the frame renders it. */
export const editProfile = () => become(true)
export const endEditingProfile = () => become(false)

export const useEditingProfile = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => editing,
  )
