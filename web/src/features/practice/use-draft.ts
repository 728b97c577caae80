import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { db, unlessClosed, wasLeft } from '#data/db'
import { type Draft, EMPTY_DRAFT, holdDraft, readDraft, saveDraft } from '#data/drafts'

/** A longer pause is no work. */
const PAUSE_MAX_MS = 120_000

/** The answer to a scenario that is being written: kept at every letter, found again after a reload. Undefined while it is looked up. */
export function useDraft(scenarioId: string) {
  const [home] = useState(db)
  const [draft, setDraft] = useState<Draft>()
  const [failed, setFailed] = useState(false)
  const latest = useRef<Draft>(EMPTY_DRAFT)
  const lastAt = useRef(0)
  const waits = useRef(false)
  const writing = useRef<Promise<void>>(undefined)

  const begin = useEffectEvent((found: Draft) => {
    latest.current = found
    lastAt.current = Date.now()
    setDraft(found)
  })
  useEffect(() => {
    let current = true
    readDraft(home, scenarioId)
      .then((found) => current && begin(found))
      .catch(unlessClosed(home))
    return () => {
      current = false
    }
  }, [home, scenarioId])

  const write = async () => {
    try {
      while (waits.current) {
        waits.current = false
        await saveDraft(home, scenarioId, latest.current)
      }
      setFailed(false)
    } catch {
      if (!wasLeft(home)) setFailed(true)
    }
    writing.current = undefined
  }
  const worked = () => {
    const now = Date.now()
    const passed = Math.min(PAUSE_MAX_MS, Math.max(0, now - lastAt.current)) / 1000
    lastAt.current = now
    return latest.current.seconds + passed
  }
  const change = (changed: Partial<Draft>) => {
    const next = { ...latest.current, ...changed, seconds: worked() }
    latest.current = next
    waits.current = true
    holdDraft(home, scenarioId, next)
    setDraft(next)
    writing.current ??= write()
  }
  /** Resolves with the draft when nothing of it is still being written. */
  const finish = async (): Promise<Draft> => {
    await writing.current
    return { ...latest.current, seconds: worked() }
  }
  /** The answer was given: the next one begins with nothing. */
  const reset = () => begin({ ...EMPTY_DRAFT, responseType: latest.current.responseType })
  return { draft, failed, change, finish, reset }
}
