import type { GameScoring } from '../../model/game-result.ts'
import { type Chance, range, shuffled } from './chance.ts'

export const CHIMP_SCORING: GameScoring = { unit: 'numbers', better: 'higher', digits: 0 }
export const CHIMP_COLUMNS = 5
export const CHIMP_ROWS = 6
const CELLS = CHIMP_COLUMNS * CHIMP_ROWS
export const CHIMP_FIRST = 4
export const CHIMP_STRIKES = 3

export interface ChimpState {
  phase: 'reading' | 'hidden' | 'failed' | 'passed' | 'over'
  /** Cell of each number, 1 first. */
  places: readonly number[]
  /** How many numbers were pressed already. */
  done: number
  strikes: number
  /** The highest count of numbers in a round that was passed. */
  best: number
}

const deal = (count: number, { strikes, best }: Pick<ChimpState, 'strikes' | 'best'>, chance: Chance): ChimpState => ({
  phase: 'reading',
  places: shuffled(range(CELLS), chance).slice(0, count),
  done: 0,
  strikes,
  best,
})
export const startChimp = (chance: Chance): ChimpState => deal(CHIMP_FIRST, { strikes: 0, best: 0 }, chance)

/** The number on a cell until it is pressed; undefined on an empty cell. */
export function numberAt({ places, done }: ChimpState, cell: number): number | undefined {
  const index = places.indexOf(cell)
  return index < done ? undefined : index + 1
}

/**
 * Presses a cell: the first press hides the other numbers, a wrong press costs a strike, the last right press passes
 * the round.
 */
export function pressNumber(state: ChimpState, cell: number): ChimpState {
  const { phase, places, done, strikes } = state
  if ((phase !== 'reading' && phase !== 'hidden') || numberAt(state, cell) === undefined) return state
  if (places[done] !== cell)
    return { ...state, strikes: strikes + 1, phase: strikes + 1 === CHIMP_STRIKES ? 'over' : 'failed' }
  if (done + 1 < places.length) return { ...state, phase: 'hidden', done: done + 1 }
  return { ...state, phase: places.length === CELLS ? 'over' : 'passed', done: done + 1, best: places.length }
}

/** The next round: one number more when the last was passed, otherwise as many as before. */
export const nextRound = (state: ChimpState, chance: Chance): ChimpState =>
  state.phase === 'passed' || state.phase === 'failed'
    ? deal(state.places.length + (state.phase === 'passed' ? 1 : 0), state, chance)
    : state
