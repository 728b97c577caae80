import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompetencyGuide } from 'shared/model/content/competency-guide'
import { Competency } from 'shared/model/content/module'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadCompetencies } from './load-competencies.ts'

const CONTENT = join(import.meta.dirname, '../../content')
const FILE = 'competencies.yaml'
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'situ-content-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const edited = (from: string | RegExp, to: string) =>
  writeFileSync(join(root, FILE), readFileSync(join(CONTENT, FILE), 'utf8').replace(from, to))

test('the nine shipped competencies are right, in their order', () => {
  const guides = loadCompetencies(CONTENT)
  expect(guides.map(({ id }) => id)).toEqual(Competency.options)
  expect(guides.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (const guide of guides) expect(CompetencyGuide.parse(guide)).toEqual(guide)
})

test.each([
  [/id: empathy/, 'id: kindness', `${FILE}: 2.id is wrong (invalid_value)`],
  [/id: empathy/, 'id: communication', `${FILE}: the id communication is used twice`],
  [/^- id: empathy[\s\S]*?(?=^- )/m, '', `${FILE}: empathy is missing`],
  [/order: 1/, 'order: 0', `${FILE}: 0.order is wrong (too_small)`],
  [/^ {4}en: Collaboration\n/m, '', `${FILE}: 0.name.en is wrong (invalid_type)`],
  [/order: 1/, 'order: 1\n  colour: red', `${FILE}: 0 is wrong (unrecognized_keys)`],
])('a wrong entry is named with its field: %s → %s', (from, to, message) => {
  edited(from, to)
  expect(() => loadCompetencies(root)).toThrow(message)
})
