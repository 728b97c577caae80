import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
type Step = [cwd: string, cmd: string, ...args: string[]]
const build: Step[] = [
  ['web', 'vite', 'build'],
  ['web', 'node', '../.ci/precompress.ts', 'dist'],
]
const tasks: Record<string, Step[]> = {
  build,
  start: [...build, ['.', 'node', 'api/src/main.ts']],
  test: [['.', 'vitest', 'run', '--config', 'vitest.workspace.ts'], ...build, ['web', 'playwright', 'test']],
}
const steps = tasks[process.argv[2] ?? '']
if (!steps) throw new Error(`unknown task ${process.argv[2]}; one of ${Object.keys(tasks).join(', ')}`)
for (const [cwd, cmd, ...args] of steps) {
  console.log(`$ ${cmd} ${args.join(' ')}`)
  const dir = join(root, cwd)
  const child = spawn(cmd, args, {
    cwd: dir,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(dir, 'node_modules/.bin')}:${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  })
  const forward = (s: NodeJS.Signals) => child.kill(s)
  for (const s of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(s, forward)
  const code = await new Promise<number>((ok) => child.on('exit', (c, s) => ok(c ?? (s ? 130 : 1))))
  for (const s of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(s, forward)
  if (code !== 0) process.exit(code)
}
