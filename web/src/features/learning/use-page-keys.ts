import { type RefObject, useEffect } from 'react'

/**
 * A swipe turns the page if its horizontal distance is greater than this and greater than twice its vertical distance.
 */
export const SWIPE_PX = 60

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * Turns pages by the arrow keys and by a swipe over `area`; `turn` gets 1 for the next page and -1 for the previous
 * one.
 */
export function usePageKeys(area: RefObject<HTMLElement | null>, turn: (by: 1 | -1) => void) {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || isTyping(e.target)) return
      // A table that scrolls sideways keeps its arrow keys.
      if (e.target instanceof HTMLElement && e.target.closest('[role=region][tabindex]')) return
      if (e.key === 'ArrowRight') turn(1)
      if (e.key === 'ArrowLeft') turn(-1)
    }
    let from: Touch | undefined
    const onStart = (e: TouchEvent) => {
      from = e.touches.length === 1 && !(e.target as HTMLElement).closest('.table') ? e.touches[0] : undefined
    }
    const onEnd = (e: TouchEvent) => {
      const to = e.changedTouches[0]
      if (!from || !to || getSelection()?.toString()) return
      const x = to.clientX - from.clientX
      const y = to.clientY - from.clientY
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1)
    }
    const element = area.current
    addEventListener('keydown', onKey)
    element?.addEventListener('touchstart', onStart, { passive: true })
    element?.addEventListener('touchend', onEnd)
    return () => {
      removeEventListener('keydown', onKey)
      element?.removeEventListener('touchstart', onStart)
      element?.removeEventListener('touchend', onEnd)
    }
  }, [area, turn])
}
