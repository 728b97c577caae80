import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** What a signed-in page asks for next, whatever the screen; French is the first language. */
const FRAME = /src\/app\/signed-in-frame\.tsx$|virtual:catalogue\/fr\/core$/

/** Lets the browser ask early: the landing page for its fonts, the app for its frame and its words. */
export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, filename }) {
        const link = (attrs: Record<string, string | boolean>) => ({ tag: 'link', attrs, injectTo: 'head' as const })
        if (basename(filename) !== 'app.html')
          return Object.keys(bundle)
            .filter((name) => name.endsWith('.woff2'))
            .map((name) =>
              link({ rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true }),
            )
        return Object.values(bundle)
          .filter((part) => part.type === 'chunk' && FRAME.test(part.facadeModuleId ?? ''))
          .map((part) => link({ rel: 'modulepreload', href: `/${part.fileName}`, crossorigin: true }))
      },
    },
  }
}
