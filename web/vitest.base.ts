import { defineConfig } from 'vite'
import { chakraAtBuild } from './build/styles/chakra.ts'
import { reactWithLingui } from './build/words/lingui.ts'

export default defineConfig({ plugins: [chakraAtBuild({ only: 'hiding' }), ...reactWithLingui()] })
