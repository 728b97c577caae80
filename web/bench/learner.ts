import { rmSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import type { User } from 'shared/model/people/user'
import { RealServer } from '../e2e/support/server.ts'
import { someActivities } from './activities.ts'

const COOKIE = 'situ_session'
/** A file of the site that runs no code of the app. */
const QUIET_PAGE = '/robots.txt'
const HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
/** The largest number of activities in one request. */
const KNOWN_TO_SERVER = 500

export interface Learner {
  user: User
  /** Value of the session cookie. */
  token: string
}

/** The real server on a new database; it is stopped, and its data deleted, when this process exits for any reason. */
export async function startServer(): Promise<RealServer> {
  const server = await new RealServer().start()
  process.once('exit', () => {
    void server.stop('SIGKILL')
    rmSync(server.dir, { recursive: true, force: true, maxRetries: 3 })
  })
  return server
}

/** An account on the server; `known` gives it a history there. */
export async function newLearner({ url }: RealServer, { known = false } = {}): Promise<Learner> {
  const body = { email: 'ada@example.org', password: 'a password of the benchmark', firstName: 'Ada', lastName: 'Roy' }
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(body),
  })
  const token = answer.headers
    .getSetCookie()
    .find((text) => text.startsWith(`${COOKIE}=`))
    ?.split(/[=;]/)[1]
  if (!answer.ok || !token) throw new Error(`registering answered ${answer.status}`)
  const learner = { user: (await answer.json()) as User, token }
  if (known) {
    const { ok, status } = await fetch(`${url}/api/progress/summary`, {
      method: 'POST',
      headers: { ...HEADERS, cookie: `${COOKIE}=${token}` },
      body: JSON.stringify({ activities: someActivities(KNOWN_TO_SERVER) }),
    })
    if (!ok) throw new Error(`storing the history answered ${status}`)
  }
  return learner
}

/**
 * Signs the profile in without running the app, so that its caches are still empty. Returns a page of the site's
 * origin.
 */
export async function signedInPage(
  context: BrowserContext,
  server: RealServer,
  { user, token }: Learner,
): Promise<Page> {
  const expires = Math.floor(Date.now() / 1000) + 86_400
  await context.addCookies([{ name: COOKIE, value: token, url: server.url, httpOnly: true, sameSite: 'Lax', expires }])
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(server.url + QUIET_PAGE)
  await page.evaluate((text) => {
    localStorage.setItem('language', 'fr')
    localStorage.setItem('situ.last-user', text)
  }, JSON.stringify(user))
  return page
}
export const quietPage = async (page: Page, server: RealServer) => {
  await page.goto(server.url + QUIET_PAGE)
}
