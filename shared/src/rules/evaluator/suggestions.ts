import type { Bilingual, Language } from '../../model/bilingual.ts'
import type { Scenario } from '../../model/content/scenario.ts'
import { SUGGESTIONS_MAX } from '../../model/evaluation.ts'
import type { Coverage } from './coverage.ts'
import type { Cue } from './cues/find-cues.ts'
import type { Dimension } from './dimension.ts'
import type { Flag } from './guards.ts'
import type { Harm } from './harm/find-harm.ts'
import {
  AGAINST_TEXTS,
  DIMENSION_TEXTS,
  FLAG_TEXTS,
  HARM_TEXTS,
  KEY_POINT_LEAD,
  KEY_POINT_STRENGTH,
  SPECIFIC_STRENGTH,
  STRENGTH_TEXTS,
} from './lexicon/suggestion-texts.ts'
import { placeIn, type ReadAnswer } from './read-answer.ts'
import { fold } from './text/fold.ts'

/** Weights of the dimensions when suggestions are chosen. */
const WEIGHTS: Record<Dimension, number> = {
  perspective: 0.13,
  information: 0.13,
  dilemma: 0.06,
  nonJudgement: 0.1,
  empathy: 0.13,
  options: 0.13,
  actions: 0.14,
  ethics: 0.08,
  professionalism: 0.05,
  structure: 0.05,
}

interface About {
  response: string
  scenario: Pick<Scenario, 'rubric' | 'kind'>
  language: Language
  answer: ReadAnswer
  score: number
  dimensions: Record<Dimension, number>
  coverage: Coverage
  /** All cues, so that nothing is suggested that the answer may do already. */
  cues: readonly Cue[]
  /** Those that deserve their praise. */
  shown: readonly Cue[]
  flags: readonly Flag[]
  harms: readonly Harm[]
  specific: number
}

/**
 * A rubric names people as the answer does, whereas a suggestion addresses the learner: “my boss” becomes “your boss”.
 */
const TO_YOU: Record<Language, readonly [RegExp, string][]> = {
  fr: [
    [/^(?:mon|ma) /, 'votre '],
    [/^mes /, 'vos '],
  ],
  en: [[/^my /, 'your ']],
}
const toYou = (name: string, language: Language) =>
  TO_YOU[language].reduce((text, [mine, yours]) => text.replace(mine, yours), name)

/**
 * The beginning of words that fit into a sentence unchanged: a capital letter as in a name, an article or a possessive.
 */
