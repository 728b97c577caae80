/**
 * Calls `look` now, every `ms` milliseconds, and whenever the page is hidden or shown again: timers stop while a device
 * sleeps. Returns a function that ends the calls.
 */
export function lookEvery(ms: number, look: () => void): () => void {
  look()
  const timer = setInterval(look, ms)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
