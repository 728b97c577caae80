import { diffArrays } from 'diff'
import { distance } from 'fastest-levenshtein'
import type { Language } from '../../model/bilingual.ts'
import { plainText } from './scores.ts'
import { soundsAlike } from './sounds-alike.ts'

/** `close`: written otherwise, but sounding nearly the same. */
export type WordFate = 'same' | 'close' | 'different' | 'omitted' | 'added'
export interface ComparedWord {
  fate: WordFate
  /** As the reference has it; undefined for an added word. */
  reference?: string
  /** As it was understood; undefined for an omitted word. */
  spoken?: string
}
export interface Comparison {
  words: ComparedWord[]
  counts: Record<WordFate, number>
  /** Words of the reference that were said, close ones among them, from 0 to 100. */
  completeness: number
}

/** Words as they are said: what a hyphen joins is said apart. */
export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*['’]?/gu) ?? []

const unlike = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1)
/** Two words of a gap belong together the cheaper, the more alike they are; leaving one out and adding the other costs two. */
function pairCost(a: string, b: string, language: Language) {
  if (plainText(a) === plainText(b)) return 0
  return soundsAlike(a, b, language) ? 0.4 : 1 + 0.5 * unlike(plainText(a), plainText(b))
}

/** Pairs the words of a gap, in order, as cheaply as it can be. */
function pairGap(reference: readonly string[], spoken: readonly string[], language: Language): ComparedWord[] {
  const [m, n] = [reference.length, spoken.length]
  const cost = Array.from({ length: m + 1 }, (_, i) => Array.from({ length: n + 1 }, (_, j) => (i === 0 ? j : i)))
  const at = (i: number, j: number) => cost[i]?.[j] ?? Number.POSITIVE_INFINITY
  const pair = (i: number, j: number) => pairCost(reference[i] ?? '', spoken[j] ?? '', language)
  for (let i = 1; i <= m; i++)
    for (let j = 1; j <= n; j++)
      (cost[i] as number[])[j] = Math.min(at(i - 1, j - 1) + pair(i - 1, j - 1), at(i - 1, j) + 1, at(i, j - 1) + 1)
  const words: ComparedWord[] = []
  for (let [i, j] = [m, n]; i > 0 || j > 0; ) {
    const [said, meant] = [spoken[j - 1] ?? '', reference[i - 1] ?? '']
    const paired = i > 0 && j > 0 ? pair(i - 1, j - 1) : Number.POSITIVE_INFINITY
    if (Math.abs(at(i, j) - at(i - 1, j - 1) - paired) < 1e-9) {
      words.push({
        fate: paired === 0 ? 'same' : paired < 1 ? 'close' : 'different',
        reference: meant,
        spoken: said,
      })
      i--
      j--
    } else if (i > 0 && Math.abs(at(i, j) - at(i - 1, j) - 1) < 1e-9) {
      words.push({ fate: 'omitted', reference: meant })
      i--
    } else {
      words.push({ fate: 'added', spoken: said })
      j--
    }
  }
  return words.reverse()
}

/** Word by word: what of the reference was said, left out, replaced, and what was added. */
export function compareWords(reference: string, spoken: string, language: Language): Comparison {
  const [meant, said] = [wordsOf(reference), wordsOf(spoken)]
  const words: ComparedWord[] = []
  let gap: { meant: string[]; said: string[] } = { meant: [], said: [] }
  const closeGap = () => {
    words.push(...pairGap(gap.meant, gap.said, language))
    gap = { meant: [], said: [] }
  }
  let [i, j] = [0, 0]
  for (const { added, removed, count } of diffArrays(meant.map(plainText), said.map(plainText))) {
    if (added) gap.said.push(...said.slice(j, j + count))
    else if (removed) gap.meant.push(...meant.slice(i, i + count))
    else {
      closeGap()
      for (let k = 0; k < count; k++)
        words.push({ fate: 'same', reference: meant[i + k] ?? '', spoken: said[j + k] ?? '' })
    }
    if (!added) i += count
    if (!removed) j += count
  }
  closeGap()
  const counts: Record<WordFate, number> = { same: 0, close: 0, different: 0, omitted: 0, added: 0 }
  for (const { fate } of words) counts[fate]++
  return { words, counts, completeness: meant.length === 0 ? 0 : ((counts.same + counts.close) / meant.length) * 100 }
}
