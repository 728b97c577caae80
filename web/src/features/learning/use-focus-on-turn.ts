import { useEffect, useRef } from 'react'

/** After a page turn, moves the focus to the heading of the new page, so that a screen reader continues from there. */
export function useFocusOnTurn(index: number) {
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [index])
}
