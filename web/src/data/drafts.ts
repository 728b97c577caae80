import type { SituDb } from './db'
import type { SpokenFigures } from './speech-take'
import { useQuery } from './use-query'

/** An answer that is being written. Both ways of answering are kept, whichever is on screen. */
export interface Draft {
  /** Typed, by question. */
  answers: readonly string[]
  /** Transcript of a spoken answer. */
  spoken: string
  /** What the sound of the spoken answer says. */
  voice?: SpokenFigures | undefined
  /** What a later recording took the place of; it can be brought back. */
  replaced?: Pick<Draft, 'spoken' | 'voice'> | undefined
  responseType: 'text' | 'audio'
  /** Seconds of work until now. */
  seconds: number
}
export const EMPTY_DRAFT: Draft = { answers: ['', ''], spoken: '', responseType: 'text', seconds: 0 }

const PREFIX = 'practice/'
const keyOf = (scenarioId: string) => `${PREFIX}${scenarioId}`

// As for a test's answers (answer-journal.ts): localStorage has a text before the call returns, so that a killed page loses no letter. It
// stands among them, so that it goes when a learner's data leave the device.
interface Store {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}
const store = () => (globalThis as unknown as { localStorage?: Store }).localStorage
const nameOf = (userId: string, scenarioId: string) => `situ.unsaved-answer/${userId}/draft/${scenarioId}`

function unsaved(userId: string, scenarioId: string): Draft | undefined {
  try {
    return JSON.parse(store()?.getItem(nameOf(userId, scenarioId)) ?? '') as Draft
  } catch {
    return undefined
  }
}

/** Holds a draft at once, until the database has it. */
export function holdDraft(db: SituDb, scenarioId: string, draft: Draft) {
  try {
    store()?.setItem(nameOf(db.userId, scenarioId), JSON.stringify(draft))
  } catch {
    // No room, or not allowed: the database alone has to do.
  }
}
const forgetUnsaved = (userId: string, scenarioId: string) => store()?.removeItem(nameOf(userId, scenarioId))

export const isBlank = ({ answers, spoken }: Draft) => `${answers.join('')}${spoken}`.trim() === ''

/** The draft of a scenario as it was left, an empty one where there is none. */
export async function readDraft(db: SituDb, scenarioId: string): Promise<Draft> {
  const kept = (await db.drafts.get(keyOf(scenarioId)))?.value as Draft | undefined
  return { ...EMPTY_DRAFT, ...kept, ...unsaved(db.userId, scenarioId) }
}

/** Writes a draft; one without a word is forgotten. Resolves when the database has it. */
export async function saveDraft(db: SituDb, scenarioId: string, draft: Draft) {
  holdDraft(db, scenarioId, draft)
  if (isBlank(draft) && !draft.replaced) await db.drafts.delete(keyOf(scenarioId))
  else await db.drafts.put({ key: keyOf(scenarioId), value: draft, writtenAt: Date.now() })
  // A newer text may wait for its own write.
  if (JSON.stringify(unsaved(db.userId, scenarioId)) === JSON.stringify(draft)) forgetUnsaved(db.userId, scenarioId)
}

/** Forgets a draft; call it in the transaction that stores the answer. */
export async function forgetDraft(db: SituDb, scenarioId: string) {
  await db.drafts.delete(keyOf(scenarioId))
  forgetUnsaved(db.userId, scenarioId)
}

/** Scenarios with a draft on this device, the latest first; undefined while they are looked up. */
export const useDraftIds = (): string[] | undefined =>
  useQuery(async (home) => {
    const rows = await home.drafts.where('key').startsWith(PREFIX).toArray()
    return rows.sort((a, b) => b.writtenAt - a.writtenAt).map(({ key }) => key.slice(PREFIX.length))
  }, [])

/** The draft of a scenario as the device has it; null when there is none, undefined while it is looked up. */
export const useDraftOf = (scenarioId: string): Draft | null | undefined =>
  useQuery(
    async (home) => ((await home.drafts.get(keyOf(scenarioId)))?.value as Draft | undefined) ?? null,
    [scenarioId],
  )
