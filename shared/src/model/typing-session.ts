import * as z from 'zod/mini'

export const TYPING_HISTORY_MAX = 20
export const WPM_MAX = 1000
/** A day: no run is longer. */
export const TYPING_SECONDS_MAX = 86_400
const count = z.int().check(z.gte(0), z.lte(1_000_000))

/** A finished run as the device sends it: inserted once by its id. */
export const TypingSessionInput = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  wpm: z.number().check(z.gte(0), z.lte(WPM_MAX)),
  /** Percent. */
  accuracy: z.number().check(z.gte(0), z.lte(100)),
  errors: count,
  /** Whole seconds. */
  timeElapsed: z.int().check(z.gte(0), z.lte(TYPING_SECONDS_MAX)),
  charactersTyped: count,
  correctChars: count,
  /** Which mode the text came from: preset, custom, random … */
  textType: z.string().check(z.maxLength(64)),
  textTitle: z.string().check(z.maxLength(300)),
  /** When it was finished, by the device's clock. */
  createdAt: z.optional(z.iso.datetime({ offset: true })),
})
export type TypingSessionInput = z.infer<typeof TypingSessionInput>

/** A run as it is read back, in the snake_case of the specification. */
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
