import { useEffect, useRef } from 'react'

/** Id of the heading with which a phase begins. */
export const PHASE_HEADING = 'phase-heading'

/**
 * Makes every new phase visible and audible: its heading gets the focus and is scrolled below the bar. When the page
 * opens, the heading is not scrolled, and gets the focus only if no other element has it, because the button that began
 * the test was removed.
 */
export function usePhaseHeading(phase: number) {
  const shown = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (shown.current === phase) return
    const isFirst = shown.current === undefined
    shown.current = phase
    if (isFirst && document.activeElement !== document.body) return
    const heading = document.getElementById(PHASE_HEADING)
    heading?.focus({ preventScroll: true })
    if (!isFirst) heading?.scrollIntoView({ block: 'start' })
  }, [phase])
}
