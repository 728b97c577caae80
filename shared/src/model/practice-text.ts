import * as z from 'zod/mini'
import { Base } from './edit-base.ts'
import { normalForm } from './normal-form.ts'

export const PRACTICE_TEXT_MIN = 10
export const PRACTICE_TEXT_MAX = 5000
export const PRACTICE_TITLE_MAX = 200

export const TextDifficulty = z.enum(['easy', 'medium', 'hard'])
export type TextDifficulty = z.infer<typeof TextDifficulty>

const ZERO_WIDTH = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g
const NARROW_NO_BREAK = /\u202F/g
const SPACES = /[\s\u0085]+/g

/**
 * A text as it can be typed: no zero-width characters, one space for each run of spaces and ends of lines (spec 3 §5), composed letters.
 * A no-break space stays one, also where ordinary ones stand beside it.
 */
export const cleanPracticeText = (text: string) =>
  normalForm(text)
    .replace(ZERO_WIDTH, '')
    .replace(NARROW_NO_BREAK, '\u00A0')
    .replace(SPACES, (run) => (run.includes('\u00A0') ? '\u00A0' : ' '))
    .trim()

const title = z.string().check(z.overwrite(cleanPracticeText), z.minLength(1), z.maxLength(PRACTICE_TITLE_MAX))
const text = z
  .string()
  .check(z.overwrite(cleanPracticeText), z.minLength(PRACTICE_TEXT_MIN), z.maxLength(PRACTICE_TEXT_MAX))

/** A text to type, with the field names of the specification. */
export const PracticeText = z
  .object({
    id: z.string(),
    title_fr: z.string(),
    title_en: z.string(),
    text_fr: z.string(),
    text_en: z.string(),
    difficulty: TextDifficulty,
    /** Moment of the last change: the version of an edit. */
    updatedAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'PracticeText' })
export type PracticeText = z.infer<typeof PracticeText>

/** A text to type, whether a server has saved it or not. */
export type TypingText = Omit<PracticeText, 'updatedAt'>

export const PracticeTextInput = z.object({
  /** Made by the client, so that a text which is sent twice is one. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  title_fr: title,
  title_en: title,
  text_fr: text,
  text_en: text,
  difficulty: z._default(TextDifficulty, 'easy'),
})
export type PracticeTextInput = z.infer<typeof PracticeTextInput>

/** The whole text anew. */
export const PracticeTextChange = z.extend(PracticeTextInput, { base: z.optional(Base) })
