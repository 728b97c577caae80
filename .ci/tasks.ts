import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER_ENV, SERVER_FLAGS } from './server.ts'
import { clearReports, countTests, failures, slowest, UNIT_REPORT } from './test-report.ts'

// The steps of `npm start`, `npm test` and the other tasks as data, and the code that runs them.
const root = join(import.meta.dirname, '..')
/** Folder of Node's compile cache, so that the many processes of a run do not compile the same modules again. */
const compiled = join(root, 'node_modules/.cache/compiled')
const { pnpmVersion } = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { config: { pnpmVersion: string } }
).config
/** A command with its arguments, and its working directory. */
type Step = [cwd: string, cmd: string, ...args: string[]]
/** Steps in order. The first failure ends the lane, except in `bench` and the tasks whose names begin with `proof`. */
type Lane = Step[]
const build: Lane = [['web', 'node', 'build/build-once.ts']]
/** Checks of the finished build. */
const builtChecks: Lane = [
  ['web', 'node', 'build/sizes/check-sizes.ts'],
  ['web', 'node', 'build/floor/check-floor.ts'],
]
const checks: Lane = [
  ['.', 'biome', 'check', '.'],
  ['.', 'node', '.ci/catalogues.ts'],
  // With several threads, each checker checks the shared files again, which on two cores takes twice the processor
  // time.
  ...['shared', 'api', 'web', 'web/tsconfig.sw.json', 'web/bench', '.ci'].map(
    (project): Step => ['.', 'tsc', '-p', project, '--singleThreaded'],
  ),
]
const unitTests: Step = [
  '.',
  'vitest',
  'run',
  '--config',
  'vitest.workspace.ts',
  // Set here, because a limit in the configuration file does not reach the projects.
  '--maxWorkers=3',
  // Its three tests need a second web server and a browser of their own; `npm run proof` runs them.
  '--project=!web-browser',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${UNIT_REPORT}`,
]
/** By task name: lanes that run at the same time. */
const tasks: Record<string, Lane[]> = {
  build: [build],
  start: [
    [
      ['web', 'node', 'build/build-once.ts', '--serve-soon'],
      ['.', 'node', ...SERVER_FLAGS, 'api/src/main.ts'],
    ],
  ],
  // Lists the shipped packages (software bill of materials), so that known vulnerabilities can be watched.
  sbom: [
    [
      [
        '.',
        'npx',
        '--yes',
        `pnpm@${pnpmVersion}`,
        'sbom',
        '--prod',
        '--sbom-format=cyclonedx',
        '--sbom-type=application',
        '--out=sbom.cdx.json',
      ],
    ],
  ],
  // Commands for an operator; their arguments follow.
  operate: [[['.', 'node', 'api/src/operate.ts', ...process.argv.slice(3)]]],
  dev: [[['.', 'node', '.ci/dev.ts']]],
  'dev:mock': [[['web', 'vite', '--config', 'vite.mock.ts']]],
  check: [checks],
  // Two lanes, one per core: checks and the build use one core, and journeys mostly wait for the browser.
  test: [[unitTests], [...checks, ...build, ...builtChecks, ['web', 'playwright', 'test']]],
  proof: [
    [
      ['.', 'node', 'api/proof/kill.ts'],
      ['.', 'node', 'api/proof/upgrade-kills.ts'],
      ['.', 'node', 'api/proof/postgres.ts'],
      ['.', 'node', 'api/proof/postgres-replica.ts'],
      ['.', 'node', 'api/proof/histories.ts'],
      ['.', 'node', 'api/proof/fuzz.ts'],
      ['.', 'node', 'api/proof/study-plan/simulate.ts'],
      ['.', 'node', '.ci/faults/run.ts'],
      ['.', 'vitest', 'run', '--config', 'vitest.workspace.ts', '--project=web-browser'],
      ...build,
      // All journeys, not only the short ones that `npm test` runs.
      ['web', 'env', 'JOURNEYS=all', 'playwright', 'test'],
      ['web', 'playwright', 'test', '--config', 'e2e/proof/playwright.config.ts', '--project=phone'],
    ],
  ],
  // The main journeys in WebKit and Firefox, as far as this machine has them; `webkit` or `firefox` chooses one.
  'proof:browsers': [[...build, ['web', 'node', 'e2e/engines/run.ts', ...process.argv.slice(3)]]],
  // Takes hours: several proofs of the task `proof` with larger numbers, and two more proofs.
  'proof:long': [
    [
      ['.', 'env', 'ROUNDS=200', 'node', 'api/proof/kill.ts'],
      ['.', 'env', 'ROUNDS=200', 'node', 'api/proof/upgrade-kills.ts'],
      // Restarts the database server 51 times: three of the five ways to harm it are restarts.
      ['.', 'env', 'ROUNDS=84', 'node', 'api/proof/postgres.ts'],
      ['.', 'node', 'api/proof/rolling-restart.ts'],
      ['.', 'env', 'REQUESTS=300000', 'node', 'api/proof/fuzz.ts'],
      ['.', 'node', 'api/proof/postgres-growth.ts'],
    ],
  ],
  'bench:evaluator': [[['.', 'node', 'api/bench/evaluator/report.ts']]],
  bench: [[...build, ['.', 'node', 'web/bench/bench.ts'], ['.', 'node', 'api/bench/bench.ts']]],
}

const name = process.argv[2] ?? ''
const lanes = tasks[name]
if (!lanes) throw new Error(`unknown task ${name}; one of ${Object.keys(tasks).join(', ')}`)

const running = new Set<ChildProcess>()
const stop = (signal: NodeJS.Signals) => {
  for (const child of running) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal))

/** Runs a step; resolves to its exit code. The output of a step that is not `live` is printed when it ends. */
function run([cwd, cmd, ...args]: Step, live: boolean): Promise<number> {
  const said: Buffer[] = []
  const title = `$ ${cmd} ${args.join(' ')}`
  console.log(live ? title : `${title}   (at the same time)`)
  const dir = join(root, cwd)
  const path = [join(dir, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(':')
  const child = spawn(cmd, args, {
    cwd: dir,
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...(name === 'start' && SERVER_ENV), ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled },
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(text))
  return new Promise((done) =>
    child.on('close', (code, signal) => {
      running.delete(child)
      if (said.length > 0) process.stdout.write(`${title}\n${Buffer.concat(said)}`)
      done(code ?? (signal ? 130 : 1))
    }),
  )
}

/**
 * Failures of test runs are reported together at the end; after any other failure the rest of `npm test` is pointless.
 */
const isTestRun = ([, cmd]: Step) => cmd === 'vitest' || cmd === 'playwright'
// A failed measurement or proof does not prevent the next one.
const goesOn = name === 'bench' || name.startsWith('proof')
let failure: { code: number; step: Step } | undefined
let isStopped = false

/**
 * A lane ends at its first failure, except where `goesOn` is set; a failed check or build then ends the other lanes
 * too.
 */
async function runLane(lane: Lane, live: boolean) {
  for (const step of lane) {
    if (isStopped) return
    const code = await run(step, live)
    if (code === 0) continue
    failure ??= { code, step }
    if (goesOn) continue
    if (!isTestRun(step)) {
      isStopped = true
      stop('SIGTERM')
    }
    return
  }
}

if (name === 'test') clearReports()
await Promise.all(lanes.map((lane, place) => runLane(lane, place === 0)))
if (name === 'test') {
  const { passed, failed } = countTests()
  console.log([...slowest(), ...failures()].join('\n'))
  // A step that is not a test run (formatting, types, the build) has no failed tests, so at least one failure is
  // counted.
  if (failure) console.log(`stopped at: ${failure.step.slice(1).join(' ')}`)
  console.log(`${passed} passed, ${failure ? Math.max(failed, 1) : failed} failed`)
}
process.exit(failure?.code ?? 0)
