import * as z from 'zod/mini'

/** A day: a quiz left open longer says nothing about the time it took. */
export const QUIZ_SECONDS_MAX = 86_400
const Answers = z.record(z.string().check(z.minLength(1), z.maxLength(64)), z.string().check(z.maxLength(64)))

/** One finished run of a quiz: inserted once by its id, never changed. */
export const QuizAttempt = z
  .object({
    id: z.string(),
    quizId: z.string(),
    createdAt: z.iso.datetime(),
    /** Percent of the points, rounded. */
    score: z.int().check(z.gte(0), z.lte(100)),
    /** Whole seconds. */
    timeSpent: z.int(),
    /** Index of the chosen option by question id; empty where none was chosen. */
    answers: z.record(z.string(), z.string()),
  })
  .register(z.globalRegistry, { id: 'QuizAttempt' })
export type QuizAttempt = z.infer<typeof QuizAttempt>

/** Attempts in one answer. */
export const ATTEMPTS_PAGE = 500

/**
 * A page of one's own attempts in the order in which the server received them. `cursor` is where the next page begins; asked again
 * from the last one, only what came since is answered, and what came about then once more.
 */
export const AttemptPage = z
  .object({ attempts: z.array(QuizAttempt), cursor: z.string(), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'AttemptPage' })
export type AttemptPage = z.infer<typeof AttemptPage>

/** What a submission is answered with; the server grades again by the shared rule. */
export const QuizResult = z
  .extend(QuizAttempt, { passed: z.boolean(), passingScore: z.int() })
  .register(z.globalRegistry, { id: 'QuizResult' })
export type QuizResult = z.infer<typeof QuizResult>

export const QuizSubmission = z.object({
  /** Made by the device; left out, the server makes one. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  answers: Answers,
  timeSpent: z.int().check(z.gte(0), z.lte(QUIZ_SECONDS_MAX)),
  /** `updatedAt` of the quiz that was taken: it is graded by that version, whatever became of the quiz since. */
  version: z.optional(z.iso.datetime()),
  /** When it was finished, by the device's clock: a queued submission may arrive days later. */
  createdAt: z.optional(z.iso.datetime({ offset: true })),
})
export type QuizSubmission = z.infer<typeof QuizSubmission>

export const AttemptCount = z.object({ count: z.int() }).register(z.globalRegistry, { id: 'AttemptCount' })
/** Percent; null while there is no attempt. */
export const HighestScore = z
  .object({ highestScore: z.nullable(z.int()) })
  .register(z.globalRegistry, { id: 'HighestScore' })
