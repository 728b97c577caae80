import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin, type PluginOption } from 'vite'

interface Rendered {
  title: string
  description: string
  skip: string
  body: string
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Renders the landing page to static HTML in both languages at build time, so that it needs no script to be read. */
export function prerenderLanding(plugins: () => PluginOption[]): Plugin {
  return {
    name: 'prerender-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (!html.includes('<!--landing-->')) return
        const language = basename(filename) === 'index.en.html' ? 'en' : 'fr'
        const server = await createServer({
          configFile: false,
          root: fileURLToPath(new URL('.', import.meta.url)),
          appType: 'custom',
          logLevel: 'error',
          optimizeDeps: { noDiscovery: true },
          server: { middlewareMode: true, ws: false, watch: null },
          plugins: plugins(),
        })
        try {
          const { render } = (await server.ssrLoadModule('/src/features/landing/render.tsx')) as {
            render(language: string): Rendered
          }
          const page = render(language)
          return html
            .replace(
              '<!--head-->',
              `<title>${text(page.title)}</title>\n    <meta name="description" content="${text(page.description)}" />`,
            )
            .replace('<!--landing-->', `<a class="skip" href="#content">${text(page.skip)}</a>\n    ${page.body}`)
        } finally {
          await server.close()
        }
      },
    },
  }
}
