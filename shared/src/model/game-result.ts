import * as z from 'zod/mini'

/** What a score counts. */
export const GameUnit = z.enum(['points', 'percent', 'ms', 'seconds', 'levels', 'digits', 'words', 'numbers'])
export type GameUnit = z.infer<typeof GameUnit>

/** How the scores of a game read, and which of two is the better one. */
export interface GameScoring {
  unit: GameUnit
  better: 'higher' | 'lower'
  /** The most that can be reached, where there is such a number. */
  outOf?: number | undefined
  /** Decimals worth showing. */
  digits: 0 | 1
}

/** One finished game on this device. It brings its scoring along, so that an old one reads as it was meant. */
export const GameResult = z
  .object({
    /** UUIDv7, made when the game began: a game that ends twice is stored once. */
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
    /** What each game remembers besides. */
    details: z.record(z.string(), z.unknown()),
  })
  .register(z.globalRegistry, { id: 'GameResult' })
export type GameResult = z.infer<typeof GameResult>
