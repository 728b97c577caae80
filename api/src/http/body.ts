import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { MESSAGES } from 'shared/contract/messages'
import { invalid, Refusal } from './failures.ts'

/** Bytes of the largest JSON body, unless the contract says otherwise. */
export const BODY_BYTES_MAX = 512 * 1024
export const JSON_DEPTH_MAX = 20
/**
 * The largest number of names in one object: a body has room for tens of thousands, which would occupy the processor.
 */
export const JSON_NAMES_MAX = 1000
const unzip = promisify(gunzip)
const tooLarge = () => new Refusal(413, MESSAGES.tooLarge)

async function bytesOf(request: Request, max: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > max) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
async function textOf(request: Request, max: number): Promise<string> {
  const zipped = request.headers.get('content-encoding') === 'gzip'
  // With a content length the HTTP parser enforces it; without one the bytes are counted.
  if (!zipped && request.headers.has('content-length')) return request.text()
  const bytes = await bytesOf(request, max)
  if (!zipped) return bytes.toString('utf8')
  try {
    return (await unzip(bytes, { maxOutputLength: max })).toString('utf8')
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge()
    throw invalid([{ code: 'invalid_gzip', message: 'gzip' }])
  }
}
/** The raw body of a request, for checking its signature: 413 beyond `max` bytes. */
export async function readText(request: Request, max: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge()
  return (await bytesOf(request, max)).toString('utf8')
}
/** Refuses what the databases or later parsers could not handle: NUL characters, deep nesting, too many names. */
function check(value: unknown, depth: number, mayHaveNul: boolean): void {
  if (typeof value === 'string') {
    if (mayHaveNul && value.includes('\0')) throw invalid([{ code: 'nul_character', message: 'NUL' }])
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth >= JSON_DEPTH_MAX) throw invalid([{ code: 'too_deep', message: 'depth', maximum: JSON_DEPTH_MAX }])
  if (Array.isArray(value)) {
    for (const item of value) check(item, depth + 1, mayHaveNul)
    return
  }
  let names = 0
  for (const key in value) {
    if (++names > JSON_NAMES_MAX) throw invalid([{ code: 'too_many_names', message: 'names', maximum: JSON_NAMES_MAX }])
    check(key, depth, mayHaveNul)
    check((value as Record<string, unknown>)[key], depth + 1, mayHaveNul)
  }
}

/**
 * The JSON body of a request, and the length of its decompressed text in characters: 413 beyond `max` bytes, 415 for
 * another content type, 422 for invalid gzip or JSON and for what `check` refuses.
 */
export async function readJson(request: Request, max: number): Promise<{ value: unknown; size: number }> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge()
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Refusal(415, MESSAGES.notJson)
  const text = await textOf(request, max)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalid([{ code: 'invalid_json', message: 'JSON' }])
  }
  check(value, 0, text.includes('\\u0000'))
  return { value, size: text.length }
}
