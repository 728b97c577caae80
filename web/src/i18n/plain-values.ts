import type { I18n } from '@lingui/core'

/** What the parser of components in messages takes for one of them. */
const TAG = /<(?=\/?[a-zA-Z0-9]+\s*\/?>)/g
/** It shows nothing, and keeps what stands right of it from being read together with what stands left of it (U+2060). */
const WORD_JOINER = '\u2060'

/** A text that is put into a message as it is: `<b>` in somebody's name stays what it is, and is no component. */
export const plainValue = (value: unknown) =>
  typeof value === 'string' && value.includes('<') ? value.replace(TAG, `<${WORD_JOINER}`) : value

/** Lingui reads components out of a message after its values were put in (formatElements): what people have written must not be any. */
export function keepValuesPlain(i18n: I18n) {
  const translate = i18n._.bind(i18n) as (...args: unknown[]) => string
  i18n._ = ((id: unknown, values?: Record<string, unknown>, options?: unknown) => {
    // A message that a macro has made carries its values in itself.
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
  // Messages are made all the time, and hardly ever of such values.
  values && Object.values(values).some(isMarked)
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainValue(value)]))
    : values
