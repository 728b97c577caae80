import type { GameScoring } from '../../model/game-result.ts'
import { type Chance, pickOne } from './chance.ts'

export const AIM_SCORING: GameScoring = { unit: 'ms', better: 'lower', digits: 0 }
export const AIM_TARGETS = 30
/** Letters that are not mistaken for another letter or a digit. */
export const AIM_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
/** Least distance of a target from the one before, as a share of the field. */
const LEAP_MIN = 0.2

/** A position in the field, from 0 to 1 across and down, and the letter that hits the target from the keyboard. */
export interface Target {
  x: number
  y: number
  letter: string
}
export interface AimState {
  target: Target
  hits: number
  misses: number
}

function nextTarget(before: Target | undefined, chance: Chance): Target {
  const letters = [...AIM_LETTERS].filter((letter) => letter !== before?.letter)
  const letter = pickOne(letters, chance) ?? 'A'
  let place = { x: chance(), y: chance() }
  // The opposite side where the position would be too near.
  if (before && Math.hypot(place.x - before.x, place.y - before.y) < LEAP_MIN)
    place = { x: (place.x + 0.5) % 1, y: (place.y + 0.5) % 1 }
  return { ...place, letter }
}

export const startAim = (chance: Chance): AimState => ({ target: nextTarget(undefined, chance), hits: 0, misses: 0 })

export const hit = (state: AimState, chance: Chance): AimState =>
  isAimDone(state) ? state : { ...state, hits: state.hits + 1, target: nextTarget(state.target, chance) }

export const miss = (state: AimState): AimState => (isAimDone(state) ? state : { ...state, misses: state.misses + 1 })

export const isAimDone = ({ hits }: AimState) => hits >= AIM_TARGETS

/** Milliseconds per target, on average. */
export const aimScore = (ms: number) => Math.round(ms / AIM_TARGETS)
/** Percent of presses that hit. */
export const aimAccuracy = ({ hits, misses }: AimState) => Math.round((hits / Math.max(1, hits + misses)) * 100)
