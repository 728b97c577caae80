/**
 * Calls `look` now, every `ms` milliseconds, and as soon as the page is shown again: timers stop while a device sleeps.
 * Returns a function that ends it.
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
