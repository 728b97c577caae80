import fc from 'fast-check'
import { type Card, createEmptyCard, fsrs } from 'ts-fsrs'
import { afterEach, describe, expect, test } from 'vitest'
import { makeQuestion, makeQuiz, makeQuizAttempt } from '../../testing/make.ts'
import {
  attemptEvents,
  cardKey,
  daysAfter,
  isRating,
  nextMemory,
  RATINGS,
  type Rating,
  type ReviewEvent,
  replayReviews,
} from './spaced-review.ts'

const START = Date.parse('2022-12-29T12:30:00.000Z')
const DAY = 86_400_000
const [A, H, G, E] = [RATINGS.again, RATINGS.hard, RATINGS.good, RATINGS.easy]

/** Days after each rating, when each is given on the due day. */
function intervals(next: (card: Card | undefined, rating: Rating, at: number) => Card, ratings: readonly Rating[]) {
  let card: Card | undefined
  let at = START
  return ratings.map((rating) => {
    card = next(card, rating, at)
    at = card.due.getTime()
    return card.scheduled_days
  })
}

/** Weights from the test suite of ts-fsrs 5.x (long-term_scheduler.test.ts). */
const LIBRARY_WEIGHTS = [
  0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904, 0.3025,
  2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
]
const LIBRARY_VECTORS: [Rating[], number[]][] = [
  [
    [G, G, G, G, G, G, A, A, G, G, G, G, G],
    [3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773],
  ],
  [
    [A, H, G, E, A, H, G, E],
    [1, 2, 6, 41, 4, 7, 21, 133],
  ],
  [
    [H, G, E, A, H, G, E, A],
    [2, 7, 54, 5, 8, 26, 171, 8],
  ],
  [
    [G, E, A, H, G, E, A, H],
    [3, 33, 4, 7, 26, 193, 9, 14],
  ],
  [
    [E, A, H, G, E, A, H, G],
    [15, 3, 6, 27, 240, 10, 17, 60],
  ],
]

/** This package has no Node types; only the test sets the time zone of the process. */
const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } }
const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

describe('the schedule', () => {
  test.each(LIBRARY_VECTORS)('of %j agrees with the reference vectors of the library', (ratings, days) => {
    // ts-fsrs logs a message when it extends a list of 19 weights, so the two weights that it would add are given here.
    const library = fsrs({ w: [...LIBRARY_WEIGHTS, 0, 0.5], enable_short_term: false })
    const next = (card: Card | undefined, rating: Rating, at: number) =>
      library.next(card ?? createEmptyCard(new Date(at)), new Date(at), rating).card
    expect(intervals(next, ratings)).toEqual(days)
  })

  test('ours is the library with its default weights, no short steps and no chance', () => {
    const library = fsrs({ enable_short_term: false })
    fc.assert(
      fc.property(fc.array(fc.constantFrom(A, H, G, E), { minLength: 1, maxLength: 20 }), (ratings) => {
        const plain = (card: Card | undefined, rating: Rating, at: number) =>
          library.next(card ?? createEmptyCard(new Date(at)), new Date(at), rating).card
        expect(intervals(nextMemory, ratings)).toEqual(intervals(plain, ratings))
      }),
    )
  })

  test('agrees with the memory state that fsrs-rs works out', () => {
    let card: Card | undefined
    let at = START
    for (const [i, days] of [0, 0, 1, 3, 8, 21].entries()) {
      at += days * DAY
      card = nextMemory(card, i === 0 ? A : G, at)
    }
    expect(card?.stability).toBeCloseTo(53.335106, 4)
    expect(card?.difficulty).toBeCloseTo(6.3574867, 4)
  })

  test.each(['America/Toronto', 'Europe/Paris', 'Pacific/Auckland'])('is the same in %s', (zone) => {
    const events = [0, 0.3, 2.1, 5, 30.4, 120].map(
      (day, i): ReviewEvent => ({
        id: `${i}`,
        // The answers span a change of the clock in each of the zones: the start of daylight saving time in Toronto and
        // Paris, its end in Auckland.
        at: Date.parse('2026-03-07T23:50:00.000Z') + day * DAY,
        card: 'quiz/q1',
        rating: i % 2 === 0 ? A : G,
      }),
    )
    process.env.TZ = 'UTC'
    const expected = replayReviews(events)
    process.env.TZ = zone
    expect(new Date(START).getHours()).not.toBe(12)
    expect(replayReviews(events)).toEqual(expected)
  })

  test('a harder rating never brings a card back later, and never on the same day', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(A, H, G, E), { minLength: 1, maxLength: 8 }),
        fc.nat(400),
        (ratings, late) => {
          let card: Card | undefined
          let at = START
          for (const rating of ratings) {
            card = nextMemory(card, rating, at)
            at = card.due.getTime()
          }
          if (!card) return
          const { again, hard, good, easy } = daysAfter(card, at + late * DAY)
          expect([again, hard, good, easy]).toEqual([again, hard, good, easy].toSorted((a, b) => a - b))
          expect(again).toBeGreaterThanOrEqual(1)
        },
      ),
    )
  })
})

