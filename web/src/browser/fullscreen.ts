import { useSyncExternalStore } from 'react'

export const canGoFullscreen = () => document.fullscreenEnabled === true
const isFullscreen = () => Boolean(document.fullscreenElement)
const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
export const useFullscreen = () => useSyncExternalStore(subscribe, isFullscreen)

/** Fills the screen with the page, or gives it back. A browser that refuses leaves everything as it is. */
export async function toggleFullscreen() {
  try {
    if (isFullscreen()) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // Not allowed here: the button stays, nothing else depends on it.
  }
}
/** Gives the screen back where the page fills it. */
export const leaveFullscreen = () => {
  if (isFullscreen()) void document.exitFullscreen().catch(() => {})
}
