import type { GameScoring } from '../../model/game-result.ts'
import { mean } from '../mean.ts'
import type { Chance } from './chance.ts'

export const REACTION_SCORING: GameScoring = { unit: 'ms', better: 'lower', digits: 0 }
export const REACTION_TRIES = 5
/** The signal comes after a random delay, at least this long in milliseconds. */
export const WAIT_MIN_MS = 1500
export const WAIT_MAX_MS = 4000
/** Nobody reacts faster: an earlier press was made before the signal and registered late. */
export const REACTION_MIN_MS = 80

export interface ReactionState {
  phase: 'ready' | 'waiting' | 'shown' | 'early' | 'measured' | 'done'
  /** Milliseconds of each try so far. */
  times: readonly number[]
  /** Number of presses before the signal. */
  early: number
}
export const REACTION_START: ReactionState = { phase: 'ready', times: [], early: 0 }

export const waitMs = (chance: Chance) => Math.round(WAIT_MIN_MS + chance() * (WAIT_MAX_MS - WAIT_MIN_MS))

/** Begins the next try: the player waits for the signal. */
export const beginTry = (state: ReactionState): ReactionState =>
  state.phase === 'done' || state.phase === 'shown' ? state : { ...state, phase: 'waiting' }

export const showSignal = (state: ReactionState): ReactionState =>
  state.phase === 'waiting' ? { ...state, phase: 'shown' } : state

/** A press, `ms` after the signal was painted; a press before the signal does not count, whatever `ms` is. */
export function press(state: ReactionState, ms: number): ReactionState {
  if (state.phase === 'waiting') return { ...state, phase: 'early', early: state.early + 1 }
  if (state.phase !== 'shown') return state
  if (ms < REACTION_MIN_MS) return { ...state, phase: 'early', early: state.early + 1 }
  const times = [...state.times, Math.round(ms * 10) / 10]
  return { ...state, phase: times.length === REACTION_TRIES ? 'done' : 'measured', times }
}

/** Cancels the current try, as when the player pauses; it has to be begun again. */
export const breakOff = (state: ReactionState): ReactionState =>
  state.phase === 'waiting' || state.phase === 'shown' ? { ...state, phase: 'ready' } : state

/** The mean of the tries, in whole milliseconds. */
export const reactionScore = (times: readonly number[]) => Math.round(mean(times))
