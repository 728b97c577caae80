import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { markBusy } from '#browser/busy'
import { heldKeysOpenMenus } from '#browser/held-keys'
import { LettersView } from './engine/letters-view'
import { listenToField } from './engine/listen-to-field'
import { Ticker } from './engine/ticker'
import { type RunResult, type RunState, TypingRun } from './engine/typing-run'

const LOOK_EVERY_MS = 100
/**
 * After so many milliseconds without a key the typed letters are written into the field, because the accent menu of a
 * held key works only in a field that contains them.
 */
const REST_MS = 250

/** The elements that a run updates directly. */
export interface ZoneElements {
  field: RefObject<HTMLTextAreaElement | null>
  window: RefObject<HTMLDivElement | null>
  sheet: RefObject<HTMLDivElement | null>
  letters: RefObject<HTMLDivElement | null>
  caret: RefObject<HTMLSpanElement | null>
}

/**
 * A run at a text in the typing area. React renders its state only: letters, caret and figures are updated outside of
 * it. A new `attempt` starts the same text again; `onNext` gets the next letter.
 */
export function useTypingRun({
  text,
  limitMs,
  attempt,
  onFinish,
  onNext,
}: {
  text: string
  limitMs: number | undefined
  attempt: number
  onFinish: (result: RunResult) => void
  onNext: (letter: string | undefined) => void
}) {
  const elements: ZoneElements = {
    field: useRef(null),
    window: useRef(null),
    sheet: useRef(null),
    letters: useRef(null),
    caret: useRef(null),
  }
  const run = useRef<TypingRun>(undefined)
  const [ticker] = useState(() => new Ticker())
  const [state, setState] = useState<RunState>('idle')
  const [refused, setRefused] = useState(false)
  const finish = useEffectEvent(onFinish)
  const next = useEffectEvent(onNext)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts again
  useEffect(() => {
    const [field, window, sheet] = [elements.field.current, elements.window.current, elements.sheet.current]
    const [letters, caret] = [elements.letters.current, elements.caret.current]
    if (!field || !window || !sheet || !letters || !caret) return
    const now = () => performance.now()
    const view = new LettersView({ window, sheet, letters, caret })
    let wasRefused = false
    let typedAt = 0
    const tellRefused = (is: boolean) => {
      if (is !== wasRefused) setRefused(is)
      wasRefused = is
    }
    const made: TypingRun = new TypingRun(
      text,
      field,
      {
        onState: setState,
        onChange: (change, pending) => {
          view.show(change, made.track, pending)
          typedAt = now()
          ticker.key(typedAt)
          tellRefused(false)
          next(made.track.target[made.track.judged])
        },
        onRefused: () => tellRefused(true),
        onFinish: finish,
      },
      { now, limitMs },
    )
    run.current = made
    setState('idle')
    setRefused(false)
    view.write(made.track.target)
    next(made.track.target[0])
    const stop = listenToField(field, made, { now, takesKeys: !heldKeysOpenMenus() })
    const looking = setInterval(() => {
      made.look()
      const at = now()
      if (made.state === 'running') ticker.pass(at)
      if (at - typedAt > REST_MS) made.reader.catchUp()
      view.readAhead()
    }, LOOK_EVERY_MS)
    const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(() => view.resized()) : undefined
    sizes?.observe(sheet)
    return () => {
      stop()
      clearInterval(looking)
      sizes?.disconnect()
      run.current = undefined
    }
  }, [text, limitMs, attempt])

  const isUnderWay = state === 'running' || state === 'paused'
  useEffect(() => (isUnderWay ? markBusy('typing') : undefined), [isUnderWay])
  return { elements, run, ticker, state, refused }
}
