import { spawn } from 'node:child_process'

/** Runs a script in a child process, which is killed when this process exits. */
export function child(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const running = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => void running.kill('SIGKILL')
  process.once('exit', kill)
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    running[stream].on('data', (text) => {
      said[stream] += text
    })
  /** The exit code of the child; null when it was killed. */
  const ended = new Promise<number | null>((done) =>
    running.once('close', (code) => {
      process.off('exit', kill)
      done(code)
    }),
  )
  /** Resolves at the first output of the child. */
  const began = new Promise<void>((done) => running.stdout.once('data', () => done()))
  return { said, began, ended, kill }
}
