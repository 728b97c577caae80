import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export interface WebFile {
  file: string
  type: string
  etag: string
  /** Encodings that the build has made, the smallest first. */
  variants: readonly { encoding: string; file: string }[]
}

/**
 * The files of the built site by path. Only files that existed at the start are served, so no path can lead out of
 * `root`.
 */
export function webFiles(root: string): ReadonlyMap<string, WebFile> {
  const files = new Map<string, WebFile>()
  if (!existsSync(root)) return files
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const file = join(root, name)
    if (/\.(br|gz|map)$/.test(name) || !statSync(file).isFile()) continue
    const variants = ENCODINGS.filter(([, end]) => existsSync(file + end)).map(([encoding, end]) => ({
      encoding,
      file: file + end,
    }))
    const etag = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    files.set(`/${name.split(sep).join('/')}`, { file, type, etag, variants })
  }
  return files
}
