import { judgeLetter, PARTS_MAX, type Verdict } from './typing-letters.ts'

/** What was typed for one letter of the text. */
export interface TypedUnit {
  /** Index of its first typed letter. */
  start: number
  length: number
  verdict: Verdict
}

/**
 * Lays typed letters against the text, one unit for each letter of it. What is typed beyond the text is ignored. With `units` it goes on
 * after them: each is settled by what it took, so that appending costs what was appended. Only the last one can be begun.
 */
export function alignTyped(
  target: readonly string[],
  typed: readonly string[],
  units: readonly TypedUnit[] = [],
): TypedUnit[] {
  const all = [...units]
  extendAlignment(target, typed, all)
  return all
}

/** As `alignTyped`, but into `units` itself: the last of them is judged again when it was only begun. */
export function extendAlignment(target: readonly string[], typed: readonly string[], units: TypedUnit[]) {
  if (units.at(-1)?.verdict === 'begun') units.pop()
  const last = units.at(-1)
  let at = last ? last.start + last.length : 0
  while (at < typed.length && units.length < target.length) {
    const unit = { start: at, ...judgeLetter(target[units.length] ?? '', typed, at) }
    units.push(unit)
    at += unit.length
  }
}

/** Takes off what was typed from `from` on, and whatever was judged by it: the next alignment judges that again. */
export function cutAlignment(units: TypedUnit[], from: number) {
  for (let last = units.at(-1); last && last.start + PARTS_MAX > from; last = units.at(-1)) units.pop()
}

export interface TypedCounts {
  /** Letters of the text for which something was typed. */
  typed: number
  correct: number
  errors: number
}
/** What is begun is neither right nor wrong yet. */
export const countUnits = (units: readonly TypedUnit[]): TypedCounts => {
  const correct = units.filter(({ verdict }) => verdict === 'right').length
  const errors = units.filter(({ verdict }) => verdict === 'wrong').length
  return { typed: correct + errors, correct, errors }
}
