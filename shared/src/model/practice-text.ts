import * as z from 'zod/mini'

export const PRACTICE_TEXT_MIN = 10
export const PRACTICE_TEXT_MAX = 5000
export const PRACTICE_TITLE_MAX = 200

export const TextDifficulty = z.enum(['easy', 'medium', 'hard'])
export type TextDifficulty = z.infer<typeof TextDifficulty>

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(PRACTICE_TITLE_MAX))
const text = z.string().check(z.trim(), z.minLength(PRACTICE_TEXT_MIN), z.maxLength(PRACTICE_TEXT_MAX))

/** A text to type, with the field names of the specification. */
export const PracticeText = z
  .object({
    id: z.string(),
    title_fr: z.string(),
    title_en: z.string(),
    text_fr: z.string(),
    text_en: z.string(),
    difficulty: TextDifficulty,
  })
  .register(z.globalRegistry, { id: 'PracticeText' })
export type PracticeText = z.infer<typeof PracticeText>

export const PracticeTextInput = z.object({
  title_fr: title,
  title_en: title,
  text_fr: text,
  text_en: text,
  difficulty: z._default(TextDifficulty, 'easy'),
})
export type PracticeTextInput = z.infer<typeof PracticeTextInput>
