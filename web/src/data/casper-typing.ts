import type { Scenario } from 'shared/model/scenario'
import { type Keystroke, keystrokeBetween, replayText, writingFigures } from 'shared/rules/keystroke-log'
import type { SituDb } from './db'
import { EMPTY_DRAFT, isBlank, readDraft, saveDraft } from './drafts'
import { activityTables, recordActivity } from './progress'
import { useQuery } from './use-query'

/** An answer to a scenario against the clock, with every key of it. Its clock is the wall clock. */
export interface CasperRun {
  /** UUIDv7; its activity's id follows from it. */
  id: string
  scenarioId: string
  /** Epoch milliseconds. */
  startedAt: number
  lengthMs: number
  log: readonly Keystroke[]
  /** Set when it is over. */
  durationMs?: number
}
export const QUESTIONS = 2

const KEY = 'typing/casper'

// As for the drafts of the practice (drafts.ts): localStorage has the texts before the call returns, the database the log a moment later.
interface Store {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}
const store = () => (globalThis as unknown as { localStorage?: Store }).localStorage
const nameOf = (userId: string) => `situ.unsaved-answer/${userId}/casper-typing`

export const casperAnswers = ({ log }: Pick<CasperRun, 'log'>): string[] =>
  Array.from({ length: QUESTIONS }, (_, part) => replayText(log, undefined, part))

/** The run on this device, over or under way; null when there is none, undefined while it is looked up. */
export const useCasperRun = (): CasperRun | null | undefined =>
  useQuery(async (home) => ((await home.drafts.get(KEY))?.value as CasperRun | undefined) ?? null, [])

/** Keeps a run as it is now, and tells whether it did: one that was ended already, perhaps in another tab, stays as it was ended. */
export const saveCasperRun = (db: SituDb, run: CasperRun): Promise<boolean> =>
  db.transaction('rw', db.drafts, async () => {
    const stored = (await db.drafts.get(KEY))?.value as CasperRun | undefined
    if (stored?.id === run.id && stored.durationMs !== undefined) return false
    await db.drafts.put({ key: KEY, value: run, writtenAt: Date.now() })
    return true
  })

/** Holds the answers at once: a page that is killed loses no letter. */
export function holdCasperAnswers(db: SituDb, { id }: Pick<CasperRun, 'id'>, answers: readonly string[]) {
  try {
    store()?.setItem(nameOf(db.userId), JSON.stringify({ id, answers }))
  } catch {
    // No room, or not allowed: the database alone has to do.
  }
}

/** The run with what was typed after its log was written last. */
export function withHeldAnswers(db: SituDb, run: CasperRun, now: number): CasperRun {
  try {
    const held = JSON.parse(store()?.getItem(nameOf(db.userId)) ?? '') as { id: string; answers: string[] }
    if (held.id !== run.id) return run
    const at = Math.min(now - run.startedAt, run.lengthMs)
    const missing = casperAnswers(run).flatMap((text, part) => {
      const stroke = keystrokeBetween(text, held.answers[part] ?? text, at)
      return stroke ? [{ ...stroke, part }] : []
    })
    return { ...run, log: [...run.log, ...missing] }
  } catch {
    return run
  }
}

/** Ends a run: kept with its log until the next one, and recorded once as practice that has no copying speed. */
export async function finishCasperRun(
  db: SituDb,
  run: CasperRun,
  scenario: Pick<Scenario, 'title'>,
  durationMs: number,
): Promise<void> {
  const over = { ...run, durationMs }
  const { words, wordsPerMinute, pauses, deletions } = writingFigures(run.log, durationMs)
  await db.transaction('rw', [db.drafts, ...activityTables(db)], async () => {
    if (!(await saveCasperRun(db, over))) return
    if (words > 0)
      await recordActivity(db, {
        id: `${run.id}:act`,
        type: 'typing',
        title: scenario.title.fr,
        scenarioId: run.scenarioId,
        timeSpent: Math.max(1, Math.round(durationMs / 1000)),
        completed: true,
        icon: 'keyboard',
        data: { textType: 'casper', reasoningWpm: wordsPerMinute, words, pauses, deletions, title: scenario.title },
      })
  })
  store()?.removeItem(nameOf(db.userId))
}

/** Forgets the run: another one begins. */
export async function forgetCasperRun(db: SituDb) {
  store()?.removeItem(nameOf(db.userId))
  await db.drafts.delete(KEY)
}

/** Hands the answers to scenario practice, where they can be evaluated: below what stands in its draft already, never in its place. */
export async function handToPractice(db: SituDb, run: CasperRun) {
  const draft = await readDraft(db, run.scenarioId)
  const mine = casperAnswers(run)
  const answers = mine.map((text, part) => {
    const there = draft.answers[part] ?? ''
    if (there.includes(text)) return there
    return there.trim() === '' ? text : `${there}\n\n${text}`
  })
  const seconds = draft.seconds + (isBlank(draft) ? Math.round((run.durationMs ?? 0) / 1000) : 0)
  await saveDraft(db, run.scenarioId, { ...EMPTY_DRAFT, ...draft, answers, seconds, responseType: 'text' })
}
