/** After a dialog has closed, what it was about may go: for so long, in milliseconds, the focus is kept from falling to the page. */
const GOES_WITHIN_MS = 2000
const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

/**
 * Watches for a while over an element that has got the focus back: when it goes or is disabled, the focus moves to the nearest thing that
 * was around it. Nothing happens where the person has moved on.
 */
export function keepFocusNear(opener: Element | null) {
  if (!opener || opener === document.body) return
  const around: Element[] = []
  for (let one = opener.parentElement; one && one !== document.body; one = one.parentElement) around.push(one)
  const isLost = () => document.activeElement === null || document.activeElement === document.body
  const settle = () => {
    if (opener.isConnected && !opener.matches(':disabled')) return
    watch.disconnect()
    if (!isLost()) return
    const near = around.find((one) => one.isConnected && one.querySelector(FOCUSABLE))
    near?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(settle)
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  setTimeout(() => watch.disconnect(), GOES_WITHIN_MS)
  requestAnimationFrame(settle)
}
