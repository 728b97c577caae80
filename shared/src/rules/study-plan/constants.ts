// The parameters of the study plan. A source is named where there is one; the others are choices of this product, whose
// effect the simulation shows (api/proof/study-plan).
import type { SkillLevel } from '../../model/content/module.ts'
import type { SessionKind } from './session.ts'

/**
 * Minutes of a session. Typed answer: 1 min to read, 3 min 30 s to write, the rest to read the evaluation. Spoken
 * answer: 1 min to read, twice 10 s and 60 s, the rest to listen. Full and short practice tests with their breaks
 * (rules/practice/practice-test.ts).
 */
export const PIECE_MINUTES: Readonly<
  Record<Exclude<SessionKind, 'review' | 'questions' | 'quiz' | 'reading'>, number>
> = {
  typing: 2,
  answer: 8,
  spoken: 7,
  'mini-test': 20,
  'full-test': 75,
}
/** Minutes of a question with its explanation. */
export const QUESTION_MINUTES = 0.75
/** Minutes of a review question: the learner has read it before. */
export const REVIEW_MINUTES = 0.5
/** The number of questions in one review session, as in rules/quizzes/spaced-review.ts. */
export const REVIEW_MAX = 20
/** Minutes below which the plan contains no reading session. */
export const READING_MIN = 4
/** A reading session takes at most this many minutes, or on a long day this share of the day's minutes. */
export const READING_MAX = 12
export const READING_SHARE = 0.4
/** The largest number of sessions in one day. */
export const PIECES_MAX = 4

/** No competency is left longer than this many days. */
export const STARVED_DAYS = 10
/**
 * Days until a competency is due again: 2 at first, multiplied by 1.6 after every good answer, but fewer than
 * `STARVED_DAYS`. Growing gaps follow Cepeda et al., Psychological Science 19 (2008) 1095: the best gap is 5 to 20 % of
 * the time until the test.
 */
export const FIRST_GAP_DAYS = 2
export const GAP_GROWTH = 1.6

/**
 * A competency is strong from this mean on (out of 9): it exceeds the middle of the scale by more than the standard
 * error of a mean of seven answers.
 */
export const TARGET_SCORE = 6
/** Prior mean before any answer: the middle of the scale, with the weight of two answers. */
export const PRIOR_SCORE = 5
export const PRIOR_ANSWERS = 2
/** Standard error of one answer on the scale of 1 to 9 (1.2 to 1.4). */
export const ANSWER_ERROR = 1.3
/** Weight of the uncertainty beside the weakness. */
export const DOUBT_WEIGHT = 0.5
/**
 * Share of right answers that quizzes aim at, the number of questions whose weight this assumed share has, and the
 * points out of 9 for the share that is missing.
 */
export const TARGET_RIGHT = 0.85
export const PRIOR_QUESTIONS = 4
export const MISS_WEIGHT = 3
/** A card with an FSRS stability below so many days is fragile. */
export const FRAGILE_DAYS = 7
export const FRAGILE_WEIGHT = 0.15

/** Weight of the first competency of a scenario, and of the others. */
export const FIRST_COMPETENCY = 1
export const OTHER_COMPETENCY = 0.6
/**
 * Factors for a second session of one day with the same first competency, and with the same kind: interleaving works
 * better than blocks (Rohrer & Taylor, Instructional Science 35 (2007) 481; Brunmair & Richter, Psychological Bulletin
 * 145 (2019) 1029: g = 0.42). The first is also the least factor for a competency that was practised a short time ago.
 */
export const SAME_DAY_FACTOR = 0.35
export const SAME_KIND_FACTOR = 0.1
/** Days before a scenario or a quiz may be proposed again. */
export const SCENARIO_REST_DAYS = 21
export const QUIZ_REST_DAYS = 7

/**
 * Easier at first: the level follows the number of answers and their mean; guidance helps beginners (Kalyuga et al.,
 * Educational Psychologist 38 (2003) 23).
 */
