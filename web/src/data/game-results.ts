import { ACTIVITY_SECONDS_MAX } from 'shared/model/activity'
import type { Bilingual } from 'shared/model/bilingual'
import type { GameResult } from 'shared/model/game-result'
import { bestOf } from 'shared/rules/games/history'
import type { SituDb } from './db'
import { runKey } from './game-runs'
import { forgetHeld } from './held-text'
import { activityTables, recordActivity } from './progress'
import { useQuery } from './use-query'

/** The largest score an activity may carry. */
const ACTIVITY_SCORE_MAX = 100_000

/**
 * Keeps a finished game with its activity and forgets the run and the drafts it came from, all in one transaction; a game that is
 * finished twice is kept once. Answers whether it was new.
 */
export async function saveGameResult(
  db: SituDb,
  result: GameResult,
  name: Bilingual,
  draftKeys: readonly string[] = [],
): Promise<boolean> {
  const finished = [runKey(result.game), ...draftKeys]
  const isNew = await db.transaction('rw', [db.gameResults, db.drafts, ...activityTables(db)], async () => {
    await db.drafts.bulkDelete(finished)
    if (await db.gameResults.get(result.id)) return false
    await db.gameResults.add(result)
    await recordActivity(db, {
      id: `${result.id}:act`,
      type: 'game',
      title: name.fr,
      score: result.score === null ? null : Math.min(ACTIVITY_SCORE_MAX, Math.max(0, result.score)),
      timeSpent: Math.min(ACTIVITY_SECONDS_MAX, result.seconds),
      completed: true,
      icon: 'gamepad-2',
      data: { game: result.game, resultId: result.id, title: name },
    })
    return true
  })
  for (const key of finished) forgetHeld(db, key)
  return isNew
}

/** The results of one game, the newest first; undefined while they are looked up. */
export const useGameResults = (game: string): GameResult[] | undefined =>
  useQuery(
    async (home) =>
      (await home.gameResults.where('[game+at]').between([game, ''], [game, '\uffff']).toArray()).reverse(),
    [game],
  )

/** The best result of every game that was played, by game; undefined while they are looked up. */
export const useBestResults = (): Map<string, GameResult> | undefined =>
  useQuery(async (home) => {
    const byGame = Map.groupBy(await home.gameResults.toArray(), ({ game }) => game)
    return new Map(
      [...byGame].flatMap(([game, results]) => {
        const best = bestOf(results)
        return best ? [[game, best] as const] : []
      }),
    )
  }, [])
