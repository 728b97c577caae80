import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentDb, unlessClosed, wasLeft } from '#data/db/db'
import { type Draft, EMPTY_DRAFT, holdDraft, isBlank, readDraft, saveDraft } from '#data/drafts/drafts'
import { workedSeconds } from './worked-seconds'

/**
 * The draft of an answer to a scenario: saved at every keystroke, restored after a reload. Undefined while it loads.
 * `first` is the response type of a new draft.
 */
export function useDraft(scenarioId: string, first: Draft['responseType'] = 'text') {
  const [db] = useState(currentDb)
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
    readDraft(db, scenarioId)
      .then((found) => current && begin(isBlank(found) ? { ...found, responseType: first } : found))
      .catch(unlessClosed(db))
    return () => {
      current = false
    }
  }, [db, scenarioId, first])

  const write = async () => {
    try {
      while (waits.current) {
        waits.current = false
        await saveDraft(db, scenarioId, latest.current)
      }
      setFailed(false)
    } catch {
      if (!wasLeft(db)) setFailed(true)
    }
    writing.current = undefined
  }
  const worked = () => {
    const now = Date.now()
    const passed = workedSeconds(lastAt.current, now)
    lastAt.current = now
    return latest.current.seconds + passed
  }
  const change = (changed: Partial<Draft>) => {
    const next = { ...latest.current, ...changed, seconds: worked() }
    latest.current = next
    waits.current = true
    holdDraft(db, scenarioId, next)
    setDraft(next)
    writing.current ??= write()
  }
  /** Resolves with the draft when nothing is being saved any more. */
  const finish = async (): Promise<Draft> => {
    await writing.current
    return { ...latest.current, seconds: worked() }
  }
  /** After a submission: shows a new empty draft with the same response type. */
  const reset = () => begin({ ...EMPTY_DRAFT, responseType: latest.current.responseType })
  return { draft, failed, change, finish, reset }
}
