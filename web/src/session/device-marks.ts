import { type InterfaceLanguage, isInterfaceLanguage } from 'shared/model/languages'
import type { User } from 'shared/model/people/user'
import { rememberedInTab, rememberInTab } from '#browser/tab-memory'
import { LANGUAGE_MARK, MARKS_CACHE, SIGNED_IN_MARK } from './marks'
import { chooseStartPage } from './start-page'

// Device-wide values are stored outside of the users' databases: language and last user in localStorage, and marks for
// the service worker, which has no localStorage, in a small cache of their own (marks.ts).
const LAST_USER = 'situ.last-user'
const ENDED_USER = 'situ.ended-user'
const LANGUAGE = 'language'

async function mark(path: string, text: string | null) {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(MARKS_CACHE)
  await (text === null ? cache.delete(path) : cache.put(path, new Response(text)))
  await chooseStartPage()
}

/**
 * The user who signed in last on this device and has not signed out, who can continue offline; undefined without one.
 */
export function lastUser(): User | undefined {
  const text = localStorage.getItem(LAST_USER)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as User
  } catch {
    localStorage.removeItem(LAST_USER)
    return undefined
  }
}

/**
 * Whether the server saw a session cookie in this page's request, so that it is worth asking who is signed in even if
 * this device stores no user.
 */
export const sessionHinted = () => /(?:^|;\s*)signed_in=1/.test(document.cookie)

export function rememberUser(user: User | undefined) {
  if (user) localStorage.setItem(LAST_USER, JSON.stringify(user))
  else localStorage.removeItem(LAST_USER)
  return mark(SIGNED_IN_MARK, user?.id ?? null)
}

/** A user whose session the server ended, as the sign-in form needs them. */
export type EndedUser = Pick<User, 'id' | 'email'>
/** The user whose session ended in this tab; a reload of the tab keeps them. */
export const endedUser = () => (rememberedInTab(ENDED_USER) as EndedUser | null | undefined) ?? undefined
export const rememberEndedUser = (user: EndedUser | undefined) =>
  rememberInTab(ENDED_USER, user ? { id: user.id, email: user.email } : null)

export function storedLanguage(): InterfaceLanguage | undefined {
  const value = localStorage.getItem(LANGUAGE)
  return isInterfaceLanguage(value) ? value : undefined
}

export function rememberLanguage(language: InterfaceLanguage) {
  localStorage.setItem(LANGUAGE, language)
  // The server chooses the language of the landing page by this cookie.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of two years ago
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
  return mark(LANGUAGE_MARK, language)
}
