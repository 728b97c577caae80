import { useEffect, useRef } from 'react'

/** Id of the heading with which a step begins. */
export const PHASE_HEADING = 'phase-heading'

/** Brings every new step to the eyes and to a screen reader: its heading gets the focus and comes under the bar. */
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
