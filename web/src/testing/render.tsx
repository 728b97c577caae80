import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { Dexie } from 'dexie'
import { HttpResponse, http } from 'msw'
import type { Language } from 'shared/model/bilingual'
import { vi } from 'vitest'
import { router as appRouter } from '../app/routes'
import { system } from '../app/theme'
import { closeDb, SituDb } from '../data/db/db'
import { closeChat } from '../session/chat-open'
import { endEditingProfile } from '../session/editing-profile'
import { setLanguage, startLanguage } from '../session/language'
import * as session from '../session/session'
import { goThroughToday } from '../session/today-run'
import { closeWorkspace, stopWorkspace } from '../session/workspace/workspace'
import { dismissToast, toastStore } from '../ui/feedback/toast'
import { newUser } from './new-user'
import { server } from './server'
import { signIn } from './world'

type Who = Parameters<typeof signIn>[0]

/** Functions that jsdom lacks and the screens use. */
const LACKING: [object, string, unknown][] = [
  [
    HTMLDialogElement.prototype,
    'showModal',
    function (this: HTMLDialogElement) {
      this.open = true
    },
  ],
  [
    HTMLDialogElement.prototype,
    'close',
    function (this: HTMLDialogElement) {
      this.open = false
    },
  ],
]
for (const [owner, name, stub] of LACKING)
  if (typeof Reflect.get(owner, name) !== 'function')
    Object.defineProperty(owner, name, { value: stub, writable: true })

// Functions that remove what a closed page leaves behind: listeners on the window, `visibilitychange` listeners on the
// document, and the app's broadcast channels. `addEventListener` is wrapped to collect them. Dexie's own channel stays
// open: Dexie is loaded once for all test files of a worker.
const leftBehind = new Set<() => void>()
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (type: string, listener: never, options?: boolean | AddEventListenerOptions) => {
    add(type, listener, options)
    if (target === window || type === 'visibilitychange')
      leftBehind.add(() => target.removeEventListener(type, listener, options))
  }
}
const Channel = globalThis.BroadcastChannel
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name)
    if (name.startsWith('situ-')) leftBehind.add(() => this.close())
  }
}

let downloads: { name: string; text: () => Promise<string> }[] = []
URL.createObjectURL = (blob) => {
  downloads.push({ name: '', text: () => (blob as Blob).text() })
  return 'blob:situ'
}
URL.revokeObjectURL = () => {}
/** The downloaded files, in order. */
export const downloaded = () => downloads

/** The largest number of checks for a screen, one every 5 ms: a busy machine loads slowly. */
const MOST_TRIES = 3000

/** The real timer, independent of a test's fake clock. */
const realTimeout = globalThis.setTimeout
const realPause = (ms: number) => new Promise<void>((done) => realTimeout(done, ms))
const asked = new Set<string>()
const onAsked = ({ requestId }: { requestId: string }) => void asked.add(requestId)
const onAnswered = ({ requestId }: { requestId: string }) => void asked.delete(requestId)
/** Adds the listeners again, because a test may have removed all of them. */
function watchRequests() {
  server.events.removeListener('request:start', onAsked)
  server.events.removeListener('request:end', onAnswered)
  server.events.on('request:start', onAsked)
  server.events.on('request:end', onAnswered)
}
const ROUND_MS = 10
const QUIET_ROUNDS = 3
/**
 * Quiet rounds after the last test of a file, more than usual, because the document is removed afterwards and late work
 * would find no storage.
 */
const LAST_QUIET_ROUNDS = 30
/**
 * The largest number of rounds of waiting for a request without a reply; after them it is ignored, by later pages too.
 */
const MOST_ROUNDS = 300
/**
 * Waits until requests have their replies, and the work that follows from them is done, so that nothing runs into the
 * next test.
 */
async function settled(quietRounds = QUIET_ROUNDS) {
  for (let round = 0, quiet = 0; quiet < quietRounds && round < MOST_ROUNDS; round++) {
    await realPause(ROUND_MS)
    quiet = asked.size > 0 ? 0 : quiet + 1
  }
  asked.clear()
}

let pages: { close(): Promise<void>; letGo(): void }[] = []
const databases = new Set<SituDb>()
const onSave = (e: Event) => {
  const link = (e.target as Element | null)?.closest?.('a[download]')
  if (!link) return
  e.preventDefault()
  const last = downloads.at(-1)
  if (last) last.name = link.getAttribute('download') ?? ''
}
/** Called before each test; it begins with a device without any user. */
export function beginScreenTest() {
  watchRequests()
  downloads = []
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the mark of session/data-marks.ts, which outlives the storage
  document.cookie = 'data_here=; path=/; max-age=0'
  document.addEventListener('click', onSave)
  const complain = console.error
  console.error = (...parts: unknown[]) => {
    // TanStack's lazy component does not call use() again once its file is loaded; only React's development build
    // complains.
    if (!String(parts[0]).includes('This library called use() to suspend')) complain(...parts)
  }
}

