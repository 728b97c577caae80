// Reads the reply of an assistant that was asked by hand: JSON, damaged or not, otherwise labelled numbers in lists,
// tables and prose, in French and English. The score is the learner's claim, not an evaluation of ours.
import type { PastedEvaluation } from '../../model/evaluation.ts'
import { normalForm } from '../../model/normal-form.ts'
import { mean } from '../mean.ts'
import { type Loose, objectStarts, readLooseJson } from './assistant-json.ts'
import { marksOfLines, suggestionsOfLines } from './assistant-lines.ts'
import { foldedLine, type MarkName, type Marks, METRICS, markOfKey, outOfNine, readMark } from './assistant-marks.ts'
import { isPromptPart, partsByPrompt } from './assistant-prompt.ts'
import { shownText, visibleText, withoutEntities, withoutTags } from './assistant-text.ts'

export interface AssistantReply extends Omit<PastedEvaluation, 'assistant'> {
  /** The metrics that the reply left out and that were estimated from the others. */
  estimated: MarkName[]
  /** The maximum from which the numbers were converted, where the reply does not name it and they go beyond nine. */
  assumed?: number
}

/** Characters of a reply that are read. */
export const REPLY_MAX = 40_000
const SUGGESTIONS_KEPT = 10
const SUGGESTION_MAX = 600

const SUGGESTIONS =
  /^(?:suggestions?|conseils?|recomm[ae]ndations?|improvements?|ameliorations?|pistes?[a-z]*|areas?[a-z]*|pointsaameliorer|nextsteps?|prochainesetapes|advice)$/
const MAX = /^(?:max|maximum|outof|sur|scale|scoremax|maxscore|bareme|echelle)$/
const TITLE = /^(?:name|label|dimension|criterion|critere|nom|metric|competence|competency|category|categorie)$/
const plainKey = (key: string) => foldedLine(key).replace(/[^a-z]/g, '')

interface Found {
  marks: Marks
  suggestions: string[]
  ref: string | undefined
}

const member = (object: Map<string, Loose>, pattern: RegExp) => {
  for (const [key, value] of object) if (pattern.test(plainKey(key))) return value
  return undefined
}
/** The number of a metric: its text, or the number inside an object; undefined for a list. */
function markWithin(value: Loose, depth = 0): ReturnType<typeof readMark> {
  if (typeof value === 'string') return readMark(value)
  if (Array.isArray(value) || depth > 2) return undefined
  const said = member(value, /^(?:score|note|value|valeur|rating|mark|points?|cote|resultat|result)$/)
  const mark = said === undefined ? undefined : markWithin(said, depth + 1)
  const max = member(value, MAX)
  const most = typeof max === 'string' ? readMark(max)?.value : undefined
  return mark && most !== undefined && mark.max === undefined && mark.value <= most ? { ...mark, max: most } : mark
}

function textsOf(value: Loose): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return [[...value.values()].filter((v) => typeof v === 'string').join(' — ')]
}

function walk(value: Loose, found: Found) {
  if (typeof value === 'string') return
  if (Array.isArray(value)) {
    for (const item of value) walk(item, found)
    return
  }
  const title = member(value, TITLE)
  const titled = typeof title === 'string' ? markOfKey(title) : undefined
  if (titled) {
    const mark = markWithin(value)
    if (mark) found.marks[titled] ??= mark
    return
  }
  const max = member(value, MAX)
  const most = typeof max === 'string' ? readMark(max)?.value : undefined
  for (const [key, inner] of value) {
    const name = markOfKey(key)
    const mark = name && markWithin(inner)
    if (mark) {
      const isOnScale = most !== undefined && mark.max === undefined && mark.value <= most
      found.marks[name] ??= isOnScale ? { ...mark, max: most } : mark
    } else if (SUGGESTIONS.test(plainKey(key))) found.suggestions.push(...textsOf(inner))
    else if (/^ref(?:erence)?$/.test(plainKey(key)) && typeof inner === 'string') found.ref ??= inner.trim()
    else walk(inner, found)
  }
}

/**
 * The numbers and suggestions of the object with the most numbers, among those that name no other prompt; undefined
 * where no object has a number.
 */
function ofObjects(text: string, nonce: string | undefined): Found | undefined {
  let best: Found | undefined
  const count = (found: Found | undefined) => Object.keys(found?.marks ?? {}).length
  for (const start of objectStarts(text)) {
    const found: Found = { marks: {}, suggestions: [], ref: undefined }
    walk(readLooseJson(text, start).value, found)
    const isOurs = nonce === undefined || found.ref === undefined || found.ref === nonce
    if (isOurs && count(found) > count(best)) best = found
  }
  return best
}
/** Whether the first reference in the text names another prompt. */
const isOthers = (text: string, nonce: string) => {
  const ref = /["“”]ref["“”]\s{0,3}:\s{0,3}["“”]([\w-]{1,64})["“”]/.exec(text)?.[1]
  return ref !== undefined && ref !== nonce
}

function completed({ marks, suggestions }: Omit<Found, 'ref'>): AssistantReply | null {
  const converted = outOfNine(marks)
  if (!converted) return null
  const { nine, assumed } = converted
  const given = METRICS.flatMap((name) => nine[name] ?? [])
  if (nine.score === undefined && given.length === 0) return null
  const score = nine.score ?? Math.round(mean(given) * 10) / 10
  const metrics = Object.fromEntries(METRICS.map((name) => [name, nine[name] ?? score])) as AssistantReply['metrics']
  const kept = suggestions.map((s) => shownText(s, SUGGESTION_MAX)).filter((s) => /\p{L}{2}/u.test(s))
  const names: MarkName[] = ['score', ...METRICS]
  return {
    score,
    metrics,
    suggestions: [...new Set(kept)].slice(0, SUGGESTIONS_KEPT),
    estimated: names.filter((name) => nine[name] === undefined),
    ...(assumed !== undefined && { assumed }),
  }
}

function readPart(text: string, nonce: string | undefined): AssistantReply | null {
  const found = ofObjects(text, nonce)
  if (found) return completed(found)
  if (nonce !== undefined && isOthers(text, nonce)) return null
  return completed({ marks: marksOfLines(text), suggestions: suggestionsOfLines(text) })
}

/**
 * The numbers and suggestions of a pasted reply, out of nine. Null where it has none, where it is only the prompt
 * itself, or where it names a `nonce` other than that of the copied prompt.
 */
export function readAssistantReply(text: string, nonce?: string): AssistantReply | null {
  const plain = normalForm(withoutEntities(withoutTags(visibleText(text, REPLY_MAX))))
  for (const part of partsByPrompt(plain).reverse()) {
    if (isPromptPart(part)) continue
    const reply = readPart(part, nonce)
    if (reply) return reply
  }
  return null
}
