import type { I18n } from '@lingui/core'
import { oneFullStop } from './one-full-stop'

/** What Lingui's parser takes for a component in a message. */
const TAG = /<(?=\/?[a-zA-Z0-9]+\s*\/?>)/g
/** Invisible; prevents the characters on its two sides from being read as a tag (U+2060). */
const WORD_JOINER = '\u2060'

/** A text that is inserted into a message literally: `<b>` in a person's name is not a component. */
export const plainValue = (value: unknown) =>
  typeof value === 'string' && value.includes('<') ? value.replace(TAG, `<${WORD_JOINER}`) : value

/**
 * Makes `i18n._` insert text values literally, and end each sentence with one full stop. Lingui parses components after
 * it has inserted the values (formatElements), so text written by people must not look like one.
 */
export function keepValuesPlain(i18n: I18n) {
  const format = i18n._.bind(i18n) as (...args: unknown[]) => string
  const translate = (...args: unknown[]) => oneFullStop(format(...args))
  i18n._ = ((id: unknown, values?: Record<string, unknown>, options?: unknown) => {
    // A message descriptor from a macro carries its values.
    if (typeof id === 'object' && id !== null && 'values' in id)
      return translate(
        { ...id, values: plained((id as { values?: Record<string, unknown> }).values) },
        undefined,
        options,
      )
    return translate(id, plained(values), options)
  }) as typeof i18n._
}
const isMarked = (value: unknown) => typeof value === 'string' && value.includes('<')
const plained = (values: Record<string, unknown> | undefined) =>
  // Messages are formatted very often, and hardly ever with such values.
  values && Object.values(values).some(isMarked)
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainValue(value)]))
    : values
