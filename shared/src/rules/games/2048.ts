import type { GameScoring } from '../../model/game-result.ts'
import { type Chance, pickOne, range } from './chance.ts'

export const SCORING_2048: GameScoring = { unit: 'points', better: 'higher', digits: 0 }
export const SIDE_2048 = 4
export const GOAL_2048 = 2048
/** Probability that a new tile is a 4. */
const FOUR = 0.1

export type Direction = 'left' | 'right' | 'up' | 'down'
export interface Tile {
  /** Stays the same while the tile moves, so that the move can be animated. */
  id: number
  value: number
  /** 0 to 15, row by row. */
  cell: number
}
export interface State2048 {
  tiles: readonly Tile[]
  score: number
  nextId: number
}

function addTile(state: State2048, chance: Chance): State2048 {
  const free = range(SIDE_2048 ** 2).filter((cell) => !state.tiles.some((tile) => tile.cell === cell))
  const cell = pickOne(free, chance)
  if (cell === undefined) return state
  const tile = { id: state.nextId, value: chance() < FOUR ? 4 : 2, cell }
  return { ...state, tiles: [...state.tiles, tile], nextId: state.nextId + 1 }
}
export const start2048 = (chance: Chance): State2048 =>
  addTile(addTile({ tiles: [], score: 0, nextId: 1 }, chance), chance)

/** The cells of a line, from the side that the tiles move to. */
function lineCells(line: number, direction: Direction) {
  const along = direction === 'left' || direction === 'right'
  const cells = range(SIDE_2048).map((i) => (along ? line * SIDE_2048 + i : i * SIDE_2048 + line))
  return direction === 'left' || direction === 'up' ? cells : cells.reverse()
}

/** Slides all tiles; two equal ones that meet become one, which merges only once in a move. */
function slide(state: State2048, direction: Direction): State2048 {
  const tiles: Tile[] = []
  let { score, nextId } = state
  for (const line of range(SIDE_2048)) {
    const cells = lineCells(line, direction)
    const inLine = cells.flatMap((cell) => state.tiles.filter((tile) => tile.cell === cell))
    let place = 0
    for (let i = 0; i < inLine.length; i++) {
      const [tile, next] = [inLine[i] as Tile, inLine[i + 1]]
      const cell = cells[place++] as number
      if (next?.value !== tile.value) {
        tiles.push({ ...tile, cell })
        continue
      }
      tiles.push({ id: nextId++, value: tile.value * 2, cell })
      score += tile.value * 2
      i++
    }
  }
  return { tiles, score, nextId }
}
const valuesOf = ({ tiles }: State2048) =>
  range(SIDE_2048 ** 2).map((cell) => tiles.find((tile) => tile.cell === cell)?.value ?? 0)

/** A move; it returns the state unchanged, without a new tile, where no tile moves. */
export function move2048(state: State2048, direction: Direction, chance: Chance): State2048 {
  const moved = slide(state, direction)
  return valuesOf(moved).join() === valuesOf(state).join() ? state : addTile(moved, chance)
}

export const highest2048 = ({ tiles }: State2048) => Math.max(0, ...tiles.map(({ value }) => value))

/** Whether no move is possible any more. */
export const isOver2048 = (state: State2048) =>
  (['left', 'right', 'up', 'down'] as const).every(
    (direction) => valuesOf(slide(state, direction)).join() === valuesOf(state).join(),
  )

/** The board row by row, 0 for an empty cell. */
export const board2048 = valuesOf
