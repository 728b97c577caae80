// Puts each fault of `faults.json` into a copy of the last commit, one after the other, and runs the unit tests that
// must catch it. Usage: node .ci/faults/run.ts [--list FILE] [--commit COMMIT] [--out FILE]
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Fault } from './seed.ts'

const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    list: { type: 'string', default: join(import.meta.dirname, 'faults.json') },
    commit: { type: 'string', default: 'HEAD' },
    out: { type: 'string' },
  },
})
const faults: Fault[] = JSON.parse(readFileSync(values.list, 'utf8'))
const copy = join(root, '.tmp/faults')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
rmSync(copy, { recursive: true, force: true })
git('clone', '--quiet', '--shared', root, copy)
git('-C', copy, 'checkout', '--quiet', values.commit)
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
const { pnpmVersion } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config
execFileSync('npx', ['--yes', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile', '--prefer-offline'], {
  cwd: copy,
  env,
})

/**
 * Faults whose line no longer occurs exactly once in its file, and which must be drawn again. They are reported now,
 * because a run takes an hour.
 */
const lost = faults.filter(({ file, line }) => readFileSync(join(copy, file), 'utf8').split(line).length !== 2)
if (lost.length > 0)
  throw new Error(`faults.json: not once in its file: ${lost.map(({ file, line }) => `${file}: ${line}`).join('; ')}`)

/** Whether the tests catch the fault in the copy: they exit with a code other than 0. */
const isCaught = (tests: readonly string[]) =>
  spawnSync(
    'vitest',
    ['run', '--config', 'vitest.workspace.ts', '--bail=1', '--maxWorkers=2', '--reporter=dot', ...tests],
    {
      cwd: copy,
      env,
      stdio: 'ignore',
    },
  ).status !== 0

const missed: Fault[] = []
const caught: Fault[] = []
for (const fault of faults) {
  const path = join(copy, fault.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replace(fault.line, () => fault.fault),
  )
  const found = isCaught(fault.tests)
  writeFileSync(path, source)
  const list = found ? caught : missed
  list.push(fault)
  console.log(`${found ? 'caught' : 'MISSED'}  ${fault.file}: ${fault.fault.trim()}`)
}
console.log(`${caught.length} of ${faults.length} seeded faults are caught`)
if (values.out) writeFileSync(values.out, `${JSON.stringify(caught, null, 2)}\n`)
process.exitCode = missed.length > 0 ? 1 : 0
