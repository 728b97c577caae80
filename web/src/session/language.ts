import { useSyncExternalStore } from 'react'
import {
  contentLanguage,
  DEFAULT_LANGUAGE,
  type InterfaceLanguage,
  isInterfaceLanguage,
  type Language,
} from 'shared/model/languages'
import { activate } from '#i18n/setup'
import { rememberLanguage, storedLanguage } from './device-marks'

let current: InterfaceLanguage = DEFAULT_LANGUAGE
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the interface in a language and remembers it on this device. */
export async function setLanguage(language: InterfaceLanguage) {
  await activate(language)
  current = language
  await rememberLanguage(language)
  for (const listener of listeners) listener()
}

/**
 * Shows the interface in the language that the address asks for (`?lang=en`), which is then remembered; otherwise in
 * the stored language, otherwise in French. A value that is no language of the interface is ignored.
 */
export async function startLanguage() {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isInterfaceLanguage(asked)) return setLanguage(asked)
  current = storedLanguage() ?? DEFAULT_LANGUAGE
  await activate(current)
}

/** Shows a language without loading its catalogue or remembering it: for pages that are rendered at build. */
export function showLanguage(language: InterfaceLanguage) {
  current = language
}

const shown = () => current
export const useInterfaceLanguage = (): InterfaceLanguage => useSyncExternalStore(subscribe, shown, shown)

/** The language of content, dates and numbers on the screen, which follows the interface's. */
export const useLanguage = (): Language => contentLanguage(useInterfaceLanguage())
