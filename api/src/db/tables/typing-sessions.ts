import {
  TYPING_HISTORY_MAX,
  TYPING_KINDS_MAX,
  type TypingSessionRow,
  type TypingTotalsRow,
} from 'shared/model/typing-session'
import { COUNTED_CHARACTERS_MIN, COUNTED_SECONDS_MIN } from 'shared/rules/typing/typing-history'
import { prepared } from '../prepared.ts'
import type { TypingSessionStored } from '../rows/practice.ts'
import type { Db } from '../schema.ts'

const insert = prepared<TypingSessionStored, { id: string }>((db, arg) =>
  db
    .insertInto('typingSessions')
    .values({
      userId: arg('userId'),
      id: arg('id'),
      wpm: arg('wpm'),
      accuracy: arg('accuracy'),
      errors: arg('errors'),
      timeElapsed: arg('timeElapsed'),
      charactersTyped: arg('charactersTyped'),
      correctChars: arg('correctChars'),
      textType: arg('textType'),
      textTitle: arg('textTitle'),
      createdAt: arg('createdAt'),
      receivedAt: arg('receivedAt'),
    })
    .onConflict((c) => c.columns(['userId', 'id']).doNothing())
    .returning('id'),
)
const byId = prepared<{ userId: string; id: string }, TypingSessionStored>((db, arg) =>
  db.selectFrom('typingSessions').selectAll().where('userId', '=', arg('userId')).where('id', '=', arg('id')),
)
const newest = prepared<{ userId: string; count: number }, TypingSessionStored>((db, arg) =>
  db
    .selectFrom('typingSessions')
    .selectAll()
    .where('userId', '=', arg('userId'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(arg('count')),
)
type Totals = { textType: string; sessions: number | string; seconds: number | string; best: number | null }
const totals = prepared<{ userId: string }, Totals>((db, arg) =>
  db
    .selectFrom('typingSessions')
    .select((eb) => [
      'textType',
      eb.fn.countAll<number | string>().as('sessions'),
      eb.fn.sum<number | string>('timeElapsed').as('seconds'),
      eb.fn
        .max<number | null>(
          eb
            .case()
            .when(
              eb.and([
                eb('charactersTyped', '>=', eb.lit(COUNTED_CHARACTERS_MIN)),
                eb('timeElapsed', '>=', eb.lit(COUNTED_SECONDS_MIN)),
              ]),
            )
            .then(eb.ref('wpm'))
            .end(),
        )
        .as('best'),
    ])
    .where('userId', '=', arg('userId'))
    .groupBy('textType')
    .orderBy('textType')
    .limit(TYPING_KINDS_MAX),
)

const sessionOf = (row: TypingSessionStored): TypingSessionRow => ({
  id: row.id,
  wpm: row.wpm,
  accuracy: row.accuracy,
  errors: row.errors,
  time_elapsed: row.timeElapsed,
  characters_typed: row.charactersTyped,
  correct_chars: row.correctChars,
  text_type: row.textType,
  text_title: row.textTitle,
  created_at: new Date(row.createdAt).toISOString(),
})

/** Inserts the session; returns the existing one where the id is taken. */
export async function addTypingSession(db: Db, row: TypingSessionStored): Promise<TypingSessionRow> {
  const added = await insert(db, row)
  if (added.length > 0) return sessionOf(row)
  const [stored = row] = await byId(db, row)
  return sessionOf(stored)
}

/** The newest sessions, sorted oldest first. */
export const typingSessionsOf = async (db: Db, userId: string, count = TYPING_HISTORY_MAX) =>
  (await newest(db, { userId, count })).map(sessionOf).reverse()

/** Totals of all sessions of the user, by kind of text. */
export const typingTotalsOf = async (db: Db, userId: string): Promise<TypingTotalsRow[]> =>
  (await totals(db, { userId })).map(({ textType, sessions, seconds, best }) => ({
    textType,
    sessions: Number(sessions),
    seconds: Number(seconds),
    best,
  }))
