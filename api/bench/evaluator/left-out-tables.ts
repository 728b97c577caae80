// The tables of a language, each trained without one part of the scenarios. Training them takes minutes, and more than
// one script needs them, so they are kept in node_modules/.cache under a hash of all that they were trained from.
// Usage: node api/bench/evaluator/left-out-tables.ts LANGUAGE trains those of one language ahead, beside the other's.
import type { Language } from 'shared/model/bilingual'
import { ENGLISH } from 'shared/rules/evaluator/lexicon/english'
import { FRENCH } from 'shared/rules/evaluator/lexicon/french'
import type { LanguageData } from 'shared/rules/evaluator/lexicon/language-data'
import { codeOf, kept } from './kept.ts'
import { partsOf } from './left-out.ts'
import { taughtIn, train } from './train.ts'

const PARTS = 4
/** The code that a table depends on, besides the stemmers. */
const code = codeOf([
  'api/bench/evaluator/train.ts',
  'api/bench/evaluator/phrase-tables.ts',
  'api/bench/evaluator/ridge.ts',
  'shared/src/rules/mean.ts',
  'shared/src/rules/evaluator/phrase-model.ts',
  'shared/src/rules/evaluator/text/fold.ts',
  'shared/src/rules/evaluator/text/words.ts',
])

/**
 * For each part of the scenarios of a language, whether a row is in it, and data with a table that has not seen it, nor the
 * pairs of harmful and harmless sentences, which have no scenario: train-harms.ts reads these with the table, too.
 */
export const leftOutTables = (language: Language) =>
  tablesOf(language).map(({ isIn, table: phrases }) => ({
    isIn,
    data: { fr: { ...FRENCH, phrases }, en: { ...ENGLISH, phrases } } satisfies Record<Language, LanguageData>,
  }))

function tablesOf(language: Language) {
  const { answers, contrasts, sentences, alone } = taughtIn(language)
  return partsOf(answers, PARTS).map((isIn) => {
    const isSeen = (row: { scenarioId: string }) => !isIn(row)
    const seen = {
      answers: answers.filter(isSeen),
      contrasts: contrasts.filter(isSeen),
      sentences: sentences.filter(isSeen),
      alone: alone.filter((row) => isSeen(row) && row.scenarioId !== ''),
    }
    return { isIn, table: kept(language, { code, seen }, () => train(seen, language)) }
  })
}

if (import.meta.main) {
  const [language] = process.argv.slice(2)
  if (language !== 'fr' && language !== 'en') throw new Error('name the language: fr or en')
  tablesOf(language)
}
