import { judgeLetter, PARTS_MAX, type Verdict } from './typing-letters.ts'

/** What was typed for one letter of the text. */
export interface TypedUnit {
  /** Index of the unit's first typed letter. */
  start: number
  length: number
  verdict: Verdict
}

/**
 * Aligns typed letters with the text, one unit per letter of the text; letters typed beyond the text are ignored. Given
 * the `units` of an earlier call, it continues after them and judges only an incomplete last one again. Only the last
 * unit can be incomplete.
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

/** As `alignTyped`, but changes `units` in place, so that the cost depends on the new letters only. */
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

/**
 * Removes every unit whose verdict may depend on a letter at index `from` or later: a verdict examines up to
 * `PARTS_MAX` letters. The next alignment judges those letters again.
 */
export function cutAlignment(units: TypedUnit[], from: number) {
  for (let last = units.at(-1); last && last.start + PARTS_MAX > from; last = units.at(-1)) units.pop()
}

export interface TypedCounts {
  /** Letters of the text that were judged right or wrong. */
  typed: number
  correct: number
  errors: number
}
/** An incomplete unit is neither right nor wrong yet. */
export const countUnits = (units: readonly TypedUnit[]): TypedCounts => {
  const correct = units.filter(({ verdict }) => verdict === 'right').length
  const errors = units.filter(({ verdict }) => verdict === 'wrong').length
  return { typed: correct + errors, correct, errors }
}
