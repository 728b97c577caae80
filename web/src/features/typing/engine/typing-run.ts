import type { RunMark } from 'shared/rules/typing/typing-log'
import { accuracyOf, wordsPerMinute } from 'shared/rules/typing/typing-stats'
import { InputReader, type TypingField } from './input-reader'
import { type TrackChange, TypedTrack } from './typed-track'

export type RunState = 'idle' | 'running' | 'paused' | 'finished'
/** The text was typed to its end, the learner ended the run, or its time ran out. */
export type RunEnd = 'complete' | 'ended' | 'time'

export interface LiveFigures {
  wpm: number
  /** Percent. */
  accuracy: number
  errors: number
  elapsedMs: number
  /** Undefined for a run without a time limit. */
  leftMs: number | undefined
}
export interface RunResult extends LiveFigures {
  end: RunEnd
  typed: number
  correct: number
  textLength: number
  marks: readonly RunMark[]
}
export interface RunListener {
  onState(state: RunState): void
  onChange(change: TrackChange, pending: string): void
  onRefused(): void
  /** Called once, when the run ends; never for a run that has not started. */
  onFinish(result: RunResult): void
}

/**
 * One attempt at a text: idle until the first letter or `start`, then running, paused while the field has no focus or
 * the page is hidden, and finished in the end.
 */
export class TypingRun {
  readonly track: TypedTrack
  readonly reader: InputReader
  readonly #listener: RunListener
  readonly #now: () => number
  readonly #limitMs: number | undefined
  readonly #marks: RunMark[] = []
  #state: RunState = 'idle'
  /** Milliseconds run before the clock last stopped. */
  #ranMs = 0
  #since = 0

  constructor(
    text: string,
    field: TypingField,
    listener: RunListener,
    { now, limitMs }: { now: () => number; limitMs?: number | undefined },
  ) {
    this.#listener = listener
    this.#now = now
    this.#limitMs = limitMs
    this.track = new TypedTrack(text)
    this.reader = new InputReader(field, this.track, {
      onChange: (change, pending) => this.#changed(change, pending),
      onRefused: () => listener.onRefused(),
    })
  }

  get state() {
    return this.#state
  }
  get elapsedMs() {
    const ran = this.#state === 'running' ? this.#ranMs + this.#now() - this.#since : this.#ranMs
    return this.#limitMs === undefined ? ran : Math.min(ran, this.#limitMs)
  }
  get figures(): LiveFigures {
    const { correct, errors, judged } = this.track
    const elapsedMs = this.elapsedMs
    return {
      wpm: wordsPerMinute(correct, elapsedMs),
      accuracy: accuracyOf(correct, judged),
      errors,
      elapsedMs,
      leftMs: this.#limitMs === undefined ? undefined : this.#limitMs - elapsedMs,
    }
  }

  /** Starts the clock, or restarts it after a pause. */
  start() {
    if (this.#state !== 'idle' && this.#state !== 'paused') return
    this.#since = this.#now()
    this.#set('running')
  }
  pause() {
    if (this.#state !== 'running') return
    this.#ranMs = this.elapsedMs
    this.#set('paused')
  }
  end(end: RunEnd) {
    if (this.#state === 'idle' || this.#state === 'finished') return
    this.#ranMs = this.elapsedMs
    // The state is set first, because a listener may end the run again.
    this.#state = 'finished'
    const { track } = this
    const { correct, judged: typed, target } = track
    const result = { ...this.figures, end, typed, correct, textLength: target.length, marks: this.#marks }
    this.#listener.onState('finished')
    this.#listener.onFinish(result)
  }
  /** Ends the run when its time is over. */
  look() {
    if (this.#state === 'running' && this.#limitMs !== undefined && this.elapsedMs >= this.#limitMs) this.end('time')
  }

  #changed(change: TrackChange, pending: string) {
    if (this.#state === 'finished') return
    if (change.from < change.to || pending !== '') this.start()
    const at = this.elapsedMs
    const { track } = this
    if (change.erased > 0) this.#marks.push({ at, erased: change.erased })
    for (let i = change.judgedFrom; i < track.units.length; i++) {
      const unit = track.units[i]
      if (!unit || unit.verdict === 'begun') continue
      const typed = track.typed.slice(unit.start, unit.start + unit.length).join('')
      this.#marks.push({ at, expected: track.target[i] ?? '', typed, isRight: unit.verdict === 'right' })
    }
    this.#listener.onChange(change, pending)
    this.look()
    if (track.isComplete) this.end('complete')
  }
  #set(state: RunState) {
    this.#state = state
    this.#listener.onState(state)
  }
}
