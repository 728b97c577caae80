import { LANGUAGE_NAMES, LANGUAGES } from 'shared/model/language'

/** The languages as a choice, each by its own name. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))

/** The same where there is little room: `FR`, read aloud as « FR, Français ». */
export const SHORT_LANGUAGE_OPTIONS = LANGUAGE_OPTIONS.map(({ value, label: name, lang }) => {
  const label = value.toUpperCase()
  return { value, label, name: `${label}, ${name}`, lang }
})
