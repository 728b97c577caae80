import type { Bilingual, Language } from '../../model/bilingual.ts'
import { SUGGESTIONS_MAX } from '../../model/evaluation.ts'
import type { Scenario } from '../../model/scenario.ts'
import type { Coverage } from './coverage.ts'
import type { Dimension } from './evaluate-response.ts'
import type { Cue } from './find-cues.ts'
import type { Flag } from './guards.ts'
import { placeIn, type ReadAnswer } from './read-answer.ts'
import { AGAINST_TEXTS, DIMENSION_TEXTS, FLAG_TEXTS, KEY_POINT_LEAD, STRENGTH_TEXTS } from './suggestion-texts.ts'

/** Weights of the dimensions (research/evaluator.md §3). */
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
  scenario: Pick<Scenario, 'rubric'>
  language: Language
  answer: ReadAnswer
  score: number
  dimensions: Record<Dimension, number>
  coverage: Coverage
  cues: readonly Cue[]
  flags: readonly Flag[]
}

/** Words that can stand in a sentence as they are: a name, or a noun with its article. */
const STANDS_ALONE = /^(?:\p{Lu}|(?:le|la|les|mon|ma|mes|son|sa|ses|the|my|his|her|their) |l['’])/u

/** Whom the suggestion speaks of: the first of those with a stake whom the answer leaves out, else the first. */
function someone({ scenario, language, answer }: Pick<About, 'scenario' | 'language' | 'answer'>): string {
  const people = scenario.rubric?.stakeholders.map((s) => s[language]).filter((names) => names.length > 0) ?? []
  const forgotten = people.find((names) => !names.some((name) => answer.folded.text.includes(name.toLowerCase())))
  const names = [...(forgotten ?? []), ...people.flat()]
  return names.find((name) => STANDS_ALONE.test(name)) ?? (language === 'fr' ? 'cette personne' : 'this person')
}

const EXCERPT_MAX = 60
const QUOTES: Record<Language, [string, string]> = { fr: ['«\u00a0', '\u00a0»'], en: ['“', '”'] }

/** The words around a cue as they were written, in quotation marks: a few of the sentence that holds it. */
export function passageOf({ response, answer, language }: Pick<About, 'response' | 'answer' | 'language'>, cue: Cue) {
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

/** A number that belongs to the text: the same answer always gets the same wording. */
const hashOf = (text: string) => {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) >>> 0
  return hash
}

/** At most three things that would raise the answer, the gravest first, and at most two that it does well. */
export function suggestionsFor(about: About): { suggestions: string[]; strengths: string[] } {
  const { language, answer, dimensions, coverage, cues, flags, score } = about
  const [named, number] = [someone(about), hashOf(answer.folded.text)]
  const told = (texts: readonly Bilingual[]) =>
    texts[number % texts.length]?.[language].replaceAll('{someone}', () => named) ?? ''
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
  const [point] = coverage.missed
  const fromPoint = point ? [`${KEY_POINT_LEAD[language]} ${point.text[language]}`] : []
  const weakest = (Object.entries(dimensions) as [Dimension, number][])
    .map(([dimension, value]) => ({ dimension, gap: WEIGHTS[dimension] * (9 - value) }))
    .sort((a, b) => b.gap - a.gap || (a.dimension < b.dimension ? -1 : 1))
    .map(({ dimension }) => told(DIMENSION_TEXTS[dimension]))
  const grave = [...fromFlags, ...fromRubric, ...fromAgainst]
  const [first, ...others] = weakest
  const all = [...grave, ...(first ? [first] : []), ...fromPoint, ...others]
  const shown = new Set(cues.filter((c) => !c.against).map((c) => c.dimension))
  const strengths = (Object.entries(dimensions) as [Dimension, number][])
    .filter(([dimension, value]) => value >= Math.max(5, score) && shown.has(dimension))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([dimension]) => STRENGTH_TEXTS[dimension][language])
  return { suggestions: [...new Set(all)].slice(0, SUGGESTIONS_MAX), strengths }
}
