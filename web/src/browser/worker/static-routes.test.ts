import { describe, expect, test } from 'vitest'
import { staticRoutes } from './static-routes'

const routes = staticRoutes(
  [
    { cacheName: 'start', paths: ['/', '/history'] },
    { cacheName: 'code', paths: ['/assets/a-1.js'] },
  ],
  ['/api/login'],
)
/** The source of an address by the first route that matches, as the browser chooses it. */
function sourceOf(address: string) {
  const { pathname, search } = new URL(address, 'https://situ.example')
  const matches = ({ pathname: path, search: query }: { pathname: string; search?: string }) =>
    (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path) &&
    (query === undefined || `?${query}`.replace(/^\?$/, '') === search)
  return routes.find(({ condition: { urlPattern, or = [] } }) =>
    [{ urlPattern }, ...or].some((one) => one.urlPattern && matches(one.urlPattern)),
  )?.source
}

describe('an address is taken', () => {
  test.each([
    ['/', { cacheName: 'start' }],
    ['/history', { cacheName: 'start' }],
    ['/assets/a-1.js', { cacheName: 'code' }],
    // A query, and what is not listed, are the worker's.
    ['/?lang=en', undefined],
    ['/history?from=here', undefined],
    ['/history/1', undefined],
    ['/assets/b-2.js', undefined],
    ['/auth', undefined],
    ['/api/session', 'network'],
    ['/api/quizzes?kind=a', 'network'],
    ['/api/login', 'fetch-event'],
  ])('%s from %j', (address, source) => expect(sourceOf(address)).toEqual(source))
})
