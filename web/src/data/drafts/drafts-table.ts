import { entity } from '#data/db/table'

/** A draft; the prefix of its key names its kind. */
export interface DraftRow {
  key: string
  value: unknown
  writtenAt: number
}
export const drafts = entity<DraftRow, 'key'>()({ indexes: { 1: 'key' }, backup: 'always' })
