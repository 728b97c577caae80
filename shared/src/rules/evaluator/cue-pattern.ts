// Cues are written as words, the way a person would list them: `ask_ what/why/if` is three words, the first of them a stem.
//   word     the word itself            word_    every word that begins so
//   a/b/c    one of them                ~        up to three words between
//   [x]      may be missing
// They become regular expressions with bounded gaps and no nested repetition, so that a text is read in linear time.

const GAP = "(?:[a-z0-9']+[\\s,]+){0,3}?"
const quoted = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function wordSource(word: string): string {
  if (word.endsWith('_')) return `${quoted(word.slice(0, -1))}[a-z]*`
  return quoted(word)
}

function tokenSource(token: string, isLast: boolean): string {
  if (token === '~') return GAP
  const optional = token.startsWith('[') && token.endsWith(']')
  const alternatives = (optional ? token.slice(1, -1) : token).split('/').map(wordSource)
  const one = alternatives.length === 1 ? alternatives[0] : `(?:${alternatives.join('|')})`
  // An elided word holds on to the next one: l'aider.
  const gap = isLast ? '' : alternatives.every((a) => a.endsWith("'")) ? '\\s?' : "[\\s,']*"
  return optional ? `(?:${one}${gap})?` : `${one}${gap}`
}

/** The source of a regular expression for one cue, for a folded text. */
export function cueSource(pattern: string): string {
  const tokens = pattern.trim().split(/\s+/)
  return `\\b${tokens.map((token, i) => tokenSource(token, i === tokens.length - 1)).join('')}(?![a-z])`
}

/** One expression for a family of cues; `g`, for `matchAll`. */
export const cueExpression = (patterns: readonly string[]) => new RegExp(patterns.map(cueSource).join('|'), 'g')
