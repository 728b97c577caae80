import { change, composition, key, type TraceEvent } from './trace'

// What browsers tell when a dead key is pressed and then a letter. The orders follow UI Events and Input Events and what the browsers
// are known to do differently: Windows and the plain X11 keyboard hand over the finished letter only; macOS and IBus show the accent
// first, as a composition; Safari takes the accent out and puts the letter in as two inputs and ends the composition last; Firefox tells
// the last input after the composition has ended.

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
    // The composition is over before the page hears of the letter, and before this field has it.
    composition('end', result),
    made as TraceEvent,
  ]
}

/** By browser and system. */
export const DEAD_KEYS = {
  'Chromium on Windows': handedOver,
  'Chromium on Linux with IBus': shownFirst,
  'Chromium on macOS': shownFirst,
  'Firefox on Windows': handedOver,
  'Firefox on macOS': firefox,
  'Safari on macOS': safari,
} satisfies Record<string, DeadKey>
export type BrowserName = keyof typeof DEAD_KEYS

/** A dead key before a letter that it does not fit gives both, at once. */
export const misfit = (accent: string, letter: string): TraceEvent[] => [
  key('Dead'),
  key(letter),
  ...change('insertText', `${accent}${letter}`),
]
