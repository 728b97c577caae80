import { PEOPLE_PAGE } from 'shared/model/people/admin-user'
import type { Plan } from 'shared/model/people/user'
import { idOfSearch, wordsOfPerson, wordsOfSearch } from 'shared/rules/people-words'
import type { UserRow } from '../../rows/people.ts'
import type { Db } from '../../schema.ts'

export interface PeopleQuery {
  /** Matches the beginning of a word of their name or address, or of their id. */
  search?: string | undefined
  plan?: Plan | undefined
  /** Id of the last person seen. */
  after?: string | undefined
}

/** Indexes a person by their current names. */
export async function indexPerson(
  db: Db,
  user: Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName' | 'displayName'>,
) {
  await db.deleteFrom('userWords').where('userId', '=', user.id).execute()
  await db
    .insertInto('userWords')
    .values(wordsOfPerson(user).map((word) => ({ word, userId: user.id })))
    .execute()
}

/** The upper bound of all words with this prefix. */
const afterPrefix = (prefix: string) => `${prefix}\u{10ffff}`

/** A page of people, the newest accounts first. */
export async function peoplePage(db: Db, { search, plan, after }: PeopleQuery, now: number): Promise<UserRow[]> {
  const last =
    after === undefined
      ? undefined
      : await db.selectFrom('users').select(['createdAt', 'id']).where('id', '=', after).executeTakeFirst()
  if (after !== undefined && !last) return []
  let people = db.selectFrom('users').selectAll()
  const id = idOfSearch(search ?? '')
  for (const word of wordsOfSearch(search ?? ''))
    people = people.where((w) =>
      w.or([
        w('id', 'in', (sub) =>
          sub.selectFrom('userWords').select('userId').where('word', '>=', word).where('word', '<', afterPrefix(word)),
        ),
        ...(id === undefined ? [] : [w.and([w('id', '>=', id), w('id', '<', afterPrefix(id))])]),
      ]),
    )
  return (
    people
      .$if(last === undefined, (q) => q.where('createdAt', '>=', 0))
      .$if(last !== undefined, (q) =>
        q.where((w) => w(w.refTuple('createdAt', 'id'), '<', w.tuple(last?.createdAt ?? 0, last?.id ?? ''))),
      )
      // A plan that has ended counts as free (`planOf` in areas/user.ts), so the filter for free includes it.
      .$if(plan === 'free', (q) => q.where((w) => w.or([w('plan', '=', 'free'), w('planExpiresAt', '<=', now)])))
      .$if(plan !== undefined && plan !== 'free', (q) =>
        q
          .where('plan', '=', plan ?? '')
          .where((w) => w.or([w('planExpiresAt', 'is', null), w('planExpiresAt', '>', now)])),
      )
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(PEOPLE_PAGE)
      .execute()
  )
}

/** The people who were active last, the latest first. */
export const latestPeople = (db: Db, most: number): Promise<UserRow[]> =>
  db
    .selectFrom('progressFolds')
    .innerJoin('users', 'users.id', 'progressFolds.userId')
    .selectAll('users')
    .where('activeAt', 'is not', null)
    .orderBy('activeAt', 'desc')
    .orderBy('users.id', 'desc')
    .limit(most)
    .execute()

const counted = async (query: { executeTakeFirstOrThrow: () => Promise<{ n: number | string }> }) =>
  Number((await query.executeTakeFirstOrThrow()).n)

/** The number of all people, and of those with an activity since this time. */
export const countPeople = async (db: Db, activeSince: number) => ({
  total: await counted(
    db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number | string>().as('n'))
      .where('createdAt', '>=', 0),
  ),
  active: await counted(
    db
      .selectFrom('progressFolds')
      .select((eb) => eb.fn.countAll<number | string>().as('n'))
      .where('activeAt', '>=', activeSince),
  ),
})

/** The number of items that are not deleted, and of published ones. */
export async function countContent(db: Db, kind: 'modules' | 'quizzes' | 'scenarios') {
  const of = (states: number[]) =>
    counted(
      db
        .selectFrom(kind)
        .select((eb) => eb.fn.countAll<number | string>().as('n'))
        .where('isPublished', 'in', states)
        .where('deletedAt', 'is', null),
    )
  return { total: await of([0, 1]), published: await of([1]) }
}
