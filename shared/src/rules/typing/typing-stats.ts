import { mean, standardDeviation } from '../mean.ts'
/** Characters per word: the usual convention of typing measures. */
export const CHARACTERS_PER_WORD = 5

const MINUTE_MS = 60_000

/** Words per minute of `characters` typed in `ms`, rounded; 0 while no time has passed. */
export const wordsPerMinute = (characters: number, ms: number): number =>
  ms <= 0 ? 0 : Math.round(characters / CHARACTERS_PER_WORD / (ms / MINUTE_MS))

/** Percent of typed letters that are right, rounded to a tenth; 100 while nothing was typed. */
export const accuracyOf = (correct: number, typed: number): number =>
  typed === 0 ? 100 : Math.round((correct / typed) * 1000) / 10

/**
 * Evenness of the pace of a run, in percent: 100 when all seconds are equal, towards 0 the more they differ. From the
 * coefficient of variation (standard deviation over mean) of the pace of each second, in any unit; undefined for fewer
 * than two values, or if all are 0. The mapping is that of Monkeytype: 100 · (1 − tanh(c + c³/3 + c⁵/5)).
 */
export function consistencyOf(perSecond: readonly number[]): number | undefined {
  if (perSecond.length < 2) return undefined
  const pace = mean(perSecond)
  if (pace === 0) return undefined
  const c = standardDeviation(perSecond) / pace
  return Math.round(100 * (1 - Math.tanh(c + c ** 3 / 3 + c ** 5 / 5)))
}
