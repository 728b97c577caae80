import type { SituDb } from '#data/db/db'
import { draftStore } from '#data/drafts/draft-store'

/** The text that the learner will read aloud. */
export interface SpeechDraft {
  text: string
  confirmed: boolean
  /** The scenario from which it was taken. */
  scenarioId?: string | undefined
}
const EMPTY: SpeechDraft = { text: '', confirmed: false }
const store = draftStore<SpeechDraft>({ key: 'speech-test', place: 'speech-test' })

export const readSpeechDraft = async (db: SituDb): Promise<SpeechDraft> => ({ ...EMPTY, ...(await store.read(db, '')) })

/** Saves the text, in the journal at once; resolves when the database has it. */
export const saveSpeechDraft = (db: SituDb, draft: SpeechDraft) => store.save(db, '', draft)
