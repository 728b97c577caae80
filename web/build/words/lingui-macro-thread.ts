import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { transformAsync } from '@babel/core'
import { getConfig } from '@lingui/conf'
import type { MacroResult, MacroTask } from './lingui-macros.ts'

// The worker thread of `lingui-macros.ts`: one file per message.
const linguiConfig = getConfig({ configPath: join(import.meta.dirname, '../../lingui.config.ts') })

parentPort?.on('message', async ({ id, file, code, withMap }: MacroTask) => {
  let result: MacroResult
  try {
    const made = await transformAsync(code, {
      filename: file,
      plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
      parserOpts: { sourceType: 'module', plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
      sourceMaps: withMap,
      babelrc: false,
      configFile: false,
      compact: false,
    })
    result = { id, code: made?.code ?? code, map: made?.map ?? null }
  } catch (error) {
    result = { id, code, map: null, failure: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(result)
})
