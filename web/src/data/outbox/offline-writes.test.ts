import { HttpResponse, http } from 'msw'
import { type QueuedName, queued } from 'shared/contract/queued'
import { IDEMPOTENCY_HEADER } from 'shared/contract/version'
import { makeEvaluation } from 'shared/testing/make'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { recordActivity } from '#data/progress/progress'
import { server } from '../../testing/server'
import { signIn, world } from '../../testing/world'
import { drain } from './drain'
import { enqueue } from './outbox'

interface Case {
  write: (db: SituDb) => Promise<unknown>
  /** What the server has afterwards. */
  has: () => unknown[]
}
const one = (value: unknown) => (value === undefined || value === null ? [] : [value])
const MODULE = 'understand-the-test'

/** Every call that the outbox may carry: a new call without a case does not compile. */
const CASES: Record<QueuedName, Case> = {
  'profile.update': {
    write: (db) => enqueue(db, { call: 'profile.update', slot: 'profile', args: { body: { displayName: 'Ada L.' } } }),
    has: () => Object.values(world.accounts).filter(({ user }) => user.displayName === 'Ada L.'),
  },
  'progress.saveSummary': {
    write: (db) => recordActivity(db, { type: 'quiz', title: 'Q', timeSpent: 60 }),
    has: () => world.logs.learner ?? [],
  },
  'progress.record': {
    write: (db) =>
      enqueue(db, { call: 'progress.record', args: { body: { type: 'casper_test', itemId: 't1', completed: 1 } } }),
    has: () => world.logs.learner ?? [],
  },
  'modules.saveProgress': {
    write: (db) =>
      enqueue(db, {
        call: 'modules.saveProgress',
        args: { params: { id: MODULE }, body: { currentPage: 2, totalTimeSeconds: 30, deviceId: 'd' } },
      }),
    has: () => one(world.states.learner?.[MODULE]),
  },
  'modules.resetProgress': {
    write: (db) =>
      enqueue(db, { call: 'modules.resetProgress', args: { params: { id: MODULE }, query: { epoch: 1 } } }),
    has: () => one(world.states.learner?.[MODULE]),
  },
  'modules.savePage': {
    write: (db) =>
      enqueue(db, {
        call: 'modules.savePage',
        args: { params: { moduleId: MODULE, pageId: 'p' }, body: { completed: true, timeSpent: 20, deviceId: 'd' } },
      }),
    has: () => Object.values(world.pages.learner ?? {}),
  },
  'quizzes.submit': {
    write: (db) =>
      enqueue(db, {
        call: 'quizzes.submit',
        args: { params: { id: 'ethics-principles' }, body: { answers: { q1: '0' }, timeSpent: 60 } },
      }),
    has: () => world.attempts.learner ?? [],
  },
  'evaluations.submit': {
    write: (db) =>
      enqueue(db, {
        call: 'evaluations.submit',
        args: { body: { scenarioId: 'late-teammate', response: 'Je lui demanderais.', responseType: 'text' } },
      }),
    has: () => world.evaluations.learner ?? [],
  },
  'objections.save': {
    write: (db) => {
      world.evaluations.learner = [makeEvaluation()]
      const body = { id: 'o1', evaluationId: 'evaluation-1', pointId: 'harm-lying', kind: 'no-harm' as const }
      return enqueue(db, { call: 'objections.save', args: { body } })
    },
    has: () => world.objections.learner ?? [],
  },
  'typing.save': {
    write: (db) =>
      enqueue(db, {
        call: 'typing.save',
        args: {
          body: {
            id: 't1',
            wpm: 40,
            accuracy: 96,
            errors: 2,
            timeElapsed: 60,
            charactersTyped: 210,
            correctChars: 205,
            textType: 'preset',
            textTitle: 'T',
          },
        },
      }),
    has: () => world.typing.learner ?? [],
  },
  'contact.send': {
    write: (db) =>
      enqueue(db, {
        call: 'contact.send',
        args: { body: { name: 'Ada', email: 'ada@example.org', subject: 'Question', message: 'Une question, merci.' } },
      }),
    has: () => world.contacts,
  },
}
const NAMES = Object.keys(CASES) as QueuedName[]

let db: SituDb
/** The page is reloaded: a new connection to the stored data. */
const reload = () => {
  db.close()
  db = new SituDb('learner', 'offline')
}
const ids: string[] = []
beforeEach(() => {
  signIn()
  db = new SituDb('learner', 'offline')
  ids.length = 0
  server.events.on('request:start', ({ request }) => {
    const id = request.headers.get(IDEMPOTENCY_HEADER)
    if (id) ids.push(id)
  })
})
afterEach(async () => {
  server.events.removeAllListeners()
  await db.delete()
})

test('every queued call has its case', () => {
  expect(NAMES.toSorted()).toEqual(Object.keys(queued).toSorted())
})

test.each(NAMES)('%s: written with the server down, delivered once after a reload', async (name) => {
  server.use(http.all('*/api/*', () => HttpResponse.error()))
  await CASES[name].write(db)
  expect(await drain(db)).toMatchObject({ kind: 'later' })
  expect(CASES[name].has()).toEqual([])
  reload()
  expect(await drain(db)).toMatchObject({ kind: 'later' })
  expect(await db.outbox.count()).toBe(1)
  server.resetHandlers()
  reload()
  expect(await drain(db)).toEqual({ kind: 'empty' })
  expect(await db.outbox.count()).toBe(0)
  expect(CASES[name].has()).toHaveLength(1)
  await drain(db)
  expect(CASES[name].has()).toHaveLength(1)
  // Every try carried the same key.
  expect(new Set(ids).size).toBe(1)
})

test.each(NAMES)('%s: the answer is lost on the way, and the write counts once all the same', async (name) => {
  server.use(
    http.all(
      '*/api/*',
      async ({ request }) => {
        server.resetHandlers()
        await fetch(request.clone())
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  await CASES[name].write(db)
  expect(await drain(db)).toMatchObject({ kind: 'later' })
  expect(CASES[name].has()).toHaveLength(1)
  reload()
  expect(await drain(db)).toEqual({ kind: 'empty' })
  expect(CASES[name].has()).toHaveLength(1)
  expect(await db.outbox.count()).toBe(0)
})
