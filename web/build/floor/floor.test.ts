import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findAboveFloor } from './above-floor.ts'
import { ABOVE_FLOOR, CSS_ABOVE_FLOOR, FLOOR } from './floor.ts'

const ROOT = join(import.meta.dirname, '../../..')
const sources = ['web/src', 'shared/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    // Style sheets are checked in the built code instead (check-floor.ts), because the build rewrites nesting.
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\btesting\/|lexicon\/learned\/phrases-/.test(name))
    .map((name) => join(folder, name)),
)

test('no source uses what the oldest supported browsers lack', () => {
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.flatMap((path) => findAboveFloor(path, readFileSync(join(ROOT, path), 'utf8')))
  expect(found, 'web/build/floor/floor.ts names the browsers: write it another way').toEqual([])
})

test.each([
  ['const s = AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['for (const [k, all] of Map.groupBy(rows, keyOf)) show(k, all)', 'Map.groupBy, Object.groupBy'],
  ['if (URL.canParse(text)) go()', 'URL.canParse, URL.parse'],
  ['const all = map.values().toArray()', 'iterator methods'],
  ['text.replace(/[\\p{L}--[a-z]]/gv, "")', 'the v flag of regular expressions'],
])('finds %s', (code, feature) => {
  expect(findAboveFloor('x.ts', code).join()).toContain(feature)
})
test('a comment may name it', () => {
  expect(findAboveFloor('x.ts', '// AbortSignal.any is missing in Chrome 111.\n/** Map.groupBy too. */')).toEqual([])
})
test('style sheets are read with their own list', () => {
  expect(findAboveFloor('x.css', 'a{color:light-dark(#000,#fff)}').join()).toContain('light-dark()')
})

test('the page about browsers names the versions of the build and every feature that is kept out', () => {
  const page = readFileSync(join(ROOT, '.github/docs/browsers.md'), 'utf8')
  const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', ios: 'iOS' }
  for (const target of FLOOR) {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
    expect(page).toContain(`| ${names[name as keyof typeof names]} | ${version} |`)
  }
  for (const [feature] of [...ABOVE_FLOOR, ...CSS_ABOVE_FLOOR]) expect(page).toContain(feature)
})
