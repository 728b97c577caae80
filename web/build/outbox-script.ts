import { join } from 'node:path'
import { build, type Plugin, type UserConfig } from 'vite'

/**
 * Builds the service worker's script of the outbox, with the given plugins and aliases, in one piece: a classic worker
 * imports no modules, and shares no chunk with the page.
 */
export function outboxScript(config: Pick<UserConfig, 'plugins' | 'resolve'>): Plugin {
  return {
    name: 'outbox-script',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        root: join(import.meta.dirname, '..'),
        publicDir: false,
        logLevel: 'warn',
        ...config,
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: {
            input: join(import.meta.dirname, '../src/service-worker-outbox.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker-outbox.js' },
          },
        },
      })
      if (!('output' in built)) throw new Error('the script of the outbox was not built')
      this.emitFile({ type: 'asset', fileName: built.output[0].fileName, source: built.output[0].code })
    },
  }
}
