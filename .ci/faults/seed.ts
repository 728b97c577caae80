// Chooses faults in product code by a seeded random draw, so that the choice is not biased: a few in every area, each a
// change of one operator. Prints the list as JSON; `faults.json` keeps those that the tests caught when it was made.
// Usage: node .ci/faults/seed.ts [SEED]
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface Fault {
  /** Product file, relative to the root of the repository. */
  file: string
  /** The line without the fault, which occurs exactly once in `file`; `fault` is the same line with the fault. */
  line: string
  fault: string
  /** Folders whose tests must catch the fault. */
  tests: string[]
}

/** Operators and faulty replacements that still compile. */
const OPERATORS: [RegExp, string][] = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ <= /, ' < '],
  [/ < (?=[a-zA-Z0-9])/, ' <= '],
  [/ >= /, ' > '],
  [/ > (?=[a-zA-Z0-9])/, ' >= '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \+ 1\b/, ' + 2'],
  [/ - 1\b/, ' - 0'],
  [/\bif \(!/, 'if ('],
  [/\? true : false\b/, '? false : true'],
  [/= true\b/, '= false'],
  [/= false\b/, '= true'],
  [/Math\.max\(/, 'Math.min('],
  [/Math\.min\(/, 'Math.max('],
  [/Math\.floor\(/, 'Math.ceil('],
  [/\.some\(/, '.every('],
  [/\.every\(/, '.some('],
  [/\bawait (?=[a-z]+\.)/, 'void '],
]
/** Lines without an effect at run time, or whose change cannot be observed. */
const IDLE = /^\s*(\/\/|\*|\/\*|import |export type |type |interface |@)|=>\s*$|\/\/|^\s*'[&@]/

/** Folders of product code, and the number of faults that are drawn in each. */
const AREAS: [under: string, count: number][] = [
  ...[
    'account',
    'admin',
    'admin-content',
    'auth',
    'chat',
    'contact',
    'dashboard',
    'focus',
    'games',
    'learning',
    'plans',
    'practice',
    'practice-test',
    'preparation',
    'quizzes',
    'scheduler',
    'speech',
    'sync',
    'typing',
    'video',
  ].map((name): [string, number] => [
    `web/src/features/${name}/`,
    name.startsWith('admin') || name === 'quizzes' ? 4 : 3,
  ]),
  ['web/src/app/', 2],
  ['web/src/data/', 8],
  ['web/src/session/', 3],
  ['web/src/ui/', 5],
  ['web/src/browser/', 3],
  ['shared/src/rules/', 14],
  ['shared/src/model/', 3],
  ['api/src/areas/', 8],
  ['api/src/http/', 5],
  ['api/src/db/', 6],
  ['api/src/operations/', 2],
]

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const isProduct = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|browser)\.tsx?$|\/testing\/|\/histories\/|phrases-|cues-|people-words|\/migrations\//.test(file)

/**
 * The folders of the tests that must catch a fault in a file: its own folder, and for a file of the web outside
 * `features` also those of the first two features that import it.
 */
function testsOf(file: string): string[] {
  const own = file.replace(/[^/]+$/, '')
  if (!file.startsWith('web/src/') || file.startsWith('web/src/features/')) return [own]
  const name = file.slice('web/src/'.length).replace(/\.tsx?$/, '')
  const users = tracked.filter(
    (user) =>
      user.startsWith('web/src/features/') &&
      isProduct(user) &&
      readFileSync(join(root, user), 'utf8').includes(`/${name}'`.replace('/', '#')),
  )
  return [own, ...[...new Set(users.map((user) => user.replace(/^(web\/src\/features\/[^/]+\/).*/, '$1')))].slice(0, 2)]
}

/** Random numbers in [0, 1) from a seed (mulberry32, by Tommy Ettinger, public domain). */
function draws(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function faultsOf(file: string): Fault[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line) => {
    if (IDLE.test(line) || lines.indexOf(line) !== lines.lastIndexOf(line)) return []
    return OPERATORS.filter(([good]) => good.test(line)).map(([good, bad]) => ({
      file,
      line,
      fault: line.replace(good, bad),
      tests: testsOf(file),
    }))
  })
}

const next = draws(Number(process.argv[2] ?? 20261122))
const chosen: Fault[] = []
for (const [under, count] of AREAS) {
  const files = tracked.filter((file) => file.startsWith(under) && isProduct(file))
  const used = new Set<string>()
  for (let tries = 0; used.size < count && tries < 400; tries++) {
    const file = files[Math.floor(next() * files.length)]
    if (file === undefined || used.has(file)) continue
    const faults = faultsOf(file)
    const fault = faults[Math.floor(next() * faults.length)]
    if (!fault) continue
    used.add(file)
    chosen.push(fault)
  }
}
console.log(JSON.stringify(chosen, null, 2))
