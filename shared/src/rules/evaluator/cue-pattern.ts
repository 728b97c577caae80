// Cues are written as words, the way a person would list them: `ask_ what/why/if` is three words, the first of them a stem.
//   word     the word itself            word_    every word that begins so
//   a/b/c    one of them                ~        up to three words between
//   [x]      may be missing
// They become regular expressions in which no two repetitions that meet can take the same character, so that a text is read in linear time.

const REST = '[a-z]*'
const BREAK = "[\\s,']*"
/** The three words of a gap, the first of them without the apostrophes that the break before it has taken. */
const BETWEEN = "(?:[a-z0-9][a-z0-9']*[\\s,]+(?:[a-z0-9']+[\\s,]+){0,2}?)??"
const GAP = `${BREAK}${BETWEEN}`
/** After a stem the gap begins with the break: letters that follow at once are the stem's own. */
const GAP_OF_STEM = `(?:[\\s,']+${BETWEEN})?`

const quoted = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isStem = (word: string) => word.endsWith('_')
const wordSource = (word: string) => (isStem(word) ? `${quoted(word.slice(0, -1))}${REST}` : quoted(word))
const oneOf = (sources: readonly string[]) => (sources.length === 1 ? sources[0] : `(?:${sources.join('|')})`)

/** A word with what leads to the next one. */
function tokenSource(token: string, next: string | undefined): string {
  const optional = token.startsWith('[') && token.endsWith(']')
  const words = (optional ? token.slice(1, -1) : token).split('/')
  // An elided word holds on to the next one: l'aider.
  const gap = next === undefined ? '' : words.every((word) => word.endsWith("'")) ? '\\s?' : BREAK
  const one =
    next === '~'
      ? oneOf(words.map((word) => wordSource(word) + (isStem(word) ? GAP_OF_STEM : GAP)))
      : `${oneOf(words.map(wordSource))}${gap}`
  return optional ? `(?:${one})?` : `${one}`
}

/** The source of a regular expression for one cue, for a folded text. */
export function cueSource(pattern: string): string {
  const tokens = pattern.trim().split(/\s+/)
  const sources = tokens.map((token, i) => (token === '~' ? '' : tokenSource(token, tokens[i + 1])))
  return `\\b${sources.join('')}(?![a-z])`
}

/** One expression for a family of cues; `g`, for `matchAll`. */
export const cueExpression = (patterns: readonly string[]) => new RegExp(patterns.map(cueSource).join('|'), 'g')
