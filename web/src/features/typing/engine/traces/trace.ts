/**
 * One event of a browser for a key or another input. `removes` (a number of characters) and `inserts` are the changes
 * at the end of the field.
 */
export type TraceEvent =
  | { type: 'keydown' | 'keyup'; key: string; code?: string }
  | { type: 'compositionstart' | 'compositionupdate' | 'compositionend'; data: string }
  | { type: 'beforeinput'; inputType: string; data: string | null }
  | { type: 'input'; inputType: string; data: string | null; removes: number; inserts: string }
export type Trace = readonly TraceEvent[]

/** A change of the field with the event that announces it. */
export const change = (inputType: string, data: string | null, removes = 0, inserts = data ?? ''): TraceEvent[] => [
  { type: 'beforeinput', inputType, data },
  { type: 'input', inputType, data, removes, inserts },
]
export const key = (name: string, code?: string): TraceEvent => ({
  type: 'keydown',
  key: name,
  ...(code !== undefined && { code }),
})
export const composition = (kind: 'start' | 'update' | 'end', data: string): TraceEvent => ({
  type: `composition${kind}`,
  data,
})

/** A key that types its letter at once, alone or with Shift or AltGr: the same in every browser. */
export const plainKey = (letter: string): TraceEvent[] =>
  letter === '\n'
    ? [key('Enter', 'Enter'), ...change('insertLineBreak', null, 0, '\n')]
    : [key(letter), ...change('insertText', letter)]

export const backspace = (): TraceEvent[] => [
  key('Backspace', 'Backspace'),
  ...change('deleteContentBackward', null, 1, ''),
]
