import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const text = readFileSync(join(ROOT, '.github/docs/asvs.md'), 'utf8')

/**
 * The number of the last requirement of levels 1 and 2 in each section of ASVS 5.0.0 that has any; those of level 3
 * come after them. Chapters 9, 10 and 17 are left out, because Situ has no self-contained tokens, OAuth or WebRTC.
 */
const LAST: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
}
const wanted = Object.entries(LAST).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, i) => `${section}.${i + 1}`),
)
/** The single requirements of a list such as `3.3.1–3.3.4, 3.5.1`. A range never leaves its section. */
const single = (cell: string) =>
  cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–')
    const section = first.slice(0, first.lastIndexOf('.'))
    const [from, to] = [first, last].map((one) => Number(one.slice(one.lastIndexOf('.') + 1)))
    return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, i) => `${section}.${(from ?? 0) + i}`)
  })
const rows = [...text.matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \|$/gm)]
const covered = rows.flatMap(([, cell = '']) => single(cell))

test('every requirement of levels 1 and 2 stands in the table once', () => {
  expect(wanted.filter((one) => !covered.includes(one))).toEqual([])
  expect(covered.filter((one, i) => covered.indexOf(one) !== i)).toEqual([])
})
test('every file that the table names is there', () => {
  const named = [...text.matchAll(/`((?:api|shared|web|\.ci|\.github)\/[^`\s]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(80)
  expect([...new Set(named)].filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