export const EASY_ANSWERS = 3
export const LEVEL_FROM = { intermediate: 4.5, advanced: 6 } as const
export const LEVELS: Readonly<Record<SkillLevel, number>> = { beginner: 0, intermediate: 1, advanced: 2 }
/** Factor for a level next to the fitting one. */
export const OTHER_LEVEL_FACTOR = 0.7

/**
 * Shares of the minutes of two weeks among the kinds of session, by phase. Answering teaches more than rereading
 * (Roediger & Karpicke, Psychological Science 17 (2006) 249).
 */
export type Phase = 'start' | 'build' | 'sharpen'
export const SHARES: Readonly<Record<Phase, Readonly<Partial<Record<SessionKind, number>>>>> = {
  start: { answer: 0.3, spoken: 0.1, quiz: 0.2, reading: 0.33, typing: 0.07 },
  build: { answer: 0.44, spoken: 0.22, quiz: 0.14, reading: 0.15, typing: 0.05 },
  sharpen: { answer: 0.5, spoken: 0.27, quiz: 0.1, reading: 0.05, typing: 0.08 },
}
/** The start phase ends after so many answers; the sharpening phase begins so many days before the test. */
export const START_ANSWERS = 5
export const SHARPEN_DAYS = 21
export const SHARE_WINDOW_DAYS = 14
/**
 * Factor on the share of typing once the learner types fast enough, and factor on the share of spoken answers where
 * these are weak.
 */
export const TYPED_ENOUGH_FACTOR = 0.3
export const SPOKEN_WEAK_FACTOR = 1.4
/** How many of the newest typing runs, and of the newest spoken answers, the plan averages. */
export const TYPING_RUNS = 5
export const SPOKEN_ANSWERS = 5
/** Days between two typing sessions, before the speed suffices and after. */
export const TYPING_GAP_DAYS = { slow: 2, enough: 5 } as const
/** A run shorter than so many seconds does not measure speed. */
export const TYPING_SECONDS_MIN = 20
/** Filler words per hundred words from which the plan mentions them. */
export const FILLERS_MANY = 4

/**
 * Full practice tests: the first in the third week before the test, the second in the second week, at least a week
 * after the first.
 */
export const FIRST_TEST_DAYS = 21
export const SECOND_TEST_DAYS = 14
export const LAST_TEST_DAYS = 8
export const BETWEEN_TESTS_DAYS = 7
/** No whole practice test within the first days. */
export const SETTLE_DAYS = 3
/** Practice tests taken more days than this before the real one belong to an earlier preparation. */
export const TEST_MEMORY_DAYS = 60
/** Days after the first day of practice from which on practice tests fall where no test date is known. */
export const OPEN_FIRST_DAYS = 28
export const OPEN_SECOND_DAYS = 49

/** The week before the test: its share of the usual minutes, and the most minutes on its eve. */
export const LIGHT_DAYS = 7
export const LIGHT_SHARE = 0.6
export const EVE_MINUTES = 10
/** After more days than this without practice, the first day is shorter. */
export const PAUSE_DAYS = 4
export const BACK_SHARE = 0.6
/** Least minutes of a study day. */
export const DAY_MINUTES_MIN = 10
/** The largest number of study days in a row before a day of rest, unless every day was chosen. */
export const ROW_MAX = 6

/**
 * Days of the week (0 is Sunday) by the number chosen: spaced as evenly as possible, with Sunday only where every day
 * is chosen.
 */
export const STUDY_WEEKDAYS: Readonly<Record<number, readonly number[]>> = {
  2: [2, 6],
  3: [1, 3, 6],
  4: [1, 3, 5, 6],
  5: [1, 2, 4, 5, 6],
  6: [1, 2, 3, 4, 5, 6],
  7: [0, 1, 2, 3, 4, 5, 6],
}
