import { defineConfig } from 'vite'
import { chakraAtBuild } from './chakra.vite.ts'
import { reactWithLingui } from './lingui.vite.ts'

export default defineConfig({ plugins: [chakraAtBuild(), ...reactWithLingui()] })
