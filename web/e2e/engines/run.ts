// Runs the main journeys in other engines than Chromium, as far as this machine has them, and prints a table. Part of
// `npm run proof:browsers`.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { RealServer, seedServers } from '../support/server.ts'
import { FIREFOX_CANNOT, FIREFOX_JOURNEYS } from './firefox/journeys.ts'
import { type Result, table } from './table.ts'

/**
 * The arguments choose engines and, for WebKit only, journeys by a part of their name in the table; without arguments
 * everything runs.
 */
const ENGINES = ['webkit', 'firefox']
const asked = process.argv.slice(2)
const wantedEngines = asked.filter((word) => ENGINES.includes(word))
const wantedRows = asked.filter((word) => !ENGINES.includes(word))
const isWanted = (engine: string) => wantedEngines.length === 0 || wantedEngines.includes(engine)
const isWantedRow = (row: string) => wantedRows.length === 0 || wantedRows.some((part) => row.includes(part))

const ROOT = join(import.meta.dirname, '../../..')
const REPORT = join(ROOT, '.tmp/reports/firefox.json')

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; ok: boolean }[]
}
const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** Runs the existing journeys with the Playwright that can drive an installed Firefox. */
function inFirefox(): Result[] {
  const executable = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox')
  if (!executable) return [{ engine: 'Firefox', missing: 'firefox-esr' }]
  const cli = join(dirname(createRequire(import.meta.url).resolve('firefox-test/package.json')), 'cli.js')
  rmSync(REPORT, { force: true })
  spawnSync(process.execPath, [cli, 'test', '--config', join(import.meta.dirname, 'firefox/playwright.config.ts')], {
    cwd: join(ROOT, 'web'),
    stdio: 'inherit',
    env: { ...process.env, FIREFOX_PATH: executable },
  })
  const specs = existsSync(REPORT) ? specsOf(JSON.parse(readFileSync(REPORT, 'utf8'))) : []
  return [
    ...FIREFOX_JOURNEYS.map(({ row, title }) => {
      const found = specs.filter((spec) => title.test(`${spec.file} ${spec.title}`))
      return { engine: 'Firefox', row, passed: found.length > 0 && found.every(({ ok }) => ok) }
    }),
    ...FIREFOX_CANNOT.map(({ row, why }) => ({ engine: 'Firefox', row, cannot: why })),
  ]
}

/** Runs the journeys of WebKitGTK, each in a browser and on a server of its own. */
async function inWebKit(): Promise<Result[]> {
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const packages = [
    ...(onPath('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(miniBrowser ? [] : ['libwebkit2gtk-4.1-0']),
    ...(onPath('Xvfb') ? [] : ['xvfb']),
    ...(onPath('xdotool') ? [] : ['xdotool']),
  ]
  if (!miniBrowser || packages.length > 0) return [{ engine: 'WebKit', missing: packages.join(' ') }]
  const { WebKit } = await import('./webkit/session.ts')
  const { Screen } = await import('./webkit/screen.ts')
  const { WEBKIT_JOURNEYS } = await import('./webkit/journeys.ts')
  const results: Result[] = []
  for (const { row, run } of WEBKIT_JOURNEYS.filter(({ row }) => isWantedRow(row))) {
    const server = await new RealServer().start()
    let webkit = await new WebKit(miniBrowser).start()
    const device = async (url = server.url) => {
      await webkit.end()
      webkit = await new WebKit(miniBrowser).start()
      return new Screen(await webkit.open(), url)
    }
    try {
      const screen = new Screen(await webkit.open(), server.url)
      await run({ screen, server, device, display: () => webkit.display })
      results.push({ engine: 'WebKit', row, passed: true })
    } catch (error) {
      console.error(`WebKit, ${row}:`, error)
      results.push({ engine: 'WebKit', row, passed: false })
    } finally {
      await webkit.end()
      await server.remove()
    }
    console.log(`WebKit, ${row}: ${results.at(-1)?.passed ? 'passed' : 'FAILED'}`)
  }
  return results
}

await seedServers()
const results = [...(isWanted('webkit') ? await inWebKit() : []), ...(isWanted('firefox') ? inFirefox() : [])]
console.log(table(results))
process.exit(results.some(({ passed }) => passed === false) ? 1 : 0)
