import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** What a signed-in page asks for next, whatever the screen; French is the first language. */
const FRAME = /src\/app\/signed-in-frame\.tsx$|src\/session\/workspace\.ts$|virtual:catalogue\/fr\/core$/

/** Lets the browser ask early: every page for its fonts, so that no text moves when they come; the app for its frame, its store and its words. */
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
        const modules = Object.values(bundle)
          .filter((part) => part.type === 'chunk' && FRAME.test(part.facadeModuleId ?? ''))
          .map((part) => link({ rel: 'modulepreload', href: `/${part.fileName}`, crossorigin: true }))
        return [...fonts, ...modules]
      },
    },
  }
}
