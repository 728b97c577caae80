/**
 * How a letter is typed on a keyboard: by keys that insert letters (with or without Shift or AltGr), or by a dead key
 * and a letter.
 */
export type Stroke = { keys: string } | { dead: string; letter: string }

const CIRCUMFLEX = { a: 'â', e: 'ê', i: 'î', o: 'ô', u: 'û', A: 'Â', E: 'Ê', I: 'Î', O: 'Ô', U: 'Û' }
const DIAERESIS = { a: 'ä', e: 'ë', i: 'ï', o: 'ö', u: 'ü', E: 'Ë', I: 'Ï' }
const GRAVE = { a: 'à', e: 'è', u: 'ù', A: 'À', E: 'È', U: 'Ù' }
const ACUTE = { e: 'é', E: 'É' }
const CEDILLA = { c: 'ç', C: 'Ç' }

const dead = (accent: string, made: Record<string, string>): Record<string, Stroke> =>
  Object.fromEntries(Object.entries(made).map(([letter, result]) => [result, { dead: accent, letter }]))
const direct = (letters: string): Record<string, Stroke> =>
  Object.fromEntries(Array.from(letters, (letter) => [letter, { keys: letter }]))
/** Letters without a key are typed by their usual replacement. */
const instead = (made: Record<string, string>): Record<string, Stroke> =>
  Object.fromEntries(Object.entries(made).map(([letter, keys]) => [letter, { keys }]))

const SPACE = { '\u00A0': { keys: ' ' } }

/** How letters are typed, by layout; an unlisted letter has a key of its own. */
export const LAYOUTS: Record<'AZERTY' | 'Canadian CSA' | 'Bépo', Record<string, Stroke>> = {
  // The layout of Windows: é è ç à ù are keys, ^ ¨ and (AltGr) ` are dead, and there is no œ, É, Ç, « », or ’.
  AZERTY: {
    ...SPACE,
    ...dead('^', CIRCUMFLEX),
    ...dead('¨', DIAERESIS),
    ...dead('`', GRAVE),
    ...direct('éèçàù'),
    ...instead({ œ: 'oe', Œ: 'Oe', É: 'E', Ç: 'C', '«': '"', '»': '"', '’': "'" }),
  },
  // CAN/CSA-Z243.200-92: é è ç à ù are keys, their capitals too; ^ ¨ are dead; œ and « » are on the third level.
  'Canadian CSA': {
    ...SPACE,
    ...dead('^', CIRCUMFLEX),
    ...dead('¨', DIAERESIS),
    ...direct('éèçàùÉÈÇÀÙœŒ«»'),
    ...instead({ '’': "'" }),
  },
  // é è ç à ê are keys, « » too; œ ’ ù need AltGr; ^ ¨ ´ ` and the cedilla are dead, and are used here even where a key
  // exists.
  Bépo: {
    '\u00A0': { keys: '\u00A0' },
    ...direct('éèàêçÉÈÀÇùœŒ«»’'),
    ...dead('^', CIRCUMFLEX),
    ...dead('¨', DIAERESIS),
    ...dead('´', ACUTE),
    ...dead('`', GRAVE),
    ...dead('¸', CEDILLA),
  },
}
export type LayoutName = keyof typeof LAYOUTS
