import { defineConfig } from 'vite'
import { chakraAtBuild } from './build/chakra.ts'
import { reactWithLingui } from './build/lingui.ts'

export default defineConfig({ plugins: [chakraAtBuild({ only: 'hiding' }), ...reactWithLingui()] })
