// How well the application's own evaluator resists attacks (templates, harmful sentences, half answers, answers to
// something else), and how well it recognizes key points.
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import type { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { mean } from 'shared/rules/mean'
import { UNTOLD } from './measure-ratings.ts'
import { attacks, followed, halves, type KeyPointSentence, type Poison, sealedHarmPairs } from './rated.ts'
import { isSealed, isSealedAttack } from './sealed.ts'
import { type Situated, shipped, situationCalled } from './situations.ts'
import { share } from './statistics.ts'

type Evaluate = typeof evaluateResponse
/** Which data a figure uses: the open part, on which thresholds may be chosen, or the sealed part. */
export type Part = 'open' | 'sealed'
const LANGUAGES = ['fr', 'en'] as const
const scenariosOf = (part: Part) => shipped.filter(({ id }) => isSealed({ scenarioId: id }) === (part === 'sealed'))
const modelsOf = ({ modelAnswers = [] }: Scenario) => modelAnswers
const attacksOf = <T extends { id: string; lang: Language }>(all: readonly T[], part: Part, language: Language) =>
  all.filter((one) => one.lang === language && isSealedAttack(one) === (part === 'sealed'))

/**
 * Two people of the scenario, as an answer would name them: one person twice where the rubric has one, and "that
 * person" where it has none.
 */
export function peopleOf({ rubric }: Pick<Situated, 'rubric'>, language: Language): [string, string] {
  const people = rubric?.stakeholders.flatMap((s) => s[language].slice(0, 1)) ?? []
  const [first = language === 'fr' ? 'cette personne' : 'that person', second = first] = people
  return [first, second]
}
/** A situation whose people are not known. */
export const NOBODY = { rubric: undefined }
/** A template with the people that it speaks of. */
export const withPeople = (text: string, [a, b]: [string, string]) =>
  text.replaceAll('{a}', () => a).replaceAll('{b}', () => b)
/** The memorized texts that may be learned from. */
export const openTemplates = (language: Language) => attacksOf(attacks.templates, 'open', language)
const judged = (evaluate: Evaluate, scenario: Situated, language: Language, response: string) =>
  evaluate({ scenario, response, responseType: 'text', language })

/** Memorized templates with two names of the scenario filled in. */
export function measureTemplates(evaluate: Evaluate, part: Part) {
  const scores = LANGUAGES.flatMap((language) =>
    scenariosOf(part).flatMap((scenario) =>
      attacksOf(attacks.templates, part, language).map(({ response }) => ({
        ...judged(evaluate, scenario, language, withPeople(response, peopleOf(scenario, language))),
        language,
      })),
    ),
  )
  const of = (rows: typeof scores) => ({
    n: rows.length,
    mean: mean(rows.map((r) => r.score)),
    at7: share(rows, (r) => r.score >= 7),
    high: share(rows, (r) => r.confidence === 'high'),
  })
  return { fr: of(scores.filter((s) => s.language === 'fr')), en: of(scores.filter((s) => s.language === 'en')) }
}

const count = (text: string, sign: RegExp) => (text.match(sign) ?? []).length
/**
 * An answer with a sentence inserted between two of its own, outside of quotations; at the end where there is no such
 * place.
 */
function insertedAt(answer: string, sentence: string, place: number): string {
  const ends = [...answer.matchAll(/[.!?](?:\s?[»”])?(?=\s+\p{Lu})/gu)]
    .map((m) => m.index + m[0].length)
    .filter((end) => count(answer.slice(0, end), /[«“]/g) === count(answer.slice(0, end), /[»”]/g))
  const at = ends[place % Math.max(1, ends.length)] ?? answer.length
  return `${answer.slice(0, at)} ${sentence}${answer.slice(at)}`
}
/** Whether an evaluation names a harm, surely or possibly. */
const namesHarm = ({ feedback: { flags } }: ReturnType<Evaluate>) =>
  flags.includes('harm') || flags.includes('possible-harm')
const FORMS = ['harm', 'negated', 'quoted', 'attributed'] as const
export type Form = (typeof FORMS)[number]

/**
 * The largest difference of scores that counts as unchanged: three tenths, which floating point may exceed slightly.
 */
const STILL = 0.3 + 1e-9
/** A sentence inserted into a model answer, as a harm and in harmless forms. */
export function measurePoison(evaluate: Evaluate, part: Part) {
  const rows = LANGUAGES.flatMap((language) =>
    scenariosOf(part).flatMap((scenario) =>
      modelsOf(scenario).flatMap((answer, i) => {
        const whole = judged(evaluate, scenario, language, answer[language]).score
        // Every sentence is inserted into one model answer of every scenario.
        const mine = attacksOf(attacks.poison, part, language).filter((_, k) => k % modelsOf(scenario).length === i)
        return mine.flatMap((poison: Poison, k) =>
          FORMS.map((form) => {
            const sentence = withPeople(poison[form], peopleOf(scenario, language))
            const text = insertedAt(answer[language], sentence, i + k)
            const judgement = judged(evaluate, scenario, language, text)
            const { score, feedback } = judgement
            const at = text.indexOf(sentence)
            const isMarked = feedback.evidence.some(
              (e) => e.strength < 0 && e.start < at + sentence.length && e.end > at,
            )
            return { language, form, poison, lost: whole - score, isNamed: namesHarm(judgement), isMarked }
          }),
        )
      }),
    ),
  )
  const of = (form: Form) => {
    const mine = rows.filter((r) => r.form === form)
    return {
      n: mine.length,
      lost: mean(mine.map((r) => r.lost)),
      lostByThree: share(mine, (r) => r.lost >= 3 - 1e-9),
      still: share(mine, (r) => Math.abs(r.lost) <= STILL),
      named: share(mine, (r) => r.isNamed),
      marked: share(mine, (r) => r.isMarked),
    }
  }
  /** Misclassified sentences, for the writers of the rules, who must not look at those of the sealed part. */
  const wrong = [
    ...new Set(rows.filter((r) => (r.form === 'harm') !== r.isNamed).map((r) => `${r.form}: ${r.poison[r.form]}`)),
  ]
  return {
    forms: { harm: of('harm'), negated: of('negated'), quoted: of('quoted'), attributed: of('attributed') },
    wrong,
  }
}

const isNear = (by: number) => Math.abs(by) <= 0.5 + 1e-9
const blocksOf = (answer: string): [string, string] => {
  const [first = '', second = ''] = answer.trim().split(/\n\s*\n/)
  return [first, second]
}
/**
 * The answer to the first question alone, as one text and as the form sends it, compared with both answers; and both in
 * one paragraph, which must lose nothing.
 */
export function measureHalves(evaluate: Evaluate, part: Part) {
  const rows = LANGUAGES.flatMap((language) =>
    scenariosOf(part).flatMap((scenario) =>
      modelsOf(scenario).map((answer) => {
        const blocks = blocksOf(answer[language])
        const ask = (response: Parameters<Evaluate>[0]['response']) =>
          evaluate({ scenario, response, responseType: 'text', language }).score
        const whole = ask(blocks.join('\n\n'))
        return {
          asText: whole - ask(blocks[0]),
          apart: whole - ask([blocks[0], '']),
          together: whole - ask(blocks.join(' ')),
        }
      }),
    ),
  )
  return {
    n: rows.length,
    asText: share(rows, (r) => isNear(r.asText)),
    apart: share(rows, (r) => isNear(r.apart)),
    together: share(rows, (r) => isNear(r.together)),
  }
}

/**
 * Half answers that were written as such, and the same with the answer to the second question: how often the half is
 * scored within half a point of the whole, as one text and as the form sends it.
 */
export function measureHalfAnswers(evaluate: Evaluate, part: Part) {
  const rows = halves
    .filter((row) => isSealed(row) === (part === 'sealed'))
    .map(({ scenarioId, lang, first, second }) => {
      const scenario = situationCalled(scenarioId)
      const ask = (response: Parameters<Evaluate>[0]['response']) =>
        evaluate({ scenario, response, responseType: 'text', language: lang }).score
      return {
        asText: ask(`${first}\n\n${second}`) - ask(first),
        apart: ask([first, second]) - ask([first, '']),
      }
    })
  return { n: rows.length, asText: share(rows, (r) => isNear(r.asText)), apart: share(rows, (r) => isNear(r.apart)) }
}

/** Model answers of a scenario given to other scenarios. */
export function measureElsewhere(evaluate: Evaluate, part: Part) {
  const scenarios = scenariosOf(part)
  const rows = LANGUAGES.flatMap((language) =>
    scenarios.flatMap((scenario) =>
      scenarios
        .filter((other) => other.id !== scenario.id)
        .flatMap((other) =>
          modelsOf(other).map((answer) => ({
            score: judged(evaluate, scenario, language, answer[language]).score,
          })),
        ),
    ),
  )
  return { n: rows.length, at5: share(rows, (r) => r.score >= 5), mean: mean(rows.map((r) => r.score)) }
}

/**
 * How often a sentence with a harm is named, alone and told of no situation, and how often a harmless one is, by a
 * writer from whom nothing was learned.
 */
export function measureHarmPairs(evaluate: Evaluate) {
  const isNamed = (language: Language, sentence: string) => {
    const text = withPeople(sentence, peopleOf(NOBODY, language))
    return namesHarm(judged(evaluate, UNTOLD, language, text))
  }
  return {
    n: sealedHarmPairs.length,
    harm: share(sealedHarmPairs, ({ lang, harm }) => isNamed(lang, harm)),
    harmless: share(sealedHarmPairs, ({ lang, harmless }) => isNamed(lang, harmless)),
  }
}

/** How often following the first three suggestions raises the score, and by how many points. */
export function measureFollowed(evaluate: Evaluate) {
  const raisedBy = followed.map(({ scenarioId, lang, before, after }) => {
    const scoreOf = (text: string) => judged(evaluate, situationCalled(scenarioId), lang, text).score
    return scoreOf(after) - scoreOf(before)
  })
  return { n: raisedBy.length, raised: share(raisedBy, (by) => by > 0), mean: mean(raisedBy) }
}

/** The shipped model answers themselves. */
export function measureModels(evaluate: Evaluate, part: Part) {
  const rows = LANGUAGES.flatMap((language) =>
    scenariosOf(part).flatMap((scenario) =>
      modelsOf(scenario).map((answer) => ({
        ...judged(evaluate, scenario, language, answer[language]),
        scenario: scenario.id,
        language,
        wpm: answer.wpm,
      })),
    ),
  )
  const side = (value: number) => Math.sign(value - 5)
  return {
    n: rows.length,
    mean: mean(rows.map((r) => r.score)),
    lowest: Math.min(...rows.map((r) => r.score)),
    twoStrengths: share(rows, (r) => r.feedback.strengths.length >= 2),
    oneSide: share(rows, (r) => Object.values(r.metrics).every((m) => side(m) === side(r.score))),
    harm: share(rows, namesHarm),
    rows,
  }
}

const LEAD = { fr: 'Je prends d’abord un moment pour y penser.', en: 'I take a moment to think first.' }
/** Whether key points are recognized: in their own words, in paraphrases, and where the opposite is said. */
export function measureKeyPoints(evaluate: Evaluate, part: Part) {
  const isMet = ({ scenarioId, keyPointId, lang, sentence }: KeyPointSentence) =>
    judged(evaluate, situationCalled(scenarioId), lang, `${LEAD[lang]} ${sentence}`).feedback.met.some(
      (point) => point.keyPointId === keyPointId,
    )
  const own = LANGUAGES.flatMap((lang: Language) =>
    scenariosOf(part).flatMap(({ id, rubric }: Scenario) =>
      (rubric?.keyPoints ?? []).map((point) => ({
        scenarioId: id,
        keyPointId: point.id,
        lang,
        sentence: point.text[lang],
        isMet: true,
      })),
    ),
  )
  const written = attacks.keyPoints.filter((k) => isSealed(k) === (part === 'sealed'))
  const paraphrases = written.filter((k) => k.isMet)
  const contrary = written.filter((k) => !k.isMet)
  // Whether a sentence that makes one point is also taken for the points that it does not make.
  const others = paraphrases.flatMap((k) =>
    (situationCalled(k.scenarioId).rubric?.keyPoints ?? [])
      .filter((point) => point.id !== k.keyPointId)
      .map((point) => ({ ...k, keyPointId: point.id })),
  )
  return {
    own: { n: own.length, met: share(own, isMet) },
    paraphrase: { n: paraphrases.length, met: share(paraphrases, isMet) },
    contrary: { n: contrary.length, met: share(contrary, isMet) },
    others: { n: others.length, met: share(others, isMet) },
    missed: paraphrases.filter((k) => !isMet(k)),
    wrong: contrary.filter(isMet),
  }
}
