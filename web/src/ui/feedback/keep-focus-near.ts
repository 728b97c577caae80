/**
 * Milliseconds for which an opener is watched after its dialog has closed. If it disappears, the focus would go to the
 * page.
 */
const GOES_WITHIN_MS = 2000
const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

/**
 * Watches an element that has got the focus back: when it is removed or disabled, the focus moves to the first
 * focusable element in the closest ancestor that remains. Nothing happens if the learner has moved the focus.
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
