import { expect, test } from 'vitest'
import { versions } from './tables'

test('the versions that browsers hold already stay as they are; a new table or index is a new version', () => {
  expect(versions()).toEqual([
    {
      version: 1,
      stores: {
        meta: 'key',
        answers: 'path',
        outbox: '++order, &id, slot, state, seq',
        activities: 'id, &seq',
        pendingFolds: 'segment',
        moduleStates: 'moduleId',
        drafts: 'key',
        notes: 'id, date',
        notepad: 'key',
        gameResults: 'id, [game+at]',
        typingHistory: 'id, at',
        recordings: 'id, scenarioId',
        recordingChunks: '[recordingId+index], recordingId',
      },
    },
    {
      version: 2,
      stores: {
        activities: 'id, &seq, type',
        recordings: 'id, scenarioId, runId',
        attempts: 'id, quizId',
        quizRuns: 'quizId',
        reviewCards: 'key, due',
        log: 'id, type',
        practiceRuns: 'id, state',
        practiceAnswers: '[runId+scenario+question], runId',
      },
    },
    { version: 3, stores: { evaluations: 'id, scenarioId, createdAt' } },
    { version: 4, stores: { speechTakes: 'id, at', takeNotes: 'id' } },
    { version: 5, stores: { objections: '[evaluationId+pointId], evaluationId' } },
  ])
})
