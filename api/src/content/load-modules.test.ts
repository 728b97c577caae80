import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Module } from 'shared/model/content/module'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadModules } from './load-modules.ts'

const CONTENT = join(import.meta.dirname, '../../content')
const FIRST = 'modules/01-understand-the-test'
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'situ-content-'))
  cpSync(join(CONTENT, FIRST), join(root, FIRST), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const edit = (name: string, from: string | RegExp, to: string) =>
  writeFileSync(join(root, name), readFileSync(join(root, name), 'utf8').replace(from, to))

test('the sixteen shipped modules are right, in their order, in both languages', () => {
  const modules = loadModules(CONTENT)
  expect(modules.map((m) => m.order)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
  for (const module of modules) {
    Module.parse({ ...module, updatedAt: new Date(0).toISOString() })
    for (const page of module.pages)
      for (const html of Object.values(page.content)) expect(html).toMatch(/^<(p|h2|ul|blockquote|table)/)
  }
})

test('each shipped module has at least two figures, and no two figures have the same title', () => {
  const titles = loadModules(CONTENT).map(({ pages }) => pages.flatMap(({ figure }) => figure?.title ?? []))
  for (const [i, some] of titles.entries()) expect(some.length, `module ${i + 1}`).toBeGreaterThanOrEqual(2)
  for (const language of ['fr', 'en'] as const) {
    const all = titles.flat().map((title) => title[language])
    expect(new Set(all).size).toBe(all.length)
  }
})

test('a page takes as long as the longer of its two texts at 200 words a minute', () => {
  const words = (html: string) =>
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length
  for (const module of loadModules(CONTENT))
    for (const { title, content, estimatedTime } of module.pages) {
      const minutes = Math.max(words(content.fr), words(content.en)) / 200
      expect(estimatedTime, `${module.id}: ${title.en}`).toBeGreaterThanOrEqual(minutes - 0.1)
      expect(estimatedTime, `${module.id}: ${title.en}`).toBeLessThan(minutes + 1)
    }
})

test.each([
  [/skillLevel: beginner/, 'skillLevel: easy', `${FIRST}/module.yaml: skillLevel is wrong (invalid_value)`],
  [/estimatedTime: 2/, 'estimatedTime: 61', `${FIRST}/module.yaml: pages.0.estimatedTime is wrong (too_big)`],
  [/ {2}fr: "Comprendre le test"\n/, '', `${FIRST}/module.yaml: title.fr is wrong (invalid_type)`],
  [/^order: 1/m, 'order: 1\nsubtitle: no', `${FIRST}/module.yaml: the file is wrong (unrecognized_keys)`],
  [/duration: 12/, 'duration: 11', 'modules/understand-the-test: duration is 11, its pages take 12 minutes'],
  [/kind: path/, 'kind: pie', `${FIRST}/module.yaml: pages.0.figure.kind is wrong (invalid_union)`],
  [/^ {6}question:\n.*\n.*\n/m, '', `${FIRST}/module.yaml: pages.0.figure.question is wrong (invalid_type)`],
  [/when:\n *fr: /, '$&"" #', `${FIRST}/module.yaml: pages.0.figure.branches.0.when.fr is wrong (too_small)`],
  [
    /when:\n *fr: "/,
    `$&${'x'.repeat(60)}`,
    `${FIRST}/module.yaml: pages.0.figure.branches.0.when.fr is wrong (too_big)`,
  ],
  [/kind: path/, 'kind: path\n      width: 9', `${FIRST}/module.yaml: pages.0.figure is wrong (unrecognized_keys)`],
  [/^order: 1/m, 'order: [', `${FIRST}/module.yaml: not valid YAML`],
])('a wrong module file is named with its field: %s → %s', (from, to, message) => {
  edit(`${FIRST}/module.yaml`, from, to)
  expect(() => loadModules(root)).toThrow(message)
})

test('a page that is missing in one language is named', () => {
  rmSync(join(root, FIRST, 'pages/02-format-and-clock.en.md'))
  expect(() => loadModules(root)).toThrow(`${FIRST}/pages/02-format-and-clock.en.md: this file is missing`)
})

test('an id is used once', () => {
  cpSync(join(root, FIRST), join(root, 'modules/02-again'), { recursive: true })
  expect(() => loadModules(root)).toThrow('modules: the id understand-the-test is used twice')
})
