import { join } from 'node:path'
import { createServer, type Plugin, type PluginOption, type Rolldown, type ViteDevServer } from 'vite'
import { INTERFACE_LANGUAGES } from '../../shared/src/model/languages.ts'
import { STATIC_PATHS, staticPage } from '../../shared/src/model/static-pages.ts'

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
        server ??= await createServer({
          configFile: false,
          root: join(import.meta.dirname, '..'),
          appType: 'custom',
          logLevel: 'error',
          optimizeDeps: { noDiscovery: true },
          server: { middlewareMode: true, ws: false, watch: null },
          plugins: plugins(),
        })
        const { render } = (await server.ssrLoadModule('/src/app/static/render.tsx')) as {
          render(path: string, language: string): Rendered
        }
        for (const path of STATIC_PATHS)
          for (const language of INTERFACE_LANGUAGES) {
            const page = render(path, language)
            const source = (templates.get(templateOf(path)) ?? '')
              .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
              .replace(
                '<!--head-->',
                () =>
                  `<title>${text(page.title)}</title>\n    <meta name="description" content="${text(page.description)}" />`,
              )
              .replace('<!--body-->', () => `<a class="skip" href="#content">${text(page.skip)}</a>\n    ${page.body}`)
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
