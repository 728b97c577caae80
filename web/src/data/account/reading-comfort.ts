import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { changePersonalEntry, type PersonalData, personalEntry } from './personal-entry'

/** The choices for each part of a text to read, the usual one first. */
export const READING_CHOICES = {
  font: ['usual', 'hyperlegible', 'dyslexic'],
  letters: ['usual', 'wide', 'wider'],
  lines: ['usual', 'wide', 'wider'],
  measure: ['usual', 'short'],
} as const
type Choices = typeof READING_CHOICES
export type ReadingComfort = { [Part in keyof Choices]: Choices[Part][number] }

const chosen = <P extends keyof Choices>(part: P, data: PersonalData | undefined) =>
  READING_CHOICES[part].find((choice) => choice === data?.[part]) ?? READING_CHOICES[part][0]

/** Reads a stored setting; a value that this version does not know is replaced by the usual choice. */
const readingOf = (data: PersonalData | undefined) =>
  ({
    font: chosen('font', data),
    letters: chosen('letters', data),
    lines: chosen('lines', data),
    measure: chosen('measure', data),
  }) as ReadingComfort

/** How this learner wants texts to be shown, on all of their devices; undefined while it loads. */
export const useReadingComfort = (): ReadingComfort | undefined =>
  useQuery(async (db) => readingOf((await personalEntry(db)).comfort), [])

/** Changes one part of the setting; the extra time and everything else stay. */
export const saveReadingComfort = (db: SituDb, change: Partial<ReadingComfort>) =>
  changePersonalEntry(db, ({ comfort }) => ({ comfort: { ...comfort, ...change } }))
