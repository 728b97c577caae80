import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// What a run of `npm test` leaves behind, and what is told of it at its end.
const root = join(import.meta.dirname, '..')
const folder = join(root, '.tmp/reports')
export const UNIT_REPORT = join(folder, 'unit.json')
const JOURNEYS_REPORT = join(folder, 'e2e.json')
/** A line for each unit test file: its path and its seconds of processor. */
export const PROCESSOR_LOG = join(folder, 'processor.jsonl')

/** How many of the slowest files are named. */
const SLOWEST = 10

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
}
interface Suite {
  file: string
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}
interface JourneysReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}
const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined

/** Forgets the run before. */
export function clearReports() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Passed and failed tests of both runners. */
export function countTests() {
  const unit = readJson<UnitReport>(UNIT_REPORT)
  const journeys = readJson<JourneysReport>(JOURNEYS_REPORT)?.stats
  return {
    passed: (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (journeys ? journeys.unexpected + journeys.flaky : 0),
  }
}

/** Seconds by file: of processor for unit tests, of the clock for journeys, which wait for a browser. */
function secondsByFile() {
  const found = new Map<string, number>()
  const add = (file: string, seconds: number) => found.set(file, (found.get(file) ?? 0) + seconds)
  const lines = existsSync(PROCESSOR_LOG) ? readFileSync(PROCESSOR_LOG, 'utf8').trim().split('\n') : []
  for (const line of lines) {
    const [file, seconds] = JSON.parse(line) as [string, number]
    add(file.slice(root.length + 1), seconds)
  }
  const walk = ({ specs = [], suites = [] }: Suite) => {
    for (const { file, tests } of specs)
      for (const { results } of tests) for (const { duration } of results) add(`web/e2e/${file}`, duration / 1000)
    for (const suite of suites) walk(suite)
  }
  for (const suite of readJson<JourneysReport>(JOURNEYS_REPORT)?.suites ?? []) walk(suite)
  return found
}

/** `web/src/features/chat/acts.test.tsx` belongs to `web/src/features/chat`. */
const areaOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.includes('/features/') ? 4 : 3)
    .join('/')
const table = (rows: Iterable<[string, number]>) =>
  [...rows].sort((a, b) => b[1] - a[1]).map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)

/** Lines that say where the time of the run went. */
export function slowest(): string[] {
  const files = secondsByFile()
  const areas = new Map<string, number>()
  for (const [file, seconds] of files) areas.set(areaOf(file), (areas.get(areaOf(file)) ?? 0) + seconds)
  return [
    `The ${SLOWEST} slowest files (unit tests: seconds of processor; journeys: of the clock)`,
    ...table(files).slice(0, SLOWEST),
    'The same by area',
    ...table(areas),
  ]
}
