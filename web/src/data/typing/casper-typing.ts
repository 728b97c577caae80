import type { Scenario } from 'shared/model/content/scenario'
import { type Keystroke, keystrokeBetween, replayText, writingFigures } from 'shared/rules/typing/keystroke-log'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { EMPTY_DRAFT, isBlank, readDraft, saveDraft } from '#data/drafts/drafts'
import { forgetJournal, readJournal, writeJournal } from '#data/drafts/journal'
import { activityTables, recordActivity } from '#data/progress/progress'

/** An answer to a scenario against the clock, with its keystroke log. Its clock is the wall clock. */
export interface CasperRun {
  /** UUIDv7 of the run; the id of its activity is derived from it. */
  id: string
  scenarioId: string
  /** Epoch milliseconds. */
  startedAt: number
  lengthMs: number
  log: readonly Keystroke[]
  /** Milliseconds; set when the run is over. */
  durationMs?: number
}
export const QUESTIONS = 2

const KEY = 'typing/casper'

const PLACE = 'casper-typing'

export const casperAnswers = ({ log }: Pick<CasperRun, 'log'>): string[] =>
  Array.from({ length: QUESTIONS }, (_, part) => replayText(log, undefined, part))

/** The run on this device, in progress or over; null when there is none, undefined while it loads. */
export const useCasperRun = (): CasperRun | null | undefined =>
  useQuery(async (db) => ((await db.drafts.get(KEY))?.value as CasperRun | undefined) ?? null, [])

/** Saves a run and returns whether it did: a run that has ended already, perhaps in another tab, stays unchanged. */
export const saveCasperRun = (db: SituDb, run: CasperRun): Promise<boolean> =>
  db.transaction('rw', db.drafts, async () => {
    const stored = (await db.drafts.get(KEY))?.value as CasperRun | undefined
    if (stored?.id === run.id && stored.durationMs !== undefined) return false
    await db.drafts.put({ key: KEY, value: run, writtenAt: Date.now() })
    return true
  })

/** Writes the answers to the journal at once, so that a killed page loses no letter. */
export const holdCasperAnswers = (db: SituDb, { id }: Pick<CasperRun, 'id'>, answers: readonly string[]) =>
  writeJournal(db, PLACE, JSON.stringify({ id, answers }))

/** The run with the text that was typed after its log was last written. */
export function withHeldAnswers(db: SituDb, run: CasperRun, now: number): CasperRun {
  try {
    const held = JSON.parse(readJournal(db, PLACE) ?? '') as { id: string; answers: string[] }
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

/**
 * Ends a run: stores it with its log until the next one, and records it once as practice if anything was written. The
 * activity has no score, because a score of typing is a speed of copying.
 */
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
  forgetJournal(db, PLACE)
}

/** Deletes the run before another one begins. */
export async function forgetCasperRun(db: SituDb) {
  forgetJournal(db, PLACE)
  await db.drafts.delete(KEY)
}

/**
 * Copies the answers to scenario practice, where they can be evaluated: below the existing draft, never in its place.
 */
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
