import type { Language } from 'shared/model/bilingual'
import type { ResponseType } from 'shared/model/evaluation'
import type { ResponseEvaluation } from 'shared/rules/evaluator/evaluator'
import type { EvaluatorInput } from 'shared/rules/evaluator/evaluator-input'
import type { LanguageData } from 'shared/rules/evaluator/lexicon/language-data'

/** Loads the evaluator when it is first needed, not with the screen. */
const evaluator = () => import('shared/rules/evaluator/evaluator')
/** The evaluator's data of each language, which are larger than its code. */
const LANGUAGE_DATA: Record<Language, () => Promise<LanguageData>> = {
  fr: async () => (await import('shared/rules/evaluator/lexicon/french')).FRENCH,
  en: async () => (await import('shared/rules/evaluator/lexicon/english')).ENGLISH,
}
type Evaluate = (input: EvaluatorInput) => ResponseEvaluation
const evaluators: Partial<Record<Language, Evaluate>> = {}

/** The evaluator for answers that are written in a language. */
async function evaluatorOf(language: Language): Promise<Evaluate> {
  const [{ evaluatorWith }, data] = await Promise.all([evaluator(), LANGUAGE_DATA[language]()])
  evaluators[language] ??= evaluatorWith({ [language]: data })
  return evaluators[language]
}

/**
 * Preloads the evaluator for answers in the language, so that it is ready when one is submitted; a failure shows when it
 * is needed.
 */
export const warmEvaluator = (language: Language) => void evaluatorOf(language).catch(() => {})

/** Evaluates an answer on this device. */
export async function evaluate(
  scenario: EvaluatorInput['scenario'],
  response: string | readonly string[],
  responseType: ResponseType,
  language: Language,
): Promise<ResponseEvaluation> {
  const { languageRead } = await evaluator()
  const evaluateResponse = await evaluatorOf(languageRead({ response, language }))
  return evaluateResponse({ scenario, response, responseType, language })
}
