import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { clearReports, countTests, slowest, UNIT_REPORT } from './test-report.ts'

// What `npm start`, `npm test` and the others do, as data: [folder, command, ...arguments] in order, the first failure ends it.
const root = join(import.meta.dirname, '..')
type Step = [cwd: string, cmd: string, ...args: string[]]
const build: Step[] = [['web', 'node', 'build/build-once.ts']]
const checks: Step[] = [
  ['.', 'biome', 'check', '.'],
  ['.', 'node', '.ci/catalogues.ts'],
  ['.', 'tsc', '-p', 'shared'],
  ['.', 'tsc', '-p', 'api'],
  ['.', 'tsc', '-p', 'web'],
  ['.', 'tsc', '-p', 'web/tsconfig.sw.json'],
  ['.', 'tsc', '-p', 'web/bench'],
  ['.', 'tsc', '-p', '.ci'],
]
const tasks: Record<string, Step[]> = {
  build,
  start: [...build, ['.', 'node', 'api/src/main.ts']],
  // What an operator does beside the server: its words follow.
  operate: [['.', 'node', 'api/src/operate.ts', ...process.argv.slice(3)]],
  dev: [['.', 'node', '.ci/dev.ts']],
  'dev:mock': [['web', 'vite', '--config', 'vite.mock.ts']],
  check: checks,
  test: [
    ...checks,
    [
      '.',
      'vitest',
      'run',
      '--config',
      'vitest.workspace.ts',
      // Said here: in the configuration it does not reach the projects. Screens wait half of their time, so that two cores are busy with four.
      '--maxWorkers=4',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${UNIT_REPORT}`,
    ],
    ...build,
    ['web', 'playwright', 'test'],
  ],
  proof: [
    ['.', 'node', 'api/proof/kill.ts'],
    ['.', 'node', 'api/proof/upgrade-kills.ts'],
    ['.', 'node', 'api/proof/postgres.ts'],
    ['.', 'node', 'api/proof/histories.ts'],
    ...build,
    // Every journey, in every language and mode.
    ['web', 'env', 'JOURNEYS=all', 'playwright', 'test'],
    ['web', 'playwright', 'test', '--config', 'e2e/proof/playwright.config.ts', '--project=phone'],
  ],
  'bench:evaluator': [['.', 'node', 'api/bench/evaluator/report.ts']],
  bench: [...build, ['.', 'node', 'web/bench/bench.ts'], ['.', 'node', 'api/bench/bench.ts']],
}

const name = process.argv[2] ?? ''
const steps = tasks[name]
if (!steps) throw new Error(`unknown task ${name}; one of ${Object.keys(tasks).join(', ')}`)

function run([cwd, cmd, ...args]: Step): Promise<number> {
  console.log(`$ ${cmd} ${args.join(' ')}`)
  const dir = join(root, cwd)
  const path = [join(dir, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(':')
  const child = spawn(cmd, args, { cwd: dir, stdio: 'inherit', env: { ...process.env, PATH: path } })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, forward)
  return new Promise((done) =>
    child.on('exit', (code, signal) => {
      for (const s of signals) process.off(s, forward)
      done(code ?? (signal ? 130 : 1))
    }),
  )
}

if (name === 'test') clearReports()
// A measurement that misses a cap does not keep the next one from being made.
const goesOn = name === 'bench' || name === 'proof'
let code = 0
let ended: Step | undefined
for (const step of steps) {
  const result = await run(step)
  if (result === 0) continue
  code = result
  ended = step
  if (!goesOn) break
}
if (name === 'test') {
  const { passed, failed } = countTests()
  console.log(slowest().join('\n'))
  // A step that is no test run (formatting, types, the build) counts as one failure of its own.
  if (code !== 0) console.log(`stopped at: ${ended?.slice(1).join(' ')}`)
  console.log(`${passed} passed, ${code !== 0 ? Math.max(failed, 1) : failed} failed`)
}
process.exit(code)
