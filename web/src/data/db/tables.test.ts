import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { SituDb } from './db'
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
    { version: 6, stores: { answers: 'path, [path+etag]' } },
  ])
})

test('the replies that an earlier version stored are there under the new name of their table', async () => {
  const before = new Dexie('situ-before')
  for (const { version, stores } of versions().slice(0, 1)) before.version(version).stores(stores)
  await before.table('answers').put({ path: '/api/modules', value: ['one'] })
  before.close()
  const db = new SituDb('before')
  expect(await db.cachedResponses.get('/api/modules')).toEqual({ path: '/api/modules', value: ['one'] })
  await db.delete()
})
