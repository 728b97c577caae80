import { prepared } from '../../prepared.ts'
import type { Db } from '../../schema.ts'

type Key = { userId: string; moduleId: string; pageId: string }
type Row = Key & { completed: number; seconds: string }
type Stored = { completed: number; seconds: string }

const hold = prepared<Row, Stored>((db, arg) =>
  db
    .insertInto('pageProgress')
    .values({
      userId: arg('userId'),
      moduleId: arg('moduleId'),
      pageId: arg('pageId'),
      completed: arg('completed'),
      seconds: arg('seconds'),
    })
    .onConflict((c) =>
      c.columns(['userId', 'moduleId', 'pageId']).doUpdateSet((eb) => ({ userId: eb.ref('excluded.userId') })),
    )
    .returning(['pageProgress.completed', 'pageProgress.seconds']),
)
const replace = prepared<Row, unknown>((db, arg) =>
  db
    .updateTable('pageProgress')
    .set({ completed: arg('completed'), seconds: arg('seconds') })
    .where('userId', '=', arg('userId'))
    .where('moduleId', '=', arg('moduleId'))
    .where('pageId', '=', arg('pageId')),
)

export interface PageState {
  completed: boolean
  /** Seconds by device id; each device counts only its own. */
  seconds: Record<string, number>
}

/** Replaces a page's state by the result of `change`. */
export async function changePage(db: Db, key: Key, change: (page: PageState) => PageState): Promise<PageState> {
  const [row] = await hold(db, { ...key, completed: 0, seconds: '{}' })
  const page = change({ completed: row?.completed === 1, seconds: JSON.parse(row?.seconds ?? '{}') })
  await replace(db, { ...key, completed: page.completed ? 1 : 0, seconds: JSON.stringify(page.seconds) })
  return page
}
export const forgetPages = (db: Db, userId: string, moduleId: string) =>
  db.deleteFrom('pageProgress').where('userId', '=', userId).where('moduleId', '=', moduleId).execute()
