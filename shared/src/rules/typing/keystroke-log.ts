import { countWords } from '../practice/count-words.ts'

/**
 * One change of a text that is being written: `at` milliseconds after the start, `inserted` replaced `removed`
 * characters at offset `from`.
 */
export interface Keystroke {
  readonly at: number
  readonly from: number
  readonly removed: number
  readonly inserted: string
  /** Index of the changed text, where there are several; 0 by default. */
  readonly part?: number
}

/**
 * The one change that turns `before` into `after`; undefined where they are equal. `caret` is the end of the inserted
 * text.
 */
export function keystrokeBetween(
  before: string,
  after: string,
  at: number,
  caret = after.length,
): Keystroke | undefined {
  if (before === after) return undefined
  const most = Math.min(before.length, after.length)
  // In a run of equal letters only the caret shows which one is new.
  const tailMost = Math.min(most, Math.max(0, after.length - caret))
  let tail = 0
  while (tail < tailMost && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  let from = 0
  while (from < most - tail && before[from] === after[from]) from++
  while (tail < most - from && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return { at, from, removed: before.length - from - tail, inserted: after.slice(from, after.length - tail) }
}

export const applyKeystroke = (text: string, { from, removed, inserted }: Keystroke) =>
  text.slice(0, from) + inserted + text.slice(from + removed)

/**
 * The text of a part after the changes up to `until` milliseconds, that moment included; by default after all changes.
 */
export function replayText(log: readonly Keystroke[], until = Number.POSITIVE_INFINITY, part = 0): string {
  let text = ''
  for (const stroke of log) {
    if (stroke.at > until) break
    if ((stroke.part ?? 0) === part) text = applyKeystroke(text, stroke)
  }
  return text
}

/**
 * An interval between two keys that is this long or longer is a pause to think: the usual threshold of keystroke
 * logging (Wengelin 2006; Leijten and Van Waes 2013).
 */
export const THINKING_PAUSE_MS = 2000

const MINUTE_MS = 60_000

export interface WritingFigures {
  words: number
  /** Words of the finished answer per minute of the whole time, including pauses. */
  wordsPerMinute: number
  /** Milliseconds before the first key. */
  thinkingFirstMs: number
  /** Intervals of at least two seconds between two keys. */
  pauses: number
  pausedMs: number
  longestPauseMs: number
  /** Number of changes that remove more characters than they insert; consecutive ones count as one. */
  deletions: number
  deletedCharacters: number
  /** Characters added in the last thirty seconds: of each change, those inserted beyond those removed. */
  lastStretch: number
}
export const LAST_STRETCH_MS = 30_000

/** How an answer was written within `durationMs`, from its log. */
export function writingFigures(log: readonly Keystroke[], durationMs: number): WritingFigures {
  const parts = [...new Set(log.map(({ part = 0 }) => part))]
  const words = parts.reduce((sum, part) => sum + countWords(replayText(log, durationMs, part)), 0)
  const rests = log.slice(1).map(({ at }, i) => at - (log[i]?.at ?? at))
  const pauses = rests.filter((ms) => ms >= THINKING_PAUSE_MS)
  const takesBack = ({ removed, inserted }: Keystroke) => removed > inserted.length
  const deletions = log.filter((stroke, i) => takesBack(stroke) && !(log[i - 1] && takesBack(log[i - 1] as Keystroke)))
  const inLast = log.filter(({ at }) => at > durationMs - LAST_STRETCH_MS)
  return {
    words,
    wordsPerMinute: durationMs <= 0 ? 0 : Math.round(words / (durationMs / MINUTE_MS)),
    thinkingFirstMs: log[0]?.at ?? durationMs,
    pauses: pauses.length,
    pausedMs: pauses.reduce((sum, ms) => sum + ms, 0),
    longestPauseMs: Math.max(0, ...pauses),
    deletions: deletions.length,
    deletedCharacters: log.reduce((sum, { removed, inserted }) => sum + Math.max(0, removed - inserted.length), 0),
    lastStretch: inLast.reduce((sum, { removed, inserted }) => sum + Math.max(0, inserted.length - removed), 0),
  }
}
