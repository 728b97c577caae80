import { extendAlignment, type TypedUnit } from 'shared/rules/typing/typing-alignment'
import { judgeLetter, PARTS_MAX, targetOf } from 'shared/rules/typing/typing-letters'

export interface TrackChange {
  /** Index of the first letter whose state may have changed. */
  from: number
  /** Index after the last letter whose state may have changed. */
  to: number
  /** Number of judged letters that were deleted or are judged again. */
  erased: number
  /** Index of the first unit that was judged again; all later units were too, except those that are only begun. */
  judgedFrom: number
}

/** The typed letters aligned with a text. The cost of a change depends on its size, not on the length of the text. */
export class TypedTrack {
  readonly target: readonly string[]
  readonly typed: string[] = []
  readonly units: TypedUnit[] = []
  correct = 0
  errors = 0

  constructor(text: string) {
    this.target = targetOf(text)
  }

  /** Number of letters of the text that are right or wrong. */
  get judged() {
    return this.correct + this.errors
  }
  get isComplete() {
    return this.judged >= this.target.length
  }

  /** Replaces everything typed from index `from` on by these letters. Letters beyond the text are ignored. */
  replace(from: number, letters: readonly string[]): TrackChange {
    const before = this.units.length
    const taken: TypedUnit[] = []
    for (let last = this.units.at(-1); last && last.start + PARTS_MAX > from; last = this.units.at(-1)) {
      this.units.pop()
      this.#count(last, -1)
      taken.unshift(last)
    }
    this.typed.length = Math.min(from, this.typed.length)
    this.typed.push(...letters)
    const first = this.units.length
    extendAlignment(this.target, this.typed, this.units)
    for (let i = first; i < this.units.length; i++) this.#count(this.units[i] as TypedUnit, 1)
    if (this.units.length === this.target.length) {
      const last = this.units.at(-1)
      this.typed.length = last ? last.start + last.length : 0
    }
    const same = this.#sameFrom(first, taken)
    const erased = taken.slice(same - first).filter(({ verdict }) => verdict !== 'begun').length
    return { from: same, to: Math.max(before, this.units.length), erased, judgedFrom: same }
  }

  /** How many of these letters in a row are right, if they follow the text typed up to `from`. */
  rightAfter(from: number, letters: readonly string[]): number {
    let unit = this.units.length
    for (let last = this.units[unit - 1]; last; last = this.units[unit - 1]) {
      if (last.verdict !== 'begun' && last.start + last.length <= from) break
      unit--
    }
    const start = Math.min(from, this.units[unit]?.start ?? from)
    const tried = [...this.typed.slice(start, from), ...letters]
    let at = 0
    for (; at < tried.length && unit < this.target.length; unit++) {
      const { verdict, length } = judgeLetter(this.target[unit] ?? '', tried, at)
      if (verdict !== 'right') break
      at += length
    }
    return Math.max(0, at - (from - start))
  }

  /** Index of the first unit, from `first` on, that has changed. */
  #sameFrom(first: number, taken: readonly TypedUnit[]) {
    let same = 0
    for (; same < taken.length; same++) {
      const [was, is] = [taken[same], this.units[first + same]]
      if (!was || !is || was.start !== is.start || was.length !== is.length || was.verdict !== is.verdict) break
    }
    return first + same
  }

  #count({ verdict }: TypedUnit, by: 1 | -1) {
    if (verdict === 'right') this.correct += by
    else if (verdict === 'wrong') this.errors += by
  }
}
