import type { Recording } from '#data/media/media-tables'

/** A finished recording of one second. */
export const makeRecording = (over: Partial<Recording> = {}): Recording => ({
  id: 'recording-1',
  scenarioId: 'unspecified',
  type: 'video/webm',
  startedAt: Date.parse('2026-01-15T12:00:00.000Z'),
  durationMs: 1000,
  bytes: 3,
  finished: true,
  ...over,
})
