// The pages and scripts of the app's start, at the addresses at which the browser asks for them, so that it finds them
// without starting the service worker first (browser/worker/static-routes.ts). `/` is the only address whose page
// depends on who is signed in and on the language: it is chosen again whenever a mark has changed.
import { staticPage } from 'shared/model/static-pages'
import { LANGUAGE_MARK, MARKS_CACHE, SIGNED_IN_MARK } from './marks'

/** The name of such a cache begins with this; each version of the app has its own. */
export const START_CACHES = 'situ-start.'
/** The address at which the app's own page is found in each of them. */
export const APP_PAGE = '/app.html'

const textOf = async (cache: Cache, path: string) => (await cache.match(path))?.text()

/**
 * Puts the right page at `/` in the start caches: the app's for a learner, the landing page for a visitor. A lock keeps
 * the page and the worker, which may both do it, from writing what they read before the other's change.
 */
export const chooseStartPage = () =>
  navigator.locks.request('situ-start', async () => {
    const marks = await caches.open(MARKS_CACHE)
    const isSignedIn = (await textOf(marks, SIGNED_IN_MARK)) !== undefined
    const file = isSignedIn ? APP_PAGE : staticPage('/', await textOf(marks, LANGUAGE_MARK))
    for (const name of await caches.keys()) {
      if (!name.startsWith(START_CACHES)) continue
      const cache = await caches.open(name)
      const page = await cache.match(file)
      // The worker is about to fill this one, and chooses the page itself.
      if (page) await cache.put('/', page)
    }
  })
