/**
 * Keeps the screen on until the returned function is called, where the browser can. The lock ends whenever the tab is
 * hidden, and is requested again when the tab is shown.
 */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {}
  let wanted = true
  let lock: WakeLockSentinel | undefined
  const ask = async () => {
    if (!wanted || document.visibilityState !== 'visible') return
    // The browser refuses when the battery is low; the screen then turns off as usual.
    const given = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (wanted) lock = given
    else void given?.release()
  }
  const onVisible = () => void ask()
  void ask()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', onVisible)
    void lock?.release()
  }
}
