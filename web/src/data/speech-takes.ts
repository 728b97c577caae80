import { ACTIVITY_SECONDS_MAX } from 'shared/model/activity'
import type { Bilingual } from 'shared/model/bilingual'
import { scoreSpeech, type VoiceScores } from 'shared/rules/voice/scores'
import type { Recording, SituDb } from './db'
import { forgetHeld, heldText, holdText, letGo } from './held-text'
import { activityTables, recordActivity } from './progress'
import { deleteRecordings, isUnderWay, useStill } from './recordings'
import type { SpeechTake } from './speech-take'
import { useQuery } from './use-query'

/** What the words of a take say; undefined while there are none. */
export const scoresOf = ({ reference, transcript, confidence, seconds, sound }: SpeechTake): VoiceScores | undefined =>
  scoreSpeech({ reference, transcript, confidence, seconds, spokenSeconds: sound?.spanSeconds || undefined })

/** Keeps a take and its act, once. The act has the score that is known now: a transcript that is typed later changes the take only. */
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

const transcriptOf = (id: string) => `transcript/${id}`
/** Holds what is written down of a take, until it is compared. */
export const holdTranscript = (db: SituDb, id: string, text: string) => holdText(db, transcriptOf(id), text)
export const heldTranscript = (db: SituDb, id: string) => heldText(db, transcriptOf(id))

/** What was said, as the learner writes it down. */
export async function typeTranscript(db: SituDb, id: string, transcript: string) {
  await db.transaction('rw', db.speechTakes, async () => {
    const take = await db.speechTakes.get(id)
    if (!take) return
    // A transcript by hand has no confidence: the recogniser's was of other words.
    const { confidence: _, ...kept } = take
    await db.speechTakes.put({ ...kept, transcript, by: 'typed', writtenAt: Date.now() })
  })
  letGo(db, transcriptOf(id), transcript)
}

/** Every take, the newest first; undefined while they are looked up. */
export const useSpeechTakes = (): SpeechTake[] | undefined =>
  useQuery((home) => home.speechTakes.orderBy('at').reverse().toArray(), [])

/** Takes that are gone take their sound along. */
export async function deleteTakes(db: SituDb, takes: readonly SpeechTake[]) {
  await db.transaction('rw', [db.speechTakes, db.recordings, db.recordingChunks], async () => {
    await db.speechTakes.bulkDelete(takes.map(({ id }) => id))
    await deleteRecordings(
      db,
      takes.flatMap(({ recordingId }) => recordingId ?? []),
    )
  })
  for (const { id } of takes) forgetHeld(db, transcriptOf(id))
}

/** Sound of the speech test that no take has: the page went while it was recorded. Undefined while it is looked up. */
export function useLostSounds(): Recording[] | undefined {
  const still = useStill()
  return useQuery(
    async (home) => {
      const sounds = await home.recordings.filter(({ purpose, bytes }) => purpose === 'speech' && bytes > 0).toArray()
      const owned = new Set((await home.speechTakes.toArray()).map(({ recordingId }) => recordingId))
      return sounds.filter((sound) => !owned.has(sound.id) && !isUnderWay(sound, Date.now()))
    },
    [still],
  )
}
