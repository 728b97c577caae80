import { ACTIVITY_SECONDS_MAX } from 'shared/model/activity'
import type { Bilingual } from 'shared/model/bilingual'
import type { GameResult } from 'shared/model/game-result'
import { bestOf } from 'shared/rules/games/history'
import { groupBy } from 'shared/rules/group-by'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { activityTables, recordActivity } from '#data/progress/progress'
import { clarityDrafts, gameRuns } from './game-runs'

/**
 * Stores a finished game with its activity and deletes the run and the rewritten messages of these prompts, in one
 * transaction; a game that finishes twice is stored once. The activity is sent to the server and therefore has no
 * score: results of games stay on the device. Returns whether it was new.
 */
export async function saveGameResult(
  db: SituDb,
  result: GameResult,
  name: Bilingual,
  prompts: readonly string[] = [],
): Promise<boolean> {
  const finished = [gameRuns.keyOf(result.game), ...prompts.map(clarityDrafts.keyOf)]
  const isNew = await db.transaction('rw', [db.gameResults, db.drafts, ...activityTables(db)], async () => {
    await db.drafts.bulkDelete(finished)
    if (await db.gameResults.get(result.id)) return false
    await db.gameResults.add(result)
    await recordActivity(db, {
      id: `${result.id}:act`,
      type: 'game',
      title: name.fr,
      timeSpent: Math.min(ACTIVITY_SECONDS_MAX, result.seconds),
      completed: true,
      icon: 'gamepad-2',
      data: { game: result.game, resultId: result.id, title: name },
    })
    return true
  })
  // The journal is cleared only after the transaction has committed.
  gameRuns.forgetHeld(db, result.game)
  for (const prompt of prompts) clarityDrafts.forgetHeld(db, prompt)
  return isNew
}

/** The results of one game, the newest first; undefined while they load. */
export const useGameResults = (game: string): GameResult[] | undefined =>
  useQuery(
    async (db) => (await db.gameResults.where('[game+at]').between([game, ''], [game, '\uffff']).toArray()).reverse(),
    [game],
  )

/** The best result of each game that has a result with a score, by game; undefined while they load. */
export const useBestResults = (): Map<string, GameResult> | undefined =>
  useQuery(async (db) => {
    const byGame = groupBy(await db.gameResults.toArray(), ({ game }) => game)
    return new Map(
      [...byGame].flatMap(([game, results]) => {
        const best = bestOf(results)
        return best ? [[game, best] as const] : []
      }),
    )
  }, [])
