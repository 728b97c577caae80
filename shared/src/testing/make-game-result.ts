import type { GameResult } from '../model/game-result.ts'
import { MADE_AT } from './make.ts'

export const makeGameResult = (over: Partial<GameResult> = {}): GameResult => ({
  id: 'game-1',
  game: 'stroop',
  at: MADE_AT,
  score: 67,
  unit: 'percent',
  better: 'higher',
  outOf: 100,
  digits: 0,
  seconds: 12,
  details: {},
  ...over,
})
