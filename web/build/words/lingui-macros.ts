import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'

export interface MacroTask {
  id: number
  file: string
  code: string
  /** Whether a source map is needed. */
  withMap: boolean
}
export interface MacroResult {
  id: number
  code: string
  map: object | null
  /** Babel's error for a file that it cannot parse. */
  failure?: string
}

/** A worker thread that transforms macros; it keeps the process alive only while it works. */
function startThread() {
  const worker = new Worker(new URL('lingui-macro-thread.ts', import.meta.url))
  const waiting = new Map<number, (result: MacroResult) => void>()
  let last = 0
  worker.unref()
  worker.on('message', (result: MacroResult) => {
    waiting.get(result.id)?.(result)
    waiting.delete(result.id)
    if (waiting.size === 0) worker.unref()
  })
  worker.on('error', (error) => {
    throw error
  })
  return (task: Omit<MacroTask, 'id'>) =>
    new Promise<MacroResult>((done) => {
      const id = ++last
      waiting.set(id, done)
      worker.ref()
      worker.postMessage({ id, ...task } satisfies MacroTask)
    })
}
let thread: ReturnType<typeof startThread> | undefined

/**
 * Transforms Lingui's macros (`t`, `plural`, `<Trans>`) into calls of its runtime. Babel takes a third of the processor
 * time of a build for this, so it runs in a worker thread beside the bundler.
 */
export const linguiMacros = (): Plugin => ({
  name: 'lingui-macros',
  enforce: 'pre',
  transform: {
    filter: {
      id: { include: /\.tsx?(?:$|\?)/, exclude: /node_modules/ },
      code: /from ['"]@lingui\/(?:core|react)\/macro['"]/,
    },
    async handler(code, id) {
      thread ??= startThread()
      const { command, build } = this.environment.config
      const withMap = command === 'serve' || build.sourcemap !== false
      const { failure, code: made, map } = await thread({ file: id.replace(/\?.*$/, ''), code, withMap })
      if (failure !== undefined) this.error(failure)
      return { code: made, map: map as never }
    },
  },
})
