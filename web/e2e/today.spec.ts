import type { Page } from '@playwright/test'
import { expect, type Language, readyOffline, register, signIn, test, WORDS } from './support/fixtures.ts'
import { libraryIsHere } from './support/on-device.ts'

const T = {
  fr: {
    today: 'Aujourd’hui',
    questions: 'Quand a lieu votre test?',
    unknown: 'Pas encore fixé',
    make: 'Préparer mon plan',
    start: /^Commencer/,
    goOn: /^Continuer/,
    next: 'Étape suivante',
    skip: 'Passer',
    done: 'Terminé',
    said: 'Ce que vous avez dit',
    submit: 'Soumettre la réponse',
    choose: /^Réponse/,
    bravo: /^(Continuer|Facile|Bien)/,
    rest: 'Un jour de repos : ce que vous avez appris s’ancre pendant ce temps.',
    back: /^Quel plaisir de vous revoir!/,
  },
  en: {
    today: 'Today',
    questions: 'When is your test?',
    unknown: 'Not set yet',
    make: 'Make my plan',
    start: /^Start/,
    goOn: /^Continue/,
    next: 'Next step',
    skip: 'Skip',
    done: 'Done',
    said: 'What you said',
    submit: 'Submit the answer',
    choose: /^Answer/,
    bravo: /^(Go on|Easy|Good)/,
    rest: 'A day of rest: it gives what you have learned time to settle.',
    back: /^Good to see you\./,
  },
} as const
const ANSWERS = [
  'Je demanderais d’abord à la personne, à l’écart, comment elle va, parce que je ne sais pas encore ce qu’elle vit.',
  'Si elle refuse mon aide, je respecterais son choix et je reprendrais des nouvelles la semaine suivante.',
]
const DAY_MS = 86_400_000
const TORONTO_NOON_MS = 17 * 3_600_000

/**
 * Noon of the Monday two weeks before this week's, so that every day of the journey is in the past: the server accepts
 * past times from a device, but replaces future ones.
 */
function firstMonday() {
  const today = Math.floor(Date.now() / DAY_MS)
  const monday = today - ((today + 3) % 7) - 14
  return monday * DAY_MS + TORONTO_NOON_MS
}

/** The steps that the home screen shows, with their minutes. */
async function steps(page: Page, language: Language) {
  const section = page.getByRole('region', { name: T[language].today, exact: true })
  const rows = section.locator('ol > li')
  await expect(rows.first()).toBeVisible()
  return (await rows.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '))
}
const minutesOf = (rows: readonly string[]) =>
  rows.reduce((sum, row) => sum + Number(/(\d+) min$/.exec(row)?.[1] ?? 0), 0)

for (const language of ['fr', 'en'] as Language[])
  test(`offline: a first look, days of today, a missed week, and the same plan on another device (${language})`, async ({
    device,
    server,
  }) => {
    const words = T[language]
    const monday = firstMonday()
    const at = (day: number) => new Date(monday + day * DAY_MS)
    const phone = await device(language)
    const { page } = phone
    await page.clock.setFixedTime(at(0))
    const person = await register(page)
    await readyOffline(page)
    await libraryIsHere(page)
    await server.stop('SIGKILL')
    await phone.context.setOffline(true)

    const section = page.getByRole('region', { name: words.today, exact: true })
    await expect(section.getByText(words.questions)).toBeVisible()
    await section.getByRole('button', { name: words.unknown }).click()
    await section.getByRole('button', { name: words.make }).click()
    await section.getByRole('link', { name: words.start }).click()
    const bar = page.locator('[data-today-bar]')
    await page.getByRole('textbox', { name: /^1\. / }).fill(ANSWERS[0] ?? '')
    await page.getByRole('textbox', { name: /^2\. / }).fill(ANSWERS[1] ?? '')
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page).toHaveURL(/result=/)
    await bar.getByRole('link', { name: words.next }).click()
    await page.getByRole('textbox', { name: words.said }).fill(ANSWERS.join(' '))
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page).toHaveURL(/result=/)
    // The learner leaves the first look before its end, which is possible at any point.
    await page.goto('/')
    await expect(section.getByText(words.done, { exact: true })).toHaveCount(2)
    await expect(section.getByRole('link', { name: words.goOn })).toBeVisible()

    const days: string[][] = []
    for (const day of [1, 3, 4]) {
      await page.clock.setFixedTime(at(day))
      await page.goto('/')
      const rows = await steps(page, language)
      expect(minutesOf(rows)).toBeGreaterThan(0)
      expect(minutesOf(rows)).toBeLessThanOrEqual(20)
      days.push(rows)
      await section.getByRole('link', { name: words.start }).click()
      await expect(bar).toBeVisible()
    }
    await page.clock.setFixedTime(at(11))
    await page.goto('/')
    await expect(section.getByText(words.back)).toBeVisible()
    const here = await steps(page, language)
    expect(minutesOf(here)).toBeLessThanOrEqual(12)

    await server.start()
    await phone.context.setOffline(false)
    await expect(page.locator('a[href="/device"]:visible').first()).toHaveAccessibleName(WORDS[language].synced)
    const laptop = await device(language)
    await laptop.page.clock.setFixedTime(at(11))
    await signIn(laptop.page, language, person)
    await libraryIsHere(laptop.page)
    await expect(async () => {
      await laptop.page.goto('/')
      expect(await steps(laptop.page, language)).toEqual(here)
    }).toPass()
  })
