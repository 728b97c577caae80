import type { SituDb } from '#data/db/db'
import { activityTables, recordActivity } from '#data/progress/progress'
import { replayed } from '#data/progress/replayed'

export type PersonalData = Record<string, unknown>

/** The parts of what a learner has set for themselves; a part that was never set, or was removed, is absent. */
export interface PersonalEntry {
  /** The sitting that was booked: `date`, `time` and `language`. */
  date?: PersonalData
  /** The goals of the study plan. */
  study?: PersonalData
  /** How texts to read are shown to the learner, and their extra time. */
  comfort?: PersonalData
}
type PersonalPart = keyof PersonalEntry
const PARTS: readonly PersonalPart[] = ['date', 'study', 'comfort']

const isRecord = (value: unknown): value is PersonalData => typeof value === 'object' && value !== null

/**
 * The parts of a stored entry. In storage the three fields of the date are not grouped, but stand beside the other
 * parts.
 */
const partsIn = ({ date, time, language, study, comfort }: PersonalData): PersonalEntry => ({
  ...(typeof date === 'string' && { date: { date, time, language } }),
  ...(isRecord(study) && { study }),
  ...(isRecord(comfort) && { comfort }),
})

/** The parts that a version changes; a version that does not list them replaces the whole entry. */
const changedIn = ({ changed }: PersonalData): readonly PersonalPart[] =>
  Array.isArray(changed) ? PARTS.filter((part) => changed.includes(part)) : PARTS

function withVersion(entry: PersonalEntry, version: PersonalData): PersonalEntry {
  const next = { ...entry }
  const found = partsIn(version)
  for (const part of changedIn(version)) {
    delete next[part]
    if (found[part]) next[part] = found[part]
  }
  return next
}

/**
 * What a learner has set for themselves, from any device. Each change is an activity, so that it reaches the other
 * devices with the log; the last change of each part counts, so that changes of two devices do not undo each other.
 */
export const personalEntry = async (db: SituDb): Promise<PersonalEntry> =>
  (await replayed(db, ['test_date'])).reduce((entry, { data }) => withVersion(entry, data ?? {}), {})

/** Records a change of some parts, made from the present entry; null removes a part, and all others stay. */
export const changePersonalEntry = (
  db: SituDb,
  change: (entry: PersonalEntry) => { [Part in PersonalPart]?: PersonalData | null },
) =>
  db.transaction('rw', [...activityTables(db), db.log], async () => {
    const before = await personalEntry(db)
    const changes = change(before)
    const { date, ...others } = { ...before, ...changes }
    await recordActivity(db, {
      type: 'test_date',
      title: '',
      icon: 'calendar-days',
      // A change of settings is not an exercise, so it has no result.
      completed: false,
      data: { ...date, ...others, changed: Object.keys(changes) },
    })
  })
