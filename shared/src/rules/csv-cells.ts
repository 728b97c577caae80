// Characters that a spreadsheet takes as the beginning of a formula, full-width forms included.
const FORMULA = '=+\\-@＝＋－＠﹦﹢﹣﹫'
// A spreadsheet with other regional settings splits at semicolons, and one that finds no quotation mark splits at line
// ends: the text after them is a cell of its own.
const BEGINNING = '(^|[;\\t\\r\\n])'
// White space and invisible characters, but no separators, so that every character is read only once.
const BLANK = '((?:[^\\S\\t\\r\\n]|\\p{Cf})*)'

const RUNS = new RegExp(`${BEGINNING}${BLANK}(?='*[${FORMULA}])`, 'gu')
const HELD = new RegExp(`${BEGINNING}${BLANK}'(?='*[${FORMULA}])`, 'gu')
const INDENTED = /^(?='*[\t\r])/
const HELD_INDENT = /^'(?='*[\t\r])/

/**
 * A cell that no spreadsheet runs: an apostrophe is put before anything that would begin a formula. Linear in the
 * length of the text.
 */
export const neutralCell = (text: string): string => text.replace(RUNS, "$1$2'").replace(INDENTED, "'")

/** The inverse of `neutralCell`. */
export const cellText = (cell: string): string => cell.replace(HELD_INDENT, '').replace(HELD, '$1$2')
