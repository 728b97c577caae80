import { LANGUAGE_NAMES, LANGUAGES } from 'shared/model/languages'

/** The choices of a switch of the interface's language. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => {
  const label = value.toUpperCase()
  return { value, label, name: `${label}, ${LANGUAGE_NAMES[value]}`, lang: value }
})
