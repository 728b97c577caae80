import { fileURLToPath } from 'node:url'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { catalogues } from './catalogues.vite.ts'

const configPath = fileURLToPath(new URL('.ui.lingui.config.ts', import.meta.url))
const linguiConfig = getConfig({ configPath })

/** `#ui/button` is `src/ui/button`: Vite's development and prerender servers look at the first target of package.json's `imports` only. */
const sourceImports: Plugin = {
  name: 'source-imports',
  config: () => ({
    resolve: { alias: [{ find: /^#/, replacement: fileURLToPath(new URL('src/', import.meta.url)) }] },
  }),
}

/** React, Lingui catalogues and Lingui macros; the same for the app, the prerendered landing page and the tests. */
export const reactWithLingui = (options: { failOnMissing?: boolean; failOnCompileError?: boolean } = {}) => [
  sourceImports,
  react(),
  lingui({ configPath, ...options }),
  catalogues({ configPath, strict: options.failOnMissing === true }),
  babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { configPath })] }),
]
