import * as z from 'zod/mini'

/** One day: a quiz left open for longer says nothing about the time that it took. */
export const QUIZ_SECONDS_MAX = 86_400
const Answers = z.record(z.string().check(z.minLength(1), z.maxLength(64)), z.string().check(z.maxLength(64)))

/** One finished attempt at a quiz: inserted once by its id, never changed. */
export const QuizAttempt = z
  .object({
    id: z.string(),
    quizId: z.string(),
    createdAt: z.iso.datetime(),
    /** Percent of the points, rounded. */
    score: z.int().check(z.gte(0), z.lte(100)),
    /** Whole seconds. */
    timeSpent: z.int(),
    /** Index of the chosen option by question id; an empty string where none was chosen. */
    answers: z.record(z.string(), z.string()),
  })
  .register(z.globalRegistry, { id: 'QuizAttempt' })
export type QuizAttempt = z.infer<typeof QuizAttempt>

/** The number of attempts in one page. */
export const ATTEMPTS_PAGE = 500

/**
 * A page of the caller's attempts in the order in which the server received them. `cursor` is where the next page
 * begins. A later call with the last cursor returns what has arrived since, and repeats what arrived just before it.
 */
export const AttemptPage = z
  .object({ attempts: z.array(QuizAttempt), cursor: z.string(), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'AttemptPage' })
export type AttemptPage = z.infer<typeof AttemptPage>

/** The reply to a submission: the server grades again with the shared rule. */
export const QuizResult = z
  .extend(QuizAttempt, { passed: z.boolean(), passingScore: z.int() })
  .register(z.globalRegistry, { id: 'QuizResult' })
export type QuizResult = z.infer<typeof QuizResult>

export const QuizSubmission = z.object({
  /** Made by the device; if it is left out, the server makes one. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  answers: Answers,
  timeSpent: z.int().check(z.gte(0), z.lte(QUIZ_SECONDS_MAX)),
  /** `updatedAt` of the quiz that was taken: that version is used for grading, even if the quiz was edited since. */
  version: z.optional(z.iso.datetime()),
  /** When the attempt was finished, by the device's clock: a queued submission may arrive days later. */
  createdAt: z.optional(z.iso.datetime({ offset: true })),
})
export type QuizSubmission = z.infer<typeof QuizSubmission>

export const AttemptCount = z.object({ count: z.int() }).register(z.globalRegistry, { id: 'AttemptCount' })
/** Percent; null while there is no attempt. */
export const HighestScore = z
  .object({ highestScore: z.nullable(z.int()) })
  .register(z.globalRegistry, { id: 'HighestScore' })
