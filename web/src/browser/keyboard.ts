/** Pixels from which a covered foot of the page is a keyboard, and not the browser's own bar. */
const LEAST_PX = 100
/** A page enlarged with two fingers shows less than its width, with or without a keyboard. */
const ENLARGED = 1.01

/**
 * Keeps the height that a virtual keyboard covers in the custom property `--keyboard`, for what stands at the foot of
 * the screen. Chrome and Firefox make the page lower instead (`interactive-widget` in app.html), and it stays 0 there.
 */
export function watchKeyboard(): void {
  const view = globalThis.visualViewport
  if (!view) return
  const measure = () => {
    const covered = view.scale > ENLARGED ? 0 : innerHeight - view.height - view.offsetTop
    document.documentElement.style.setProperty('--keyboard', `${covered < LEAST_PX ? 0 : Math.round(covered)}px`)
  }
  view.addEventListener('resize', measure)
  view.addEventListener('scroll', measure)
}
