import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** What every signed-in page asks for next; French is the first language. */
const FRAME = /src\/app\/signed-in-frame\.tsx$|src\/session\/workspace\.ts$|virtual:catalogue\/fr\/core$/
/** Addresses that people open first, and their screens. */
const SCREENS: readonly (readonly [path: string, screen: string])[] = [
  ['^/$', 'dashboard/dashboard-screen'],
  ['^/dashboard$', 'dashboard/progress-dashboard-screen'],
  ['^/learning-demo$', 'learning/module-list-screen'],
  ['^/learning/', 'learning/module-reader-screen'],
  ['^/quizzes$', 'quizzes/quiz-list-screen'],
  ['^/quizzes/', 'quizzes/quiz-screen'],
  ['^/casper$', 'preparation/preparation-screen'],
  ['^/games$', 'games/games-screen'],
  ['^/speech-test$', 'speech/speech-test-screen'],
  ['^/video-practice$', 'video/video-practice-screen'],
  ['^/device$', 'sync/device-screen'],
  ['^/auth$', 'auth/auth-screen'],
]

/** Runs before the app: it asks for the screen of this address, in this language, while the app itself is on its way. */
const EARLY = `;((table) => {
  // Behind the worker everything is here already.
  if (navigator.serviceWorker && navigator.serviceWorker.controller) return
  const language = /(?:^|;\\s*)language=en/.test(document.cookie) ? 'en' : 'fr'
  const found = table.find(([path]) => new RegExp(path).test(location.pathname))
  for (const file of found ? [...found[1], ...found[2][language]] : []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
})`

const chunks = (bundle: Bundle) => Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk')
const facade = (bundle: Bundle, end: string) => chunks(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(end))

/** A chunk and all that it imports, but for what the page names itself. */
function closure(
  bundle: Bundle,
  chunk: Chunk | undefined,
  without: ReadonlySet<string>,
  found = new Set<string>(),
): Set<string> {
  if (!chunk || found.has(chunk.fileName) || without.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const name of chunk.imports) closure(bundle, bundle[name] as Chunk | undefined, without, found)
  return found
}

function earlyTable(bundle: Bundle) {
  const here = closure(bundle, facade(bundle, '/app.html'), new Set())
  const files = (end: string) => {
    const chunk = facade(bundle, end)
    if (!chunk) throw new Error(`preload: the build has no ${end}`)
    return [...closure(bundle, chunk, here)].map((name) => `/${name}`)
  }
  return SCREENS.map(([path, screen]) => {
    const area = screen.slice(0, screen.indexOf('/'))
    const words = { fr: files(`virtual:catalogue/fr/${area}`), en: files(`virtual:catalogue/en/${area}`) }
    return [path, files(`/features/${screen}.tsx`), words]
  })
}

/**
 * Lets the browser ask early: every page for its fonts, so that no text moves when they come; the app for its frame, its store and
 * its words, and for the screen that the address names.
 */
export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, filename }) {
        const link = (attrs: Record<string, string | boolean>) => ({ tag: 'link', attrs, injectTo: 'head' as const })
        const fonts = Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => link({ rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true }))
        if (basename(filename) !== 'app.html') return fonts
        const here = closure(bundle, facade(bundle, '/app.html'), new Set())
        const frame = chunks(bundle).filter((chunk) => FRAME.test(chunk.facadeModuleId ?? ''))
        const modules = new Set(frame.flatMap((chunk) => [...closure(bundle, chunk, here)]))
        const styles = frame.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
        return [
          ...fonts,
          ...[...modules].map((name) => link({ rel: 'modulepreload', href: `/${name}`, crossorigin: true })),
          ...styles.map((name) => link({ rel: 'stylesheet', href: `/${name}`, crossorigin: true })),
          { tag: 'script', attrs: { src: '/preload.js' }, injectTo: 'head-prepend' as const },
        ]
      },
    },
    generateBundle(_options, bundle) {
      if (!facade(bundle, '/app.html')) return
      this.emitFile({
        type: 'asset',
        fileName: 'preload.js',
        source: `${EARLY}(${JSON.stringify(earlyTable(bundle))})\n`,
      })
    },
  }
}
