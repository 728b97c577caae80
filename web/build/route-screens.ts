import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../src/app/paths.ts'

/** The screen that an address opens. */
export interface RouteScreen {
  /** The address in the router's notation: `/learning/$id`. */
  path: string
  /** The feature whose catalogue the screen needs. */
  area: string
  /** Path below `src`, without its extension: `features/learning/module-list-screen`. */
  screen: string
}
/** The form in which the app declares screens. */
const SCREEN = /\bscreen\(\s*'([\w-]+)',\s*\(\)\s*=>\s*import\('#([^']+)'\)/
const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/**
 * Reads the table of routes: the screen of each address, in the order of `paths`. `read` returns the source of a file
 * in the routes' folder. Throws when no screen can be found for an address, so that no build is made that does not
 * preload that screen.
 */
export function routeScreens(read: (file: string) => string): RouteScreen[] {
  const [, ...routes] = read('routes.tsx').split(/\bpaths\.(?=\w)/)
  const sourceOf = new Map(routes.map((route) => [/^\w+/.exec(route)?.[0] ?? '', route]))
  return Object.entries(paths).map(([name, path]) => {
    const route = sourceOf.get(name) ?? ''
    // A component of the app chooses between screens: the first one is the signed-in learner's.
    const component = /\bcomponent: ([A-Z]\w*)/.exec(route)?.[1]
    const [, area, screen] = SCREEN.exec(component ? read(`${kebab(component)}.tsx`) : route) ?? []
    if (!area || !screen) throw new Error(`routes.tsx: no screen was found for paths.${name} (${path})`)
    return { path, area, screen }
  })
}

const APP = join(import.meta.dirname, '../src/app')
export const readRoute = (file: string) => readFileSync(join(APP, file), 'utf8')
