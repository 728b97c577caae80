import type { Language } from '../../../model/bilingual.ts'
import type { HarmKind } from '../lexicon/harm-kind.ts'
import type { HarmRule } from '../lexicon/harm-rule.ts'
import type { ReadAnswer, ReadSentence } from '../read-answer.ts'
import { type Reading, standingAt, standingOfVerdict } from '../standing.ts'
import { cuePlaces } from '../text/cue-search.ts'
import { pastShare } from '../text/tenses.ts'

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
/** Words before an act among which its auxiliary stands: "I had then slapped", « je l'ai giflé ». */
const AUXILIARY_WITHIN = 2
/** Whether an act lies in the past: a story may admit a fault. */
export const isPast = ({ words }: ReadSentence, { start, end }: { start: number; end: number }, language: Language) => {
  const first = words.findIndex((word) => word.start >= start)
  const near = words.slice(Math.max(0, first - AUXILIARY_WITHIN)).filter((word) => word.start < end)
  return pastShare(near, language) > 0
}
/**
 * The harms of an answer by the rules of its language, and the sentences that only speak of one. What an answer to a
 * personal question tells of the past is no harm, because such questions ask for one's mistakes too.
 */
export function findHarms(
  answer: ReadAnswer,
  names: ReadonlySet<string>,
  { rules, isPersonal = false }: { rules: readonly HarmRule[]; isPersonal?: boolean },
): Harms {
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
      if (isPersonal && isPast(sentence, place, answer.language)) {
        spoken.add(sentence.index)
        continue
      }
      const standing = (isVerdict ? standingOfVerdict : standingAt)(reading, sentence, place)
      if (standing !== 'own') spoken.add(sentence.index)
      else found.set(`${sentence.index}/${kind}`, { kind, sentence: sentence.index, ...place })
    }
  const done = [...found.values()].sort((a, b) => a.start - b.start)
  for (const { sentence } of done) spoken.delete(sentence)
  return { done, spoken }
}
