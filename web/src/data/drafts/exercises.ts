import type { SituDb } from '#data/db/db'
import { draftStore, PLAIN } from './draft-store'

// Texts that learners write for the exercises of modules. They stay on the device and are part of its backup.
const store = draftStore<string>({ key: 'exercise/', code: PLAIN, isBlank: (text) => text.trim() === '' })
const itemOf = (moduleId: string, pageId: string) => `${moduleId}/${pageId}`

/** The text for the exercise of a page, '' where there is none. */
export const readExercise = async (db: SituDb, moduleId: string, pageId: string): Promise<string> =>
  (await store.read(db, itemOf(moduleId, pageId))) ?? ''

/** Saves the text; a blank one is deleted. It is in the journal before this returns. */
export const saveExercise = (db: SituDb, moduleId: string, pageId: string, text: string): Promise<void> =>
  store.save(db, itemOf(moduleId, pageId), text)
