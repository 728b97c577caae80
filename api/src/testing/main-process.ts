import { spawn } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../main.ts')
const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env

/** The real server as a process, on a free port that it takes itself unless `env` has one. */
export function startMain(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [MAIN], { env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...env } })
  const out = { stdout: '', stderr: '' }
  // `close` comes after `exit`: by then all that the process printed has been read.
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  const printed = new Promise<number>((done) => {
    child.stdout.on('data', (text) => {
      out.stdout += text
      const port = out.stdout.match(/^Situ: http:\/\/localhost:(\d+)\n/)?.[1]
      if (port !== undefined) done(Number(port))
    })
  })
  child.stderr.on('data', (text) => {
    out.stderr += text
  })
  return {
    child,
    out,
    ended,
    /** Resolves to the port once the server listens; rejects if the process ends before that. */
    ready: () =>
      Promise.race([
        printed,
        ended.then((code) => {
          throw new Error(`The server ended with ${code} before it was ready: ${out.stderr}`)
        }),
      ]),
    end: () => {
      if (child.exitCode === null) child.kill('SIGKILL')
      return ended
    },
  }
}
