import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { INTERFACE_LANGUAGES } from '../../../shared/src/model/languages.ts'
import { PUBLIC_PATHS, paths } from '../../src/app/paths.ts'
import { readRoute, routeScreens } from '../route-screens.ts'

const KIB = 1024
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>

/** What is loaded before a route can be used: files of the build, and KiB compressed (brotli 11). */
export interface RouteSize {
  path: string
  isPublic: boolean
  files: string[]
  total: number
  css: number
  /** KiB of the JavaScript that the route adds to what is loaded before every such route. */
  own: number
  /** The catalogues of the route and of the frame in every language; `files` has the largest one of each. */
  words: string[]
  /** The evaluator's data that `files` has, if any: they are fetched after the first visit. */
  data: string[]
}

const ENTRY = 'app.html'
/** The scripts of the service worker; the first has the list of files. */
const WORKER = ['service-worker.js', 'service-worker-outbox.js'] as const
/**
 * Excludes other screens and frames, catalogues, the sanitizer library that only a browser without its own loads, and
 * what a button loads on demand: the CSV library, the parser of a progress file.
 */
const OTHER = /^src\/(app|features)\/|^virtual:|\/(dompurify|papaparse)\/|progress-import\.ts$/
/** The evaluator's data of each language, of which an answer needs one. */
const LANGUAGE_DATA = /\/evaluator\/lexicon\/(french|english)\.ts$/
/** Needed only when signed in; a visitor's pages do not load it. */
const SIGNED_IN_ONLY = /^src\/(session\/workspace|data\/practice\/take-trial-along)/
const FRAME = { signedIn: 'src/app/signed-in-frame.tsx', visitor: 'src/app/anonymous-frame.tsx' }
/** Public pages with a frame of their own. */
const BARE: readonly string[] = [paths.auth, paths.resetPassword]

const isCss = (file: string) => file.endsWith('.css')
const isJs = (file: string) => file.endsWith('.js')
/** The scripts of a page; those in a `template` wait there until they are needed. */
export const scripts = (html: string) => [
  ...html.replace(/<template[\s\S]*?<\/template>/g, '').matchAll(/<script\b([^>]*)\bsrc="\/([^"]+)"([^>]*)>/g),
]
export const stylesheets = (html: string) =>
  [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map((m) => m[1] ?? '')

/** Reads the sizes of a finished build. Throws where the build lacks a chunk, a file, or the service worker's list. */
export function bundleSizes(dist: string) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  /** KiB of these files as sent; small ones are not compressed. */
  const weight = (files: Iterable<string>) => {
    let bytes = 0
    for (const file of new Set(files)) {
      const path = join(dist, file)
      bytes += statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
    }
    return bytes / KIB
  }
  /** A chunk and everything that it imports statically. */
  function closure(key: string, seen = new Set<string>()): Set<string> {
    if (seen.has(key)) return seen
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    seen.add(key)
    for (const name of chunk.imports ?? []) closure(name, seen)
    return seen
  }
  const filesOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat())
  /**
   * Chunks and what they import dynamically, each with its static imports; without what `OTHER`, `LANGUAGE_DATA` and,
   * for a visitor, `SIGNED_IN_ONLY` match. All other dynamic imports are taken to be loaded at once.
   */
  const withAsked = (keys: Iterable<string>, isSignedIn: boolean) => {
    const asked = [...keys]
      .flatMap((key) => manifest[key]?.dynamicImports ?? [])
      .filter((key) => !OTHER.test(key) && !LANGUAGE_DATA.test(key) && (isSignedIn || !SIGNED_IN_ONLY.test(key)))
    return new Set([...keys, ...asked].flatMap((key) => [...closure(key)]))
  }
  const catalogues = (area: string) =>
    INTERFACE_LANGUAGES.map((language) => {
      const catalogue = manifest[`virtual:catalogue/${language}/${area}`]
      if (!catalogue) throw new Error(`the build has no catalogue of ${area} in ${language}`)
      return catalogue.file
    })
  const largest = (files: string[]) => files.sort((a, b) => weight([b]) - weight([a])).slice(0, 1)
  /** The largest of an area's catalogues. */
  const words = (area: string) => largest(catalogues(area))
  /** The largest of the evaluator's data that these chunks may load. */
  const languageData = (keys: Iterable<string>) =>
    largest(
      filesOf([...keys].flatMap((key) => manifest[key]?.dynamicImports ?? []).filter((key) => LANGUAGE_DATA.test(key))),
    )
  const html = readFileSync(join(dist, ENTRY), 'utf8')
  const entry = [
    ...filesOf(closure(ENTRY)),
    ...scripts(html).map((m) => m[2] ?? ''),
    ...stylesheets(html),
    ...words('core'),
  ]
  const routes = (): RouteSize[] =>
    routeScreens(readRoute).map(({ path, area, screen }) => {
      // For a signed-in learner `/` is the dashboard, so it does not count as a public page.
      const isPublic = PUBLIC_PATHS.includes(path) && path !== paths.home
      const frame = !isPublic ? [FRAME.signedIn] : BARE.includes(path) ? [] : [FRAME.visitor]
      const common = withAsked(new Set([ENTRY, ...frame].flatMap((key) => [...closure(key)])), !isPublic)
      const before = [...entry, ...filesOf(common)]
      const asked = withAsked(closure(`src/${screen}.tsx`), !isPublic)
      const data = languageData(asked)
      const route = filesOf(asked)
      const files = [...new Set([...before, ...route, ...words(area), ...data])]
      const own = [...route, ...data].filter((file) => isJs(file) && !before.includes(file))
      const sizes = { total: weight(files), css: weight(files.filter(isCss)), own: weight(own) }
      return { path, isPublic, files, ...sizes, words: [...catalogues('core'), ...catalogues(area)], data }
    })
  /**
   * What the service worker keeps for offline use, and the worker's own scripts: `first` KiB while it is installed, `total`
   * KiB with what it fetches afterwards.
   */
  const offline = () => {
    const worker = readFileSync(join(dist, WORKER[0]), 'utf8')
    const listed = [...worker.matchAll(/\{[^{}]*\burl"?:\s*["']([^"']+)["'][^{}]*\}/g)]
    const code = listed
      .map(([entry, file = '']) => ({ file, isLater: entry.includes('later') }))
      .filter(({ file }) => isJs(file) || isCss(file))
    if (code.length === 0) throw new Error('the worker keeps no file: its list was not found')
    const size = (some: typeof code) => weight([...some.map(({ file }) => file), ...WORKER])
    return { first: size(code.filter(({ isLater }) => !isLater)), total: size(code) }
  }
  return { manifest, weight, entry: weight(entry), routes, offline }
}
