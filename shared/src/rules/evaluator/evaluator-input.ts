import type { Language } from '../../model/bilingual.ts'
import type { Scenario } from '../../model/content/scenario.ts'
import type { ResponseType } from '../../model/evaluation.ts'

export interface EvaluatorInput {
  scenario: Pick<Scenario, 'title' | 'content' | 'questions' | 'kind' | 'rubric'>
  /** The answers to both questions as one text, or separately; for a spoken answer, its transcript. */
  response: string | readonly string[]
  responseType: ResponseType
  /** Language of the test, and of the feedback. */
  language: Language
}
