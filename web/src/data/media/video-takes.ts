import { ACTIVITY_SECONDS_MAX } from 'shared/model/activity'
import type { Bilingual } from 'shared/model/bilingual'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import type { Recording } from '#data/media/media-tables'
import { activityTables, recordActivity } from '#data/progress/progress'
import { isUnderWay, useStill } from './recordings'
import { forgetHeldNotes } from './take-notes'
import { withNumbers } from './take-numbers'

/**
 * Whether a recording is a video answer: it has at least one chunk, and belongs to no practice test and no speech test.
 */
const isVideoAnswer = ({ runId, purpose, bytes }: Recording) =>
  runId === undefined && purpose === undefined && bytes > 0

/** The rows of the video answers to a scenario, the newest first; undefined while they load. It reads no chunks. */
export const useVideoTakes = (scenarioId: string): Recording[] | undefined =>
  useQuery(
    async (db) =>
      (await db.recordings.where('scenarioId').equals(scenarioId).toArray())
        .filter(isVideoAnswer)
        .sort((a, b) => b.startedAt - a.startedAt),
    [scenarioId],
  )

/** Total bytes and number of all video answers; undefined while they load. */
export const useVideoTotals = (): { bytes: number; count: number } | undefined =>
  useQuery(async (db) => {
    const all = await db.recordings.filter(isVideoAnswer).toArray()
    return { count: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) }
  }, [])

/**
 * Interrupted video answers whose activity is not recorded yet: it is recorded when the learner keeps the recording.
 * Undefined while they load.
 */
export function useBrokenOff(): Recording[] | undefined {
  const still = useStill()
  return useQuery(
    (db) =>
      db.recordings
        .filter((row) => isVideoAnswer(row) && !row.finished && !row.acted && !isUnderWay(row, Date.now()))
        .toArray(),
    [still],
  )
}

/** Records the activity of a video answer, once; false where nothing was recorded and so no activity exists. */
export const actOnVideo = (db: SituDb, id: string, title: Bilingual | undefined): Promise<boolean> =>
  db.transaction('rw', [db.recordings, ...activityTables(db)], async () => {
    const row = await db.recordings.get(id)
    if (!row || row.bytes === 0) return false
    if (row.acted) return true
    await db.recordings.put({ ...row, acted: true })
    await recordActivity(db, {
      id,
      type: 'video',
      title: title?.fr.trim() ?? '',
      timeSpent: Math.min(ACTIVITY_SECONDS_MAX, Math.max(1, Math.round(row.durationMs / 1000))),
      scenarioId: title ? row.scenarioId : null,
      icon: 'video',
      data: title ? { title } : {},
    })
    return true
  })

/** Deletes video answers with their notes; the others keep their numbers. */
export async function deleteVideoTakes(db: SituDb, ids: string[]) {
  await db.transaction('rw', [db.recordings, db.recordingChunks, db.takeNotes], async () => {
    const gone = (await db.recordings.bulkGet(ids)).flatMap((row) => row?.scenarioId ?? [])
    for (const scenarioId of new Set(gone)) {
      const takes = (await db.recordings.where('scenarioId').equals(scenarioId).toArray()).filter(isVideoAnswer)
      await db.recordings.bulkPut(withNumbers(takes.sort((a, b) => a.startedAt - b.startedAt)))
    }
    await db.recordings.bulkDelete(ids)
    await db.recordingChunks.where('recordingId').anyOf(ids).delete()
    await db.takeNotes.bulkDelete(ids)
  })
  forgetHeldNotes(db, ids)
}
