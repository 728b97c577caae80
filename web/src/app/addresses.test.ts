import { expect, test } from 'vitest'
import { APP, PUBLIC } from '../../e2e/support/addresses.ts'
import { paths } from './paths'
import { router } from './routes'

/** Paths that the journeys do not list, with the reason. */
const NOT_LISTED: Readonly<Record<string, string>> = {
  [paths.learning]: 'leads to the modules',
  [paths.typingAdmin]: 'leads to the administration',
}

test('the journeys over every address know every path', () => {
  const listed = [...PUBLIC, ...APP].map((address) => address.split('?')[0] ?? '')
  const missing = Object.values(paths).filter((path) => {
    const pattern = new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`)
    return !(path in NOT_LISTED) && !listed.some((address) => pattern.test(address))
  })
  expect(missing, 'add an address of each to web/e2e/support/addresses.ts').toEqual([])
})

test('every path has a screen', () => {
  const missing = Object.values(paths).filter((path) => !(path in router.routesByPath))
  expect(missing, 'add a line for each to app/routes.tsx').toEqual([])
})
