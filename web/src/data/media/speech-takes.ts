import { ACTIVITY_SECONDS_MAX } from 'shared/model/activity'
import type { Bilingual } from 'shared/model/bilingual'
import { scoreSpeech, type VoiceScores } from 'shared/rules/voice/scores'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { forgetJournal, readJournal, settleJournal, writeJournal } from '#data/drafts/journal'
import type { Recording } from '#data/media/media-tables'
import { activityTables, recordActivity } from '#data/progress/progress'
import { deleteRecordings, isUnderWay, useStill } from './recordings'
import type { SpeechTake } from './speech-take'
import { withNumbers } from './take-numbers'

/** The scores of a take's transcript; undefined while it is empty. */
export const scoresOf = ({ reference, transcript, confidence, seconds, sound }: SpeechTake): VoiceScores | undefined =>
  scoreSpeech({ reference, transcript, confidence, seconds, spokenSeconds: sound?.spanSeconds || undefined })

/**
 * Stores a take, and records its activity once per take. The activity has the score known at that time: a transcript
 * typed later changes the take only.
 */
export const saveTake = (db: SituDb, take: SpeechTake, title: Bilingual | undefined) =>
  db.transaction('rw', [db.speechTakes, ...activityTables(db)], async () => {
    await db.speechTakes.put(take)
    await recordActivity(db, {
      id: take.id,
      type: 'speech',
      title: title?.fr.trim() ?? '',
      score: scoresOf(take)?.articulation ?? null,
      timeSpent: Math.min(ACTIVITY_SECONDS_MAX, Math.max(1, Math.round(take.seconds))),
      scenarioId: take.scenarioId ?? null,
      icon: 'mic',
      data: title ? { title } : {},
    })
  })

const placeOf = (id: string) => `field/transcript/${id}`
/** Stores an unfinished typed transcript in the journal, until `typeTranscript` saves it. */
export const holdTranscript = (db: SituDb, id: string, text: string) => writeJournal(db, placeOf(id), text)
export const heldTranscript = (db: SituDb, id: string) => readJournal(db, placeOf(id))

/** Saves the transcript that the learner typed. */
export async function typeTranscript(db: SituDb, id: string, transcript: string) {
  await db.transaction('rw', db.speechTakes, async () => {
    const take = await db.speechTakes.get(id)
    if (!take) return
    // A typed transcript has no confidence: that of the recognizer applied to other words.
    const { confidence: _, ...kept } = take
    await db.speechTakes.put({ ...kept, transcript, by: 'typed', writtenAt: Date.now() })
  })
  settleJournal(db, placeOf(id), transcript)
}

/** Every take, the newest first; undefined while they load. */
export const useSpeechTakes = (): SpeechTake[] | undefined =>
  useQuery((db) => db.speechTakes.orderBy('at').reverse().toArray(), [])

/** Names a take; an empty name removes the old one. */
export const nameTake = (db: SituDb, id: string, name: string) =>
  db.transaction('rw', db.speechTakes, async () => {
    const take = await db.speechTakes.get(id)
    if (take) await db.speechTakes.put({ ...take, name, writtenAt: Date.now() })
  })

/** Deletes takes with their sound; the others keep their numbers. */
export async function deleteTakes(db: SituDb, takes: readonly SpeechTake[]) {
  await db.transaction('rw', [db.speechTakes, db.recordings, db.recordingChunks], async () => {
    await db.speechTakes.bulkPut(withNumbers(await db.speechTakes.orderBy('at').toArray()))
    await db.speechTakes.bulkDelete(takes.map(({ id }) => id))
    await deleteRecordings(
      db,
      takes.flatMap(({ recordingId }) => recordingId ?? []),
    )
  })
  for (const { id } of takes) forgetJournal(db, placeOf(id))
}

/**
 * Recordings of the speech test without a take, because the page was closed during the recording. Undefined while they
 * load.
 */
export function useLostSounds(): Recording[] | undefined {
  const still = useStill()
  return useQuery(
    async (db) => {
      const sounds = await db.recordings.filter(({ purpose, bytes }) => purpose === 'speech' && bytes > 0).toArray()
      const owned = new Set((await db.speechTakes.toArray()).map(({ recordingId }) => recordingId))
      return sounds.filter((sound) => !owned.has(sound.id) && !isUnderWay(sound, Date.now()))
    },
    [still],
  )
}
