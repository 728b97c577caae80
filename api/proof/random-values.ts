import type { JsonSchema } from 'shared/contract/json-schema'

/** Random numbers that are reproducible by their seed (mulberry32). */
export function chance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    below: (n: number) => Math.floor(next() * n),
    of: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
  }
}
export type Chance = ReturnType<typeof chance>

const TEXTS = [
  '',
  ' ',
  'a',
  'é',
  '漢字',
  '😀',
  '\u0000',
  '\u202e',
  '\ud800',
  "' or 1=1 --",
  '"',
  '\\',
  '%',
  '%00',
  '../../etc/passwd',
  '=1+1',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '$' + '{7*7}',
  '{{7*7}}',
  'constructor',
  '__proto__',
  'toString',
  'null',
  'undefined',
  'NaN',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '.'.repeat(5000),
  '['.repeat(5000),
  'a b '.repeat(2000),
  'data:image/png;base64,AAAA',
  'https://example.org/a.mp4',
  'ada@example.org',
  '2026-01-01',
  '0000-01-01',
  '9999-12-31T23:59:59.999-23:59',
  '0000-01-01T00:00:00+14:00',
  '2026-02-30',
  '١٢٣',
] as const
const NUMBERS = [0, 1, -1, 2, 7, 100, 1.5, -0.1, 1e9, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e300, 86_400, 500]
const ANYTHING: readonly unknown[] = [null, true, 1, 0, 'x', [], {}, [[]], { constructor: 1 }, [null], 1e21, '']

const FORMATS: Record<string, string> = {
  'date-time': '2026-05-04T10:00:00.000Z',
  date: '2026-05-04',
  email: 'somebody@example.org',
}

/** A value for a schema, valid in most cases; `ids` are existing ids. */
export function randomValue(
  schema: JsonSchema | boolean | undefined,
  by: Chance,
  ids: readonly string[],
  defs: Record<string, JsonSchema>,
  depth = 0,
): unknown {
  if (typeof schema !== 'object' || depth > 6 || by.next() < 0.03) return by.of(ANYTHING)
  const inner = (s: JsonSchema | boolean | undefined) => randomValue(s, by, ids, defs, depth + 1)
  const { $ref, enum: options, anyOf, type } = schema
  if ($ref !== undefined) return inner(defs[$ref.split('/').at(-1) ?? ''])
  if (schema.const !== undefined) return schema.const
  if (options) return by.next() < 0.9 ? by.of(options) : by.of(TEXTS)
  if (anyOf) return inner(by.of(anyOf))
  const kind = Array.isArray(type) ? by.of(type) : type
  if (kind === 'string') {
    const format = FORMATS[schema.format ?? '']
    if (format !== undefined && by.next() < 0.6) return format
    return by.next() < 0.3 ? by.of(ids) : by.of(TEXTS)
  }
  if (kind === 'integer' || kind === 'number') {
    const { minimum = 0, maximum = 1000 } = schema
    if (by.next() < 0.5) return by.of(NUMBERS)
    const value = minimum + by.next() * (Math.min(maximum, 1e15) - minimum)
    return kind === 'integer' ? Math.round(value) : value
  }
  if (kind === 'boolean') return by.next() < 0.5
  if (kind === 'null') return null
  if (kind === 'array') {
    const size = by.next() < 0.02 ? 600 : by.below(4)
    return Array.from({ length: size }, () => inner(schema.items))
  }
  const object: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (schema.required?.includes(name) ? by.next() < 0.97 : by.next() < 0.5) object[name] = inner(property)
  if (typeof schema.additionalProperties === 'object')
    for (let i = by.below(3); i > 0; i--)
      Object.defineProperty(object, by.of(TEXTS), {
        value: inner(schema.additionalProperties),
        enumerable: true,
        configurable: true,
      })
  return object
}