const STANDS_ALONE = /^(?:\p{Lu}|(?:le|la|les|mon|ma|mes|son|sa|ses|the|my|his|her|their) |l['’])/u

/**
 * The person whom the suggestion mentions: the first stakeholder whom the answer leaves out, otherwise the first one;
 * "this person" where no name fits into a sentence (`STANDS_ALONE`).
 */
function someone({ scenario, language, answer }: Pick<About, 'scenario' | 'language' | 'answer'>): string {
  const people = scenario.rubric?.stakeholders.map((s) => s[language]).filter((names) => names.length > 0) ?? []
  const forgotten = people.find((names) => !names.some((name) => answer.folded.text.includes(fold(name).text)))
  const names = [...(forgotten ?? []), ...people.flat()]
  const name = names.find((one) => STANDS_ALONE.test(one)) ?? (language === 'fr' ? 'cette personne' : 'this person')
  return toYou(name, language)
}

const EXCERPT_MAX = 60
const QUOTES: Record<Language, [string, string]> = { fr: ['«\u00a0', '\u00a0»'], en: ['“', '”'] }

/** The original words around a cue, in quotation marks, limited to its sentence. */
export function passageOf(
  { response, answer, language }: Pick<About, 'response' | 'answer' | 'language'>,
  cue: Pick<Cue, 'sentence' | 'start' | 'end'>,
) {
  const sentence = answer.sentences[cue.sentence] ?? cue
  const [whole, cut] = [
    placeIn(answer.folded, sentence.start, sentence.end),
    placeIn(answer.folded, cue.start, cue.end),
  ]
  const isNear = cut.end - whole.start <= EXCERPT_MAX
  const from = isNear ? whole.start : cut.start
  const rest = response
    .slice(from, whole.end)
    .replace(/[«»“”"\s\u00a0]+/g, ' ')
    .trim()
  const short =
    rest.length <= EXCERPT_MAX
      ? rest.replace(/(?<![.,;:!? ])[.,;:!? ]+$/, '')
      : rest.slice(0, EXCERPT_MAX).replace(/(?<!\s)\s+\S*$/, '')
  const [open, close] = QUOTES[language]
  return `${open}${isNear ? '' : '…'}${short}${rest.length > EXCERPT_MAX ? '…' : ''}${close}`
}

/** A hash of the text, so that the same answer always gets the same wording. */
const hashOf = (text: string) => {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) >>> 0
  return hash
}

/** The most strengths of an answer, and the number that one with the score `GOOD` or more has. */
const STRENGTHS = 2
const GOOD = 6

/**
 * The strengths of an answer: the dimensions that its sentences show, then key points that it makes, then its reference
 * to this situation and its structure. An answer with a harm has none.
 */
function strengthsOf({ language, dimensions, coverage, shown: cues, flags, score, specific }: About): string[] {
  if (flags.includes('harm')) return []
  const shown = new Set(cues.filter((c) => !c.against).map((c) => c.dimension))
  const fromDimensions = (Object.entries(dimensions) as [Dimension, number][])
    .filter(([dimension]) => shown.has(dimension))
    .filter(([, value]) => score >= GOOD || value >= Math.max(5, score))
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([dimension]) => STRENGTH_TEXTS[dimension][language])
  const fromPoints = coverage.met.map(({ point }) => `${KEY_POINT_STRENGTH[language]} ${point.text[language]}`)
  const fromWhole =
    score >= GOOD ? [...(specific >= 1 ? [SPECIFIC_STRENGTH[language]] : []), STRENGTH_TEXTS.structure[language]] : []
  return [...fromDimensions.slice(0, STRENGTHS), ...fromPoints, ...fromWhole].slice(0, STRENGTHS)
}

/** At most three changes that would raise the score, the most serious first, and the strengths. */
export function suggestionsFor(about: About): { suggestions: string[]; strengths: string[] } {
  const { language, answer, dimensions, coverage, cues, flags, harms, scenario } = about
  const [named, number] = [someone(about), hashOf(answer.folded.text)]
  const told = (texts: readonly Bilingual[]) =>
    texts[number % texts.length]?.[language].replaceAll('{someone}', () => named) ?? ''
  const from = (some: readonly Harm[]) =>
    some.map((harm) => HARM_TEXTS[harm.kind][language].replace('{passage}', () => passageOf(about, harm)))
  // What a pattern finds is surer than what the model of harms finds.
  const fromHarms = from(harms.filter(({ kind }) => kind !== 'other'))
  const fromPossible = from(harms.filter(({ kind }) => kind === 'other'))
  const fromFlags = flags.flatMap((flag) => FLAG_TEXTS[flag]?.[language] ?? [])
  const fromRubric = coverage.redFlags.map(({ message }) => message[language])
  const against = new Map(
    cues
      .filter((c) => c.against)
      .reverse()
      .map((cue) => [cue.family, cue]),
  )
  const fromAgainst = [...against.values()]
    .sort((a, b) => a.start - b.start)
    .flatMap((cue) => AGAINST_TEXTS[cue.family]?.[language].replace('{passage}', () => passageOf(about, cue)) ?? [])
  const fromPoints = coverage.missed.map((point) => `${KEY_POINT_LEAD[language]} ${point.text[language]}`)
  const shown = new Set(cues.filter((c) => !c.against).map((c) => c.dimension))
  // Dimensions that no sentence shows come first, so that what the answer already does is suggested last.
  const weakest = (Object.entries(dimensions) as [Dimension, number][])
    .map(([dimension, value]) => ({ dimension, gap: WEIGHTS[dimension] * (9 - value), isShown: shown.has(dimension) }))
    .sort((a, b) => Number(a.isShown) - Number(b.isShown) || b.gap - a.gap || (a.dimension < b.dimension ? -1 : 1))
    .map(({ dimension }) => told(DIMENSION_TEXTS[scenario.kind][dimension]))
  const [point, otherPoint] = fromPoints
  const [first, ...others] = weakest
  const toAdd = [point, first, otherPoint, ...others].filter((text) => text !== undefined)
  const all = [...fromHarms, ...fromFlags, ...fromRubric, ...fromPossible, ...fromAgainst, ...toAdd]
  return { suggestions: [...new Set(all)].slice(0, SUGGESTIONS_MAX), strengths: strengthsOf(about) }
}
