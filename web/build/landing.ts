import { basename, join } from 'node:path'
import { createServer, type Plugin, type PluginOption, type ViteDevServer } from 'vite'
import { INTERFACE_LANGUAGES, landingPage } from '../../shared/src/model/languages.ts'

interface Rendered {
  title: string
  description: string
  skip: string
  body: string
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Renders the landing page to static HTML in every language at build, so that it can be read without scripts. */
export function prerenderLanding(plugins: () => PluginOption[]): Plugin {
  /** Loads the page's sources so that Node can run them; one server for all languages. */
  let server: Promise<ViteDevServer> | undefined
  const start = () =>
    createServer({
      configFile: false,
      root: join(import.meta.dirname, '..'),
      appType: 'custom',
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: plugins(),
    })
  return {
    name: 'prerender-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (!html.includes('<!--landing-->')) return
        const language = INTERFACE_LANGUAGES.find((one) => landingPage(one) === `/${basename(filename)}`)
        if (!language) throw new Error(`${filename} is the landing page of no language`)
        server ??= start()
        const { render } = (await (await server).ssrLoadModule('/src/features/landing/render.tsx')) as {
          render(language: string): Rendered
        }
        const page = render(language)
        return html
          .replace(
            '<!--head-->',
            `<title>${text(page.title)}</title>\n    <meta name="description" content="${text(page.description)}" />`,
          )
          .replace('<!--landing-->', `<a class="skip" href="#content">${text(page.skip)}</a>\n    ${page.body}`)
      },
    },
    async closeBundle() {
      await (await server)?.close()
      server = undefined
    },
  }
}
