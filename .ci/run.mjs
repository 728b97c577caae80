// Entry point of `npm start` and `npm test`. Must run on any Node >= 18: plain JavaScript, no dependency.
// 1. installs the locked dependencies that the task needs with the pinned pnpm (fetched from the npm registry when absent or another version),
// 2. runs the task with the pinned Node that the lockfile installed in node_modules/.bin.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const task = process.argv[2] ?? ''
const { pnpmVersion } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config
const win = process.platform === 'win32'
const bin = join(root, 'node_modules', '.bin')
const localNode = join(bin, win ? 'node.exe' : 'node')

const env = { ...process.env }
for (const k of Object.keys(env)) if (/^npm_(config|package|lifecycle)_/i.test(k)) delete env[k]
env.PATH = [bin, dirname(process.execPath), process.env.PATH].join(delimiter)

/** Tasks that need only what builds and serves Situ, not the testing tools. */
const SERVING = new Set(['start', 'build', 'operate'])
/** Records the last installation and its lockfile; deleted together with node_modules. */
const record = join(root, 'node_modules', '.installed.json')
const lock = createHash('sha256')
for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'web/package.json', 'api/package.json'])
  lock.update(readFileSync(join(root, file)))
const wanted = lock.digest('hex')

function installed() {
  try {
    return JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    return {}
  }
}

/** Installs what the task needs, unless it is installed already; ends the process where the installation fails. */
function install() {
  const { inputs, tools, trimmed } = installed()
  const needsTools = !SERVING.has(task)
  const isWhole = ['web', 'api', 'shared'].every((name) => existsSync(join(root, name, 'node_modules')))
  if (inputs === wanted && (tools || !needsTools) && isWhole) return
  // Installed testing tools stay: removing and reinstalling them costs more than keeping them.
  const withTools = needsTools || tools === true
  console.log(`Installing what Situ ${withTools ? 'and its tests need' : 'needs'} …`)
  const have = spawnSync('pnpm', ['--version'], { cwd: root, env, encoding: 'utf8', shell: win })
  const pnpm =
    have.status === 0 && have.stdout.trim() === pnpmVersion ? ['pnpm'] : ['npx', '--yes', `pnpm@${pnpmVersion}`]
  const args = ['install', '--frozen-lockfile', '--reporter=append-only', ...(withTools ? [] : ['--prod'])]
  // pnpm does not notice that a trimmed package lacks files, so every package is installed again.
  if (withTools && trimmed) removePackages()
  rmSync(record, { force: true })
  const { status, stdout, stderr } = spawnSync(pnpm[0], [...pnpm.slice(1), ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: win,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}\nThe dependencies could not be installed; the lines above say why.\n`)
    process.exit(status ?? 1)
  }
  writeFileSync(record, JSON.stringify({ inputs: wanted, tools: withTools, trimmed: !withTools }))
  // Trims while the task runs: building and serving read none of the files that are deleted.
  if (!withTools)
    spawn(node(), [join(root, '.ci', 'trim.ts')], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/**
 * Moves `node_modules` away as a whole, then deletes it: a deletion in place that stops halfway could leave trimmed
 * packages without the record that says so. Ends the process where the packages are in use.
 */
function removePackages() {
  const away = join(root, '.tmp', 'replaced-packages')
  try {
    mkdirSync(dirname(away), { recursive: true })
    rmSync(away, { recursive: true, force: true })
    renameSync(join(root, 'node_modules'), away)
    // A process that just ended may still write its cache there.
    rmSync(away, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  } catch (error) {
    console.error(`The packages are in use (${error.message}). Stop the running Situ, then try again.`)
    process.exit(1)
  }
}

const node = () => (existsSync(localNode) ? localNode : process.execPath)
install()
const child = spawn(node(), [join(root, '.ci', 'tasks.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const s of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(s, () => child.kill(s))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
