import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { linguiMacros } from '../../build/words/lingui-macros.ts'

let code: Promise<string> | undefined

/** The app's own data modules and the measuring code as one script in memory. */
const script = () => {
  code ??= build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Lingui's macros are transformed, because the names of the queued writes are messages of the catalogue.
    plugins: [linguiMacros()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [{ find: /^#/, replacement: fileURLToPath(new URL('../../src/', import.meta.url)) }] },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('entry.ts', import.meta.url)), formats: ['iife'], name: 'situBenchEntry' },
    },
  }).then((result) => {
    const [first] = Array.isArray(result) ? result : [result]
    const chunk = first && 'output' in first ? first.output[0] : undefined
    if (chunk?.type !== 'chunk') throw new Error('the page of the benchmark was not built')
    return chunk.code
  })
  return code
}

/** Adds `situBench` to a page of the site that has no content security policy. */
export async function addBench(page: Page) {
  await page.addScriptTag({ content: await script() })
}
