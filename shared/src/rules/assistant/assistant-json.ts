// JSON as assistants write it: in code fences, with comments, typographic quotes, unquoted words, missing or extra
// commas, or cut off. Every character is read once, so that a hostile text takes linear time too.

/** A value without its types: numbers and booleans stay the text that was written. */
export type Loose = string | Loose[] | Map<string, Loose>

const DEPTH_MAX = 12
const AHEAD_MAX = 40
/** The closing quotation mark by the opening one. */
const CLOSING: Record<string, string> = {
  '"': '"',
  '“': '”“"',
  '”': '”“"',
  '„': '”“"',
  '«': '»',
  "'": "'’",
  '‘': "’'",
  '’': "’'",
  '`': '`',
}
const ESCAPES: Record<string, string> = { n: '\n', t: ' ', r: '', b: '', f: '' }
const SPACE = /[\s,;]*/y
const COMMENT = /\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)/y
const KEY = /[\p{L}_$][\p{L}\p{N}_$ -]{0,60}/uy
const COLON = /\s*(?:=>|[:=])\s*/y
const DECIMAL_COMMA = /[+]?\d+,\d+(?=\s*(?:[,}\n]|$))/y
/** Text with which JSON can continue after a comma. If anything else follows, the comma belongs to a sentence. */
const BEGINS = /\s*(?:["'“”„«‘’`[\]{}\d+-]|true\b|false\b|null\b|$|[\p{L}_$][\p{L}\p{N}_$-]{0,40}\s*:)/uy

export function readLooseJson(text: string, from: number): { value: Loose; end: number } {
  let at = from

  function take(pattern: RegExp): string {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  function skip() {
    while (take(SPACE) !== '' || take(COMMENT) !== '');
  }
  /** Whether the quotation mark at `i` ends the text: JSON syntax follows it. */
  function isEnd(i: number) {
    let next = i + 1
    const last = Math.min(text.length, next + AHEAD_MAX)
    while (next < last && (text[next] === ' ' || text[next] === '\r')) next++
    const follows = text[next]
    if (follows === undefined || ':}]\n/=;'.includes(follows)) return true
    if (follows !== ',') return false
    BEGINS.lastIndex = next + 1
    return BEGINS.test(text)
  }
  function quoted(closing: string): string {
    const parts: string[] = []
    for (at++; at < text.length; at++) {
      const c = text[at] as string
      if (c === '\\') {
        const escaped = text[++at] ?? ''
        const code = escaped === 'u' ? /^[0-9a-f]{4}/i.exec(text.slice(at + 1, at + 5))?.[0] : undefined
        if (code) at += 4
        parts.push(code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[escaped] ?? escaped))
      } else if (closing.includes(c) && isEnd(at)) {
        at++
        break
      } else parts.push(c)
    }
    return parts.join('')
  }
  function bare(isMember: boolean): string {
    const number = isMember ? take(DECIMAL_COMMA) : ''
    if (number !== '') return number
    const start = at
    while (at < text.length && !',}]\n'.includes(text[at] as string)) at++
    return text.slice(start, at).trim()
  }
  function value(depth: number, isMember: boolean): Loose {
    const c = text[at] ?? ''
    if (depth < DEPTH_MAX && c === '{') return object(depth + 1)
    if (depth < DEPTH_MAX && c === '[') return list(depth + 1)
    const closing = CLOSING[c]
    return closing === undefined ? bare(isMember) : quoted(closing)
  }
  function list(depth: number): Loose[] {
    const items: Loose[] = []
    at++
    for (;;) {
      skip()
      const c = text[at]
      if (c === undefined || c === '}') return items
      if (c === ']') {
        at++
        return items
      }
      const before = at
      items.push(value(depth, false))
      if (at === before) at++
    }
  }
  function object(depth: number): Map<string, Loose> {
    const members = new Map<string, Loose>()
    at++
    for (;;) {
      skip()
      const c = text[at]
      if (c === undefined) return members
      if (c === '}') {
        at++
        return members
      }
      const closing = CLOSING[c]
      const key = closing === undefined ? take(KEY) : quoted(closing)
      // Without a key and a colon there is no member here: the key, or one character where there is none, is skipped.
      if (key === '' || take(COLON) === '') {
        if (key === '') at++
        continue
      }
      const found = value(depth, true)
      if (!members.has(key)) members.set(key, found)
    }
  }
  const read = value(0, false)
  return { value: read, end: at }
}

/** The largest number of objects that are read from one text. */
const STARTS_MAX = 12

/** Where an object may begin: in a code fence, at a brace that is closed, at the first and the last unclosed brace. */
export function objectStarts(text: string): number[] {
  const fenced: number[] = []
  for (const { index } of text.matchAll(/```/g)) {
    const brace = text.slice(index, index + AHEAD_MAX).indexOf('{')
    if (brace >= 0 && fenced.length < STARTS_MAX / 3) fenced.push(index + brace)
  }
  const open: number[] = []
  let closed: number[] = []
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') open.push(i)
    else if (text[i] === '}') {
      const start = open.pop()
      if (start === undefined) continue
      while (closed.length > 0 && (closed.at(-1) as number) > start) closed.pop()
      closed.push(start)
    }
  }
  closed = closed.slice(0, STARTS_MAX / 2)
  const unclosed = open.length > 0 ? [open[0] as number, open.at(-1) as number] : []
  return [...new Set([...fenced, ...[...closed, ...unclosed].sort((a, b) => a - b)])]
}
