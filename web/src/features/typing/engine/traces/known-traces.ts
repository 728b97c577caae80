import { DEAD_KEYS } from './dead-keys'
import { backspace, change, composition, key, plainKey, type Trace } from './trace'

/** A sequence of events that other programs count wrongly, or that is error-prone, with its expected result. */
export interface KnownTrace {
  name: string
  text: string
  events: Trace
  /** Right letters at the end. */
  correct: number
  /** Errors at the end. */
  errors?: number
  /** Errors counted at any time, including corrected ones. */
  everWrong?: number
  refused?: number
}
const type = (text: string) => Array.from(text).flatMap(plainKey)
/** The events of typing a text on a keyboard that does not name its keys, such as that of a phone. */
const tap = (text: string) =>
  Array.from(text).flatMap((letter) => [key('Unidentified'), ...change('insertText', letter)])

export const KNOWN_TRACES: readonly KnownTrace[] = [
  ...Object.entries(DEAD_KEYS).map(([browser, dead]) => ({
    name: `ê, î, ô and ï by dead keys, ${browser}`,
    text: 'fête île naïf ô',
    events: [
      ...type('f'),
      ...dead('^', 'e', 'ê'),
      ...type('te '),
      ...dead('^', 'i', 'î'),
      ...type('le na'),
      ...dead('¨', 'i', 'ï'),
      ...type('f '),
      ...dead('^', 'o', 'ô'),
    ],
    correct: 15,
  })),
  {
    name: 'a dead key twice gives two accents, of which none was in the text',
    text: 'abcd',
    events: [
      ...type('a'),
      key('Dead'),
      key('Dead'),
      ...change('insertText', '^^'),
      ...backspace(),
      ...backspace(),
      ...type('bcd'),
    ],
    correct: 4,
    everWrong: 2,
  },
  {
    name: 'a dead key that is given up',
    text: 'ab',
    events: [
      ...type('a'),
      key('Dead'),
      composition('start', ''),
      composition('update', '^'),
      ...change('insertCompositionText', '^'),
      key('Backspace'),
      composition('update', ''),
      ...change('insertCompositionText', '', 1),
      composition('end', ''),
      ...type('b'),
    ],
    correct: 2,
  },
  {
    name: 'a dead key before a letter that it does not fit is as wrong as it looks',
    text: 'abc',
    events: [...type('a'), key('Dead'), key('t'), ...change('insertText', '^t')],
    correct: 1,
    errors: 2,
    everWrong: 2,
  },
  {
    name: 'a dead key and a space give the accent itself',
    text: 'a ^ b',
    events: [...type('a '), key('Dead'), key(' '), ...change('insertText', '^'), ...type(' b')],
    correct: 5,
  },
  {
    name: 'the straight apostrophe for the curly one, quotation marks for guillemets, a space for the one that does not break',
    text: 'l’ami dit\u00A0: «\u00A0oui\u00A0»',
    events: type('l\'ami dit : " oui "'),
    correct: 19,
  },
  {
    name: 'AltGr, which Windows tells as Control and Alt',
    text: 'a@b',
    events: [...type('a'), key('Control'), key('AltGraph'), ...plainKey('@'), ...type('b')],
    correct: 3,
  },
  {
    name: 'an accent that comes after its letter (macOS, some input methods)',
    text: 'été',
    events: [...type('e'), ...change('insertText', '\u0301'), ...type('te'), ...change('insertText', '\u0301')],
    correct: 3,
    everWrong: 2,
  },
  {
    name: 'the menu of accents of a key that is held down',
    text: 'été',
    events: [
      ...type('e'),
      ...change('insertReplacementText', 'é', 1),
      ...type('te'),
      ...change('insertReplacementText', 'é', 1),
    ],
    correct: 3,
    everWrong: 2,
  },
  {
    name: 'a mobile keyboard that mends a word when it is finished',
    text: 'le cœur bat',
    events: [
      ...type('le '),
      composition('start', ''),
      ...change('insertCompositionText', 'cie'),
      ...change('insertCompositionText', 'cieur', 3),
      ...change('insertCompositionText', 'cœur', 5),
      composition('end', 'cœur'),
      ...change('insertText', ' '),
      ...type('bat'),
    ],
    correct: 11,
  },
  {
    name: 'a mobile keyboard that takes up a finished word again',
    text: 'le cœur',
    events: [
      ...tap('le cous'),
      composition('start', 'cous'),
      ...change('insertCompositionText', 'cou', 4),
      ...change('insertCompositionText', 'co', 3),
      ...change('insertCompositionText', 'coeur', 2),
      composition('end', 'coeur'),
    ],
    correct: 7,
    everWrong: 2,
  },
  {
    name: 'a word that is left wrong when its composition ends',
    text: 'le cœur bat',
    events: [
      ...type('le '),
      composition('start', ''),
      ...change('insertCompositionText', 'caer'),
      composition('end', 'caer'),
      ...change('insertText', ' '),
    ],
    correct: 6,
    errors: 2,
  },
  {
    name: 'a whole word is taken back with Control and Backspace',
    text: 'le cœur bat',
    events: [...type('le coupe'), ...change('deleteWordBackward', null, 5, ''), ...type('cœur bat')],
    correct: 11,
    everWrong: 3,
  },
  {
    name: 'a paste is refused, and what stood stays',
    text: 'le cœur bat',
    events: [...type('le '), ...change('insertFromPaste', 'cœur bat'), ...type('cœur bat')],
    correct: 11,
    refused: 1,
  },
  {
    name: 'so is a drop',
    text: 'le cœur bat',
    events: [...type('le '), ...change('insertFromDrop', null, 0, 'cœur bat'), ...type('c')],
    correct: 4,
    refused: 1,
  },
  {
    name: 'so is a word that a spelling correction puts in',
    text: 'le cœur bat',
    events: [...type('le '), ...change('insertReplacementText', 'cœur'), ...type('c')],
    correct: 4,
    refused: 1,
  },
  {
    name: 'so is a dictated sentence that comes at once',
    text: 'le cœur bat',
    events: [...change('insertText', 'le cœur bat'), ...type('le')],
    correct: 2,
    refused: 1,
  },
  {
    name: 'so is one that comes unannounced',
    text: 'le cœur bat',
    events: [{ type: 'input', inputType: '', data: null, removes: 0, inserts: 'le cœur' }, ...type('le')],
    correct: 2,
    refused: 1,
  },
  {
    name: 'so is one that a mobile keyboard composes',
    text: 'le cœur bat encore',
    events: [
      composition('start', ''),
      ...change('insertCompositionText', 'le'),
      ...change('insertCompositionText', 'le cœur bat', 2),
      ...type(' c'),
    ],
    correct: 4,
    refused: 1,
  },
  {
    name: 'undoing and cutting do nothing and say nothing',
    text: 'le cœur',
    events: [
      ...type('le c'),
      ...change('historyUndo', null, 4, ''),
      ...change('deleteByCut', null, 4, ''),
      ...type('œur'),
    ],
    correct: 7,
  },
  {
    name: 'Enter is no letter, but where the text has an end of line',
    text: 'a\nb',
    events: [
      ...change('insertLineBreak', null, 0, '\n'),
      ...type('a'),
      ...change('insertLineBreak', null, 0, '\n'),
      ...type('b'),
    ],
    correct: 3,
  },
]
