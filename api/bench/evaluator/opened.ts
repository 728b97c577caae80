// What the evaluator knows of each language, opened for look-up.
import { openConcepts } from 'shared/rules/evaluator/concepts'
import { ENGLISH } from 'shared/rules/evaluator/lexicon/english'
import { FRENCH } from 'shared/rules/evaluator/lexicon/french'
import { openTable } from 'shared/rules/evaluator/phrase-model'

export const TABLES = { fr: openTable(FRENCH.phrases), en: openTable(ENGLISH.phrases) }
export const CONCEPTS = { fr: openConcepts(FRENCH.concepts, 'fr'), en: openConcepts(ENGLISH.concepts, 'en') }
export const CUES = { fr: FRENCH.cues, en: ENGLISH.cues }
