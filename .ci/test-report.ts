import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// The reports of a run of `npm test`, and the summary at its end.
const root = join(import.meta.dirname, '..')
const folder = join(root, '.tmp/reports')
export const UNIT_REPORT = join(folder, 'unit.json')
const JOURNEYS_REPORT = join(folder, 'e2e.json')
/** One line for each unit test file: its path and its processor time in seconds. */
export const PROCESSOR_LOG = join(folder, 'processor.jsonl')

/** Number of slowest files listed. */
const SLOWEST = 10

/** The largest number of lines of an error that the summary repeats. */
const FAILURE_LINES = 30

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    /** Why the file as a whole failed. */
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}
interface Spec {
  file: string
  title: string
  ok: boolean
  tests: { results: { duration: number; errors: { message?: string }[] }[] }[]
}
interface Suite {
  file: string
  specs?: Spec[]
  suites?: Suite[]
}
interface JourneysReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}
const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined

/** Deletes the reports of the run before. */
export function clearReports() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Numbers of passed and failed tests in both runners; a flaky journey counts as failed. */
export function countTests() {
  const unit = readJson<UnitReport>(UNIT_REPORT)
  const journeys = readJson<JourneysReport>(JOURNEYS_REPORT)?.stats
  return {
    passed: (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (journeys ? journeys.unexpected + journeys.flaky : 0),
  }
}

/** All specs of a suite and of its nested suites. */
const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]
const journeySpecs = () => (readJson<JourneysReport>(JOURNEYS_REPORT)?.suites ?? []).flatMap(specsOf)

const firstLines = (text: string) =>
  text
    .split('\n')
    .slice(0, FAILURE_LINES)
    .map((line) => `    ${line}`)

/** Lines with each failed test and the beginning of its output, because readers see the end of a log first. */
export function failures(): string[] {
  const lines: string[] = []
  for (const { name, message, assertionResults } of readJson<UnitReport>(UNIT_REPORT)?.testResults ?? []) {
    const file = name.slice(root.length + 1)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    for (const { fullName, failureMessages } of failed)
      lines.push(`FAILED ${file}: ${fullName}`, ...firstLines((failureMessages ?? []).join('\n')))
    if (message && failed.length === 0) lines.push(`FAILED ${file}`, ...firstLines(message))
  }
  for (const { file, title, ok, tests } of journeySpecs()) {
    if (ok) continue
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
    lines.push(`FAILED web/e2e/${file}: ${title}`, ...errors.flatMap(({ message = '' }) => firstLines(message)))
  }
  return lines
}

/** Seconds by file: processor time of unit tests, wall-clock time of journeys, which wait for a browser. */
function secondsByFile() {
  const found = new Map<string, number>()
  const add = (file: string, seconds: number) => found.set(file, (found.get(file) ?? 0) + seconds)
  const lines = existsSync(PROCESSOR_LOG) ? readFileSync(PROCESSOR_LOG, 'utf8').trim().split('\n') : []
  for (const line of lines) {
    const [file, seconds] = JSON.parse(line) as [string, number]
    add(file.slice(root.length + 1), seconds)
  }
  for (const { file, tests } of journeySpecs())
    for (const { results } of tests) for (const { duration } of results) add(`web/e2e/${file}`, duration / 1000)
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

/** Lines that list the slowest files, and the seconds of every area. */
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
