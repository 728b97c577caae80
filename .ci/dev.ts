// The API and the app with hot reload, side by side: the app on port 5173, its /api calls proxied to port 3000.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const started = [
  spawn('node', ['--watch', 'api/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, APP_ORIGIN: 'http://localhost:5173' },
  }),
  spawn(join(root, 'web/node_modules/.bin/vite'), [], { cwd: join(root, 'web'), stdio: 'inherit' }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of started) child.kill(signal)
  })
for (const child of started)
  child.on('exit', (code) => {
    for (const other of started) other.kill('SIGTERM')
    process.exitCode ??= code ?? 1
  })
