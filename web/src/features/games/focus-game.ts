/** Focuses the element of a game marked with `data-first`, otherwise the area that handles its keys. */
export function focusGame(area: HTMLElement | null) {
  const first = area?.querySelector<HTMLElement>('[data-first]')
  ;(first ?? area)?.focus({ preventScroll: true })
}
