import { type BrowserName, DEAD_KEYS } from './dead-keys'
import { LAYOUTS, type LayoutName } from './layouts'
import { change, composition, plainKey, type TraceEvent } from './trace'

/** The events of typing a text on a layout in a browser. */
export function writeTrace(text: string, layout: LayoutName, browser: BrowserName): TraceEvent[] {
  return Array.from(text).flatMap((letter): TraceEvent[] => {
    const stroke = LAYOUTS[layout][letter]
    if (stroke === undefined) return plainKey(letter)
    if ('dead' in stroke) return DEAD_KEYS[browser](stroke.dead, stroke.letter, letter)
    return Array.from(stroke.keys).flatMap(plainKey)
  })
}

/**
 * The events of a mobile keyboard in Chrome on Android: each word is one composition that grows with every tap and ends
 * before the space. Keys except Enter have no names.
 */
export function writeMobileTrace(text: string): TraceEvent[] {
  return text.split(/(\s)/u).flatMap((part): TraceEvent[] => {
    if (part === '') return []
    if (/^\s$/u.test(part)) return part === '\n' ? plainKey(part) : [...unnamed(), ...change('insertText', ' ')]
    const letters = Array.from(part)
    const grown = letters.flatMap((_, i): TraceEvent[] => {
      const now = letters.slice(0, i + 1).join('')
      const before = letters.slice(0, i).join('')
      return [
        ...unnamed(),
        ...(i === 0 ? [composition('start', '')] : []),
        composition('update', now),
        ...change('insertCompositionText', now, before.length),
      ]
    })
    return [...grown, composition('end', part)]
  })
}
const unnamed = (): TraceEvent[] => [{ type: 'keydown', key: 'Unidentified' }]

/**
 * The events of swiping a text on a mobile keyboard in Chrome on Android: each word arrives at once. Keys have no
 * names.
 */
export const writeSwipedTrace = (text: string): TraceEvent[] =>
  text.split(/(\s)/u).flatMap((part): TraceEvent[] => {
    if (part === '') return []
    if (/^\s$/u.test(part)) return [...unnamed(), ...change('insertText', ' ')]
    return [
      ...unnamed(),
      composition('start', ''),
      composition('update', part),
      ...change('insertCompositionText', part),
      composition('end', part),
    ]
  })
