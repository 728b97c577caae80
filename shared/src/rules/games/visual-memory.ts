import type { GameScoring } from '../../model/game-result.ts'
import { type Chance, range, shuffled } from './chance.ts'

export const VISUAL_SCORING: GameScoring = { unit: 'levels', better: 'higher', digits: 0 }
export const VISUAL_LIVES = 3
/** Wrong squares in one level that cost a life. */
export const VISUAL_MISSES = 3
/** Squares across the largest board: with more they would be too small to touch. */
export const VISUAL_SIDE_MAX = 7
const SIDE_MIN = 3
const SHOW_MS = 1600
/** Milliseconds added for each square, because more squares take longer to see. */
const SHOW_SQUARE_MS = 120

export interface VisualState {
  phase: 'showing' | 'repeating' | 'over'
  level: number
  lives: number
  side: number
  /** The squares to remember. */
  pattern: readonly number[]
  found: readonly number[]
  missed: readonly number[]
}

/** The number of squares to remember at a level and the side of its board; at most half of the board is marked. */
export function boardOf(level: number) {
  let side = SIDE_MIN
  while (side < VISUAL_SIDE_MAX && (level + 2) * 2 > side * side) side++
  return { side, squares: Math.min(level + 2, Math.floor((side * side) / 2)) }
}

/** Milliseconds for which so many squares are shown. */
export const showPatternMs = (squares: number) => SHOW_MS + squares * SHOW_SQUARE_MS

function deal(level: number, lives: number, chance: Chance): VisualState {
  const { side, squares } = boardOf(level)
  const pattern = shuffled(range(side * side), chance)
    .slice(0, squares)
    .sort((a, b) => a - b)
  return { phase: 'showing', level, lives, side, pattern, found: [], missed: [] }
}
export const startVisual = (chance: Chance): VisualState => deal(1, VISUAL_LIVES, chance)

export const hidePattern = (state: VisualState): VisualState =>
  state.phase === 'showing' ? { ...state, phase: 'repeating' } : state

/**
 * Chooses a square. When all are found the next level begins; after three wrong ones a life is lost and the level
 * begins again.
 */
export function chooseSquare(state: VisualState, square: number, chance: Chance): VisualState {
  const { phase, pattern, found, missed, level, lives } = state
  if (phase !== 'repeating' || found.includes(square) || missed.includes(square)) return state
  if (pattern.includes(square)) {
    if (found.length + 1 === pattern.length) return deal(level + 1, lives, chance)
    return { ...state, found: [...found, square] }
  }
  const wrong = [...missed, square]
  if (wrong.length < VISUAL_MISSES) return { ...state, missed: wrong }
  if (lives > 1) return deal(level, lives - 1, chance)
  return { ...state, phase: 'over', lives: 0, missed: wrong }
}

/** Levels that were completed. */
export const visualScore = ({ level }: VisualState) => level - 1
