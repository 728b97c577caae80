import { defineConfig } from 'vite'
import { reactWithLingui } from './lingui.vite.ts'

export default defineConfig({ plugins: reactWithLingui() })
