import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  AGAINST_TEXTS,
  DIMENSION_TEXTS,
  FLAG_TEXTS,
  HARM_TEXTS,
  STRENGTH_TEXTS,
} from 'shared/rules/evaluator/lexicon/suggestion-texts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fallbackPages } from '#features/learning/fallback-pages'
import { ACCESSIBILITY } from '#features/legal/accessibility-text'
import { PRIVACY } from '#features/legal/privacy-text'
import { TERMS } from '#features/legal/terms-text'
import { FORBIDDEN, type Language, type Place, TYPOGRAPHY } from './language-rules'

interface Text {
  where: string
  place: Place
  language: Language
  text: string
}

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const LANGUAGES = ['fr', 'en'] as const

/** The messages of a catalogue; of a plural, the text of each form. */
function interfaceTexts(language: Language): Text[] {
  const texts = read(`locales/${language}/messages.po`)
    .split('\n\n')
    .slice(1)
    .map((entry) => [...entry.slice(entry.indexOf('\nmsgstr ')).matchAll(/"(?:\\.|[^"\\])*"/g)])
    .map((lines) => lines.map(([line]) => JSON.parse(line) as string).join(''))
  return texts.map((text) => ({
    where: text.slice(0, 60),
    place: 'interface' as const,
    language,
    text: text.replaceAll(/, (?:plural|select),|\} (?:=\d|\w+) \{/g, '} {'),
  }))
}

/** Lists with which a learner's text is compared: learners write without typographic rules. */
const MATCHED = new Set(['any', 'weak', 'stakeholders', 'accept', 'slang', 'politePhrases', 'tags'])
/** Every text of a content file under a key that names a language. */
function bilingual(value: unknown, where: string, language?: Language): Text[] {
  if (typeof value === 'string') return language ? [{ where, place: 'content', language, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (MATCHED.has(key)) return []
    const named = LANGUAGES.find((one) => key === one || key.endsWith(`_${one}`))
    return bilingual(inner, where, named ?? language)
  })
}
function contentTexts(): Text[] {
  const folder = 'api/content'
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.endsWith('words.yaml'))
    .flatMap((path) => {
      const page = /\.(fr|en)\.md$/.exec(path)?.[1] as Language | undefined
      if (page) return [{ where: path, place: 'content' as const, language: page, text: read(join(folder, path)) }]
      if (!path.endsWith('.yaml')) return []
      const of = bilingual(parse(read(join(folder, path))), path)
      // Text to be typed has the apostrophe of the keyboard.
      return path === 'practice-texts.yaml' ? of.map((one) => ({ ...one, text: one.text.replaceAll("'", '’') })) : of
    })
}

const card = { description: { fr: '', en: '' } } as Parameters<typeof fallbackPages>[0]
const evaluator = [DIMENSION_TEXTS, STRENGTH_TEXTS, AGAINST_TEXTS, HARM_TEXTS, FLAG_TEXTS]
const texts: readonly Text[] = [
  ...LANGUAGES.flatMap(interfaceTexts),
  ...contentTexts(),
  ...bilingual(evaluator, 'evaluator'),
  ...bilingual([PRIVACY, TERMS, ACCESSIBILITY], 'legal').map((text) => ({ ...text, place: 'interface' as const })),
  ...bilingual(fallbackPages(card), 'fallback pages'),
  ...['auth/auth-mails', 'contact-mail'].map((name) => ({
    where: name,
    place: 'mail' as const,
    language: 'fr' as const,
    // A mail is in French down to the line `— — —`; the English text below the line is left out.
    text: [...read(`api/src/areas/${name}.ts`).matchAll(/subject: (['`])(.*)\1|text: `([^`]*)`/g)]
      .map(([, , subject, text]) => subject ?? text?.split('— — —')[0])
      .join('\n'),
  })),
]

test('both catalogues, the content, the evaluator, the legal pages and the mails are read', () => {
  for (const language of LANGUAGES)
    for (const [place, least] of [
      ['interface', 2000],
      ['content', 1500],
    ] as const)
      expect(texts.filter((one) => one.place === place && one.language === language).length).toBeGreaterThan(least)
  expect(texts.filter(({ place, text }) => place === 'mail' && text.includes('Situ')).length).toBe(2)
})

/** All texts of a kind joined, which are searched first because most words do not occur. */
const joined = new Map<string, string>()
for (const { language, place, text } of texts) {
  const kind = `${language} ${place}`
  joined.set(kind, `${joined.get(kind) ?? ''}\n${text}`)
}
const found = (language: Language, places: readonly Place[], pattern: RegExp, except = /$^/g) =>
  places.flatMap((place) =>
    (joined.get(`${language} ${place}`) ?? '').search(pattern) < 0
      ? []
      : texts
          .filter((one) => one.language === language && one.place === place)
          .flatMap(({ where, text }) => {
            const rest = text.replaceAll(except, '')
            return [...rest.matchAll(pattern)].map(
              ({ 0: match, index }) => `${where}: …${rest.slice(Math.max(0, index - 25), index + match.length + 15)}…`,
            )
          }),
  )

test.each(FORBIDDEN)('$language says “$instead”, never $pattern', ({ language, places, pattern, except }) => {
  expect(found(language, places, pattern, except)).toEqual([])
})

test.each(TYPOGRAPHY)('$language: $rule', ({ language, pattern, except }) => {
  expect(found(language, ['interface', 'content', 'mail'], pattern, except)).toEqual([])
})
