import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { driveFirefox } from './drive-firefox.ts'
import { ADMIN, RealServer } from './server.ts'
import { ONLINE } from './tags.ts'

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
/** Firefox reports what was loading when the page was left. */
const ENDED_LOADING = /A ServiceWorker intercepted the request and encountered an unexpected error/

interface Fixtures {
  server: RealServer
  /**
   * Whether the journey gets a server that no other journey has used. A journey needs one if it changes what other
   * learners see, or reads the mails.
   */
  ownServer: boolean
  /** A new browser profile, which stands for another device. */
  device: (
    language: Language,
    options?: {
      dark?: boolean
      /** The address of a proxy in front of the journey's server; by default, the server's own. */
      url?: string
      /**
       * Whether the device never loses its network, and does without a service worker; by default, whether the journey
       * has the tag of `ONLINE`.
       */
      online?: boolean
    },
  ) => Promise<{ page: Page; context: BrowserContext }>
  complaints: string[]
}

export const test = base.extend<Fixtures, { common: () => Promise<RealServer> }>({
  common: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      let server: RealServer | undefined
      await use(async () => {
        server ??= new RealServer()
        return server.isRunning ? server : server.start()
      })
      await server?.remove()
    },
    { scope: 'worker' },
  ],
  ownServer: [false, { option: true }],
  // A start takes a second of processor time, so the journeys of a worker share a server; each has its own learners.
  server: async ({ ownServer, common }, use) => {
    if (!ownServer) return use(await common())
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
  device: async ({ browser, browserName, server, complaints, viewport, isMobile, hasTouch }, use, { tags }) => {
    const contexts: BrowserContext[] = []
    await use(async (language, { dark, url = server.url, online = tags.includes(ONLINE.tag) } = {}) => {
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
        // Firefox refuses storage to its blank first page.
        if (self.origin === 'null') return
        if (localStorage.getItem('language') === null) localStorage.setItem('language', value)
      }, language)
      if (online)
        await context.addInitScript(() => {
          // Simulates a device on which the service worker is still being installed.
          if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {})
        })
      // The headless build has no recognition service, and its page crashes when one is requested.
      await context.addInitScript(() => {
        const recognition = (window as unknown as { SpeechRecognition?: { available?: unknown } }).SpeechRecognition
        if (recognition) recognition.available = async () => 'unavailable'
      })
      const page = await context.newPage()
      if (browserName === 'firefox') driveFirefox(page)
      page.on('console', (message) => {
        const { url } = message.location()
        const text = `${message.text()} ${url}`
        if (['error', 'warning'].includes(message.type()) && !NETWORK_NOISE.test(text))
          complaints.push(`${message.type()}: ${text}`)
      })
      page.on('pageerror', ({ message }) => {
        if (!ENDED_LOADING.test(message)) complaints.push(`uncaught: ${message}`)
      })
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

const newPerson = (): Person => ({
  email: `learner${++people}-${process.pid}@example.org`,
  password: 'un mot de passe sûr',
})
const FROM_THE_APP = { 'sec-fetch-site': 'same-origin' }

/**
 * Registers by the call alone, which is quicker than the form, and waits for the dashboard. Only for a page whose
 * service worker has kept nothing yet: a page from its cache does not know of a session that a call began.
 */
export async function register(page: Page): Promise<Person> {
  const person = newPerson()
  const reply = await page.context().request.post('/api/auth/register', {
    data: { ...person, firstName: 'Noémie', lastName: 'Gagnon' },
    headers: FROM_THE_APP,
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noémie')
  return person
}

/** Registers in the form and waits for the dashboard. */
export async function registerInForm(page: Page, language: Language): Promise<Person> {
  const words = WORDS[language]
  const person = newPerson()
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

/** Signs in through the form and waits for the dashboard. */
export async function signIn(page: Page, language: Language, { email, password }: Person) {
  const words = WORDS[language]
  await page.goto('/auth')
  await page.getByRole('textbox', { name: words.email }).fill(email)
  await page.getByLabel(words.password, { exact: true }).locator('visible=true').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: words.login, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noémie')
}

/** Waits until the service worker controls this page and has every file, so that every screen opens offline. */
export async function readyOffline(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const hasAll = () =>
    new Promise<boolean>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => resolve(data)
      navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_LATER' }, [port2])
    })
  expect(await page.evaluate(hasAll), 'the worker fetches all files').toBe(true)
}

/** Signs the administrator in by the call alone, and waits for the dashboard. */
export async function administrator(page: Page) {
  const reply = await page.context().request.post('/api/auth/login', { data: ADMIN, headers: FROM_THE_APP })
  expect(reply.ok(), await reply.text()).toBe(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
