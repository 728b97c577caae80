import * as z from 'zod/mini'

/** The unit of a score. */
export const GameUnit = z.enum(['points', 'percent', 'ms', 'seconds', 'levels', 'digits', 'words', 'numbers'])
export type GameUnit = z.infer<typeof GameUnit>

/** How the scores of a game are shown, and which of two is better. */
export interface GameScoring {
  unit: GameUnit
  better: 'higher' | 'lower'
  /** The highest possible score, where there is one. */
  outOf?: number | undefined
  /** Decimals to show. */
  digits: 0 | 1
}

/**
 * One finished game on this device. It carries its scoring, so that old results stay readable when the scoring changes.
 */
export const GameResult = z
  .object({
    /** UUIDv7, made when the game began, so that a game which ends twice is stored once. */
    id: z.string().check(z.minLength(1), z.maxLength(60)),
    game: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    at: z.iso.datetime(),
    /** Null for a game that was lost and has no score. */
    score: z.nullable(z.number()),
    unit: GameUnit,
    better: z.enum(['higher', 'lower']),
    outOf: z.optional(z.number()),
    digits: z.union([z.literal(0), z.literal(1)]),
    /** Whole seconds of play, without pauses. */
    seconds: z.int().check(z.gte(0)),
    /** Further fields, which depend on the game. */
    details: z.record(z.string(), z.unknown()),
  })
  .register(z.globalRegistry, { id: 'GameResult' })
export type GameResult = z.infer<typeof GameResult>
