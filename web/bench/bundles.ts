import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { figure, part } from './report.ts'

const DIST = join(import.meta.dirname, '../dist')
const KIB = 1024
const CAP = { signedIn: 155, firstRender: 115, visitor: 90, ownChunk: 25, css: 8, font: 35, precache: 600 }

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
const ENTRY = 'app.html'
/** Neither another screen or frame, nor words, nor the sanitiser that only a browser without its own fetches. */
const OTHER = /^src\/(app|features)\/|^virtual:|\/dompurify\//
/** What only who is signed in needs; a visitor's pages do without it. */
const SIGNED_IN_ONLY = /^src\/session\/workspace/
const FRAME = { signedIn: 'src/app/signed-in-frame.tsx', visitor: 'src/app/anonymous-frame.tsx' }
/** [address, its source, the area of its words, its frame]. */
const ROUTES: [string, string, string, keyof typeof FRAME | undefined][] = [
  ['/', 'dashboard/dashboard-screen', 'dashboard', 'signedIn'],
  ['/dashboard', 'dashboard/progress-dashboard-screen', 'dashboard', 'signedIn'],
  ['/learning-demo', 'learning/module-list-screen', 'learning', 'signedIn'],
  ['/learning/{id}', 'learning/module-reader-screen', 'learning', 'signedIn'],
  ['/progress-test', 'learning/progress-test-screen', 'learning', 'signedIn'],
  ['/device', 'sync/device-screen', 'sync', 'signedIn'],
  ['/about', 'about/about-screen', 'about', 'visitor'],
  ['/auth', 'auth/auth-screen', 'auth', undefined],
  ['/reset-password', 'auth/reset-password-screen', 'auth', undefined],
  ['/terms', 'legal/terms-screen', 'legal', 'visitor'],
  ['/privacy', 'legal/privacy-screen', 'legal', 'visitor'],
]

const known = new Map<string, number>()
/** KiB of these files, brotli quality 11 each. */
const weight = (files: Iterable<string>) => {
  let sum = 0
  for (const file of new Set(files)) {
    const kib = known.get(file) ?? brotliCompressSync(readFileSync(join(DIST, file))).byteLength / KIB
    known.set(file, kib)
    sum += kib
  }
  return sum
}
const isCss = (file: string) => file.endsWith('.css')
const isJs = (file: string) => file.endsWith('.js')

type Manifest = Record<string, Chunk>

/** A chunk and everything it imports statically. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no ${key}`)
  seen.add(key)
  for (const name of chunk.imports ?? []) closure(manifest, name, seen)
  return seen
}
const closures = (manifest: Manifest, keys: Iterable<string>) =>
  new Set([...keys].flatMap((key) => [...closure(manifest, key)]))
const filesOf = (manifest: Manifest, keys: Iterable<string>) =>
  [...keys].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat())
/** What these chunks ask for by themselves: neither another screen or frame nor words. */
const askedFor = (manifest: Manifest, keys: Iterable<string>) =>
  [...keys].flatMap((key) => manifest[key]?.dynamicImports ?? []).filter((key) => !OTHER.test(key))

const scripts = (html: string) => [...html.matchAll(/<script\b([^>]*)\bsrc="\/([^"]+)"([^>]*)>/g)]
const stylesheets = (html: string) =>
  [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map((m) => m[1] ?? '')

/** G1 and G2: what is fetched before each route can be used, and what is kept for offline use. */
export function measureBundles() {
  part('G1 · JavaScript and CSS per route, brotli 11')
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest
  const words = (area: string) => {
    const sizes = ['fr', 'en'].map((language) => {
      const chunk = manifest[`virtual:catalogue/${language}/${area}`]
      return chunk ? [chunk.file] : []
    })
    return sizes.sort((a, b) => weight(b) - weight(a))[0] ?? []
  }
  const appHtml = readFileSync(join(DIST, 'app.html'), 'utf8')
  const entry = [
    ...filesOf(manifest, closure(manifest, ENTRY)),
    ...scripts(appHtml).map((m) => m[2] ?? ''),
    ...stylesheets(appHtml),
    ...words('core'),
  ]
  figure('the app before its first render', weight(entry), 'KiB', { most: CAP.firstRender })
  for (const [path, source, area, frame] of ROUTES) {
    const isSignedIn = frame === 'signedIn'
    const late = (keys: Iterable<string>) =>
      closures(manifest, [
        ...keys,
        ...askedFor(manifest, keys).filter((key) => isSignedIn || !SIGNED_IN_ONLY.test(key)),
      ])
    const common = late(closures(manifest, frame ? [ENTRY, FRAME[frame]] : [ENTRY]))
    const before = [...entry, ...filesOf(manifest, common)]
    const route = filesOf(manifest, late(closure(manifest, `src/features/${source}.tsx`)))
    const all = new Set([...before, ...route, ...words(area)])
    const own = route.filter((file) => isJs(file) && !before.includes(file))
    const most = isSignedIn ? CAP.signedIn : CAP.visitor
    figure(path, weight(all), 'KiB', { most })
    figure(`${path} · the route's own chunks`, weight(own), 'KiB', { most: CAP.ownChunk })
    figure(`${path} · CSS`, weight([...all].filter(isCss)), 'KiB', { most: CAP.css })
  }
  const landingHtml = readFileSync(join(DIST, 'index.html'), 'utf8')
  const loaded = scripts(landingHtml)
  const css = stylesheets(landingHtml)
  const blocking = loaded.filter((m) => !/type="module"|\bdefer\b|\basync\b/.test(`${m[1]} ${m[3]}`))
  figure('landing', weight([...loaded.map((m) => m[2] ?? ''), ...css]), 'KiB', { most: CAP.visitor })
  figure('landing · CSS', weight(css), 'KiB', { most: CAP.css })
  figure('landing · JavaScript needed for paint', weight(blocking.map((m) => m[2] ?? '')), 'KiB', { most: 0 })
  const files = new Set(Object.values(manifest).map((chunk) => chunk.file))
  for (const font of [...files].filter((file) => file.endsWith('.woff2')))
    figure(font.replace(/^assets\/|-[\w-]{8}\.woff2$/g, ''), readFileSync(join(DIST, font)).byteLength / KIB, 'KiB', {
      most: CAP.font,
    })

  part('G2 · the whole precache')
  const worker = readFileSync(join(DIST, 'service-worker.js'), 'utf8')
  const precached = [...worker.matchAll(/\burl"?:\s*["']([^"']+)["']/g)].map((m) => m[1] ?? '')
  const code = precached.filter((file) => isJs(file) || isCss(file))
  // A worker whose list is not found would weigh nothing.
  figure('files of code in the precache', code.length, '', { least: ROUTES.length })
  figure('JavaScript and CSS', weight([...code, 'service-worker.js']), 'KiB', { most: CAP.precache })
}
