import { describe, expect, test } from 'vitest'
import type { Language } from '../../model/bilingual.ts'
import { seeded } from '../../testing/speech-sound.ts'
import { compareWords, type WordFate, wordsOf } from './compare-words.ts'
import { fillersOf } from './fillers.ts'
import { soundsAlike } from './sounds-alike.ts'

const fates = (reference: string, spoken: string, language: Language = 'fr') =>
  compareWords(reference, spoken, language).words.map(({ fate, reference: meant, spoken: said }) =>
    [fate, meant ?? '', said ?? ''].join(' '),
  )

describe('word by word', () => {
  test('what was left out, added, replaced, and what sounds nearly the same', () => {
    expect(fates('Le patient a mal au genou', 'le passient a très mal genou')).toEqual([
      'same Le le',
      'close patient passient',
      'same a a',
      'added  très',
      'same mal mal',
      'omitted au ',
      'same genou genou',
    ])
    expect(fates('I write to the nurse', 'I right to a doctor', 'en')).toEqual([
      'same I I',
      'close write right',
      'same to to',
      'different the a',
      'different nurse doctor',
    ])
  })
  test('completeness counts what was said, close words too', () => {
    expect(compareWords('un deux trois quatre', 'un de trois', 'fr').completeness).toBe(75)
    expect(compareWords('', 'un', 'fr').completeness).toBe(0)
    expect(compareWords('un', '', 'fr').completeness).toBe(0)
  })
  test.each([
    ['l’équipe, « oui » : là-bas !', ['l’équipe', 'oui', 'là', 'bas']],
    ['20 % of it', ['20', 'of', 'it']],
    ['', []],
  ])('the words of « %s »', (text, words) => expect(wordsOf(text)).toEqual(words))
})

describe('sounding nearly the same', () => {
  test.each([
    ['fr', 'patient', 'passient', true],
    ['fr', 'santé', 'sentez', true],
    ['fr', 'vert', 'verre', true],
    ['fr', 'malade', 'médecin', false],
    ['fr', '20', '30', false],
    ['en', 'write', 'right', true],
    ['en', 'nurse', 'doctor', false],
    ['en', 'their', 'there', true],
    // Words of vowels only have no distinctive phonetic code.
    ['en', 'I', 'you', false],
    ['en', 'a', 'we', false],
  ] as const)('%s: %s and %s: %s', (language, a, b, expected) => expect(soundsAlike(a, b, language)).toBe(expected))
})

// F1 of at least .98 on inserted errors.
const TEXTS: Record<Language, string> = {
  fr: 'Je comprends que cette nouvelle vous inquiète et je vais prendre le temps de répondre à vos questions avant que vous partiez. Votre frère peut rester avec nous si vous le souhaitez, mais la décision vous appartient. Nous avons reçu les résultats hier soir et ils demandent un autre examen. Dites-moi ce que vous savez déjà, puis nous regarderons ensemble les choix possibles.',
  en: 'I understand that this news worries you and I will take the time to answer your questions before you leave. Your brother may stay with us if you wish, but the decision belongs to you. We received the results last night and they call for another examination. Tell me what you know already, then we can look together at the possible choices.',
}
const STRANGERS = ['zwop', 'kravbel', 'gloumi', 'xantrof', 'bidjou', 'plakten']
test.each(['fr', 'en'] as const)('injected errors are found (%s)', (language) => {
  const words = wordsOf(TEXTS[language])
  const found = { hit: 0, missed: 0, wrong: 0 }
  for (let seed = 1; seed <= 60; seed++) {
    const chance = seeded(seed)
    const truth = new Map<string, WordFate>()
    const spoken: string[] = []
    let before = false
    for (const [i, word] of words.entries()) {
      // No two errors are adjacent, because an added word beside an omitted one cannot be told from a replaced word.
      const roll: number = before ? 1 : chance()
      before = roll < 0.15
      const stranger = STRANGERS[Math.floor(chance() * STRANGERS.length)] ?? 'zwop'
      if (roll < 0.05) truth.set(`${i}`, 'omitted')
      else if (roll < 0.1) {
        truth.set(`${i}`, 'different')
        spoken.push(stranger)
      } else if (roll < 0.15) {
        truth.set(`${i}+`, 'added')
        spoken.push(word, stranger)
      } else spoken.push(word)
    }
    const said = new Map<string, WordFate>()
    let index = -1
    for (const { fate, reference } of compareWords(words.join(' '), spoken.join(' '), language).words) {
      if (reference !== undefined) index++
      if (fate === 'added') said.set(`${index}+`, fate)
      else if (fate !== 'same') said.set(`${index}`, fate)
    }
    for (const [place, fate] of truth) said.get(place) === fate ? found.hit++ : found.missed++
    for (const [place, fate] of said) if (truth.get(place) !== fate) found.wrong++
  }
  const f1 = (2 * found.hit) / (2 * found.hit + found.missed + found.wrong)
  expect(f1, JSON.stringify(found)).toBeGreaterThanOrEqual(0.98)
})

describe('fillers', () => {
  test.each([
    [
      'fr',
      'Euh, je pense que, du coup, euh… c’est bon',
      3,
      [
        ['euh', 2],
        ['du coup', 1],
      ],
    ],
    [
      'en',
      'Um I mean, I like it, you know',
      4,
      [
        ['like', 1],
        ['um', 1],
        ['you know', 1],
        ['i mean', 1],
      ],
    ],
    ['fr', 'Le bénévole généreux', 0, []],
    ['en', '', 0, []],
    ['fr', 'euh euh euh', 3, [['euh', 3]]],
  ] as const)('%s: « %s »', (language, text, count, said) => {
    const found = fillersOf(text, language)
    expect(found.count).toBe(count)
    expect(found.said.map(({ filler, times }) => [filler, times]).toSorted()).toEqual(said.toSorted())
  })
  test('per hundred words, and none of those that stand in the text', () => {
    expect(fillersOf('um yes um no', 'en').per100Words).toBe(50)
    expect(fillersOf('I like it', 'en', 'I like it').count).toBe(0)
    expect(fillersOf('like I like it', 'en', 'I like it').count).toBe(1)
    expect(fillersOf('', 'en').per100Words).toBe(0)
  })
})
