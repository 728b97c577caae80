import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { catalogues } from './catalogues.ts'
import { linguiMacros } from './lingui-macros.ts'

const configPath = join(import.meta.dirname, '../../lingui.config.ts')

/**
 * Resolves `#ui/button` to `src/ui/button`: Vite's development and prerender servers only try the first target in
 * package.json's `imports`.
 */
const sourceImports: Plugin = {
  name: 'source-imports',
  config: () => ({
    resolve: { alias: [{ find: /^#/, replacement: join(import.meta.dirname, '../../src/') }] },
  }),
}

/** React, Lingui catalogues and Lingui macros; the same for the app, the prerendered landing page and the tests. */
export const reactWithLingui = (options: { failOnMissing?: boolean; failOnCompileError?: boolean } = {}) => [
  sourceImports,
  react(),
  lingui({ configPath, ...options }),
  catalogues({ configPath, strict: options.failOnMissing === true }),
  linguiMacros(),
]
