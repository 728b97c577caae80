/** The browser asks before this page is closed or loaded anew, until the returned function is called. */
export function warnBeforeUnload(): () => void {
  const ask = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
