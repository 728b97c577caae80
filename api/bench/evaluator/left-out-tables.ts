// The tables of a language, each trained without one part of the scenarios. Training them takes minutes, and more than
// one script needs them, so they are kept in node_modules/.cache under a hash of all that they were trained from.
// Usage: node api/bench/evaluator/left-out-tables.ts LANGUAGE trains those of one language ahead, beside the other's.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared/model/bilingual'
import { ENGLISH } from 'shared/rules/evaluator/lexicon/english'
import { FRENCH } from 'shared/rules/evaluator/lexicon/french'
import type { LanguageData } from 'shared/rules/evaluator/lexicon/language-data'
import type { PhraseTable } from 'shared/rules/evaluator/phrase-model'
import { partsOf } from './left-out.ts'
import { taughtIn, train } from './train.ts'

const PARTS = 4
const ROOT = join(import.meta.dirname, '../../..')
const CACHE = join(ROOT, 'node_modules/.cache/situ-tables')
/** The code that a table depends on, besides the stemmers. */
const SOURCES = [
  'api/bench/evaluator/train.ts',
  'api/bench/evaluator/phrase-tables.ts',
  'api/bench/evaluator/ridge.ts',
  'api/bench/evaluator/statistics.ts',
  'shared/src/rules/evaluator/phrase-model.ts',
  'shared/src/rules/evaluator/text/fold.ts',
  'shared/src/rules/evaluator/text/words.ts',
]
const code = SOURCES.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('')

/** For each part of the scenarios of a language, whether a row is in it, and data with a table that has not seen it. */
export const leftOutTables = (language: Language) =>
  tablesOf(language).map(({ isIn, table: phrases }) => ({
    isIn,
    data: { fr: { ...FRENCH, phrases }, en: { ...ENGLISH, phrases } } satisfies Record<Language, LanguageData>,
  }))

function tablesOf(language: Language) {
  const { answers, contrasts } = taughtIn(language)
  return partsOf(answers, PARTS).map((isIn) => {
    const isSeen = (row: { scenarioId: string }) => !isIn(row)
    const seen = { answers: answers.filter(isSeen), contrasts: contrasts.filter(isSeen) }
    const key = createHash('sha256').update(code).update(language).update(JSON.stringify(seen)).digest('hex')
    const file = join(CACHE, `${key.slice(0, 32)}.json`)
    if (existsSync(file)) return { isIn, table: JSON.parse(readFileSync(file, 'utf8')) as PhraseTable }
    const table = train(seen.answers, seen.contrasts, language)
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(file, JSON.stringify(table))
    return { isIn, table }
  })
}

if (import.meta.main) {
  const [language] = process.argv.slice(2)
  if (language !== 'fr' && language !== 'en') throw new Error('name the language: fr or en')
  tablesOf(language)
}
