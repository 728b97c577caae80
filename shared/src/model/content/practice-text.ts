import * as z from 'zod/mini'
import { normalForm } from '../normal-form.ts'
import { Base } from './edit-base.ts'

export const PRACTICE_TEXT_MIN = 10
export const PRACTICE_TEXT_MAX = 5000
export const PRACTICE_TITLE_MAX = 200

export const TextDifficulty = z.enum(['easy', 'medium', 'hard'])
export type TextDifficulty = z.infer<typeof TextDifficulty>

const ZERO_WIDTH = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g
const NARROW_NO_BREAK = /\u202F/g
const SPACES = /[\s\u0085]+/g

/**
 * A text prepared for typing: no zero-width characters, a single space for each run of spaces and line ends, none at
 * the beginning and the end, composed letters (NFC). A run that contains a no-break space becomes a no-break space.
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

/** A text to type; the field names are those of the public API. */
export const PracticeText = z
  .object({
    id: z.string(),
    title_fr: z.string(),
    title_en: z.string(),
    text_fr: z.string(),
    text_en: z.string(),
    difficulty: TextDifficulty,
    /** Time of the last change: the version that an edit names. */
    updatedAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'PracticeText' })
export type PracticeText = z.infer<typeof PracticeText>

/** A text to type, with or without a saved version. */
export type TypingText = Omit<PracticeText, 'updatedAt'>

export const PracticeTextInput = z.object({
  /** Made by the client, so that a repeated request creates one text only. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  title_fr: title,
  title_en: title,
  text_fr: text,
  text_en: text,
  difficulty: z._default(TextDifficulty, 'easy'),
})
export type PracticeTextInput = z.infer<typeof PracticeTextInput>

/** The whole text, replaced. */
export const PracticeTextChange = z.extend(PracticeTextInput, { base: z.optional(Base) })
