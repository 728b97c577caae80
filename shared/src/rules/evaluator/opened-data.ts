import type { Language } from '../../model/bilingual.ts'
import { type Concepts, openConcepts } from './concepts.ts'
import type { LanguageData } from './lexicon/language-data.ts'
import { openVectors, type WordVectors } from './network/word-vectors.ts'
import { type OpenTable, openTable } from './phrase-model.ts'

/** The data of a language, opened for look-up. */
export interface OpenedData extends OpenTable {
  concepts: Concepts
  cues: LanguageData['cues']
  harms: LanguageData['harms']
  harmTable: OpenTable
  vectors: WordVectors
}

/**
 * Returns the data of a language, opened at its first use: most learners answer in one language, and need not wait for
 * the other's data. The result throws for a language of which there are no data.
 */
export function openedData(data: Partial<Record<Language, LanguageData>>): (language: Language) => OpenedData {
  const opened: Partial<Record<Language, OpenedData>> = {}
  return (language) => {
    const given = data[language]
    if (!given) throw new Error(`the evaluator was made without the data of the language "${language}"`)
    opened[language] ??= {
      ...openTable(given.phrases),
      concepts: openConcepts(given.concepts, language),
      cues: given.cues,
      harms: given.harms,
      harmTable: openTable(given.harmPhrases),
      vectors: openVectors(given.vectors),
    }
    return opened[language]
  }
}
