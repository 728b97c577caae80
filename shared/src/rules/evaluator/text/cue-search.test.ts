import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cueSource, cuesOf } from '../lexicon/cue-pattern.ts'
import { AGAINST_EN, CUES_EN } from '../lexicon/cues-en.ts'
import { AGAINST_FR, CUES_FR } from '../lexicon/cues-fr.ts'
import { HARMS_EN } from '../lexicon/harms-en.ts'
import { HARMS_FR } from '../lexicon/harms-fr.ts'
import { cuePlaces } from './cue-search.ts'
import { sentencesOf } from './sentences.ts'
import { matchesOf, type Place, sentencesApart } from './sentences-apart.ts'

/** The sentences of a text, in parts of at least so many characters. */
const read = (text: string, length?: number) => sentencesApart(text, sentencesOf(text), length)
const asOneExpression = (patterns: readonly string[], text: string): Place[] =>
  matchesOf(read(text), new RegExp(patterns.map(cueSource).join('|'), 'g'))
const places = (patterns: readonly string[], text: string, length?: number) =>
  cuePlaces(read(text, length), cuesOf(patterns))

test.each<[name: string, patterns: string[], text: string, found: string[]]>([
  ['nothing', ['ask_ what/why'], 'i listen.', []],
  [
    'a stem and one of two words',
    ['ask_ what/why'],
    'i asked why, and asking what is fair.',
    ['asked why', 'asking what'],
  ],
  [
    'a missing word that is optional',
    ['talk [calmly] to'],
    'i talk to her. talk calmly to him.',
    ['talk to', 'talk calmly to'],
  ],
  ['of two at one place the first', ['ask her', 'ask her why'], 'i ask her why.', ['ask her']],
  ['the leftmost, and on from its end', ['her why', 'ask her'], 'i ask her why. her why?', ['ask her', 'her why']],
  ['no match across sentences', ['ask why'], 'i ask. why not?', []],
  [
    'words with an apostrophe and a hyphen',
    ["l' aide", 'croc-en-jambe'],
    "je l'aide. un croc-en-jambe.",
    ["l'aide", 'croc-en-jambe'],
  ],
])('finds %s', (_, patterns, text, found) => {
  const sentences = sentencesOf(text)
  const texts = places(patterns, text).map(({ sentence, start, end }) => {
    const at = sentences[sentence]?.start ?? 0
    return text.slice(at + start, at + end)
  })
  expect(texts).toEqual(found)
})

const FAMILIES = [
  ...[CUES_FR, AGAINST_FR, CUES_EN, AGAINST_EN].flatMap((families) => families.map(({ patterns }) => patterns)),
  ...[...HARMS_FR, ...HARMS_EN].flatMap(({ acts, verdicts = [], near }) => [acts, verdicts, near?.acts ?? []]),
].filter((patterns) => patterns.length > 0)

test('finds what one expression of all cues of a family finds', () => {
  const family = fc.constantFrom(...FAMILIES)
  const text = (patterns: readonly string[]) => {
    const word = fc.constantFrom(
      ...patterns.flatMap((pattern) => pattern.split(/[\s/[\]]+/)).map((w) => w.replace(/_$/, 'er')),
    )
    return fc
      .array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', ', ', '. ', "'", '')), { maxLength: 40 })
      .map((parts) => parts.flat().join('').replaceAll('~', 'x'))
  }
  fc.assert(
    fc.property(
      family.chain((patterns) => text(patterns).map((made) => [patterns, made] as const)),
      ([patterns, made]) => {
        expect(places(patterns, made)).toEqual(asOneExpression(patterns, made))
        expect(places(patterns, made, 30)).toEqual(asOneExpression(patterns, made))
      },
    ),
    { numRuns: 100 },
  )
})
