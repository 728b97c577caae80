import type { Competency } from '../../model/content/module.ts'

/**
 * The kinds of session: due questions, a few new ones, typing, a quiz, reading, a typed or spoken answer, a practice
 * test.
 */
export type SessionKind =
  | 'review'
  | 'questions'
  | 'typing'
  | 'quiz'
  | 'reading'
  | 'answer'
  | 'spoken'
  | 'mini-test'
  | 'full-test'

/** Why a session is in the plan, as data: the interface writes the sentence in the learner's language. */
export type Why =
  | { kind: 'due'; count: number }
  | { kind: 'weakest'; competency: Competency; mean: number; answers: number }
  | { kind: 'unmeasured'; competency: Competency }
  | { kind: 'missed'; competency: Competency; wrong: number; asked: number }
  | { kind: 'fragile'; competency: Competency; cards: number }
  | { kind: 'not-lately'; competency: Competency; days: number }
  | { kind: 'all-nine' }
  | { kind: 'mixed'; competency: Competency }
  | { kind: 'typing-unknown'; needed: number }
  | { kind: 'typing-slow'; wpm: number; needed: number }
  | { kind: 'typing-keep'; wpm: number }
  | { kind: 'spoken-first' }
  | { kind: 'spoken-short'; words: number; needed: number }
  | { kind: 'fillers'; perHundred: number }
  | { kind: 'next-module'; order: number }
  | { kind: 'first-rehearsal'; daysLeft: number | null }
  | { kind: 'second-rehearsal'; daysLeft: number | null }
  | { kind: 'short-rehearsal' }
  | { kind: 'first-look' }

export interface Session {
  kind: SessionKind
  /** Id of the scenario, quiz, module or practice test; empty for a review, for new questions and for typing. */
  ref: string
  minutes: number
  competencies: readonly Competency[]
  why: Why
}

/** The kind of a day: `bent` makes up for a missed day; `back` is the first day after a pause. */
export type DayKind = 'first-look' | 'study' | 'bent' | 'back' | 'rest' | 'goal-met' | 'rehearsal' | 'eve' | 'test-day'

export interface PlannedDay {
  /** `YYYY-MM-DD`. */
  day: string
  kind: DayKind
  /** Days until the test; null where its day is not known or has passed. */
  daysLeft: number | null
  /** Whether the day is in the week before the test. */
  isLighter: boolean
  /** Minutes of all sessions together. */
  minutes: number
  sessions: readonly Session[]
}
