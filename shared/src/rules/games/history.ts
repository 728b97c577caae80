import type { GameResult } from '../../model/game-result.ts'

type Scored = Pick<GameResult, 'score' | 'better'>

/** Whether `a` beats `b`; a lost game beats nothing. */
export const beats = (a: Scored, b: Scored) =>
  a.score !== null && (b.score === null || (a.better === 'lower' ? a.score < b.score : a.score > b.score))

/** The best result of one game, the earliest of equals; undefined where none has a score. */
export const bestOf = <T extends Scored & Pick<GameResult, 'at'>>(results: readonly T[]): T | undefined =>
  results
    .filter(({ score }) => score !== null)
    .reduce<T | undefined>(
      (best, one) =>
        best === undefined || beats(one, best) || (one.score === best.score && one.at < best.at) ? one : best,
      undefined,
    )

/** The results with a score as a series over time, the oldest first. */
export const historyOf = (results: readonly Pick<GameResult, 'id' | 'at' | 'score'>[]) =>
  results
    .flatMap(({ id, at, score }) => (score === null ? [] : [{ id, at: Date.parse(at), value: score }]))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .map(({ at, value }) => ({ at, value }))
