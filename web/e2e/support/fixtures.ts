import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { RealServer } from './server.ts'

export type Language = 'fr' | 'en'
/** Texts of the interface that the journeys look for, in both languages. */
export const WORDS = {
  fr: {
    registerTab: 'Inscription',
    register: 'Créer mon compte',
    login: 'Se connecter',
    first: 'Prénom',
    last: 'Nom',
    email: 'Courriel',
    password: 'Mot de passe',
    next: 'Page suivante',
    finish: 'Terminer',
    synced: /^Synchronisé/,
    waiting: /en attente/,
    offline: /Hors ligne/,
    completed: 'Terminé',
    page: 'page',
  },
  en: {
    registerTab: 'Register',
    register: 'Create my account',
    login: 'Sign in',
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    password: 'Password',
    next: 'Next page',
    finish: 'Finish',
    synced: /^Synced/,
    waiting: /waiting/,
    offline: /Offline/,
    completed: 'Completed',
    page: 'page',
  },
} as const

/**
 * Failed requests are expected where a journey goes offline; the browser reports each of them. On a slow machine a
 * waiting write is sent again while the server still works on it, which returns 409 until it has ended.
 */
const NETWORK_NOISE =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|NETWORK_CHANGED|ABORTED)|WebSocket|409 \(Conflict\)/

interface Fixtures {
  server: RealServer
  /** A new browser profile, which stands for another device. */
  /** `url`: a proxy in front of the journey's server. */
  device: (
    language: Language,
    options?: { dark?: boolean; url?: string },
  ) => Promise<{ page: Page; context: BrowserContext }>
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  server: async ({}, use) => {
    const server = await new RealServer().start()
    await use(server)
    await server.remove()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'console errors and warnings, requests to other hosts').toEqual([])
  },
  device: async ({ browser, server, complaints, viewport, isMobile, hasTouch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (language, { dark, url = server.url } = {}) => {
      const context = await browser.newContext({
        viewport,
        isMobile,
        hasTouch,
        baseURL: url,
        locale: language === 'fr' ? 'fr-CA' : 'en-CA',
        timezoneId: 'America/Toronto',
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
      })
      contexts.push(context)
      await context.addCookies([{ name: 'language', value: language, url }])
      await context.addInitScript((value) => {
        if (localStorage.getItem('language') === null) localStorage.setItem('language', value)
      }, language)
      // The headless build has no recognition service, and its page crashes when one is requested.
      await context.addInitScript(() => {
        const recognition = (window as unknown as { SpeechRecognition?: { available?: unknown } }).SpeechRecognition
        if (recognition) recognition.available = async () => 'unavailable'
      })
      const page = await context.newPage()
      page.on('console', (message) => {
        const { url } = message.location()
        const text = `${message.text()} ${url}`
        if (['error', 'warning'].includes(message.type()) && !NETWORK_NOISE.test(text))
          complaints.push(`${message.type()}: ${text}`)
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(url))
          complaints.push(`request to ${request.url()}`)
      })
      return { page, context }
    })
    for (const context of contexts) await context.close()
  },
})
export { expect }

let people = 0
export interface Person {
  email: string
  password: string
}

/** Registers in the interface and waits for the dashboard. */
export async function register(page: Page, language: Language): Promise<Person> {
  const words = WORDS[language]
  const person = { email: `learner${++people}-${process.pid}@example.org`, password: 'un mot de passe sûr' }
  await page.goto('/auth')
  await page.getByRole('tab', { name: words.registerTab }).click()
  await page.getByRole('textbox', { name: words.first }).fill('Noémie')
  await page.getByRole('textbox', { name: words.last, exact: true }).fill('Gagnon')
  await page.getByRole('textbox', { name: words.email }).fill(person.email)
  await page.getByLabel(words.password, { exact: true }).locator('visible=true').fill(person.password)
  await page.getByRole('button', { name: words.register }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noémie')
  return person
}

/** Signs in in the interface and waits for the dashboard. */
export async function signIn(page: Page, language: Language, { email, password }: Person) {
  const words = WORDS[language]
  await page.goto('/auth')
  await page.getByRole('textbox', { name: words.email }).fill(email)
  await page.getByLabel(words.password, { exact: true }).locator('visible=true').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: words.login, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noémie')
}

/** Waits until the service worker controls this page, so that it can be reloaded offline. */
export async function readyOffline(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
