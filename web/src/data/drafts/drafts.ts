import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import type { SpokenFigures } from '#data/media/speech-take'
import { draftStore } from './draft-store'

/** The draft of an answer. Both ways of answering are kept, whichever is on screen. */
export interface Draft {
  /** Typed answers, by question. */
  answers: readonly string[]
  /** Transcript of a spoken answer. */
  spoken: string
  /** Measurements of the spoken answer's sound. */
  voice?: SpokenFigures | undefined
  /** What a later recording replaced; it can be restored. */
  replaced?: Pick<Draft, 'spoken' | 'voice'> | undefined
  responseType: 'text' | 'audio'
  /** Seconds of work so far. */
  seconds: number
}
export const EMPTY_DRAFT: Draft = { answers: ['', ''], spoken: '', responseType: 'text', seconds: 0 }

export const isBlank = ({ answers, spoken }: Draft) => `${answers.join('')}${spoken}`.trim() === ''

const store = draftStore<Draft>({
  key: 'practice/',
  place: 'draft/',
  isBlank: (draft) => isBlank(draft) && !draft.replaced,
})
/** The key of a scenario's draft in the table of drafts. */
export const draftKey = store.keyOf
/** Writes a draft to the journal at once, until the database has it. */
export const holdDraft = store.hold
/** Saves a draft; an empty one is deleted. Resolves when the database has it. */
export const saveDraft = store.save
/** Deletes a draft; call it in the transaction that stores the answer. */
export const forgetDraft = store.forget
/** The draft of a scenario, an empty one where there is none. */
export const readDraft = async (db: SituDb, scenarioId: string): Promise<Draft> => ({
  ...EMPTY_DRAFT,
  ...(await store.read(db, scenarioId)),
})
/** Scenarios with a draft on this device, the latest first. */
export const readDraftIds = store.items
/** Live ids of the scenarios with a draft on this device, the latest first; undefined while they load. */
export const useDraftIds = (): string[] | undefined => useQuery(readDraftIds, [])

/** The stored draft of a scenario; null when there is none, undefined while it loads. */
export const useDraftOf = (scenarioId: string): Draft | null | undefined =>
  useQuery(
    async (db) => ((await db.drafts.get(store.keyOf(scenarioId)))?.value as Draft | undefined) ?? null,
    [scenarioId],
  )
