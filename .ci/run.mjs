// Entry point of `npm start` and `npm test`. Must run on any Node >= 18: plain JavaScript, no dependency.
// 1. installs the locked dependencies with the pinned pnpm (fetched from the npm registry when absent or another version),
// 2. runs the task with the pinned Node that the lockfile installed in node_modules/.bin.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { pnpmVersion } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config
const win = process.platform === 'win32'
const bin = join(root, 'node_modules', '.bin')
const localNode = join(bin, win ? 'node.exe' : 'node')

const env = { ...process.env }
for (const k of Object.keys(env)) if (/^npm_(config|package|lifecycle)_/i.test(k)) delete env[k]
env.PATH = [bin, dirname(process.execPath), process.env.PATH].join(delimiter)

function must(cmd, args) {
  const r = spawnSync(cmd, args, { cwd: root, env, stdio: 'inherit', shell: win })
  if (r.status !== 0) process.exit(r.status ?? 1)
}

const have = spawnSync('pnpm', ['--version'], { cwd: root, env, encoding: 'utf8', shell: win })
const pnpm =
  have.status === 0 && have.stdout.trim() === pnpmVersion ? ['pnpm'] : ['npx', '--yes', `pnpm@${pnpmVersion}`]
must(pnpm[0], [...pnpm.slice(1), 'install', '--frozen-lockfile', '--reporter=append-only'])

const node = existsSync(localNode) ? localNode : process.execPath
const child = spawn(node, [join(root, '.ci', 'tasks.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const s of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(s, () => child.kill(s))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
