import type { SituDb } from '#data/db'
import type { PracticeRun } from '#data/practice-run'
import { recordStream } from '#data/record-stream'

export interface Question {
  /** Index in the run. */
  scenario: number
  question: 0 | 1
}

/**
 * Records an answer into the learner's database, piece by piece. The returned function ends it and resolves when all is kept;
 * `onFailure` tells why it ended by itself. Throws where the browser cannot record this stream.
 */
export function recordAnswer(
  home: SituDb,
  run: Pick<PracticeRun, 'id' | 'scenarios'>,
  { scenario, question }: Question,
  stream: MediaStream,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const scenarioId = run.scenarios[scenario]?.id ?? ''
  return recordStream(home, { scenarioId, runId: run.id, question }, stream, { onFailure }).stop
}
