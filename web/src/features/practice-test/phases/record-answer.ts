import type { SituDb } from '#data/db/db'
import { recordStream } from '#data/media/record-stream'
import type { PracticeRun } from '#data/practice/practice-run'

export interface Question {
  /** Index in the run. */
  scenario: number
  question: 0 | 1
}

/**
 * Records an answer into the learner's database, chunk by chunk. The returned function ends the recording and resolves
 * when everything is stored; `onFailure` gets the reason where it ended unexpectedly. Throws where the browser cannot
 * record this stream.
 */
export function recordAnswer(
  db: SituDb,
  run: Pick<PracticeRun, 'id' | 'scenarios'>,
  { scenario, question }: Question,
  stream: MediaStream,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const scenarioId = run.scenarios[scenario]?.id ?? ''
  return recordStream(db, { scenarioId, runId: run.id, question }, stream, { onFailure }).stop
}
