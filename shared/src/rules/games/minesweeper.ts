import type { GameScoring } from '../../model/game-result.ts'
import { type Chance, range, shuffled } from './chance.ts'

export const MINES_SCORING: GameScoring = { unit: 'seconds', better: 'lower', digits: 0 }
/** Seven cells of 44 px fit on a phone of 360 px. */
export const MINE_COLUMNS = 7
export const MINE_ROWS = 9
export const MINE_COUNT = 9
const CELLS = MINE_COLUMNS * MINE_ROWS

export interface MineState {
  phase: 'new' | 'playing' | 'won' | 'lost'
  /** Placed at the first reveal. */
  mines: readonly number[]
  open: readonly number[]
  flags: readonly number[]
  /** The cell of the mine that was revealed. */
  hit?: number
}
export const MINES_START: MineState = { phase: 'new', mines: [], open: [], flags: [] }

const row = (cell: number) => Math.floor(cell / MINE_COLUMNS)
const column = (cell: number) => cell % MINE_COLUMNS
const NEIGHBOURS = range(CELLS).map((cell) =>
  range(CELLS).filter(
    (other) => other !== cell && Math.abs(row(other) - row(cell)) <= 1 && Math.abs(column(other) - column(cell)) <= 1,
  ),
)
export const neighboursOf = (cell: number): readonly number[] => NEIGHBOURS[cell] ?? []

export const minesAround = ({ mines }: Pick<MineState, 'mines'>, cell: number) =>
  neighboursOf(cell).filter((other) => mines.includes(other)).length

/** The first cell and its neighbours hold no mine, so that the first reveal opens an area. */
const layMines = (first: number, chance: Chance) =>
  shuffled(
    range(CELLS).filter((cell) => cell !== first && !neighboursOf(first).includes(cell)),
    chance,
  ).slice(0, MINE_COUNT)

/** A cell and, while no mine is near, its neighbours in turn. */
function opened(state: MineState, cell: number): number[] {
  const open = new Set(state.open)
  const waiting = [cell]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (open.has(next) || state.flags.includes(next)) continue
    open.add(next)
    if (minesAround(state, next) === 0) waiting.push(...neighboursOf(next))
  }
  return [...open]
}

/** Reveals a cell; a flagged cell stays closed. */
export function reveal(before: MineState, cell: number, chance: Chance): MineState {
  if (before.phase === 'won' || before.phase === 'lost') return before
  if (before.flags.includes(cell) || before.open.includes(cell)) return before
  const state = before.phase === 'new' ? { ...before, mines: layMines(cell, chance) } : before
  if (state.mines.includes(cell)) return { ...state, phase: 'lost', hit: cell }
  const open = opened(state, cell)
  return { ...state, phase: open.length === CELLS - MINE_COUNT ? 'won' : 'playing', open }
}

export function toggleFlag(state: MineState, cell: number): MineState {
  if (state.phase === 'won' || state.phase === 'lost' || state.open.includes(cell)) return state
  const flags = state.flags.includes(cell) ? state.flags.filter((other) => other !== cell) : [...state.flags, cell]
  return { ...state, flags }
}

/** Mines without a flag; negative where there are more flags than mines. */
export const minesLeft = ({ flags }: MineState) => MINE_COUNT - flags.length
