import { expect, test } from 'vitest'
import type { Language } from '../../../model/bilingual.ts'
import { openConcepts } from '../concepts.ts'
import { ENGLISH } from '../lexicon/english.ts'
import { FRENCH } from '../lexicon/french.ts'
import { fold } from '../text/fold.ts'
import { wordsOf } from '../text/words.ts'
import { denies, type KnownWords, unitsOf } from './units.ts'

const CONCEPTS = { fr: openConcepts(FRENCH.concepts, 'fr'), en: openConcepts(ENGLISH.concepts, 'en') }
const known = (language: Language, rarityOf: KnownWords['rarityOf'] = () => 3): KnownWords => ({
  language,
  concepts: CONCEPTS[language],
  rarityOf,
})

const read = (text: string, language: Language) => {
  const folded = fold(text).text
  return { text: folded, words: wordsOf(folded, language), offset: 0 }
}
const deniedIn = (text: string, language: Language) =>
  unitsOf(read(text, language), known(language))
    .filter((unit) => unit.isDenied)
    .map((unit) => unit.stem)

test('what follows a denial is denied, up to the next pause or connective', () => {
  expect(deniedIn('Ask what would help instead of guessing', 'en')).toEqual(['guess'])
  expect(deniedIn('I would not shout, I would listen', 'en')).toEqual(['shout'])
  expect(deniedIn('Je ne crie pas mais je décide', 'fr')).toEqual(['cri'])
  expect(deniedIn('Demander au lieu de deviner', 'fr')).toEqual(['devin'])
})

test('a denial reaches nine words and no further', () => {
  const words = Array.from({ length: 10 }, (_, i) => `${'bcdfghjklm'[i]}onder`)
  expect(deniedIn(`without ${words.join(' ')}`, 'en')).toHaveLength(9)
})

test('a text denies something or it does not', () => {
  expect(denies(read('without a word', 'en').words, 'en')).toBe(true)
  expect(denies(read('with a word', 'en').words, 'en')).toBe(false)
})

test('frequent and short words without a concept are no units, and each stem is one', () => {
  const common = unitsOf(
    read('somehow the garden gardens zoo', 'en'),
    known('en', (stem) => (stem === 'somehow' ? 0 : 3)),
  )
  expect(common.map(({ stem }) => stem)).toEqual(['garden'])
})

test('the places of the words may refer to a longer text', () => {
  const whole = read('Before. I would not shout, I would listen', 'en')
  const from = whole.text.indexOf('i would')
  const passage = {
    text: whole.text.slice(from),
    words: whole.words.filter(({ start }) => start >= from),
    offset: from,
  }
  expect(
    unitsOf(passage, known('en'))
      .filter((unit) => unit.isDenied)
      .map((unit) => unit.stem),
  ).toEqual(['shout'])
})
