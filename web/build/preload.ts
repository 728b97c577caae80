import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES } from '../../shared/src/model/languages.ts'
import { paths } from '../src/app/paths.ts'
import { readRoute, routeScreens } from './route-screens.ts'

type Bundle = Rolldown.OutputBundle
export type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** Fonts that are loaded only if the learner has chosen them (reading-fonts.css). */
const CHOSEN_FONTS = /\/(atkinson|opendyslexic)-/
/** Chunks that every signed-in page loads next; French is the first language. */
const FRAME = ['src/app/signed-in-frame.tsx', 'src/session/workspace/workspace.ts', 'virtual:catalogue/fr/core']
/** What a screen loads by itself, and without which it is not complete: the plan of the day. */
const PARTS: Record<string, { area: string; screen: string }> = {
  [paths.home]: { area: 'today', screen: 'features/today/today' },
}
/**
 * Requests the screen of this address in this language while the app itself is loading. A page that a service worker
 * controls has every file in its cache already.
 */
const EARLY = `;((files, table) => {
  if (navigator.serviceWorker?.controller) return
  const [, language = '${DEFAULT_LANGUAGE}'] = /(?:^|;\\s*)language=(${INTERFACE_LANGUAGES.join('|')})/.exec(document.cookie) ?? []
  const found = table.find(([path]) => new RegExp(path).test(location.pathname))
  for (const at of found ? [...found[1], ...found[2][language]] : []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/assets/' + files[at] + '.js'
    document.head.append(link)
  }
})`

const chunks = (bundle: Bundle) => Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk')
const facade = (bundle: Bundle, end: string) => chunks(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(end))
/** The chunk that begins with a module, named by the end of its path. Throws where the build has none. */
export function chunkOf(bundle: Bundle, end: string): Chunk {
  const chunk = facade(bundle, end)
  if (!chunk) throw new Error(`no chunk of the build begins with ${end}`)
  return chunk
}
/** The style sheets of some chunks, each once. */
export const stylesOf = (some: readonly Chunk[]) => [
  ...new Set(some.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
]

/** A chunk and everything that it imports, except what the page names itself. */
export function closure(
  bundle: Bundle,
  chunk: Chunk | undefined,
  without: ReadonlySet<string> = new Set(),
  found = new Set<string>(),
): Set<string> {
  if (!chunk || found.has(chunk.fileName) || without.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const name of chunk.imports) closure(bundle, bundle[name] as Chunk | undefined, without, found)
  return found
}

/** `/learning/$id` as a regular expression for addresses. */
const patternOf = (path: string) => `^${path.replaceAll(/\$\w+/g, '[^/]+')}$`

/** The names of the files that the screens need, each listed once, and for each address the indexes of its files in that list. */
function earlyTable(bundle: Bundle) {
  const here = closure(bundle, facade(bundle, '/app.html'), new Set())
  const names: string[] = []
  const placesOf = (end: string) => {
    return [...closure(bundle, chunkOf(bundle, end), here)].map((file) => {
      const name = file.replace(/^assets\/(.+)\.js$/, '$1')
      if (!names.includes(name)) names.push(name)
      return names.indexOf(name)
    })
  }
  const table = routeScreens(readRoute).map(({ path, area, screen }) => {
    const parts = [{ area, screen }, ...(PARTS[path] ? [PARTS[path]] : [])]
    const words = Object.fromEntries(
      INTERFACE_LANGUAGES.map((language) => [
        language,
        parts.flatMap((part) => placesOf(`virtual:catalogue/${language}/${part.area}`)),
      ]),
    )
    return [patternOf(path), [...new Set(parts.flatMap((part) => placesOf(`/src/${part.screen}.tsx`)))], words]
  })
  return { names, table }
}

/** The scripts that Vite adds to a page. */
const SCRIPTS = /<(?:script type|link rel)="module(?:preload)?"/g
/** Scripts with low priority: the first paint needs only the styles, and on a slow line waits for what is before them. */
const scriptsLater = (html: string) => html.replaceAll(SCRIPTS, (tag) => `${tag} fetchpriority="low"`)

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
/**
 * The style sheets at the end of the page: what is before them, the logo of the start, is painted without waiting for
 * them (public/theme.js has its styles), and the app's script still waits.
 */
const stylesLater = (html: string) =>
  html.replaceAll(STYLES, '').replace('</body>', () => `${html.match(STYLES)?.join('') ?? ''}\n  </body>`)

/** Vite's function that preloads the files of a chunk before the chunk itself is requested. */
const HELPER = /vite\/preload-helper\.js$/
const MAKES_LINK = /const link = document\.createElement\(["']link["']\)/
/**
 * That function without preloads of scripts on a page that a service worker controls: every file is in its cache, and
 * the links of a start take some 45 ms of the main thread.
 */
function preloadsStylesOnly(code: string): string {
  if (!MAKES_LINK.test(code)) throw new Error("preload: Vite's helper is not the one that is expected here")
  return code.replace(MAKES_LINK, (line) => `if (!isCss && navigator.serviceWorker?.controller) return\n${line}`)
}

/**
 * Adds preloads: for every page its fonts, so that no text moves when they arrive; for the app its frame, store and
 * catalogue, and the screen of the address.
 */
export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler: preloadsStylesOnly,
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, filename }) {
        const link = (attrs: Record<string, string | boolean>) => ({ tag: 'link', attrs, injectTo: 'head' as const })
        const fonts = Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2') && !CHOSEN_FONTS.test(name))
          .map((name) => link({ rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true }))
        if (basename(filename) !== 'app.html') return fonts
        const here = closure(bundle, facade(bundle, '/app.html'), new Set())
        const frame = FRAME.map((end) => chunkOf(bundle, end))
        const modules = new Set(frame.flatMap((chunk) => [...closure(bundle, chunk, here)]))
        const tags = [
          ...fonts,
          ...[...modules].map((name) =>
            link({ rel: 'modulepreload', href: `/${name}`, crossorigin: true, fetchpriority: 'low' }),
          ),
          ...stylesOf(frame).map((name) => ({
            ...link({ rel: 'stylesheet', href: `/${name}`, crossorigin: true }),
            injectTo: 'body' as const,
          })),
          {
            tag: 'script',
            attrs: { src: '/preload.js', async: true, fetchpriority: 'high' },
            injectTo: 'head-prepend' as const,
          },
        ]
        return { html: stylesLater(scriptsLater(html)), tags }
      },
    },
    generateBundle(_options, bundle) {
      if (!facade(bundle, '/app.html')) return
      const { names, table } = earlyTable(bundle)
      this.emitFile({
        type: 'asset',
        fileName: 'preload.js',
        source: `${EARLY.replaceAll(/\n\s*/g, '\n')}(${JSON.stringify(names)},${JSON.stringify(table)})\n`,
      })
    },
  }
}
