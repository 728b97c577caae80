import type { HarmKind } from './lexicon/harm-kind.ts'
import type { HarmRule } from './lexicon/harm-rule.ts'
import type { ReadAnswer, ReadSentence } from './read-answer.ts'
import { type Reading, standingAt, standingOfVerdict } from './standing.ts'
import { cuePlaces } from './text/cue-search.ts'

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
/** The harms of an answer by the rules of its language, and the sentences that only speak of one. */
export function findHarms(answer: ReadAnswer, names: ReadonlySet<string>, rules: readonly HarmRule[]): Harms {
  const { folded, sentences, apart } = answer
  const reading: Reading = { answer, names }
  const found = new Map<string, Harm>()
  const spoken = new Set<number>()
  const textOf = (sentence: ReadSentence | undefined) =>
    sentence ? folded.text.slice(sentence.start, sentence.end) : ''
  for (const { kind, search, isVerdict, near } of rules)
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
