import type { Evidence } from 'shared/model/evaluation'
import { groupBy } from 'shared/rules/group-by'
import { familyOf } from '#ui/evaluation/dimension-words'
import type { EvidenceFamily } from '#ui/scenario/evidence-text'
import type { ResponsePart } from './response-parts'

export interface PlacedMark {
  /** Offsets in the text of the part; `end` is not included. */
  start: number
  end: number
  number: number
  family: EvidenceFamily
  evidence: Evidence
}

/** The stronger of two marks of a sentence; a mark to look at again precedes a positive one. */
const stronger = (a: Evidence, b: Evidence) => {
  const by = Math.abs(b.strength) - Math.abs(a.strength)
  return by > 0 || (by === 0 && b.strength < 0 && a.strength > 0) ? b : a
}

/** The marks of each part, at most one per sentence, numbered throughout. */
export function marksOf(parts: readonly ResponsePart[], evidence: readonly Evidence[]): PlacedMark[][] {
  const bySentence = groupBy(evidence, ({ sentenceIndex }) => sentenceIndex)
  const chosen = [...bySentence.values()].map((all) => all.reduce(stronger)).sort((a, b) => a.start - b.start)
  let number = 0
  return parts.map((part) => {
    const end = part.start + part.text.length
    let taken = part.start
    return chosen.flatMap((mark): PlacedMark[] => {
      const from = Math.max(mark.start, taken)
      const to = Math.min(mark.end, end)
      if (mark.start < part.start || mark.start >= end || to <= from) return []
      taken = to
      number += 1
      const family = mark.strength < 0 ? 'review' : familyOf(mark.dimension)
      return [{ start: from - part.start, end: to - part.start, number, family, evidence: mark }]
    })
  })
}
