import { extendAlignment, type TypedUnit } from 'shared/rules/typing-alignment'
import { judgeLetter, PARTS_MAX, targetOf } from 'shared/rules/typing-letters'

export interface TrackChange {
  /** Letters of the text whose state may have changed: from this one … */
  from: number
  /** … to the one before this. */
  to: number
  /** How many judged letters were taken back. */
  erased: number
  /** Index of the first letter that was judged anew; those from there to the end of `units` that are not begun. */
  judgedFrom: number
}

/** What was typed against a text, letter by letter. Every change costs what it changes, not the length of the text. */
export class TypedTrack {
  readonly target: readonly string[]
  readonly typed: string[] = []
  readonly units: TypedUnit[] = []
  correct = 0
  errors = 0

  constructor(text: string) {
    this.target = targetOf(text)
  }

  /** Letters of the text that are right or wrong by now. */
  get judged() {
    return this.correct + this.errors
  }
  get isComplete() {
    return this.judged >= this.target.length
  }

  /** Puts letters in the place of everything typed from `from` on. What goes beyond the text is ignored. */
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

  /** How many of these letters, put after what is typed up to `from`, are right one after the other. */
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

  /** The first letter, from this one on, whose unit is not what it was. */
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
