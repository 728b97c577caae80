import { startRecorder } from '#browser/recorder'
import { type SituDb, wasLeft } from '#data/db'
import type { PracticeRun } from '#data/practice-run'
import { addChunk, beginRecording, finishRecording } from '#data/recordings'

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
  let chunks = 0
  let failed = false
  const fail = (error: unknown) => {
    if (failed) return
    failed = true
    if (!wasLeft(home)) onFailure(error)
  }
  const recorder = startRecorder(stream, {
    onChunk: async (bytes, durationMs) => {
      const { id } = await row
      await addChunk(home, id, chunks++, bytes, durationMs)
    },
    onFailure: fail,
  })
  const row = beginRecording(home, {
    scenarioId: run.scenarios[scenario]?.id ?? '',
    runId: run.id,
    question,
    type: recorder.type,
    startedAt: Date.now(),
  })
  row.catch(fail)
  return async () => {
    await recorder.stop()
    // A recording that broke off is not a finished one.
    if (failed) return
    try {
      await finishRecording(home, (await row).id)
    } catch (error) {
      fail(error)
    }
  }
}
