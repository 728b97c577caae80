import type { Activity } from 'shared/model/activity'
import { attemptIdOf, type Here, type HistoryEntry, historyOf } from 'shared/rules/progress/history'
import type { Snapshot } from 'shared/rules/progress/progress-sync'
import { toldByAttempt, toldByEvaluation, toldBySession, toldByTake } from 'shared/rules/progress/untold-records'
import { localDay } from '#browser/clock'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'

const dayOf = (timestamp: string) => localDay(new Date(timestamp))

/**
 * Every activity on this device once: its own, those fetched, and the newest ten of the last summary. `own` has the ids
 * of its own.
 */
export async function allActivities(db: SituDb): Promise<{ activities: Activity[]; own: Set<string> }> {
  const [own, others, snapshot] = await Promise.all([
    db.activities.toArray(),
    db.log.toArray(),
    db.meta.get('snapshot'),
  ])
  const byId = new Map<string, Activity>()
  for (const activity of (snapshot?.value as Snapshot | undefined)?.fold.recent ?? []) byId.set(activity.id, activity)
  for (const activity of others) byId.set(activity.id, activity)
  for (const { seq: _, ...activity } of own) byId.set(activity.id, activity)
  return { activities: [...byId.values()], own: new Set(own.map(({ id }) => id)) }
}

/**
 * Whether a recording is a video answer. Recordings of practice tests and sounds of the speech test belong to their
 * test or take.
 */
const isAnswer = ({ runId, purpose, bytes }: { runId?: string; purpose?: string; bytes: number }) =>
  runId === undefined && purpose === undefined && bytes > 0

async function readHistory(db: SituDb): Promise<HistoryEntry[]> {
  const { activities, own } = await allActivities(db)
  const [evaluationIds, attemptIds, sessionIds, recordings, takes] = await Promise.all([
    db.evaluations.toCollection().primaryKeys(),
    db.attempts.toCollection().primaryKeys(),
    db.typingHistory.toCollection().primaryKeys(),
    db.recordings.toArray(),
    db.speechTakes.toArray(),
  ])
  const ids = new Set(activities.map(({ id }) => id))
  const evaluated = new Set(activities.map(({ data }) => data.evaluationId))
  const attempted = new Set(activities.flatMap((one) => (one.type === 'quiz' ? [attemptIdOf(one)] : [])))
  const [evaluations, attempts, sessions] = await Promise.all([
    db.evaluations.bulkGet(evaluationIds.filter((id) => !evaluated.has(id))),
    db.attempts.bulkGet(attemptIds.filter((id) => !attempted.has(id))),
    db.typingHistory.bulkGet(sessionIds.filter((id) => !ids.has(`${id}:act`))),
  ])
  const videos = recordings.filter(isAnswer)
  const untold = [
    ...evaluations.flatMap((one) => (one ? [toldByEvaluation(one, dayOf)] : [])),
    ...attempts.flatMap((one) => (one ? [toldByAttempt(one, dayOf)] : [])),
    ...sessions.flatMap((one) => (one ? [toldBySession(one, dayOf)] : [])),
    ...videos
      .filter(({ id }) => !ids.has(id))
      .map((row) => toldByTake('video', { ...row, at: row.startedAt, seconds: row.durationMs / 1000 }, dayOf)),
    ...takes.filter(({ id }) => !ids.has(id)).map((take) => toldByTake('speech', take, dayOf)),
  ]
  const here: Here = {
    evaluations: new Set(evaluationIds),
    attempts: new Set(attemptIds),
    recordings: new Set(videos.map(({ id }) => id)),
    takes: new Set(takes.map(({ id }) => id)),
    own,
  }
  return historyOf([...activities, ...untold], here, dayOf)
}

/** Everything that the learner has done, as far as this device knows, the newest first; undefined while it loads. */
export const useHistory = (): HistoryEntry[] | undefined => useQuery(readHistory, [])

/** These activities as entries of the history, each with its record; undefined while they load. */
export const useEntries = (activities: readonly Activity[]): HistoryEntry[] | undefined =>
  useQuery(
    async (db) => {
      const ids = activities.map(({ id }) => id)
      const evaluated = activities.flatMap(({ data }) =>
        typeof data.evaluationId === 'string' ? data.evaluationId : [],
      )
      const [own, evaluations, attempts, recordings, takes] = await Promise.all([
        db.activities.where('id').anyOf(ids).primaryKeys(),
        db.evaluations.where('id').anyOf(evaluated).primaryKeys(),
        db.attempts.where('id').anyOf(activities.map(attemptIdOf)).primaryKeys(),
        db.recordings.where('id').anyOf(ids).primaryKeys(),
        db.speechTakes.where('id').anyOf(ids).primaryKeys(),
      ])
      const here = {
        own: new Set(own),
        evaluations: new Set(evaluations),
        attempts: new Set(attempts),
        recordings: new Set(recordings),
        takes: new Set(takes),
      }
      return historyOf(activities, here, dayOf)
    },
    [activities],
  )
