import { cpSync, rmSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium, chromiumArgs } from '../../.ci/chromium.ts'
import type { RealServer } from '../e2e/support/server.ts'
import { openProfile, scratchFolder } from './browser.ts'
import { newLearner, signedInPage, startServer } from './learner.ts'
import { figure, median, part } from './report.ts'

const ROUNDS = 3
const ROUTES = ['/', '/learning/empathy-in-words', '/device']
const ALL = ['performance', 'accessibility', 'best-practices', 'seo']
/** The lowest accepted score of a signed-in screen. */
const LEAST = 98
/** Milliseconds. */
const PAINT_MOST = 1800
const PERFECT = 100

interface Run {
  scores: Record<string, number>
  paint: number
  blocking: number
  shift: number
}

/** One run in a new browser on a copy of the profile, with Lighthouse's mobile settings. */
async function run(url: string, profile: string, categories: string[]): Promise<Run> {
  const copy = scratchFolder()
  cpSync(profile, copy, { recursive: true })
  const { executablePath, env } = chromium()
  const chrome = await launch({
    chromePath: executablePath,
    envVars: env,
    userDataDir: copy,
    chromeFlags: ['--headless=new', ...chromiumArgs],
    logLevel: 'silent',
  })
  const kill = () => chrome.kill()
  process.once('exit', kill)
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: categories,
      disableStorageReset: true,
      disableFullPageScreenshot: true,
    })
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`)
    const { audits } = result.lhr
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    return {
      scores: Object.fromEntries(
        Object.values(result.lhr.categories).map(({ id, score }) => [id, Math.round((score ?? Number.NaN) * 100)]),
      ),
      paint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    }
  } finally {
    kill()
    process.off('exit', kill)
    rmSync(copy, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function page(url: string, name: string, profile: string, categories: string[], least: number) {
  const runs: Run[] = []
  for (let i = 0; i < ROUNDS; i++) runs.push(await run(url, profile, categories))
  const of = (pick: (one: Run) => number) => median(runs.map(pick))
  const facts = [`TBT ${of((r) => r.blocking).toFixed(0)} ms`, `CLS ${of((r) => r.shift).toFixed(3)}`]
  for (const id of categories) {
    const score = of((r) => r.scores[id] ?? Number.NaN)
    const note = id === 'performance' ? facts.join(', ') : ''
    figure(`${name} · ${id}`, score, '', { least: id === 'performance' ? least : PERFECT }, note)
  }
  figure(
    `${name} · largest contentful paint`,
    of((r) => r.paint),
    'ms',
    { most: PAINT_MOST },
  )
}

/** A profile that is signed in but has none of the app's files yet. */
async function signedInProfile(server: RealServer) {
  const profile = scratchFolder()
  const context = await openProfile(profile)
  await signedInPage(context, server, await newLearner(server, { known: true }))
  await context.close()
  return profile
}

/** G3: Lighthouse on the real server, the first visit of a phone on slow 4G. */
export async function measureLighthouse() {
  part(`G3 · Lighthouse, mobile, median of ${ROUNDS}`)
  const server = await startServer()
  await page(`${server.url}/`, 'landing', scratchFolder(), ALL, PERFECT)
  const profile = await signedInProfile(server)
  for (const path of ROUTES) await page(server.url + path, path, profile, ['performance'], LEAST)
  await server.remove()
}
