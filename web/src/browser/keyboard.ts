/**
 * From this height in pixels a covered area at the bottom of the page is a keyboard; a lower one is the browser's own
 * bar.
 */
const LEAST_PX = 100
/**
 * From this scale on the page is enlarged with two fingers, and shows only a part of itself with or without a keyboard.
 */
const ENLARGED = 1.01

/**
 * Stores the height that a virtual keyboard covers in the custom property `--keyboard`, for elements at the bottom of
 * the screen. Chrome and Firefox shrink the page instead (`interactive-widget` in app.html), so the property stays 0
 * there.
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
