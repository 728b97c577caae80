import type { Language } from '../../model/bilingual.ts'
import { cuesOf, cueTest } from './lexicon/cue-pattern.ts'
import type { HarmFamily, HarmKind } from './lexicon/harm-kind.ts'
import { HARMS_EN } from './lexicon/harms-en.ts'
import { HARMS_FR } from './lexicon/harms-fr.ts'
import type { ReadAnswer, ReadSentence } from './read-answer.ts'
import { quotedPlaces, type Reading, standingAt, standingOfVerdict } from './standing.ts'
import { type CueSearch, cuePlaces } from './text/cue-search.ts'

interface Rule {
  kind: HarmKind
  search: CueSearch
  isVerdict: boolean
  /** Words that the sentence, or the one before it, must contain. */
  near?: RegExp
}
const rulesOf = (families: readonly HarmFamily[]): Rule[] =>
  families.flatMap(({ kind, acts, verdicts = [], near }) => [
    ...(acts.length > 0 ? [{ kind, search: cuesOf(acts), isVerdict: false }] : []),
    ...(verdicts.length > 0 ? [{ kind, search: cuesOf(verdicts), isVerdict: true }] : []),
    ...(near
      ? [
          {
            kind,
            search: cuesOf(near.acts),
            isVerdict: false,
            near: cueTest(near.of),
          },
        ]
      : []),
  ])
const RULES: Record<Language, readonly Rule[]> = { fr: rulesOf(HARMS_FR), en: rulesOf(HARMS_EN) }

/** A harm that the speaker does or approves: its offsets in the folded text and its sentence. */
export interface Harm {
  kind: HarmKind
  sentence: number
  start: number
  end: number
}

export interface Harms {
  /** The harms in order, at most one of each kind per sentence. */
  done: Harm[]
  /** Sentences that speak of a harm which the speaker does not do: refused, quoted, supposed or somebody else's. */
  spoken: ReadonlySet<number>
}
/** The harms of an answer, and the sentences that only speak of one. */
export function findHarms(answer: ReadAnswer, names: ReadonlySet<string>): Harms {
  const { folded, sentences, apart, language } = answer
  const reading: Reading = { answer, quoted: quotedPlaces(folded.text), names }
  const found = new Map<string, Harm>()
  const spoken = new Set<number>()
  const textOf = (sentence: ReadSentence | undefined) =>
    sentence ? folded.text.slice(sentence.start, sentence.end) : ''
  for (const { kind, search, isVerdict, near } of RULES[language])
    for (const match of cuePlaces(apart, search)) {
      const sentence = sentences[match.sentence]
      if (!sentence) continue
      const place = { start: sentence.start + match.start, end: sentence.start + match.end }
      if (near && !near.test(`${textOf(sentences[match.sentence - 1])} ${textOf(sentence)}`)) continue
      const standing = (isVerdict ? standingOfVerdict : standingAt)(reading, sentence, place)
      if (standing !== 'own') spoken.add(sentence.index)
      else found.set(`${sentence.index}/${kind}`, { kind, sentence: sentence.index, ...place })
    }
  const done = [...found.values()].sort((a, b) => a.start - b.start)
  for (const { sentence } of done) spoken.delete(sentence)
  return { done, spoken }
}
