import AxeBuilder from '@axe-core/playwright'
import { devices, type Page } from '@playwright/test'
import { estimatedPace } from 'shared/rules/voice/syllables'
import { type SpokenRun, speechSound } from 'shared/testing/speech-sound'
import type { SpeechTake } from '../src/data/media/speech-take.ts'
import { withSound } from './support/camera.ts'
import { expect, type Language, readyOffline, register, test } from './support/fixtures.ts'
import { rowsOf } from './support/on-device.ts'
import { ONLINE } from './support/tags.ts'
import { plugRecogniser, plugVoice, type Recogniser, wavOf } from './support/voice.ts'

// The speech test. A headless browser has no real recognition, so a fake one replaces it.
test.use({ launchOptions: withSound })

const W = {
  fr: {
    text: 'Texte à prononcer',
    confirm: 'Confirmer',
    start: 'Commencer l’enregistrement',
    stop: 'Arrêter l’enregistrement',
    without: 'Sans reconnaissance vocale',
    result: 'Résultat',
    error: (code: string) => `Erreur de reconnaissance vocale : ${code}`,
    again: 'Réessayer',
    spoken: 'Je vous écoute et je comprends que ce soit difficile pour vous ce matin',
  },
  en: {
    text: 'Text to read aloud',
    confirm: 'Confirm',
    start: 'Start recording',
    stop: 'Stop recording',
    without: 'Without speech recognition',
    result: 'Result',
    error: (code: string) => `Speech recognition error: ${code}`,
    again: 'Try again',
    spoken: 'I am listening and I understand that this is hard for you this morning',
  },
} as const
const RUNS: SpokenRun[] = [
  { syllables: 9, pauseMs: 800 },
  { syllables: 7, pauseMs: 1500 },
  { syllables: 9, pauseMs: 560 },
  { syllables: 6, pauseMs: 0 },
]
const LEAD_MS = 1500
const CODES = [
  'no-speech',
  'aborted',
  'audio-capture',
  'network',
  'not-allowed',
  'service-not-allowed',
  'bad-grammar',
  'language-not-supported',
  'phrases-not-supported',
]

const takes = (page: Page) => rowsOf<SpeechTake>(page, 'speechTakes')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const confirm = async (page: Page, language: Language) => {
  await page.goto('/speech-test')
  await page.getByRole('textbox', { name: W[language].text }).fill(W[language].spoken)
  await button(page, W[language].confirm).click()
}
/** Records for `ms` milliseconds, so that the whole voice is played, and waits for the result. */
const listen = async (page: Page, language: Language, ms: number) => {
  await button(page, W[language].start).click()
  await expect(button(page, W[language].stop)).toBeVisible()
  await page.waitForTimeout(ms)
  await button(page, W[language].stop).click()
  await expect(page.getByRole('heading', { name: W[language].result, exact: true })).toBeVisible()
}
const plan = (page: Page, next: Recogniser) =>
  page.evaluate((value) => Object.assign(window, { recogniser: value }), next)

for (const [language, gain] of [
  ['fr', -20],
  ['en', 0],
  ['fr', 10],
] as const)
  test(`pauses are found within 50 ms at ${gain} dB of gain, with no network (${language})`, async ({
    device,
    server,
  }) => {
    const voice = speechSound(RUNS, { signalToNoise: 20, gain, leadMs: LEAD_MS })
    const { page, context } = await device(language)
    await plugVoice(context, wavOf(voice.samples))
    await plugRecogniser(context, { local: 'unavailable' })
    await register(page)
    await readyOffline(page)
    // The page asks again for the library and then for the history, in this order, before it needs no network any more.
    const lastReply = page.waitForResponse(
      (reply) => reply.frame().url().endsWith('/speech-test') && new URL(reply.url()).pathname === '/api/objections',
    )
    await confirm(page, language)
    await button(page, W[language].without).first().click()
    await lastReply
    await server.stop()
    await context.setOffline(true)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await listen(page, language, voice.spanSeconds * 1000 + 2 * LEAD_MS)
    // The files of the app come from the service worker; nothing else is requested.
    const strangers = asked.filter((url) => /^https?:/.test(url) && !new URL(url).pathname.startsWith('/assets/'))
    expect(strangers).toEqual([])
    const [take] = await takes(page)
    const sound = take?.sound
    expect(sound?.pauses).toHaveLength(voice.pausesMs.length)
    for (const [i, ms] of voice.pausesMs.entries())
      expect(Math.abs((sound?.pauses[i]?.seconds ?? 0) * 1000 - ms), `pause of ${ms} ms`).toBeLessThanOrEqual(50)
    const truth = estimatedPace(voice.syllables, voice.spanSeconds, language)
    expect(Math.abs((sound?.pace ?? 0) / truth - 1)).toBeLessThanOrEqual(0.12)
  })

