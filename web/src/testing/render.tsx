import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dexie } from 'dexie'
import type { Language } from 'shared/model/bilingual'
import { afterEach, beforeEach, vi } from 'vitest'
import { SituDb } from '../data/db'
import { server } from './server'
import { signIn, type world } from './world'

type Who = keyof typeof world.accounts & Parameters<typeof signIn>[0]

/** What jsdom lacks and the screens ask for. */
const LACKING: [object, string, unknown][] = [
  [HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) { this.open = true }],
  [HTMLDialogElement.prototype, 'close', function (this: HTMLDialogElement) { this.open = false }],
]
for (const [owner, name, stub] of LACKING)
  if (typeof Reflect.get(owner, name) !== 'function') Object.defineProperty(owner, name, { value: stub, writable: true })

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

let pages: Page[] = []
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
  vi.useRealTimers()
  vi.restoreAllMocks()
  server.resetHandlers()
  for (const page of pages) await page.close()
  pages = []
  document.removeEventListener('click', onSave)
  for (const db of databases) db.close()
  databases.clear()
  await Promise.all((await Dexie.getDatabaseNames()).map((name) => Dexie.delete(name)))
})

/** A second connection to a user's database: what a test looks into, and what an earlier visit has left there. */
export function deviceOf(userId = 'learner'): SituDb {
  const db = new SituDb(userId)
  databases.add(db)
  return db
}

/** The server cannot be reached, and the browser knows it; `backOnline` ends it. */
export function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
}

type Page = Awaited<ReturnType<typeof openPage>>
export type { Page }

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
  const [session, { startLanguage }, { router: real }, { system }, { closeDb }] = await Promise.all([
    import('../session/session'),
    import('../session/language'),
    import('../app/routes'),
    import('../app/theme'),
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
      // What the screen writes as it goes.
      await new Promise((done) => setTimeout(done, 20))
      session.currentRunner()?.stop()
      closeDb()
      for (const end of leftBehind) end()
      leftBehind.clear()
    },
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
