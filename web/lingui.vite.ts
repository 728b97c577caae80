import { fileURLToPath } from 'node:url'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'

const configPath = fileURLToPath(new URL('lingui.config.ts', import.meta.url))
const linguiConfig = getConfig({ configPath })

/** React, Lingui catalogues and Lingui macros; the same for the app, the prerendered landing page and the tests. */
export const reactWithLingui = (options: { failOnMissing?: boolean; failOnCompileError?: boolean } = {}) => [
  react(),
  lingui({ configPath, ...options }),
  babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { configPath })] }),
]
