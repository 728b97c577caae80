import { defineConfig } from 'vitest/config'
import { chakraAtBuild } from './build/styles/chakra.ts'
import { reactWithLingui } from './build/words/lingui.ts'

export default defineConfig({
  plugins: [chakraAtBuild({ only: 'hiding' }), ...reactWithLingui()],
  test: { execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=64'] },
})
