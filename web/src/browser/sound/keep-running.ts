/**
 * Resumes sound that a call or the system has interrupted, once the page is seen again. Browsers refuse it until the
 * call has ended. Ends with the returned function.
 */
export function keepRunning(sound: AudioContext): () => void {
  const resume = () => {
    if (document.visibilityState !== 'visible' || sound.state === 'running' || sound.state === 'closed') return
    // The browser refuses while the call goes on; the next return to the page tries again.
    sound.resume().catch((error: unknown) => console.info('sound stays interrupted', error))
  }
  document.addEventListener('visibilitychange', resume)
  addEventListener('focus', resume)
  return () => {
    document.removeEventListener('visibilitychange', resume)
    removeEventListener('focus', resume)
  }
}
