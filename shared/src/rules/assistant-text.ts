// What goes to a language model and what comes from one: text that shows all it holds.

/** Characters of an answer that a language model reads (research/evaluator.md §10). */
export const ASSISTANT_RESPONSE_MAX = 4000

/** Control, directional, zero-width, private and broken characters, and blanks that look like nothing: hidden words are written in them. */
const UNSEEN = /(?!\n)(?:[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115f\u1160\u2800\u3164\uffa0]|[\u{e0100}-\u{e01ef}])/gu
const LINE_END = /\r\n?|[\u2028\u2029]/g

/** The text as a reader sees it, cut after `max` characters. */
export function visibleText(text: string, max: number): string {
  const clean = text
    .slice(0, max * 2)
    .replace(LINE_END, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
  // A pair that the cut has parted leaves a half, which is no character.
  return clean
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** Tags become spaces, those that end a line become line ends; in linear time, whatever brackets there are. */
export function withoutTags(text: string): string {
  const [first = '', ...rest] = text.split('<')
  const parts = [first]
  for (const part of rest) {
    const end = part.indexOf('>')
    if (end < 0 || end > 200 || !/^[a-z/!]/i.test(part)) parts.push('<', part)
    else parts.push(/^\/?(?:br|p|div|tr|li|h[1-6]|ul|ol|table)\b/i.test(part) ? '\n' : ' ', part.slice(end + 1))
  }
  return parts.join('')
}

const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }
export const withoutEntities = (text: string) =>
  text.replace(/&(nbsp|amp|lt|gt|quot|apos|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')

/** One sentence of a model as it may be shown: no tags, links or marks of markdown, in one line, no longer than `max`. */
export function shownText(text: string, max: number): string {
  const plain = withoutEntities(withoutTags(visibleText(text, max * 2)))
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\s]{0,500}\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/(?:\*\*|__|`|^#{1,6}\s)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length <= max ? plain : `${visibleText(plain, max - 1)}…`
}
