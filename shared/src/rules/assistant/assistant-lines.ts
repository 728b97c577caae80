// Numbers and suggestions in prose, lists and tables. Every expression has bounded repetition, so that a text is read
// in linear time.
import { foldedLine, type Mark, type MarkName, type Marks, markOf, NAMES, readMark, VALUE } from './assistant-marks.ts'

const LINE_MAX = 1000
const LINES_MAX = 2000

const words = Object.entries(NAMES).flatMap(([name, list]) => list.map((word) => ({ name: name as MarkName, word })))
const NAME_OF = new Map(words.map(({ name, word }) => [word, name]))
const LABEL = new RegExp(
  `(?<![a-z])(${words
    .map(({ word }) => word)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![a-z])`,
  'g',
)
/**
 * What may stand between a name and its number. `SAID` recognizes a number that the text assigns to the name, rather
 * than one that only follows it.
 */
const MARKS = String.raw`[\s*_"'~≈>(\[]`
const HINT = String.raw`(?:${MARKS}{0,4}\(?\s?(?:\/|sur|out of|on|scale of|echelle de)?\s?(?:[01]\s?(?:-|–|to|a)\s?)?(?:9|10|20|100|%)\s?\)?${MARKS}{0,4}(?=[:=|]))?`
const SAYING = String.raw`(?:\b(?:is|was|est|gets|got|obtient|merite|deserves|about|around|environ|approximately|autour de|between|entre|a|an|de|of|at|score|note|rating)\b\s{0,2})`
const AFTER = new RegExp(
  `^${HINT}(${MARKS}{0,6}(?:[:=|–—-]|->|→)?${MARKS}{0,6}${SAYING}{0,4}(?:[:=])?${MARKS}{0,4})${VALUE}`,
)
const SAID = /[:=|–—→(-]|\b(?:is|was|est|of|gets|got|obtient|merite|deserves)\b/

/** The number right after a name that ends at `from`, with the index at which the number ends. */
function markAfter(line: string, from: number): { mark: Mark; end: number } | undefined {
  const found = AFTER.exec(line.slice(from, from + 120))
  if (!found) return undefined
  const [whole, between = '', first = '', second, outOf, percent] = found
  const mark = markOf(first, second, outOf, percent)
  // A bare number counts only where a word or sign assigns it.
  if (!mark || (mark.max === undefined && !SAID.test(between))) return undefined
  return { mark, end: from + whole.length }
}

/** Collects the numbers that a line gives to names; returns the line without them. */
function readLine(line: string, marks: Marks): string {
  const parts: string[] = []
  let until = 0
  for (const { 0: word, index } of line.matchAll(LABEL)) {
    // The word belongs to a name that was read before it: "empathy score: 7".
    if (index < until) continue
    const name = NAME_OF.get(word)
    const found = name && markAfter(line, index + word.length)
    if (!found) continue
    parts.push(line.slice(until, index))
    until = found.end
    marks[name] ??= found.mark
  }
  return [...parts, line.slice(until)].join(' ; ')
}

const cellsOf = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.replace(/[*_`]/g, '').trim())
const nameOf = (cell: string) => NAME_OF.get(cell.split(/[:(/]/, 1)[0]?.trim() ?? '')

/** Reads a table whose header names the numbers of the row below it. */
function readTable(head: string, row: string, marks: Marks) {
  const names = cellsOf(head).map(nameOf)
  if (names.filter((name) => name !== undefined).length < 2) return
  for (const [i, cell] of cellsOf(row).entries()) {
    const [name, mark] = [names[i], readMark(cell)]
    if (name && mark) marks[name] ??= mark
  }
}

const isRule = (line: string) => /^[\s|:+=-]*$/.test(line)
const bareLabel = (line: string) =>
  NAME_OF.get(
    line
      .replace(/[*_`#>:|–—-]/g, ' ')
      .replace(/\([^)]{0,20}\)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

const ANYWHERE =
  /(?<![\d.,/])(\d{1,3}(?:[.,]\d{1,2})?)(?:\s{0,3}[-–à]\s{0,3}(\d{1,3}(?:[.,]\d{1,2})?))?\s{0,3}(?:(?:\/|\bsur\b|\bout of\b)\s{0,3}(5|9|10|20|100)(?![\d/]|[.,]\d)|(%|percent\b|per cent\b|pour cent\b))/

/** The first number with its maximum ("7 out of 9") in a line that names no metric. */
function freeMark(lines: readonly string[]): Mark | undefined {
  for (const line of lines) {
    const found = ANYWHERE.exec(line)
    const isOther = [...line.matchAll(LABEL)].some(([word]) => NAME_OF.get(word) !== 'score')
    if (found?.[1] !== undefined && !isOther) return markOf(found[1], found[2], found[3], found[4])
  }
  return undefined
}

/**
 * The numbers that the lines of a reply give to names. If none is given to the score, the first number with its maximum
 * is the score.
 */
export function marksOfLines(text: string): Marks {
  const lines = text
    .split('\n')
    .slice(0, LINES_MAX)
    .map((line) => foldedLine(line.slice(0, LINE_MAX)))
    .filter((line) => !isRule(line))
  const marks: Marks = {}
  const rests: string[] = []
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1] ?? ''
    if (line.includes('|') && next.includes('|')) readTable(line, next, marks)
    rests.push(readLine(line, marks))
    const alone = bareLabel(line.slice(0, 60))
    const below = alone && marks[alone] === undefined ? readMark(next.replace(/^[\s*_>#-]{0,6}/, '')) : undefined
    if (alone && below) marks[alone] = below
  }
  const score = marks.score ?? freeMark(rests)
  return score ? { ...marks, score } : marks
}

const HEADING =
  /^[\s*_#>\d.)-]{0,10}(?:suggestions?|conseils?|recommend[a-z]*|recommand[a-z]*|ameliorations?|improvements?|areas? (?:for|to|of) improve[a-z]*|pistes?|points? a ameliorer|next steps?|prochaines etapes|how to improve|comment s'ameliorer|what (?:to improve|would raise)[a-z ]*|ce qui (?:ferait monter|augmenterait)[a-z ]*)\b[^:|\n]{0,60}(:?)[\s*_]*/
const ITEM = /^\s{0,8}(?:[-*•–—+]|\d{1,2}[.)])\s+/

const PRAISE =
  /^[\s*_#>\d.)-]{0,10}(?:strengths?|strong points?|what works|what (?:is|was) good|positives?|forces?|points? forts?|atouts?|ce qui (?:marche|fonctionne|est (?:bon|reussi)))\b/

/**
 * The list items of a reply without a heading for suggestions, except those below a heading of praise and those that
 * give a number.
 */
function itemsOfLines(text: string): string[] {
  const found: string[] = []
  let isPraise = false
  for (const line of text.split('\n').slice(0, LINES_MAX)) {
    const folded = foldedLine(line.slice(0, LINE_MAX))
    const marks: Marks = {}
    readLine(folded, marks)
    const isNumber = Object.keys(marks).length > 0 || freeMark([folded]) !== undefined
    if (PRAISE.test(folded)) isPraise = true
    else if (!ITEM.test(line)) isPraise &&= line.trim() === ''
    else if (!isPraise && !isNumber && bareLabel(folded.slice(0, 60)) === undefined) found.push(line.replace(ITEM, ''))
  }
  return found
}

/**
 * The suggestions of a reply: the rest of a line whose heading announces suggestions, and the list below that line; if
 * there are none, the items of all its lists.
 */
export function suggestionsOfLines(text: string): string[] {
  const found: string[] = []
  let isInside = false
  for (const line of text.split('\n').slice(0, LINES_MAX)) {
    const folded = foldedLine(line.slice(0, LINE_MAX))
    const heading = HEADING.exec(folded)
    const rest = heading ? line.slice(heading[0].length).trim() : ''
    if (heading && (heading[1] === ':' || rest === '' || ITEM.test(rest))) {
      isInside = true
      if (rest !== '') found.push(rest)
    } else if (isInside && line.trim() !== '') {
      if (ITEM.test(line)) found.push(line.replace(ITEM, ''))
      else if (found.length > 0 || /^\s*[#*_]/.test(line)) isInside = false
      else found.push(line)
    }
  }
  return found.length > 0 ? found : itemsOfLines(text)
}
