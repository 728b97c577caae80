import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dexie } from 'dexie'
import { HttpResponse, http } from 'msw'
import type { Language } from 'shared/model/bilingual'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { system } from '../app/theme'
import { SituDb } from '../data/db'
import { server } from './server'
import { signIn } from './world'

type Who = Parameters<typeof signIn>[0]

/** What jsdom lacks and the screens ask for. */
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

// What a page leaves behind when it goes: its listeners on the window, its channels.
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
    leftBehind.add(() => this.close())
  }
}

let downloads: { name: string; text: () => Promise<string> }[] = []
URL.createObjectURL = (blob) => {
  downloads.push({ name: '', text: () => (blob as Blob).text() })
  return 'blob:situ'
}
URL.revokeObjectURL = () => {}
/** The files that the person was handed, in order. */
export const downloaded = () => downloads

/** How often a screen is looked for, every 5 ms: a busy machine is slow to load one. */
const MOST_TRIES = 3000

/** Not under a test's false clock. */
const realTimeout = globalThis.setTimeout
const realPause = (ms: number) => new Promise<void>((done) => realTimeout(done, ms))
const asked = new Set<string>()
server.events.on('request:start', ({ requestId }) => void asked.add(requestId))
server.events.on('request:end', ({ requestId }) => void asked.delete(requestId))
const ROUND_MS = 10
const QUIET_ROUNDS = 3
/** After the last test of a file the document itself goes: what is still on its way would find no storage. */
const LAST_QUIET_ROUNDS = 30
/** A handler that never answers is not waited for. */
const MOST_ROUNDS = 300
/** What was asked is answered, and what is written then, or asked because of it, is done: nothing runs into the next test. */
async function settled(quietRounds = QUIET_ROUNDS) {
  for (let round = 0, quiet = 0; quiet < quietRounds && round < MOST_ROUNDS; round++) {
    await realPause(ROUND_MS)
    quiet = asked.size > 0 ? 0 : quiet + 1
  }
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
beforeEach(() => {
  downloads = []
  localStorage.clear()
  document.addEventListener('click', onSave)
  const complain = console.error
  console.error = (...parts: unknown[]) => {
    // TanStack's lazy component does not call use() again once its file has come; only React's development build minds.
    if (!String(parts[0]).includes('This library called use() to suspend')) complain(...parts)
  }
})
afterEach(async () => {
  for (const page of pages) await page.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  server.resetHandlers()
  online = true
  document.removeEventListener('click', onSave)
  // An answer that came while the page was going has opened it again.
  for (const page of pages) page.letGo()
  pages = []
  for (const db of databases) db.close()
  databases.clear()
  await Promise.all((await Dexie.getDatabaseNames()).map((name) => Dexie.delete(name)))
})

afterAll(() => settled(LAST_QUIET_ROUNDS))

/** A second connection to a user's database: what a test looks into, and what an earlier visit has left there. */
export function deviceOf(userId = 'learner'): SituDb {
  const db = new SituDb(userId)
  databases.add(db)
  return db
}

let online = true
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })

/** The server cannot be reached, and the browser knows it. */
export function goOffline() {
  online = false
  server.use(http.all('*/api/*', () => HttpResponse.error()))
  dispatchEvent(new Event('offline'))
}

/** The network is back, and with it the server's own answers. */
export function goOnline() {
  online = true
  server.resetHandlers()
  dispatchEvent(new Event('online'))
}

/** The screen without its frame. */
export const main = () => within(screen.getByRole('main'))

export type Page = Awaited<ReturnType<typeof openPage>>

export interface OpenOptions {
  language?: Language
  /** Who is signed in at the server and remembered by this device; null for nobody. */
  user?: Who | null
}

/**
 * Opens the app at an address as a browser does: every module of it anew, the session from what the device remembers, the real
 * routes, frame and catalogues. `reload` is the same again over the same databases.
 */
export async function openPage(path: string, { language = 'fr', user = 'learner' }: OpenOptions = {}) {
  if (user !== null && localStorage.getItem('situ.last-user') === null)
    localStorage.setItem('situ.last-user', JSON.stringify(signIn(user)))
  localStorage.setItem('language', language)
  vi.resetModules()
  const [session, workspace, { startLanguage }, { router: real }, { closeDb }] = await Promise.all([
    import('../session/session'),
    import('../session/workspace'),
    import('../session/language'),
    import('../app/routes'),
    import('../data/db'),
  ])
  const started = session.startSession()
  await startLanguage()
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ ...real.options, history })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <RouterProvider router={router as never} />
      </ChakraProvider>
    </I18nProvider>,
  )
  await started
  // React holds the content behind a placeholder back for 300 ms, but not while something is being acted.
  for (let tries = 0; tries < MOST_TRIES && !container.querySelector('h1'); tries++) await act(() => realPause(5))
  let closed = false
  const page = {
    container,
    router,
    session,
    language,
    user: userEvent.setup({ delay: null }),
    /** Path, query and anchor on screen. */
    get address() {
      const { pathname, searchStr, hash } = router.state.location
      return `${pathname}${searchStr}${hash && `#${hash}`}`
    },
    /** The tab is closed: nothing of the page runs on, what it wrote stays. */
    async close() {
      if (closed) return
      closed = true
      cleanup()
      await settled()
      void workspace.currentRunner()?.stop()
      closeDb()
      for (const end of leftBehind) end()
      leftBehind.clear()
    },
    letGo: closeDb,
    /** The page is loaded again at its present address. */
    async reload() {
      const { address } = page
      await page.close()
      return openPage(address, { language, user })
    },
  }
  pages.push(page)
  return page
}
