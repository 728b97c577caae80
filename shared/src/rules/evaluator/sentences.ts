/** A sentence by its place in a folded text. */
export interface Sentence {
  start: number
  end: number
}

/** Abbreviations that a full stop does not end. */
const ABBREVIATIONS =
  /\b(?:dr|dre|m|mm|mr|mrs|ms|mme|mmes|mlle|me|st|ste|prof|etc|ex|p\.ex|e\.g|i\.e|vs|no|a\.m|p\.m)\.$/
const END = /[.!?]+["')\]]*(?=\s|$)|\n+|;(?=\s)/g
/** From this many words on, a passage without stops is taken for speech and cut. */
const SPOKEN_FROM = 40
const SPOKEN_CUT = 18
/** Words at which unpunctuated speech may be cut. */
const CONNECTIVE = /\s(?=(?:et puis|puis|ensuite|alors|mais|donc|apres|and then|then|but|so|after that|also)\s)/g

function cutSpeech(text: string, { start, end }: Sentence): Sentence[] {
  const body = text.slice(start, end)
  const words = body.split(/\s+/).length
  if (words <= SPOKEN_FROM) return [{ start, end }]
  const cuts: number[] = []
  let last = 0
  const spaces = [...body.matchAll(/\s+/g)].map((m) => m.index)
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

/** Sentences of a folded text, bullets and lines among them; speech without stops is cut at its connectives. */
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
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    if (match[0].startsWith('.') && ABBREVIATIONS.test(text.slice(Math.max(0, end - 8), match.index + 1))) continue
    add(end)
  }
  add(text.length)
  return found
}