test.describe('at a computer', () => {
  // On Android recognition takes the microphone exclusively, and the sound is not analysed.
  test.use({ userAgent: devices['Desktop Chrome'].userAgent })
  for (const language of ['fr', 'en'] as const)
    test(`a text is said, understood on the device, and measured (${language})`, ONLINE, async ({ device }) => {
      const voice = speechSound(RUNS, { signalToNoise: 20, leadMs: LEAD_MS })
      const { page, context } = await device(language)
      await plugVoice(context, wavOf(voice.samples))
      await plugRecogniser(context, { local: 'available', hears: W[language].spoken, confidence: 0.95 })
      await register(page)
      await confirm(page, language)
      await listen(page, language, voice.spanSeconds * 1000 + 2 * LEAD_MS)
      const [take] = await takes(page)
      const heard = take?.sound?.spanSeconds ?? 0
      expect(heard).toBeGreaterThan(0)
      // A busy machine plays the voice with gaps. The accuracy of the figures is tested beside the analysis and in the
      // proof.
      if (process.env.JOURNEYS === 'all') expect(Math.abs(voice.spanSeconds / heard - 1)).toBeLessThanOrEqual(0.05)
      // The sound that is still in memory can be played, with its length.
      const length = await page.locator('audio').evaluate(
        (player: HTMLAudioElement) =>
          new Promise<number>((done) => {
            if (Number.isFinite(player.duration)) done(player.duration)
            player.ondurationchange = () => Number.isFinite(player.duration) && done(player.duration)
          }),
      )
      expect(length).toBeGreaterThan(voice.spanSeconds)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    })
})

const failing = (language: Language, isKept: boolean) =>
  test(`every failure of recognition has its message and a way on (${language})`, ONLINE, async ({ device }) => {
    const { page, context } = await device(language)
    await plugVoice(context, wavOf(speechSound([{ syllables: 6, pauseMs: 0 }]).samples))
    await plugRecogniser(context, { local: 'available' })
    await register(page)
    await confirm(page, language)
    for (const code of CODES) {
      await plan(page, { local: 'available', fails: code })
      await button(page, W[language].start).click()
      await expect(page.getByText(W[language].error(code))).toBeVisible()
      if (!isKept) {
        // Where the sound is not recorded, only recognition listens. A take whose recognition has stopped ends by
        // itself; a take that continues is stopped here. Then another one can begin.
        await expect(button(page, W[language].start).or(button(page, W[language].stop))).toBeEnabled()
        if (await button(page, W[language].stop).isVisible()) await button(page, W[language].stop).click()
        await expect(button(page, W[language].start)).toBeEnabled()
        continue
      }
      await button(page, W[language].stop).click()
      await expect(page.getByRole('heading', { name: W[language].result, exact: true })).toBeVisible()
      await button(page, W[language].again).click()
    }
    expect(await takes(page)).toHaveLength(isKept ? CODES.length : 0)
  })
test.describe('where the sound is recorded beside it', () => {
  test.use({ userAgent: devices['Desktop Chrome'].userAgent })
  failing('fr', true)
  failing('en', true)
})
test.describe('where recognition has the microphone for itself', () => {
  failing('fr', false)
})

test('a reload loses nothing of what was typed', ONLINE, async ({ device }) => {
  const { page } = await device('fr')
  await register(page)
  await page.goto('/speech-test')
  await page.getByRole('textbox', { name: W.fr.text }).pressSequentially('Je vous écoute.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: W.fr.text })).toHaveValue('Je vous écoute.')
})
