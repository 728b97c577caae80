import { type BrowserContext, expect, type Page } from '@playwright/test'
import { phaseEndsAt, phasesOf, positionAt } from 'shared/rules/practice/practice-test'
import type { Recording, RecordingChunk } from '../../src/data/media/media-tables.ts'
import type { PracticeAnswer, PracticeRun } from '../../src/data/practice/practice-run.ts'
import type { Language } from './fixtures.ts'
import { rowsOf } from './on-device.ts'

/** Texts of the practice test that the journeys look for, in both languages. */
export const TEST_WORDS = {
  fr: {
    record: 'Activer la caméra et le micro',
    nothing: 'Rien',
    start: /^Commencer/,
    reading: 'Lisez la situation',
    question: (n: number) => `Question ${n} sur 2 : lecture`,
    spoken: (n: number) => `Question ${n} sur 2 : réponse à voix haute`,
    typed: 'Vos réponses',
    break: 'Pause',
    scenario: (n: number, of: number) => `Scénario ${n} sur ${of}`,
    go: 'Continuer',
    send: 'Envoyer et continuer',
    result: 'Vue d’ensemble',
    resume: 'Reprendre où j’en étais',
    evaluate: 'Évaluer mes réponses',
    evaluated: 'Évaluation de ce scénario',
    range: /^Probablement entre/,
  },
  en: {
    record: 'Turn on the camera and microphone',
    nothing: 'Nothing',
    start: /^Start the/,
    reading: 'Read the situation',
    question: (n: number) => `Question ${n} of 2: read`,
    spoken: (n: number) => `Question ${n} of 2: answer aloud`,
    typed: 'Your answers',
    break: 'Break',
    scenario: (n: number, of: number) => `Scenario ${n} of ${of}`,
    go: 'Continue',
    send: 'Send and continue',
    result: 'Overview',
    resume: 'Resume where I left off',
    evaluate: 'Evaluate my answers',
    evaluated: 'Evaluation of this scenario',
    range: /^Probably between/,
  },
} as const

/** The run that was started last. */
export const theRun = async (page: Page) => (await rowsOf<PracticeRun>(page, 'practiceRuns')).at(-1) as PracticeRun
export const theAnswers = (page: Page) => rowsOf<PracticeAnswer>(page, 'practiceAnswers')

/** Waits until the scenarios are on this device, so that a test can be taken offline. */
export const withScenarios = (page: Page) =>
  expect
    .poll(async () => (await rowsOf<{ path: string }>(page, 'answers')).some(({ path }) => path === '/api/scenarios'))
    .toBe(true)

/**
 * Goes through the system check and starts a test, with a recording of the camera or, by default, without any
 * recording.
 */
export async function startTest(page: Page, language: Language, plan: string, recording: 'video' | 'none' = 'none') {
  const words = TEST_WORDS[language]
  await page.goto(`/casper/test/${plan}`)
  const start = page.getByRole('button', { name: words.start })
  await expect(start).toBeVisible()
  if (recording === 'video') await page.getByRole('button', { name: words.record }).click()
  else if (await page.getByRole('button', { name: words.nothing, exact: true }).isVisible())
    await page.getByRole('button', { name: words.nothing, exact: true }).click()
  await start.click()
  await expect(page).toHaveURL(/\/casper\/run\//)
  await expect(page.getByRole('timer')).toBeVisible()
}

/** Seconds that the clock on screen shows. */
export async function shownSeconds(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await page.getByRole('timer').textContent()) ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/**
 * Prepares to kill the page's process, as a crash or the system would. The returned function kills it and returns the
 * time.
 */
export async function armKill(context: BrowserContext, page: Page): Promise<() => Promise<number>> {
  const session = await context.newCDPSession(page)
  return async () => {
    const crashed = page.waitForEvent('crash')
    const at = Date.now()
    void session.send('Page.crash').catch(() => {})
    await crashed
    await page.close()
    return at
  }
}

/** Moves a running test to the beginning of one of its phases, as if the time until then had passed, and reopens it. */
export async function jumpTo(page: Page, phase: number) {
  await page.evaluate(async (to) => {
    const info = (await indexedDB.databases()).find((db) => db.name?.startsWith('situ-'))
    const open = indexedDB.open(info?.name ?? '')
    const database = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result)
    })
    const writing = database.transaction('practiceRuns', 'readwrite')
    const runs = writing.objectStore('practiceRuns')
    runs.getAll().onsuccess = (event) => {
      const [run] = (event.target as IDBRequest).result
      runs.put({ ...run, position: { phase: to, startedAt: Date.now() }, seenAt: Date.now() })
    }
    await new Promise((done) => {
      writing.oncomplete = done
    })
    database.close()
  }, phase)
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
}

/** What the clock on screen shows when it changes: the seconds, and the time of the change. */
export const nextTick = (page: Page): Promise<{ seconds: number; at: number }> =>
  page.getByRole('timer').evaluate(
    (clock) =>
      new Promise((done) => {
        new MutationObserver((_, observer) => {
          const at = Date.now()
          observer.disconnect()
          const [, minutes, seconds] = /(\d+):(\d\d)/.exec(clock.textContent ?? '') ?? []
          done({ seconds: Number(minutes) * 60 + Number(seconds), at })
        }).observe(clock, { subtree: true, characterData: true, childList: true })
      }),
  )

/**
 * The playable seconds of each stored recording, in the order of recording: 0 where it cannot be played, −1 where its
 * duration is not known within five seconds.
 */
export const playable = (
  page: Page,
): Promise<{ id: string; startedAt: number; durationMs: number; seconds: number }[]> =>
  page.evaluate(async () => {
    const info = (await indexedDB.databases()).find((db) => db.name?.startsWith('situ-'))
    const open = indexedDB.open(info?.name ?? '')
    const database = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result)
    })
    const rows = <T>(table: string) =>
      new Promise<T[]>((done) => {
        const all = database.transaction(table).objectStore(table).getAll()
        all.onsuccess = () => done(all.result)
      })
    const recordings = await rows<Recording>('recordings')
    const chunks = await rows<RecordingChunk>('recordingChunks')
    database.close()
    const secondsOf = (file: Blob) =>
      new Promise<number>((done) => {
        const film = document.createElement('video')
        film.muted = true
        film.src = URL.createObjectURL(file)
        film.onloadedmetadata = () => {
          // The browser reports the duration of a file without one only after a seek past its end.
          film.ondurationchange = () => Number.isFinite(film.duration) && done(film.duration)
          film.currentTime = 1e7
        }
        film.onerror = () => done(0)
        setTimeout(() => done(-1), 5000)
      })
    const found = []
    for (const { id, startedAt, durationMs, type } of recordings) {
      const mine = chunks.filter((chunk) => chunk.recordingId === id).sort((a, b) => a.index - b.index)
      const file = new Blob(
        mine.map((chunk) => chunk.bytes),
        { type },
      )
      found.push({ id, startedAt, durationMs, seconds: mine.length === 0 ? 0 : await secondsOf(file) })
    }
    return found.sort((a, b) => a.startedAt - b.startedAt)
  })

/**
 * The position that a run must have at `now`, computed from its stored state by the rule of the test: its phase, the
 * kind of that phase, and when it ends (epoch milliseconds).
 */
export function truth({ scenarios, extraTime, position }: PracticeRun, now: number) {
  const timetable = { phases: phasesOf(scenarios.map(({ format }) => format)), extraTime }
  const place = positionAt(timetable, position, now)
  return { phase: place.phase, kind: timetable.phases[place.phase]?.kind, endsAt: phaseEndsAt(timetable, place) }
}
