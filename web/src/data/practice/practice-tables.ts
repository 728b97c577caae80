import type { Evaluation } from 'shared/model/evaluation'
import type { Objection } from 'shared/model/objection'
import { entity, keyed } from '#data/db/table'
import type { SpokenFigures } from '#data/media/speech-take'
import type { PracticeAnswer, PracticeRun } from './practice-run'

/** An evaluation of the learner. Fields that the server does not have stay on the device that made them. */
export interface StoredEvaluation extends Evaluation {
  /** The answers to the two questions, separately. */
  answers?: readonly string[]
  /** Seconds of work. */
  seconds?: number
  /** Measurements of a spoken answer's sound, made on this device. */
  voice?: SpokenFigures
}

export const practiceRuns = entity<PracticeRun, 'id'>()({ indexes: { 2: 'id, state' }, backup: 'always' })
export const practiceAnswers = keyed<PracticeAnswer, [string, number, number]>()({
  indexes: { 2: '[runId+scenario+question], runId' },
  backup: 'always',
})
/** The learner's evaluations: those of this device at once, those of other devices as they arrive. */
export const evaluations = entity<StoredEvaluation, 'id'>()({
  indexes: { 3: 'id, scenarioId, createdAt' },
  backup: 'always',
})

/** An objection of the learner; of two copies in backups the one written later is kept. */
export interface StoredObjection extends Objection {
  /** Epoch milliseconds. */
  writtenAt: number
}
/** What the learner objects to: one row for each evaluation and point. */
export const objections = keyed<StoredObjection, [string, string]>()({
  indexes: { 5: '[evaluationId+pointId], evaluationId' },
  backup: 'always',
})
