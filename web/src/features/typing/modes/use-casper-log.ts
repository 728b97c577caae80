import { useEffect, useEffectEvent, useRef } from 'react'
import { keystrokeBetween } from 'shared/rules/typing/keystroke-log'
import { type SituDb, unlessClosed } from '#data/db/db'
import {
  type CasperRun,
  casperAnswers,
  holdCasperAnswers,
  saveCasperRun,
  withHeldAnswers,
} from '#data/typing/casper-typing'

const SAVE_AFTER_MS = 700

/** Saves the log of an answer in progress: the text at every keystroke, the log a moment later. */
export function useCasperLog(db: SituDb, found: CasperRun) {
  const first = useRef<CasperRun>(undefined)
  first.current ??= withHeldAnswers(db, found, Date.now())
  const run = useRef(first.current)
  const answers = useRef(casperAnswers(first.current))
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closed = useRef(false)

  const save = useEffectEvent(() => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    if (!closed.current) saveCasperRun(db, run.current).catch(unlessClosed(db))
  })
  useEffect(
    () => () => {
      if (waiting.current !== undefined) save()
    },
    [],
  )
  const elapsed = () => Math.min(Math.max(0, Date.now() - run.current.startedAt), run.current.lengthMs)
  /** Logs the new text of the answer with the index `part`; `caret` is the offset of the caret in it. */
  const write = (part: number, text: string, caret: number) => {
    const stroke = keystrokeBetween(answers.current[part] ?? '', text, elapsed(), caret)
    if (!stroke || closed.current) return
    answers.current = answers.current.with(part, text)
    run.current = { ...run.current, log: [...run.current.log, { ...stroke, part }] }
    holdCasperAnswers(db, run.current, answers.current)
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined
      if (!closed.current) saveCasperRun(db, run.current).catch(unlessClosed(db))
    }, SAVE_AFTER_MS)
  }
  /** Closes the log and returns the whole run: later changes are neither logged nor saved. */
  const close = (): CasperRun => {
    closed.current = true
    clearTimeout(waiting.current)
    waiting.current = undefined
    return run.current
  }
  /** Opens a closed log again, after the run could not be saved: what is typed from then on counts. */
  const reopen = () => {
    closed.current = false
  }
  return { begun: first.current, answers, write, close, reopen, elapsed }
}
