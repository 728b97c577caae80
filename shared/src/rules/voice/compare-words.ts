import { diffArrays } from 'diff'
import { distance } from 'fastest-levenshtein'
import type { Language } from '../../model/bilingual.ts'
import { plainText } from './plain-text.ts'
import { haveOneAlike, LETTERS_MAX, soundsOf } from './sounds-alike.ts'

/** `close`: spelt differently, but almost the same sound. */
export type WordFate = 'same' | 'close' | 'different' | 'omitted' | 'added'
export interface ComparedWord {
  fate: WordFate
  /** The word as the reference has it; undefined for an added word. */
  reference?: string
  /** The word as it was recognized; undefined for an omitted word. */
  spoken?: string
}
export interface Comparison {
  words: ComparedWord[]
  counts: Record<WordFate, number>
  /** Percent of the reference's words that were said, close ones included. */
  completeness: number
}

/** Words as they are said: parts joined by a hyphen are separate words. */
export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*['’]?/gu) ?? []

/** A word with its phonetic codes. */
interface Heard {
  word: string
  plain: string
  sounds: ReadonlySet<string>
}
const heard = (text: string, language: Language): Heard[] =>
  wordsOf(text).map((word) => ({
    word,
    plain: plainText(word).slice(0, LETTERS_MAX),
    sounds: soundsOf(word, language),
  }))

const unlike = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1)
/**
 * Cost of pairing two words of a gap, which is a stretch between words that both texts share: from 0 to 1.5, less the
 * more similar the words are. Omitting one and adding the other costs 2.
 */
function pairCost(a: Heard, b: Heard) {
  if (a.plain === b.plain) return 0
  return haveOneAlike(a.sounds, b.sounds) ? 0.4 : 1 + 0.5 * unlike(a.plain, b.plain)
}

/** Pairs the words of a gap, in order, at the lowest cost. */
function pairGap(reference: readonly Heard[], spoken: readonly Heard[]): ComparedWord[] {
  const [m, n] = [reference.length, spoken.length]
  const cost = Array.from({ length: m + 1 }, (_, i) => Array.from({ length: n + 1 }, (_, j) => (i === 0 ? j : i)))
  const at = (i: number, j: number) => cost[i]?.[j] ?? Number.POSITIVE_INFINITY
  const pair = (i: number, j: number) => pairCost(reference[i] as Heard, spoken[j] as Heard)
  for (let i = 1; i <= m; i++)
    for (let j = 1; j <= n; j++)
      (cost[i] as number[])[j] = Math.min(at(i - 1, j - 1) + pair(i - 1, j - 1), at(i - 1, j) + 1, at(i, j - 1) + 1)
  const words: ComparedWord[] = []
  for (let [i, j] = [m, n]; i > 0 || j > 0; ) {
    const [said, meant] = [spoken[j - 1]?.word ?? '', reference[i - 1]?.word ?? '']
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

/**
 * Limits on the time of a comparison: word pairs tried in one part of a gap, and differing words of the two whole
 * texts. Texts beyond them have so little in common that a rough comparison is enough.
 */
const PAIRS_MAX = 20_000
const DIFFERENCES_MAX = 400

/**
 * Pairs the words of a gap. A gap that is too long is split into parts, each compared with the part at the same place.
 */
function pairGaps(reference: readonly Heard[], spoken: readonly Heard[]): ComparedWord[] {
  const parts = Math.max(1, Math.ceil((reference.length * spoken.length) / PAIRS_MAX))
  const part = (words: readonly Heard[], i: number) =>
    words.slice(Math.floor((words.length * i) / parts), Math.floor((words.length * (i + 1)) / parts))
  return Array.from({ length: parts }, (_, i) => pairGap(part(reference, i), part(spoken, i))).flat()
}

/** Compares word by word: which words of the reference were said, omitted or replaced, and which were added. */
export function compareWords(reference: string, spoken: string, language: Language): Comparison {
  const [meant, said] = [heard(reference, language), heard(spoken, language)]
  const words: ComparedWord[] = []
  let gap: { meant: Heard[]; said: Heard[] } = { meant: [], said: [] }
  const closeGap = () => {
    words.push(...pairGaps(gap.meant, gap.said))
    gap = { meant: [], said: [] }
  }
  const plain = (all: readonly Heard[]) => all.map((one) => one.plain)
  const changes = diffArrays(plain(meant), plain(said), { maxEditLength: DIFFERENCES_MAX })
  if (!changes) gap = { meant: [...meant], said: [...said] }
  let [i, j] = [0, 0]
  for (const { added, removed, count } of changes ?? []) {
    if (added) gap.said.push(...said.slice(j, j + count))
    else if (removed) gap.meant.push(...meant.slice(i, i + count))
    else {
      closeGap()
      for (let k = 0; k < count; k++)
        words.push({ fate: 'same', reference: meant[i + k]?.word ?? '', spoken: said[j + k]?.word ?? '' })
    }
    if (!added) i += count
    if (!removed) j += count
  }
  closeGap()
  const counts: Record<WordFate, number> = { same: 0, close: 0, different: 0, omitted: 0, added: 0 }
  for (const { fate } of words) counts[fate]++
  return { words, counts, completeness: meant.length === 0 ? 0 : ((counts.same + counts.close) / meant.length) * 100 }
}
