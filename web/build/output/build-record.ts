import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')
export const dist = join(root, 'web/dist')

/**
 * Files with the digest of the inputs from which web/dist was made: `built` for the build itself, `compressed` for its
 * smallest copies. Vite empties the folder first, so that an interrupted build leaves no record.
 */
const records = { built: join(dist, '.vite/inputs.txt'), compressed: join(dist, '.vite/compressed.txt') }
export const isDone = (what: keyof typeof records, inputs: string) =>
  existsSync(records[what]) && readFileSync(records[what], 'utf8') === inputs
export const recordDone = (what: keyof typeof records, inputs: string) => writeFileSync(records[what], inputs)