/** Called after each test; it closes the test's pages and deletes what they stored. */
export async function endScreenTest() {
  for (const page of pages) await page.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  server.resetHandlers()
  // A request of a closed page must not reach the world of the next test.
  server.use(http.all('*/api/*', () => HttpResponse.error()))
  online = true
  document.removeEventListener('click', onSave)
  // A reply that arrived while the page was closing has reopened the database.
  for (const page of pages) page.letGo()
  pages = []
  for (const db of databases) db.close()
  databases.clear()
  await Promise.all((await Dexie.getDatabaseNames()).map((name) => Dexie.delete(name)))
}

/** Whether a test of this file has opened a page. */
let hasOpened = false
/** Called after the last test of a file; it waits for the late work of its pages. */
export async function endScreenTests() {
  if (hasOpened) await settled(LAST_QUIET_ROUNDS)
  hasOpened = false
}

/** A second connection to a user's database, to inspect it or to prepare the data of an earlier visit. */
export function deviceOf(userId = 'learner'): SituDb {
  const db = new SituDb(userId)
  databases.add(db)
  return db
}

let online = true
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })

/** The server does not respond, and the browser reports that it is offline. */
export function goOffline() {
  online = false
  server.use(http.all('*/api/*', () => HttpResponse.error()))
  dispatchEvent(new Event('offline'))
}

/**
 * The network is back, and with it the server's replies; responses that the test has set with `server.use` are gone.
 */
export function goOnline() {
  online = true
  server.resetHandlers()
  dispatchEvent(new Event('online'))
}

/** The screen without its frame. */
export const main = () => within(screen.getByRole('main'))

/** Changes the language of the open page, as the setting does. */
export const speak = (language: Language) => act(() => setLanguage(language))

export type Page = Awaited<ReturnType<typeof openPage>>

export interface OpenOptions {
  language?: Language
  /** The user who is signed in at the server and stored on this device; null for nobody. */
  user?: Who | null
  /** Selector of an element that shows that the page is open: its title by default. */
  until?: string
  /** Renders the app's menus, indicator and bars around the screen, which takes a quarter of a test's time. */
  frame?: boolean
}

/** Takes the place of the app's frame and shows the screen only. */
const ScreenAlone = () => (
  <main id="content" tabIndex={-1}>
    <Outlet />
  </main>
)

/** Resets what modules remember while a page is open, because a loaded page begins without it. */
function forgetPage() {
  stopWorkspace()
  closeWorkspace()
  closeChat()
  endEditingProfile()
  goThroughToday(undefined)
  const shown = toastStore.current()
  if (shown) dismissToast(shown.id)
}

/**
 * Opens the app at an address as a browser does: the session from the device's data, the real routes and catalogues,
 * and where a test asks for it the real frame. Modules are loaded once for all pages of a file, because loading them
 * costs twice as much as a screen; `forgetPage` resets their state. `reload` opens it again over the same databases.
 */
export async function openPage(
  path: string,
  { language = 'fr', user = 'learner', until = 'h1', frame = false }: OpenOptions = {},
) {
  if (user !== null && localStorage.getItem('situ.last-user') === null) {
    localStorage.setItem('situ.last-user', JSON.stringify(signIn(user)))
    // The session is new: its renewal, which asks for the user once more, is not due.
    if (online) localStorage.setItem('situ.rotated-at', String(Date.now()))
  }
  localStorage.setItem('language', language)
  hasOpened = true
  const started = session.startSession()
  await startLanguage()
  const history = createMemoryHistory({ initialEntries: [path] })
  const context = frame ? appRouter.options.context : { SignedInFrame: ScreenAlone }
  const router = createRouter({ ...appRouter.options, context, history })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <RouterProvider router={router as never} />
      </ChakraProvider>
    </I18nProvider>,
  )
  await started
  // React delays the content behind a placeholder by 300 ms, but not inside `act`.
  for (let tries = 0; tries < MOST_TRIES && !container.querySelector(until); tries++) await act(() => realPause(5))
  let closed = false
  const page = {
    container,
    router,
    session,
    language,
    user: newUser(),
    /** Path, query and hash on screen. */
    get address() {
      const { pathname, searchStr, hash } = router.state.location
      return `${pathname}${searchStr}${hash && `#${hash}`}`
    },
    /** Closes the tab: its code stops, its stored data stay. */
    async close() {
      if (closed) return
      closed = true
      cleanup()
      await settled()
      forgetPage()
      for (const end of leftBehind) end()
      leftBehind.clear()
    },
    letGo: closeDb,
    /** Loads the page again at its present address, in another language if the test has changed it. */
    async reload(now: { language?: Language } = {}) {
      const { address } = page
      await page.close()
      return openPage(address, { language, user, frame, ...now })
    },
  }
  pages.push(page)
  return page
}
