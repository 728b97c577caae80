/** A sentence by its offsets in a folded text. */
export interface Sentence {
  start: number
  end: number
}

/** Abbreviations whose full stop does not end a sentence. */
const ABBREVIATIONS =
  /\b(?:dr|dre|m|mm|mr|mrs|ms|mme|mmes|mlle|me|st|ste|prof|etc|ex|p\.ex|e\.g|i\.e|vs|no|a\.m|p\.m)\.$/
/**
 * A possible end of a sentence. What follows is checked separately: a lookahead here would take quadratic time on a
 * text of full stops.
 */
const MAY_END = /[.!?]+["')\]]*|\n+|;/g
const SPACE = /\s/
/** A passage of at least so many words without punctuation is treated as speech and split. */
const SPOKEN_FROM = 40
const SPOKEN_CUT = 18
/** Words before which unpunctuated speech may be split. */
const CONNECTIVE = /\s(?=(?:et puis|puis|ensuite|alors|mais|donc|apres|and then|then|but|so|after that|also)\s)/g

function cutSpeech(text: string, { start, end }: Sentence): Sentence[] {
  // A text this short cannot have `SPOKEN_FROM` words.
  if (end - start < 2 * SPOKEN_FROM) return [{ start, end }]
  const body = text.slice(start, end)
  const spaces = [...body.matchAll(/\s+/g)].map((m) => m.index)
  if (spaces.length < SPOKEN_FROM) return [{ start, end }]
  const cuts: number[] = []
  let last = 0
  const connectives = new Set([...body.matchAll(CONNECTIVE)].map((m) => m.index))
  let since = 0
  for (const space of spaces) {
    since++
    if ((connectives.has(space) && since >= SPOKEN_CUT / 2) || since >= SPOKEN_CUT * 2) {
      cuts.push(space)
      since = 0
    }
  }
  return [...cuts, body.length].map((cut) => {
    const sentence = { start: start + last, end: start + cut }
    last = cut
    return sentence
  })
}

/** Whether the punctuation before `end` ends a sentence there: in 2.5 and a;b it does not. */
function endsAt(text: string, mark: string, end: number): boolean {
  if (mark.startsWith('\n')) return true
  const next = text[end]
  return next === undefined ? mark !== ';' : SPACE.test(next)
}

/**
 * The sentences of a folded text, without list marks. The end of a line ends a sentence too. Long passages without
 * punctuation are split at connectives, or after twice `SPOKEN_CUT` words without one.
 */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  let start = 0
  const add = (end: number) => {
    const lead = /^[\s\-*•–—·>]*(?:\d{1,2}[.)]\s)?/.exec(text.slice(start, end))?.[0].length ?? 0
    const from = start + lead
    const trimmed = text.slice(from, end).trimEnd()
    if (/[a-z0-9]/.test(trimmed)) found.push(...cutSpeech(text, { start: from, end: from + trimmed.length }))
    start = end
  }
  for (const match of text.matchAll(MAY_END)) {
    const end = match.index + match[0].length
    if (!endsAt(text, match[0], end)) continue
    if (match[0].startsWith('.') && ABBREVIATIONS.test(text.slice(Math.max(0, end - 8), match.index + 1))) continue
    add(end)
  }
  add(text.length)
  return found
}
