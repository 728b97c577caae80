import { expect, test } from 'vitest'
import type { Language } from '../../../model/bilingual.ts'
import { fold } from '../text/fold.ts'
import { wordsOf } from '../text/words.ts'
import { denies, unitsOf } from './units.ts'

const read = (text: string, language: Language) => {
  const folded = fold(text).text
  return { text: folded, words: wordsOf(folded, language), offset: 0 }
}
const deniedIn = (text: string, language: Language) =>
  unitsOf(read(text, language), language, () => 3)
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
  const common = unitsOf(read('somehow the garden gardens zoo', 'en'), 'en', (stem) => (stem === 'somehow' ? 0 : 3))
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
    unitsOf(passage, 'en', () => 3)
      .filter((unit) => unit.isDenied)
      .map((unit) => unit.stem),
  ).toEqual(['shout'])
})
