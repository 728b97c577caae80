import type { GameScoring } from '../../model/game-result.ts'
import { below, type Chance } from './chance.ts'

export const SEQUENCE_SCORING: GameScoring = { unit: 'levels', better: 'higher', digits: 0 }
export const SEQUENCE_CELLS = 9
const LIT_MS = 520
const GAP_MS = 260

/** Milliseconds for which a cell is lit, or dark before it is lit. */
export const beatMs = (lit: boolean): number => (lit ? LIT_MS : GAP_MS)

export interface SequenceState {
  phase: 'showing' | 'repeating' | 'over'
  sequence: readonly number[]
  /** Cells that were repeated already. */
  entered: number
}

export const startSequence = (chance: Chance): SequenceState => ({
  phase: 'showing',
  sequence: [below(SEQUENCE_CELLS, chance)],
  entered: 0,
})

/** The whole sequence has been shown. */
export const shown = (state: SequenceState): SequenceState =>
  state.phase === 'showing' ? { ...state, phase: 'repeating' } : state

/** Presses a cell: a wrong one ends the game, the last right one extends the sequence by one cell. */
export function pressCell(state: SequenceState, cell: number, chance: Chance): SequenceState {
  if (state.phase !== 'repeating') return state
  if (state.sequence[state.entered] !== cell) return { ...state, phase: 'over' }
  if (state.entered + 1 < state.sequence.length) return { ...state, entered: state.entered + 1 }
  return { phase: 'showing', sequence: [...state.sequence, below(SEQUENCE_CELLS, chance)], entered: 0 }
}

/** Levels that were completed. */
export const sequenceScore = ({ sequence }: SequenceState) => sequence.length - 1
