import type { GameScoring } from '../../model/game-result.ts'
import { below, type Chance, range } from './chance.ts'

export const NUMBER_SCORING: GameScoring = { unit: 'digits', better: 'higher', digits: 0 }
const SHOW_FIRST_MS = 1500
const SHOW_DIGIT_MS = 700

export interface NumberState {
  phase: 'showing' | 'asking' | 'over'
  number: string
  /** What was typed last. */
  typed: string
}

/** A number of so many digits, without a leading zero. */
function numberOf(digits: number, chance: Chance) {
  return range(digits)
    .map((i) => (i === 0 ? 1 + below(9, chance) : below(10, chance)))
    .join('')
}
export const startNumbers = (chance: Chance): NumberState => ({
  phase: 'showing',
  number: numberOf(1, chance),
  typed: '',
})

/** Milliseconds for which a number is shown. */
export const showMs = (digits: number) => SHOW_FIRST_MS + (digits - 1) * SHOW_DIGIT_MS

export const hideNumber = (state: NumberState): NumberState =>
  state.phase === 'showing' ? { ...state, phase: 'asking' } : state

/** Checks an answer, ignoring spaces between digits; after a right one the next number is one digit longer. */
export function answerNumber(state: NumberState, answer: string, chance: Chance): NumberState {
  if (state.phase !== 'asking') return state
  const typed = answer.replaceAll(/\s/g, '')
  if (typed !== state.number) return { ...state, phase: 'over', typed }
  return { phase: 'showing', number: numberOf(state.number.length + 1, chance), typed }
}

/** Digits of the longest number that was remembered. */
export const numberScore = ({ number }: NumberState) => number.length - 1
