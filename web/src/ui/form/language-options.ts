import { INTERFACE_LANGUAGES, nameOfLanguage } from 'shared/model/languages'

/** The choices of a switch of the interface's language. */
export const LANGUAGE_OPTIONS = INTERFACE_LANGUAGES.map((value) => {
  const label = value.toUpperCase()
  return { value, label, name: `${label}, ${nameOfLanguage(value)}`, lang: value }
})
