import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { type Draft, draftKey, isBlank, readDraft, readDraftIds, saveDraft } from './drafts'

/** An answer that was begun and not submitted. */
export interface OpenDraft {
  scenarioId: string
  draft: Draft
  /** When the draft was last written, in epoch milliseconds. */
  writtenAt: number
}

/** The open drafts of scenarios on this device, the latest first; undefined while they load. */
export const useOpenDrafts = (): OpenDraft[] | undefined =>
  useQuery(async (db) => {
    const ids = await readDraftIds(db)
    const found = await Promise.all(
      ids.map(async (scenarioId) => ({
        scenarioId,
        draft: await readDraft(db, scenarioId),
        writtenAt: (await db.drafts.get(draftKey(scenarioId)))?.writtenAt ?? 0,
      })),
    )
    return found.filter(({ draft }) => !isBlank(draft))
  }, [])

/** Restores a draft that was discarded, unless the scenario has a newer one by now; returns whether it did. */
export async function restoreDraft(db: SituDb, { scenarioId, draft }: OpenDraft): Promise<boolean> {
  if (!isBlank(await readDraft(db, scenarioId))) return false
  await saveDraft(db, scenarioId, draft)
  return true
}
