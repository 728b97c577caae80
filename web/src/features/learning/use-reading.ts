import { useCallback, useEffect, useRef, useState } from 'react'
import { currentDb, unlessClosed, wasLeft } from '#data/db/db'
import { reportReading, savePage, savePlace } from '#data/progress/module-states'
import { useLanguage } from '#session/language'
import { beforeLeaving } from '#session/workspace/before-leaving'
import type { ReadableModule } from './use-module'

/** Milliseconds before a change of page is saved, and between two saves of the reading time. */
export const SAVE_AFTER_MS = 1000
export const SAVE_EVERY_MS = 30_000
/** Milliseconds after which a save in progress is shown as slow. */
export const SLOW_SAVE_MS = 15_000
/** Minimum seconds of reading to record as an activity; a shorter time is carried over to the next one. */
const REPORT_SECONDS = 60
const SECOND_MS = 1000
/** Longest gap in milliseconds that counts as reading: the time of a sleeping laptop does not. */
const GAP_MS = 5000

/**
 * Counts the seconds on the current page and saves the position: one second after the page is opened, every thirty
 * seconds, when the document is hidden, and when the learner leaves the page. Returns the seconds of this visit to the
 * page, and whether a save takes long.
 */
export function useReading(module: ReadableModule, index: number) {
  const language = useLanguage()
  // The reader's own database, even if another learner signed in before the last write.
  const [db] = useState(currentDb)
  const [seconds, setSeconds] = useState(0)
  const [slow, setSlow] = useState(false)
  const unsaved = useRef(0)
  const unsavedOnPage = useRef(0)
  const page = module.pages[index]
  // In a ref, so that a new reply about the same module does not cause another save.
  const latest = useRef({ module, language })
  latest.current = { module, language }
  /**
   * Identifies the page on screen: every page turn replaces it by a new object. `epoch` is the module's epoch at the
   * last save of the page; undefined before the first save.
   */
  const opened = useRef<{ epoch?: number }>({})

  const { counts } = module
  /**
   * Saves the position and the seconds since the last save; after a failure the next save includes these seconds.
   * Resolves to whether this reading counts: false if the module was started over while it was open, or if it never
   * counts.
   */
  const save = useCallback(async () => {
    if (!counts) return false
    const here = opened.current
    const spent = unsaved.current
    unsaved.current = 0
    const timer = setTimeout(() => setSlow(true), SLOW_SAVE_MS)
    try {
      const place = { ...latest.current, page: index + 1, seconds: spent, openedIn: here.epoch }
      const epoch = await savePlace(db, place)
      if (epoch === undefined) return false
      here.epoch = epoch
      return true
    } catch (error) {
      unsaved.current += spent
      unlessClosed(db)(error)
      return true
    } finally {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [db, index, counts])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the count starts again with every page
  useEffect(() => {
    let last = Date.now()
    opened.current = {}
    setSeconds(0)
    const tick = setInterval(() => {
      const now = Date.now()
      const passed = now - last
      last = now
      if (document.visibilityState !== 'visible' || passed > GAP_MS) return
      const whole = Math.round(passed / SECOND_MS)
      unsaved.current += whole
      unsavedOnPage.current += whole
      setSeconds((s) => s + whole)
    }, SECOND_MS)
    return () => clearInterval(tick)
  }, [index, module.id])

  useEffect(() => {
    const soon = setTimeout(() => void save(), SAVE_AFTER_MS)
    const regularly = setInterval(() => void save(), SAVE_EVERY_MS)
    const onHide = () => document.visibilityState === 'hidden' && void save()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(soon)
      clearInterval(regularly)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [save])

  // When the learner leaves a page, it is marked as read.
  const leave = useRef(async () => {})
  leave.current = async () => {
    if (!page || !counts || wasLeft(db)) return
    const onPage = unsavedOnPage.current
    unsavedOnPage.current = 0
    const isRead = await save()
    if (isRead && !wasLeft(db)) await savePage(db, module.id, page.id, { completed: true, seconds: onPage })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the page or the module changes
  useEffect(() => {
    const leaving = leave.current
    const takeBack = beforeLeaving(leaving)
    return () => {
      takeBack()
      void leaving().catch(unlessClosed(db))
    }
  }, [index, module.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the reader is left
  useEffect(
    () => () => {
      if (counts && !wasLeft(db)) void reportReading(db, module, language, REPORT_SECONDS).catch(unlessClosed(db))
    },
    [module.id],
  )
  return { seconds, slow }
}
