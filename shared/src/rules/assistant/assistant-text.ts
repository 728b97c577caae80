// Text sent to a language model or received from one, without hidden characters.

/** Characters of an answer that a language model reads. */
export const ASSISTANT_RESPONSE_MAX = 4000

/**
 * Control, directional, zero-width, private-use and broken characters, and characters that look blank: they can carry
 * hidden text.
 */
const UNSEEN = /(?!\n)(?:[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115f\u1160\u2800\u3164\uffa0]|[\u{e0100}-\u{e01ef}])/gu
const LINE_END = /\r\n?|[\u2028\u2029]/g

/** The text as a reader sees it, cut to `max` characters. */
export function visibleText(text: string, max: number): string {
  const clean = text
    .slice(0, max * 2)
    .replace(LINE_END, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
  // The cut may leave one half of a surrogate pair, which is not a character.
  return clean
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/**
 * Replaces tags by spaces, and tags that end a line by line ends; linear in the length for any arrangement of brackets.
 */
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

/** One sentence from a model, safe to show: no tags, links or Markdown marks, on one line, at most `max` characters. */
export function shownText(text: string, max: number): string {
  const plain = withoutEntities(withoutTags(visibleText(text, max * 2)))
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\s]{0,500}\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/(?:\*\*|__|`|^#{1,6}\s)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length <= max ? plain : `${visibleText(plain, max - 1)}…`
}
