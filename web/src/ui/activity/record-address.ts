import type { RecordRef } from 'shared/rules/progress/history'

/**
 * The props of a link to a screen. The router's types allow a link one fixed address, so other addresses are cast to
 * this type.
 */
export type Address = { to: '/history' }

/** The address at which a record is read. */
export const recordAddress = (record: RecordRef) => addressOf(record) as unknown as Address

function addressOf(record: RecordRef) {
  switch (record.of) {
    case 'evaluation':
      return { to: '/practice', search: { result: record.id } }
    case 'attempt':
      return { to: '/quizzes/$id', params: { id: record.quizId }, search: { view: 'attempts', attempt: record.id } }
    case 'test':
      return { to: '/casper/result/$run', params: { run: record.runId } }
    case 'recording':
      return {
        to: '/video-practice',
        search: { ...(record.scenarioId && { scenario: record.scenarioId }), take: record.id },
      }
    case 'take':
      return { to: '/speech-test', search: { take: record.id } }
    case 'module':
      return { to: '/learning/$id', params: { id: record.id } }
    case 'game':
      return { to: '/games/$game', params: { game: record.game } }
    case 'reviews':
      return { to: '/review' }
    default:
      return { to: '/history', search: { open: record.id } }
  }
}