const event = (over: Partial<ReviewEvent>): ReviewEvent => ({
  id: 'e1',
  at: START,
  card: 'quiz/q1',
  rating: A,
  ...over,
})
const someEvents = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 400 }).map((day) => START + day * DAY),
      card: fc.constantFrom('quiz/q1', 'quiz/q2', 'other/q1', 'a/b/q1'),
      rating: fc.constantFrom(A, H, G, E),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((one, i): ReviewEvent => ({ ...one, id: `event-${i}` })))
/** The cards in the order of their keys, so that only their states are compared. */
const cardsOf = (events: Iterable<ReviewEvent>) => replayReviews(events).sort((a, b) => (a.key < b.key ? -1 : 1))

describe('the replay', () => {
  test('does not care for the order of the events, nor for how often one is in them', () => {
    fc.assert(
      fc.property(
        someEvents.chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2, maxLength: events.length * 2 }),
          ),
        ),
        ([events, mixed]) => {
          expect(cardsOf(mixed)).toEqual(cardsOf(events))
          expect(cardsOf([...events, ...events])).toEqual(cardsOf(events))
        },
      ),
    )
  })

  test('two devices agree, in whichever groups their events came together', () => {
    fc.assert(
      fc.property(someEvents, fc.array(fc.nat(3), { minLength: 40, maxLength: 40 }), (events, groups) => {
        const group = (which: number) => events.filter((_, i) => groups[i] === which)
        const phone = new Map([...group(0), ...group(2), ...group(1), ...group(3)].map((e) => [e.id, e]))
        const laptop = new Map([...group(3), ...group(1), ...group(0), ...group(2), ...group(1)].map((e) => [e.id, e]))
        expect(cardsOf(phone.values())).toEqual(cardsOf(laptop.values()))
      }),
    )
  })

  test('what was never missed has no card', () => {
    expect(replayReviews([event({ rating: G }), event({ id: 'e2', rating: E })])).toEqual([])
  })

  test('a card begins when its question is missed, and what was right before does not count', () => {
    const missed = event({ id: 'e2', at: START + DAY })
    expect(replayReviews([event({ rating: G }), missed])).toEqual(replayReviews([missed]))
    expect(replayReviews([missed])).toMatchObject([{ key: 'quiz/q1', quizId: 'quiz', questionId: 'q1' }])
  })

  test('a question that is right afterwards comes back later than one that is missed again', () => {
    const later = (rating: Rating) =>
      replayReviews([event({}), event({ id: 'e2', at: START + 2 * DAY, rating })])[0]?.due
    expect(later(G)).toBeGreaterThan(later(A) ?? 0)
  })
})

describe('an attempt', () => {
  const quiz = makeQuiz({ questions: ['q1', 'q2', 'q3'].map((id) => makeQuestion({ id, correctAnswer: '1' })) })
  const of = (answers: Record<string, string>) => attemptEvents(quiz, makeQuizAttempt({ answers })).map((e) => e.rating)

  test('says missed, known, and missed where a question was left open', () => {
    expect(of({ q1: '0', q2: '1', q3: '' })).toEqual([A, G, A])
  })
  test('in which nothing was answered says nothing', () => {
    expect(of({ q1: '', q2: '', q3: '' })).toEqual([])
    expect(of({})).toEqual([])
  })
  test('says nothing about questions that came later, nor about those that are gone', () => {
    expect(of({ q1: '0', gone: '1' })).toEqual([A])
  })
  test('has events of its own, which name their card', () => {
    const [first] = attemptEvents(quiz, makeQuizAttempt({ id: 'a1', answers: { q1: '0' } }))
    expect(first).toMatchObject({ id: 'a1/q1', card: cardKey(quiz.id, 'q1') })
  })
})

test.each([
  [1, true],
  [4, true],
  [0, false],
  [5, false],
  ['3', false],
  [null, false],
])('%s is a rating: %s', (value, is) => {
  expect(isRating(value)).toBe(is)
})
