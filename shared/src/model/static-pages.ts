// The pages that the build renders to HTML, so that visitors can read them before any script has come. The server, the
// build and the worker read this list.
import { DEFAULT_LANGUAGE, isInterfaceLanguage } from './languages.ts'

/** The name of the HTML file of each page, by address. */
const NAMES = {
  '/': 'index',
  '/auth': 'auth',
  '/auth?tab=register': 'register',
  '/about': 'about',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/accessibility': 'accessibility',
} as const
export type StaticPath = keyof typeof NAMES
export const STATIC_PATHS = Object.keys(NAMES) as readonly StaticPath[]

/** The static pages that only show text. */
export const TEXT_PATHS = STATIC_PATHS.filter((path) => path !== '/' && !path.startsWith('/auth'))

/** The static page that an address leads to: a path, with or without a slash at its end, and its `tab`. */
export const staticPath = (path: string, tab?: string): StaticPath | undefined => {
  const address = path.replace(/(.)\/$/, '$1')
  const tabbed = STATIC_PATHS.find((known) => known === `${address}?tab=${tab}`)
  return tabbed ?? STATIC_PATHS.find((known) => known === address)
}
/**
 * The file of a static page in the first of these that is a language of the interface, such as the one that an address
 * asks for and the one that the visitor chose; the default language where none is.
 */
export function staticPage(path: StaticPath, ...wanted: readonly unknown[]) {
  const language = wanted.find(isInterfaceLanguage) ?? DEFAULT_LANGUAGE
  return `/${NAMES[path]}${language === DEFAULT_LANGUAGE ? '' : `.${language}`}.html`
}
