import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { JSON_DEPTH_MAX, JSON_NAMES_MAX, readJson } from './body.ts'
import type { Refusal } from './failures.ts'

const request = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
const refusal = (r: Request, max = 1000) =>
  readJson(r, max).then(
    () => 'read',
    (e: Refusal) => `${e.status} ${e.body.issues?.[0]?.code ?? ''}`.trim(),
  )
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('a body up to the limit is read, one byte more is 413', async () => {
  expect(await refusal(request(`"${'x'.repeat(998)}"`))).toBe('read')
  expect(await refusal(request(`"${'x'.repeat(999)}"`))).toBe('413')
  expect(await refusal(request('1', { 'content-length': '1001' }))).toBe('413')
})
test('only JSON is taken', async () => {
  expect(await refusal(request('1', { 'content-type': 'text/plain' }))).toBe('415')
  expect(await refusal(request('1', { 'content-type': 'application/jsonp' }))).toBe('415')
  expect(await refusal(request('1', { 'content-type': 'Application/JSON; charset=utf-8' }))).toBe('read')
  expect(await refusal(request('{"a":'))).toBe('422 invalid_json')
})
test('NUL characters are refused wherever they are, the words about them are not', async () => {
  expect(await refusal(request('{"a":["\\u0000"]}'))).toBe('422 nul_character')
  expect(await refusal(request('{"a\\u0000":1}'))).toBe('422 nul_character')
  expect(await refusal(request('{"a":"\\\\u0000"}'))).toBe('read')
})
test('nesting ends at its limit', async () => {
  expect(await refusal(request(nested(JSON_DEPTH_MAX)))).toBe('read')
  expect(await refusal(request(nested(JSON_DEPTH_MAX + 1)))).toBe('422 too_deep')
})
test('the names of an object end at their limit; elements of a list do not', async () => {
  const named = (count: number) =>
    JSON.stringify({ stats: Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, 0])) })
  expect(await refusal(request(named(JSON_NAMES_MAX)), 100_000)).toBe('read')
  expect(await refusal(request(named(JSON_NAMES_MAX + 1)), 100_000)).toBe('422 too_many_names')
  expect(await refusal(request(JSON.stringify(Array(5000).fill({ a: 1 }))), 100_000)).toBe('read')
})
test('a compressed body is read, and its content counts', async () => {
  const gzip = { 'content-encoding': 'gzip' }
  const zip = (text: string) => new Uint8Array(gzipSync(text))
  expect(await readJson(request(zip('{"a":1}'), gzip), 1000)).toEqual({ value: { a: 1 }, size: 7 })
  expect(await refusal(request(zip(`"${'x'.repeat(5000)}"`), gzip))).toBe('413')
  expect(await refusal(request(new Uint8Array([1, 2, 3]), gzip))).toBe('422 invalid_gzip')
})
