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
import { lookEvery } from '#browser/look-every'
import { rememberedInTab, rememberInTab } from '#browser/tab-memory'
import { currentDb, type SituDb, unlessClosed } from '#data/db/db'
import { recordFocus } from '#data/planning/focus'

const TICK_MS = 250

interface Kept {
  id: string
  minutes: FocusMinutes
  run: FocusRun
}
const fresh = (minutes: FocusMinutes): Kept => ({ id: uuidv7(), minutes, run: restingRun(minutes) })

/** The tab's storage key of the learner's running session, so that it continues after a reload. */
const keptName = (db: SituDb) => `situ.focus/${db.userId}`

/** A focus session on the wall clock: started, paused, reset, and ended once. `onOver` is called at the end. */
export function useFocusRun(onOver: () => void) {
  const [db] = useState(currentDb)
  const [state, setState] = useState(
    () => (rememberedInTab(keptName(db)) as Kept | undefined) ?? fresh(FOCUS_MINUTES_DEFAULT),
  )
  const [now, setNow] = useState(Date.now)
  const [over, setOver] = useState(false)
  const latest = useRef(state)
  const isEnding = useRef(false)
  const heard = useRef(onOver)
  heard.current = onOver

  const become = useCallback(
    (next: Kept) => {
      latest.current = next
      rememberInTab(keptName(db), next)
      setState(next)
      setNow(Date.now())
    },
    [db],
  )
  const record = useCallback(
    ({ id, run }: Kept, completed: boolean) =>
      recordFocus(db, id, passedMs(run, Date.now()) / 1000, completed).catch(unlessClosed(db)),
    [db],
  )

  const isRunning = state.run.startedAt !== undefined
  useEffect(() => {
    if (!isRunning) return
    const tick = () => {
      setNow(Date.now())
      const { run, minutes } = latest.current
      if (isEnding.current || !isFocusOver(run, Date.now())) return
      isEnding.current = true
      heard.current()
      // The session stays in the tab's storage until it is in the database: a reload in between ends it again, under
      // the same id.
      void record(latest.current, true).then(() => {
        isEnding.current = false
        become(fresh(minutes))
        setOver(true)
      })
    }
    // The first check is made at once, because the session may have ended during the reload.
    return lookEvery(TICK_MS, tick)
  }, [isRunning, become, record])

  // Leaving the screen pauses the session and its clock.
  useEffect(
    () => () => {
      const { run } = latest.current
      rememberInTab(keptName(db), { ...latest.current, run: pausedRun(run, Date.now()) })
    },
    [db],
  )

  const start = useCallback(() => {
    setOver(false)
    become({ ...latest.current, run: startedRun(latest.current.run, Date.now()) })
  }, [become])
  const pause = () => become({ ...latest.current, run: pausedRun(latest.current.run, Date.now()) })
  const reset = (minutes = state.minutes) => {
    void record(latest.current, false)
    setOver(false)
    become(fresh(minutes))
  }
  const startAnew = () => {
    reset(FOCUS_MINUTES_DEFAULT)
    start()
  }
  return {
    minutes: state.minutes,
    passed: passedMs(state.run, now),
    run: state.run,
    isRunning,
    over,
    start,
    startAnew,
    pause,
    reset,
  }
}
