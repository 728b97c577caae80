import { useCallback, useEffect, useRef, useState } from 'react'
import {
  FOCUS_MINUTES_DEFAULT,
  type FocusMinutes,
  type FocusRun,
  isFocusOver,
  passedMs,
  pausedRun,
  restingRun,
  startedRun,
} from 'shared/rules/breathing'
import { uuidv7 } from 'uuidv7'
import { db, unlessClosed } from '#data/db'
import { recordFocus } from '#data/focus'

const KEPT = 'situ.focus'
const TICK_MS = 250

interface Kept {
  id: string
  minutes: FocusMinutes
  run: FocusRun
}
const fresh = (minutes: FocusMinutes): Kept => ({ id: uuidv7(), minutes, run: restingRun(minutes) })

/** The session that was under way in this tab, so that a reload goes on with it. */
function kept(): Kept {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEPT) ?? '') as Kept
    return isFocusOver(found.run, Date.now()) ? fresh(found.minutes) : found
  } catch {
    return fresh(FOCUS_MINUTES_DEFAULT)
  }
}

/** A focus session on the wall clock: started, paused, reset, and over once. `onOver` hears the end. */
export function useFocusRun(onOver: () => void) {
  const [state, setState] = useState(kept)
  const [now, setNow] = useState(Date.now)
  const [over, setOver] = useState(false)
  const latest = useRef(state)
  const heard = useRef(onOver)
  heard.current = onOver

  const become = useCallback((next: Kept) => {
    latest.current = next
    sessionStorage.setItem(KEPT, JSON.stringify(next))
    setState(next)
    setNow(Date.now())
  }, [])
  const record = useCallback(({ id, run }: Kept, completed: boolean) => {
    const home = db()
    recordFocus(home, id, passedMs(run, Date.now()) / 1000, completed).catch(unlessClosed(home))
  }, [])

  const isRunning = state.run.startedAt !== undefined
  useEffect(() => {
    if (!isRunning) return
    const tick = () => {
      setNow(Date.now())
      const { run, minutes } = latest.current
      if (!isFocusOver(run, Date.now())) return
      record(latest.current, true)
      become(fresh(minutes))
      setOver(true)
      heard.current()
    }
    const timer = setInterval(tick, TICK_MS)
    // A tab that slept looks at once when it is seen again.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isRunning, become, record])

  const start = useCallback(() => {
    setOver(false)
    become({ ...latest.current, run: startedRun(latest.current.run, Date.now()) })
  }, [become])
  const pause = () => become({ ...latest.current, run: pausedRun(latest.current.run, Date.now()) })
  const reset = (minutes = state.minutes) => {
    record(latest.current, false)
    setOver(false)
    become(fresh(minutes))
  }
  return {
    minutes: state.minutes,
    passed: passedMs(state.run, now),
    run: state.run,
    isRunning,
    over,
    start,
    pause,
    reset,
  }
}
