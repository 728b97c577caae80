/** Puts the focus where a game is played: on what it marks with `data-first`, else on the area that hears its keys. */
export function focusGame(area: HTMLElement | null) {
  const first = area?.querySelector<HTMLElement>('[data-first]')
  ;(first ?? area)?.focus({ preventScroll: true })
}
