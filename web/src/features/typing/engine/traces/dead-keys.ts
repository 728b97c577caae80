import { change, composition, key, type TraceEvent } from './trace'

// The browser events of a dead key followed by a letter. The orders follow UI Events and Input Events and the known
// differences of browsers: Windows and the plain X11 keyboard report only the finished letter; macOS and IBus first
// show the accent as a composition; Safari removes the accent and inserts the letter as two inputs, and ends the
// composition last; Firefox reports the last input after the end of the composition.

/** How a dead key and a letter become an accented one. */
export type DeadKey = (accent: string, letter: string, result: string) => TraceEvent[]

const handedOver: DeadKey = (_, letter, result) => [key('Dead'), key(letter), ...change('insertText', result)]

const shownFirst: DeadKey = (accent, letter, result) => [
  key('Dead'),
  composition('start', ''),
  composition('update', accent),
  ...change('insertCompositionText', accent),
  key(letter),
  composition('update', result),
  ...change('insertCompositionText', result, accent.length),
  composition('end', result),
]

const safari: DeadKey = (accent, letter, result) => [
  composition('start', ''),
  composition('update', accent),
  ...change('insertCompositionText', accent),
  key('Dead'),
  ...change('deleteCompositionText', null, accent.length, ''),
  ...change('insertFromComposition', result),
  composition('end', result),
  key(letter),
]

const firefox: DeadKey = (accent, letter, result) => {
  const [announced, made] = change('insertCompositionText', result, accent.length)
  return [
    key('Dead'),
    composition('start', ''),
    composition('update', accent),
    ...change('insertCompositionText', accent),
    key(letter),
    composition('update', result),
    announced as TraceEvent,
    // The composition ends before the page gets the letter, and before the field contains it.
    composition('end', result),
    made as TraceEvent,
  ]
}

/** The events of each dead key, by browser and system. */
export const DEAD_KEYS = {
  'Chromium on Windows': handedOver,
  'Chromium on Linux with IBus': shownFirst,
  'Chromium on macOS': shownFirst,
  'Firefox on Windows': handedOver,
  'Firefox on macOS': firefox,
  'Safari on macOS': safari,
} satisfies Record<string, DeadKey>
export type BrowserName = keyof typeof DEAD_KEYS

/** A dead key before a letter that it does not combine with gives both, at once. */
export const misfit = (accent: string, letter: string): TraceEvent[] => [
  key('Dead'),
  key(letter),
  ...change('insertText', `${accent}${letter}`),
]
