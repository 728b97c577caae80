import type { Rolldown } from 'vite'
import type { InterfaceLanguage } from '../../shared/src/model/languages.ts'
import { type Chunk, chunkOf, closure, stylesOf } from './preload.ts'

/** The script of the static sign-in page. */
export const AUTH_CLIENT = 'src/app/static/auth-client.ts'
const SCREEN = '/src/features/auth/auth-screen.tsx'

const ROOT = /<div id="root">[\s\S]*<\/div>\s*(?=<\/body>)/
const APP_SCRIPT = /\s*<script type="module"[^>]*><\/script>/
const NOT_FOR_VISITORS =
  /\s*(?:<script src="\/preload\.js"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<link rel="stylesheet"[^>]*>)/g

/**
 * The template of the static sign-in page: the app's own page with the styles of its form and, instead of the app, a
 * script that loads it when it is needed. The app's script waits in a `template`.
 */
export function authTemplate(html: string, bundle: Rolldown.OutputBundle, language: InterfaceLanguage): string {
  const script = APP_SCRIPT.exec(html)?.[0].replace(' fetchpriority="low"', '').trim()
  const plain = html.replace(NOT_FOR_VISITORS, '').replace(APP_SCRIPT, '')
  if (!script || !ROOT.test(plain)) throw new Error('static sign-in page: app.html is not as expected')
  const begins = ['/app.html', SCREEN, ...['core', 'auth'].map((area) => `virtual:catalogue/${language}/${area}`)]
  const files = new Set(begins.flatMap((end) => [...closure(bundle, chunkOf(bundle, end))]))
  const styles = stylesOf([...files].map((file) => bundle[file] as Chunk))
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    // Not a module: it runs before the page is parsed, so that no press is lost.
    `<script src="/${chunkOf(bundle, `/${AUTH_CLIENT}`).fileName}"></script>`,
  ]
  const preloads = [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return plain
    .replace(/<title>.*<\/title>\s*<meta name="description"[^>]*>/, '<!--head-->')
    .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
    .replace(
      ROOT,
      () =>
        `<div id="early"><!--body--></div>\n    <div id="root" hidden></div>\n    <template id="app">${preloads.join('')}${script}</template>\n  `,
    )
}
