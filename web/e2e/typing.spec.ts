import type { Page } from '@playwright/test'
import { expect, type Language, readyOffline, register, test, WORDS } from './support/fixtures.ts'
import { SHORT_ONLINE } from './support/tags.ts'

const P = {
  fr: { custom: 'Votre texte', field: 'Tapez le texte ici', result: 'Résultat de l’essai', here: 'Enregistré ici' },
  en: { custom: 'Your text', field: 'Type the text here', result: 'Result of the session', here: 'Saved here' },
} as const
const TEXT = 'Fête à Noël : le cœur naïf rêve « là-bas ».'

/** Types as a keyboard with dead keys does: the accent is composed first, then replaced by the letter. */
async function typeWithDeadKeys(page: Page, text: string) {
  const session = await page.context().newCDPSession(page)
  const marks: Record<string, string> = { '\u0302': '^', '\u0308': '¨', '\u0300': '`' }
  for (const letter of text) {
    const [base = '', mark = ''] = letter.normalize('NFD')
    const accent = marks[mark]
    if (accent) {
      await session.send('Input.imeSetComposition', { text: accent, selectionStart: 1, selectionEnd: 1 })
      await session.send('Input.imeSetComposition', { text: letter, selectionStart: 1, selectionEnd: 1 })
      await session.send('Input.insertText', { text: letter })
    } else if (letter === '«' || letter === '»') await page.keyboard.press('"')
    else if (letter === 'œ') await page.keyboard.type('oe')
    else if (base !== letter) await session.send('Input.insertText', { text: letter })
    else await page.keyboard.type(letter === '\u00a0' ? ' ' : letter)
  }
  await session.detach()
}

const sessions = (page: Page): Promise<{ id: string; errors: number; correct_chars: number; accuracy: number }[]> =>
  page.evaluate(async () => (await fetch('/api/typing-sessions')).json())

for (const language of ['fr', 'en'] as Language[])
  test(`a run with dead keys ends offline without one error, survives a reload and is on the server once (${language})`, async ({
    device,
    server,
  }) => {
    const w = P[language]
    const { page, context } = await device(language)
    await register(page)
    await readyOffline(page)
    await page.goto('/typing?view=platform&mode=custom')
    await page.getByRole('textbox', { name: w.custom }).fill(TEXT)
    const field = page.getByRole('textbox', { name: w.field })
    await expect(page.locator('#content .sheet .l')).toHaveCount(Array.from(TEXT).length)
    await server.stop('SIGKILL')
    await context.setOffline(true)

    await field.focus()
    const letters = Array.from(TEXT)
    await typeWithDeadKeys(page, letters.slice(0, -1).join(''))
    await expect(page.locator('#content .sheet .ko')).toHaveCount(0)
    await expect(page.locator('#content .sheet .ok')).toHaveCount(letters.length - 1)
    await page.keyboard.type('.')
    const result = page.getByRole('region', { name: w.result })
    await expect(result.getByText(w.here)).toBeVisible()

    // The files of the app come from the service worker, and the run from the device's database.
    await page.reload()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await server.start()
    await context.setOffline(false)
    await expect(page.locator('a[href="/device"]:visible').first()).toHaveAccessibleName(WORDS[language].synced)
    const stored = await sessions(page)
    expect(stored).toMatchObject([{ errors: 0, accuracy: 100, correct_chars: letters.length }])
    await page.reload()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    expect(await sessions(page)).toEqual(stored)
  })

/**
 * The distance of the caret from the next letter in pixels, whether a line is wider than the window of the text, and
 * the number of lines.
 */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) => document.querySelector(`#content ${selector}`)?.getBoundingClientRect()
    const [caret, letter, window] = [of('.caret'), of('.cur'), of('.window')]
    if (!caret || !letter || !window) throw new Error('the zone is not there')
    const ends = [...document.querySelectorAll('#content .w')].map((word) => word.getBoundingClientRect().right)
    return {
      aside: Math.round(caret.right - letter.right),
      below: Math.round(caret.top - letter.top),
      beyond: Math.round(Math.max(...ends) - window.right) > 0,
      lines: document.querySelectorAll('#content .line').length,
    }
  })

test(
  'the text does not move while it is typed, breaks anew where the window does, and a paste is refused',
  SHORT_ONLINE,
  async ({ device }) => {
    const { page } = await device('en')
    await register(page)
    await page.goto('/typing?view=platform&mode=random')
    const letters = page.locator('#content .sheet .l')
    await expect(letters.first()).toBeVisible()
    const text = (await letters.allTextContents()).join('')
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: false })
    })
    await page.getByRole('textbox', { name: P.en.field }).focus()
    await page.keyboard.type(text.slice(0, 60), { delay: 20 })
    await expect(page.locator('#content .sheet .ok')).toHaveCount(60)
    await page.evaluate((rest) => navigator.clipboard?.writeText(rest).catch(() => {}), text.slice(60))
    await page.keyboard.press('ControlOrMeta+V')
    await expect(page.locator('#content .sheet .ok')).toHaveCount(60)
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])

    const narrow = await placesOf(page)
    expect(narrow).toMatchObject({ aside: 0, below: 0, beyond: false })
    await page.setViewportSize({ width: 900, height: 740 })
    await expect.poll(async () => (await placesOf(page)).lines).toBeLessThan(narrow.lines)
    expect(await placesOf(page)).toMatchObject({ aside: 0, below: 0, beyond: false })
    expect((await letters.allTextContents()).join('')).toBe(text)
  },
)
