import { useEffect, useRef } from 'react'

/** Id of the heading with which a phase begins. */
export const PHASE_HEADING = 'phase-heading'

/** Makes every new phase visible and audible: its heading gets the focus and is scrolled below the bar. */
export function usePhaseHeading(phase: number) {
  const shown = useRef(phase)
  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    const heading = document.getElementById(PHASE_HEADING)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }, [phase])
}
