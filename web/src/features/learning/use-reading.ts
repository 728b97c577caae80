import { useCallback, useEffect, useRef, useState } from 'react'
import { db, unlessClosed, wasLeft } from '#data/db'
import { reportReading, savePage, savePlace } from '#data/module-states'
import { beforeLeaving } from '#session/before-leaving'
import { useLanguage } from '#session/language'
import type { ReadableModule } from './use-module'

/** A page change is saved after this long, and the reading time this often (spec 2 §4). */
export const SAVE_AFTER_MS = 1000
export const SAVE_EVERY_MS = 30_000
/** A save that is still not done after this long is shown. */
export const SLOW_SAVE_MS = 15_000
/** Reading time shorter than this waits for the next activity. */
const REPORT_SECONDS = 60
const SECOND_MS = 1000
/** Longest gap that still counts as reading: a laptop that slept was not read. */
const GAP_MS = 5000

/**
 * Counts the seconds spent on the page on screen and saves the place: one second after a change of page, every thirty seconds, and
 * when the learner leaves. Answers the seconds of this visit to the page and whether a save is taking long.
 */
export function useReading(module: ReadableModule, index: number) {
  const language = useLanguage()
  // The database of who reads, also where another learner has signed in before the last write of this one.
  const [home] = useState(db)
  const [seconds, setSeconds] = useState(0)
  const [slow, setSlow] = useState(false)
  const unsaved = useRef(0)
  const unsavedOnPage = useRef(0)
  const page = module.pages[index]
  // A fresh answer about the same module is no reason to save again.
  const latest = useRef({ module, language })
  latest.current = { module, language }

  const { counts } = module
  const save = useCallback(async () => {
    if (!counts) return
    const spent = unsaved.current
    unsaved.current = 0
    const timer = setTimeout(() => setSlow(true), SLOW_SAVE_MS)
    try {
      await savePlace(home, { ...latest.current, page: index + 1, seconds: spent })
    } catch (error) {
      unsaved.current += spent
      unlessClosed(home)(error)
    } finally {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [home, index, counts])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the count starts anew with every page
  useEffect(() => {
    let last = Date.now()
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

  // Leaving a page: it has been read.
  const leave = useRef(async () => {})
  leave.current = async () => {
    if (!page || !counts || wasLeft(home)) return
    const onPage = unsavedOnPage.current
    unsavedOnPage.current = 0
    await save()
    if (!wasLeft(home)) await savePage(home, module.id, page.id, { completed: true, seconds: onPage })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page or the module changes
  useEffect(() => {
    const leaving = leave.current
    const takeBack = beforeLeaving(leaving)
    return () => {
      takeBack()
      void leaving().catch(unlessClosed(home))
    }
  }, [index, module.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the reader is left
  useEffect(
    () => () => {
      if (counts && !wasLeft(home)) void reportReading(home, module, language, REPORT_SECONDS).catch(unlessClosed(home))
    },
    [module.id],
  )
  return { seconds, slow }
}
