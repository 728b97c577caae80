import { EPOCH_MAX, type ModuleState } from 'shared/model/module-progress'
import { countOf } from 'shared/rules/counters'
import { EMPTY_MODULE_STATE, isRestarted } from 'shared/rules/progress/module-progress'
import { prepared, writesAlone } from '../../prepared.ts'
import type { Db } from '../../schema.ts'

type Key = { userId: string; moduleId: string }
const EMPTY = JSON.stringify(EMPTY_MODULE_STATE)

const read = prepared<Key, { state: string; lastAccessed: number | null }>((db, arg) =>
  db
    .selectFrom('moduleStates')
    .select(['state', 'lastAccessed'])
    .where('userId', '=', arg('userId'))
    .where('moduleId', '=', arg('moduleId')),
)
// Locks the row until the transaction ends; inserts it first where it is missing.
const hold = prepared<Key & { state: string }, { state: string; lastAccessed: number | null }>((db, arg) =>
  db
    .insertInto('moduleStates')
    .values({ userId: arg('userId'), moduleId: arg('moduleId'), state: arg('state'), lastAccessed: null })
    .onConflict((c) => c.columns(['userId', 'moduleId']).doUpdateSet((eb) => ({ userId: eb.ref('excluded.userId') })))
    .returning(['moduleStates.state', 'moduleStates.lastAccessed']),
)
const put = prepared<Key & { state: string; lastAccessed: number | null }, unknown>((db, arg) =>
  db
    .insertInto('moduleStates')
    .values({
      userId: arg('userId'),
      moduleId: arg('moduleId'),
      state: arg('state'),
      lastAccessed: arg('lastAccessed'),
    })
    .onConflict((c) =>
      c.columns(['userId', 'moduleId']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        lastAccessed: eb.ref('excluded.lastAccessed'),
      })),
    ),
)
const all = prepared<
  { userId: string },
  { moduleId: string; state: string; lastAccessed: number | null; card: string }
>((db, arg) =>
  db
    .selectFrom('moduleStates')
    .innerJoin('modules', 'modules.id', 'moduleStates.moduleId')
    .select(['moduleId', 'state', 'lastAccessed', 'card'])
    .where('userId', '=', arg('userId'))
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy('moduleId'),
)

/**
 * A stored state; counts that are not numbers, which an earlier version accepted, become 0, and too large an epoch the
 * largest one.
 */
function parsed(text: string): ModuleState {
  const { seconds, epoch, ...state } = JSON.parse(text) as ModuleState
  const counts = Object.keys(seconds).map((device) => [device, countOf(seconds, device)])
  return { ...state, epoch: Math.min(EPOCH_MAX, epoch), seconds: Object.fromEntries(counts) }
}

export async function stateOf(db: Db, key: Key): Promise<ModuleState> {
  const [row] = await read(db, key)
  return row ? parsed(row.state) : EMPTY_MODULE_STATE
}

/** Every state of the user with the card of its module; modules that are no longer shown are left out. */
export const statesOf = async (db: Db, userId: string) =>
  (await all(db, { userId })).map((row) => ({
    ...row,
    state: parsed(row.state),
    card: JSON.parse(row.card),
  }))

/**
 * Replaces the state by the result of `change`; the time of the last visit only moves forward, and a reset (null) keeps
 * it.
 */
export async function changeState(
  db: Db,
  key: Key,
  visitedAt: number | null,
  change: (state: ModuleState) => ModuleState,
) {
  const [row] = writesAlone(db) ? await read(db, key) : await hold(db, { ...key, state: EMPTY })
  const state = change(parsed(row?.state ?? EMPTY))
  const before = row?.lastAccessed ?? null
  const lastAccessed = visitedAt === null ? before : Math.max(visitedAt, before ?? 0)
  await put(db, { ...key, state: JSON.stringify(state), lastAccessed })
  return state
}

const FIRST_EPOCH = '{"epoch":0,'
/** By user id, the modules that were started over and not completed since. */
export async function restartedModules(db: Db, userIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const restarted = new Map(userIds.map((id) => [id, new Set<string>()]))
  if (userIds.length === 0) return restarted
  const rows = await db
    .selectFrom('moduleStates')
    .innerJoin('modules', 'modules.id', 'moduleStates.moduleId')
    .select(['userId', 'moduleId', 'state', 'pageCount'])
    .where('userId', 'in', userIds)
    // Few modules are ever started over; the others need not be parsed.
    .where('state', 'not like', `${FIRST_EPOCH}%`)
    .execute()
  for (const { userId, moduleId, state, pageCount } of rows)
    if (isRestarted(parsed(state), pageCount)) restarted.get(userId)?.add(moduleId)
  return restarted
}
