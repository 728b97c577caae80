import type { GameResult } from 'shared/model/game-result'
import { entity } from '#data/db/table'

/** Results never leave the device, except in a backup. */
export const gameResults = entity<GameResult, 'id'>()({ indexes: { 1: 'id, [game+at]' }, backup: 'always' })
