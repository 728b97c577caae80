import { useSyncExternalStore } from 'react'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from 'shared/model/bilingual'
import { activate } from '#i18n/setup'
import { rememberLanguage, storedLanguage } from './device-marks'

let current: Language = DEFAULT_LANGUAGE
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the interface in a language and remembers it on this device. */
export async function setLanguage(language: Language) {
  await activate(language)
  current = language
  await rememberLanguage(language)
  for (const listener of listeners) listener()
}

/**
 * Shows the language that the address asks for (`?lang=en`), which is then remembered, the stored one, otherwise
 * French; any value but fr and en is ignored.
 */
export async function startLanguage() {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isLanguage(asked)) return setLanguage(asked)
  current = storedLanguage() ?? DEFAULT_LANGUAGE
  await activate(current)
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => current)
