import { EMPTY_FOLD } from 'shared/rules/progress/progress'
import { newUserRow } from '../src/areas/user.ts'
import type { Store } from '../src/db/store.ts'
import { saveQuiz } from '../src/db/tables/content/quizzes.ts'
import { indexPerson } from '../src/db/tables/people/people.ts'
import { addUser } from '../src/db/tables/people/users.ts'
import { addActivities } from '../src/db/tables/progress/activities.ts'
import { changeFold } from '../src/db/tables/progress/progress-folds.ts'
import { ADMIN, shipped, startApi } from '../src/testing/api.ts'
import { activity } from './growth.ts'
import { figure, median } from './report.ts'

const USERS = 10_000
const ACTIVITIES_EACH = 100
const QUIZZES = 500
const AUDITED = 5000
const CHUNK = 100
const ROUNDS = 21
/** The highest accepted median time of a call, in milliseconds. */
const MEDIAN_MS_MAX = 200

async function fill(store: Store) {
  for (let from = 0; from < USERS; from += CHUNK)
    await store.write(async (db) => {
      for (let u = from; u < from + CHUNK; u++) {
        const id = `user-${u}`
        const row = newUserRow({
          id,
          email: `${id}@example.org`,
          passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
          firstName: `Ada${u % 97}`,
          lastName: `Lovelace${u % 89}`,
          createdAt: 1_700_000_000_000 + u,
        })
        await addUser(db, row)
        await indexPerson(db, row)
        await addActivities(
          db,
          Array.from({ length: ACTIVITIES_EACH }, (_, i) => activity(id, `a-${i}`, i + 1)),
        )
        await changeFold(db, id, 1, () => EMPTY_FOLD)
      }
    })
  const [quiz] = await shipped.quizzes()
  if (!quiz) throw new Error('no quiz is shipped')
  for (let from = 12; from < QUIZZES; from += CHUNK)
    await store.write(async (db) => {
      for (let i = from; i < Math.min(from + CHUNK, QUIZZES); i++)
        await saveQuiz(db, { ...quiz, id: `quiz-${i}` }, i + 1, 1_700_000_000_000 + i)
    })
  await store.write(async (db) => {
    for (let i = 0; i < AUDITED; i++) {
      await db
        .insertInto('auditLog')
        .values({
          id: `audit-${i}`,
          at: i,
          actorId: 'x',
          actor: 'x',
          action: 'changed',
          kind: 'quiz',
          subjectId: `quiz-${i}`,
          subject: 'x',
          detail: '{}',
        })
        .execute()
      await db
        .insertInto('contactMessages')
        .values({
          id: `c-${i}`,
          userId: 'user-1',
          name: 'Ada',
          email: 'a@example.org',
          subject: 'x',
          message: 'x'.repeat(500),
          status: i % 4 ? 'read' : 'new',
          createdAt: i,
        })
        .execute()
    }
  })
}

/**
 * Measures the calls behind the pages of the administration, with 10,000 users, 500 quizzes and 1,000,000 activities.
 */
export async function administration() {
  const api = await startApi()
  await fill(api.store)
  await api.signIn('admin', ADMIN)
  const pages = [
    '/api/admin/statistics',
    '/api/admin/users',
    '/api/admin/users?after=user-5000',
    '/api/admin/users?search=ada4',
    '/api/admin/users?search=user-7123',
    '/api/admin/users?plan=pro',
    '/api/admin/users/user-77/password-history',
    '/api/admin/users-progress',
    '/api/admin/users-progress?search=lovelace88',
    '/api/admin/contact-messages',
    '/api/admin/contact-messages?status=new&after=c-2000',
    '/api/admin/modules',
    '/api/admin/scenarios',
    '/api/admin/quizzes',
    '/api/admin/quizzes/deleted',
    '/api/admin/quizzes/quiz-77/dependents',
    '/api/admin/audit',
    '/api/admin/audit?after=audit-2500',
    '/api/admin/security',
  ]
  for (const path of pages) {
    const times: number[] = []
    for (let i = 0; i < ROUNDS; i++) {
      const begin = performance.now()
      const answer = await api.send('GET', path, { as: 'admin' })
      await answer.text()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      times.push(performance.now() - begin)
      api.time.now += 1000
    }
    figure('G', path.slice('/api/admin/'.length), median(times), 'ms', { most: MEDIAN_MS_MAX })
  }
  await api.stop()
}
