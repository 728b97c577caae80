import * as z from 'zod/mini'

export const TYPING_HISTORY_MAX = 20
export const WPM_MAX = 1000
/** One day: a longer run is a fault. */
export const TYPING_SECONDS_MAX = 86_400
const count = z.int().check(z.gte(0), z.lte(1_000_000))

/**
 * A finished run as the device sends it; inserted once by its id. The number of correct characters cannot exceed that
 * of typed ones.
 */
export const TypingSessionInput = z
  .object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    wpm: z.number().check(z.gte(0), z.lte(WPM_MAX)),
    /** Percent. */
    accuracy: z.number().check(z.gte(0), z.lte(100)),
    errors: count,
    /** Whole seconds. */
    timeElapsed: z.int().check(z.gte(0), z.lte(TYPING_SECONDS_MAX)),
    charactersTyped: count,
    correctChars: count,
    /** Where the text came from: preset, custom, random … */
    textType: z.string().check(z.maxLength(64)),
    textTitle: z.string().check(z.maxLength(300)),
    /** When the run was finished, by the device's clock. */
    createdAt: z.optional(z.iso.datetime({ offset: true })),
  })
  .check(z.refine(({ charactersTyped, correctChars }) => correctChars <= charactersTyped, { path: ['correctChars'] }))
export type TypingSessionInput = z.infer<typeof TypingSessionInput>

/** A run in the public API's form, in snake_case. */
export const TypingSessionRow = z
  .object({
    id: z.string(),
    wpm: z.number(),
    accuracy: z.number(),
    errors: z.int(),
    time_elapsed: z.int(),
    characters_typed: z.int(),
    correct_chars: z.int(),
    text_type: z.string(),
    text_title: z.string(),
    created_at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'TypingSessionRow' })
export type TypingSessionRow = z.infer<typeof TypingSessionRow>

/** The largest number of kinds of text in one reply: the app has a dozen, and a client may send others. */
export const TYPING_KINDS_MAX = 100
/** Totals of the sessions of one kind of text. */
export const TypingTotalsRow = z
  .object({
    textType: z.string(),
    sessions: z.int(),
    /** Whole seconds. */
    seconds: z.int(),
    /** Words per minute, of the sessions that are long enough to count; null while there is none. */
    best: z.nullable(z.number()),
  })
  .register(z.globalRegistry, { id: 'TypingTotalsRow' })
export type TypingTotalsRow = z.infer<typeof TypingTotalsRow>
