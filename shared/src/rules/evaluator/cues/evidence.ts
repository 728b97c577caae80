import type { Evidence } from '../../../model/evaluation.ts'
import type { Harm } from '../harm/find-harm.ts'
import { placeIn, type ReadAnswer } from '../read-answer.ts'
import type { Cue } from './find-cues.ts'

/**
 * Ordinary answers have at most one piece of evidence for every five words; the limit keeps a text of cues alone from
 * filling the storage.
 */
const EVIDENCE_MAX = 500
/** Weights of the first, second and third cue of a kind; further ones count next to nothing. */
const TIMES = [1, 0.6, 0.35] as const

/** Name of the cue of a harm. */
export const harmCue = (kind: Harm['kind']) => `harm-${kind}`

/**
 * The harms, and in each sentence without a harm the first cue found for and against the answer in each dimension. All
 * are in the order of the text, and their offsets are those of the whole sentence in the original answer. Beyond
 * `EVIDENCE_MAX`, cues are left out first.
 */
export function evidenceOf(
  cues: readonly Cue[],
  harms: readonly Harm[],
  { folded, sentences }: ReadAnswer,
): Evidence[] {
  const placed = (index: number, start: number, end: number) => {
    const sentence = sentences[index]
    return { sentenceIndex: index, ...placeIn(folded, sentence?.start ?? start, sentence?.end ?? end) }
  }
  const harmful = new Set(harms.map(({ sentence }) => sentence))
  const seen = new Map<string, Cue>()
  // A sentence with a harm counts as evidence for nothing else.
  for (const cue of cues) {
    const key = `${cue.sentence}/${cue.dimension}/${cue.against}`
    if (!seen.has(key) && !harmful.has(cue.sentence)) seen.set(key, cue)
  }
  const times = new Map<string, number>()
  const shown = [...seen.values()]
    .sort((a, b) => a.start - b.start)
    .map((cue) => {
      const count = times.get(cue.family) ?? 0
      times.set(cue.family, count + 1)
      return {
        ...placed(cue.sentence, cue.start, cue.end),
        dimension: cue.dimension,
        cue: cue.family,
        strength: (cue.against ? -1 : 1) * (TIMES[count] ?? 0.1),
      }
    })
  const harmed = harms.map(({ kind, sentence, start, end }) => ({
    ...placed(sentence, start, end),
    dimension: 'ethics',
    cue: harmCue(kind),
    strength: -1,
  }))
  return [...harmed, ...shown].slice(0, EVIDENCE_MAX).sort((a, b) => a.start - b.start)
}
