/** Makes the browser ask before this page is closed or reloaded, until the returned function is called. */
export function warnBeforeUnload(): () => void {
  const ask = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
