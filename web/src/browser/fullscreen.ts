import { useSyncExternalStore } from 'react'

export const canGoFullscreen = () => document.fullscreenEnabled === true
const isFullscreen = () => Boolean(document.fullscreenElement)
const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
export const useFullscreen = () => useSyncExternalStore(subscribe, isFullscreen)

/** Enters or leaves full screen. Nothing changes where the browser refuses. */
export async function toggleFullscreen() {
  try {
    if (isFullscreen()) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // The browser refused; nothing else depends on full screen.
  }
}
export const leaveFullscreen = () => {
  if (isFullscreen()) void document.exitFullscreen().catch(() => {})
}
