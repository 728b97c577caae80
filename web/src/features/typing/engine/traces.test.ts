import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunMark } from 'shared/rules/typing/typing-log'
import { describe, expect, test } from 'vitest'
import { playTrace } from '#testing/pages/play-trace'
import { type BrowserName, DEAD_KEYS } from './traces/dead-keys'
import { KNOWN_TRACES } from './traces/known-traces'
import { LAYOUTS, type LayoutName } from './traces/layouts'
import { writeMobileTrace, writeSwipedTrace, writeTrace } from './traces/write-trace'

const CONTENT = join(import.meta.dirname, '../../../../../api/content/practice-texts.yaml')
/** Every shipped French practice text, on one line each. */
const TEXTS = [...readFileSync(CONTENT, 'utf8').matchAll(/text_fr: \|-\n {4}(.+)\n/g)].map(([, text]) => text ?? '')
/** On Apple's systems the browser handles plain keys (held-keys.ts). */
const takesOn = (name: string) => (/macOS|held down/.test(name) ? [false] : [true, false])
const letters = (text: string) => Array.from(text).length
const wrong = (marks: readonly RunMark[]) => marks.filter((mark) => 'isRight' in mark && !mark.isRight).length

test('there are forty French texts, with every letter that is hard to type', () => {
  expect(TEXTS).toHaveLength(40)
  const all = new Set(TEXTS.join(''))
  expect(Array.from('éèêàâîïôûùçœÉÀ«»\u00A0').filter((letter) => !all.has(letter))).toEqual([])
})

describe('every French practice text is typed without one false error', () => {
  const layouts = Object.keys(LAYOUTS) as LayoutName[]
  const browsers = Object.keys(DEAD_KEYS) as BrowserName[]
  test.each(
    layouts.flatMap((layout) =>
      browsers.flatMap((browser) => takesOn(browser).map((takes) => [layout, browser, takes] as const)),
    ),
  )('on %s, %s (plain keys taken at once: %s)', (layout, browser, takes) => {
    for (const text of TEXTS) {
      const { run, results, refused } = playTrace(text, writeTrace(text, layout, browser), takes)
      expect(run.track).toMatchObject({ correct: letters(text), errors: 0 })
      expect([results.length, refused]).toEqual([1, 0])
      expect(wrong(results[0]?.marks ?? [])).toBe(0)
      expect(results[0]).toMatchObject({ end: 'complete', accuracy: 100, typed: letters(text) })
    }
  })

  test.each([
    ['tapped, word by word as Android composes them', writeMobileTrace],
    ['swiped on a mobile keyboard', writeSwipedTrace],
  ])('%s', (_, write) => {
    for (const text of TEXTS) {
      const { run, results, refused } = playTrace(text, write(text))
      expect(run.track).toMatchObject({ correct: letters(text), errors: 0 })
      expect([results.length, refused, wrong(results[0]?.marks ?? [])]).toEqual([1, 0, 0])
    }
  })
})

test.each(KNOWN_TRACES.flatMap((trace) => takesOn(trace.name).map((takes) => ({ ...trace, takes }))))(
  '$name (plain keys taken at once: $takes)',
  ({ text, events, correct, errors = 0, everWrong = 0, refused = 0, takes }) => {
    const played = playTrace(text, events, takes)
    expect(played.run.track).toMatchObject({ correct, errors })
    expect(played.refused).toBe(refused)
    const marks = played.results[0]?.marks
    if (marks) expect(wrong(marks)).toBe(everWrong)
  },
)
