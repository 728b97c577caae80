import * as z from 'zod/mini'
import { Bilingual } from '../bilingual.ts'
import { byLanguage } from '../languages.ts'
import { optionalText, requiredText } from './bilingual-input.ts'
import { ContentId } from './content-id.ts'
import { Base } from './edit-base.ts'
import { Flag } from './flag.ts'
import { Competency, SkillLevel } from './module.ts'

export const QUIZ_MINUTES_MIN = 5
export const QUIZ_MINUTES_MAX = 120
export const QUIZ_MINUTES_DEFAULT = 30
export const PASSING_SCORE_MIN = 0
export const PASSING_SCORE_MAX = 100
export const PASSING_SCORE_DEFAULT = 70
export const OPTIONS_PER_QUESTION = 4
export const POINTS_DEFAULT = 1
export const POINTS_MAX = 100
export const QUIZ_QUESTIONS_MAX = 200
export const QUIZ_TITLE_MAX = 200
export const QUIZ_TEXT_MAX = 4000

/** The filter of the list has only the first three, and assigns each of the others to one of them. */
export const QuizCategory = z.enum(['casper', 'medical', 'general', 'anatomy', 'physiology', 'ethics', 'communication'])
export type QuizCategory = z.infer<typeof QuizCategory>

const Id = z.string().check(z.minLength(1), z.maxLength(64))
const minutes = z.int().check(z.gte(QUIZ_MINUTES_MIN), z.lte(QUIZ_MINUTES_MAX))
const percent = z.int().check(z.gte(PASSING_SCORE_MIN), z.lte(PASSING_SCORE_MAX))
/** Index of the right option, as a string. */
const CorrectAnswer = z.enum(['0', '1', '2', '3'])
const Options = z.array(z.string()).check(z.length(OPTIONS_PER_QUESTION))

export const Question = z
  .object({
    id: z.string(),
    question: Bilingual,
    type: z.literal('multiple_choice'),
    options: z.object(byLanguage(() => Options)),
    correctAnswer: CorrectAnswer,
    explanation: Bilingual,
    points: z.int(),
    /**
     * Null for a question about no competency. The shipped questions about facts name one, but the study plan proposes
     * no quiz of their categories (rules/study-plan/study-library.ts).
     */
    competency: z.nullable(Competency),
  })
  .register(z.globalRegistry, { id: 'Question' })
export type Question = z.infer<typeof Question>

export const Quiz = z
  .object({
    id: z.string(),
    title: Bilingual,
    description: Bilingual,
    category: QuizCategory,
    difficulty: SkillLevel,
    /** Minutes. */
    timeLimit: minutes,
    /** Percent. */
    passingScore: percent,
    isPublished: z.boolean(),
    /** Names this version: a submission says which version was taken. */
    updatedAt: z.iso.datetime(),
    /** While there are none, the quiz is shown as not available. */
    questions: z.array(Question),
  })
  .register(z.globalRegistry, { id: 'Quiz' })
export type Quiz = z.infer<typeof Quiz>

const option = z.string().check(z.trim(), z.minLength(1), z.maxLength(QUIZ_TEXT_MAX))
const options = z.array(option).check(z.length(OPTIONS_PER_QUESTION))

export const QuestionInput = z.object({
  /** If the field is left out, the question gets the first number that is free: q1, q2 … */
  id: z.optional(Id),
  question: requiredText(QUIZ_TEXT_MAX),
  type: z._default(z.literal('multiple_choice'), 'multiple_choice'),
  options: z.object(byLanguage(() => options)),
  correctAnswer: CorrectAnswer,
  explanation: z._default(
    optionalText(QUIZ_TEXT_MAX),
    byLanguage(() => ''),
  ),
  points: z._default(z.int().check(z.gte(1), z.lte(POINTS_MAX)), POINTS_DEFAULT),
  competency: z._default(z.nullable(Competency), null),
})
export type QuestionInput = z.infer<typeof QuestionInput>

const fields = {
  title: requiredText(QUIZ_TITLE_MAX),
  description: requiredText(QUIZ_TEXT_MAX),
  category: QuizCategory,
  difficulty: SkillLevel,
  timeLimit: minutes,
  passingScore: percent,
  isPublished: Flag,
  questions: z.array(QuestionInput).check(z.minLength(1), z.maxLength(QUIZ_QUESTIONS_MAX)),
}

/** A quiz as the administrator makes it. */
export const QuizInput = z.object({
  ...fields,
  id: z.optional(ContentId),
  category: z._default(fields.category, 'casper'),
  difficulty: z._default(fields.difficulty, 'beginner'),
  timeLimit: z._default(fields.timeLimit, QUIZ_MINUTES_DEFAULT),
  passingScore: z._default(fields.passingScore, PASSING_SCORE_DEFAULT),
  isPublished: z._default(fields.isPublished, false),
})
export type QuizInput = z.infer<typeof QuizInput>

/** The changed fields: the publish button sends only `isPublished` and `base`, the editor every field. */
export const QuizPatch = z.partial(z.object({ ...fields, base: Base }))
export type QuizPatch = z.infer<typeof QuizPatch>
