import { join } from 'node:path'
import { createServer, type Plugin, type PluginOption, type Rolldown, type ViteDevServer } from 'vite'
import { INTERFACE_LANGUAGES } from '../../shared/src/model/languages.ts'
import { STATIC_PATHS, staticPage } from '../../shared/src/model/static-pages.ts'
import { authTemplate } from './auth-template.ts'

interface Rendered {
  title: string
  description: string
  skip: string
  body: string
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The templates of the static pages: the landing page has styles of its own. */
export const TEMPLATES = ['index.html', 'document.html']
const templateOf = (path: string) => (path === '/' ? 'index.html' : 'document.html')
const APP = 'app.html'

/**
 * Forms that do nothing by themselves: before the script has come, the browser would otherwise put what was typed into
 * the address.
 */
const inert = (body: string) => body.replaceAll('<form ', '<form method="dialog" ')

/**
 * Renders the static pages to HTML in every language at build, so that they can be read without scripts. Each is made
 * from its template, after the build has put the addresses of the script and the styles into it.
 */
export function staticPages(plugins: () => PluginOption[]): Plugin {
  /** Loads the pages' sources so that Node can run them; one server for all pages. */
  let server: ViteDevServer | undefined
  return {
    name: 'static-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle: Rolldown.OutputBundle) {
        const templates = new Map(
          TEMPLATES.map((name) => {
            const file = bundle[name]
            if (file?.type !== 'asset') throw new Error(`the build has no ${name}`)
            delete bundle[name]
            return [name, String(file.source)]
          }),
        )
        const app = bundle[APP]
        if (app?.type !== 'asset') throw new Error(`the build has no ${APP}`)
        server ??= await createServer({
          configFile: false,
          root: join(import.meta.dirname, '..'),
          appType: 'custom',
          logLevel: 'error',
          optimizeDeps: { noDiscovery: true },
          server: { middlewareMode: true, ws: false, watch: null },
          // The plugins replace this library, which they can only where it is not left to Node.
          ssr: { noExternal: ['@chakra-ui/react'] },
          plugins: plugins(),
        })
        // The pages are those of a visitor who has nothing stored. Node warns of each use of its own storage.
        Reflect.deleteProperty(globalThis, 'localStorage')
        const { render } = (await server.ssrLoadModule('/src/app/static/render.tsx')) as {
          render(path: string, language: string): Promise<Rendered>
        }
        for (const path of STATIC_PATHS)
          for (const language of INTERFACE_LANGUAGES) {
            const page = await render(path, language)
            const isAuth = path.startsWith('/auth')
            const template = isAuth
              ? authTemplate(String(app.source), bundle, language)
              : (templates.get(templateOf(path)) ?? '')
            const source = template
              .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
              .replace(
                '<!--head-->',
                () =>
                  `<title>${text(page.title)}</title>\n    <meta name="description" content="${text(page.description)}" />`,
              )
              .replace('<!--body-->', () =>
                isAuth ? inert(page.body) : `<a class="skip" href="#content">${text(page.skip)}</a>\n    ${page.body}`,
              )
            this.emitFile({ type: 'asset', fileName: staticPage(path, language).slice(1), source })
          }
      },
    },
    async closeBundle() {
      await server?.close()
      server = undefined
    },
  }
}
