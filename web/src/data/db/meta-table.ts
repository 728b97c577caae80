import { entity } from './table'

/** Values that stores keep beside their records: cursors, totals, settings of this device. */
export interface MetaRow {
  key: string
  value: unknown
}
export const meta = entity<MetaRow, 'key'>()({ indexes: { 1: 'key' }, backup: 'never' })
