import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The page of settings describes every variable that the server reads, and no other.
test('every setting stands in the table', () => {
  const root = join(import.meta.dirname, '../..')
  const source = readFileSync(join(root, 'api/src/env.ts'), 'utf8')
  const table = readFileSync(join(root, '.github/docs/settings.md'), 'utf8').split('\n## ')[0] ?? ''
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name)
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const told = rows.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  expect(told.toSorted()).toEqual(read.toSorted())
  expect(told.length).toBeGreaterThan(25)
})
