import type { Competency, SkillLevel } from '../../model/content/module.ts'

interface Offer {
  id: string
  competencies: readonly Competency[]
  /** Whether the content needs an internet connection, because it is not on this device yet. */
  needsNetwork: boolean
}
export interface ScenarioOffer extends Offer {
  order: number
  isSpoken: boolean
  difficulty: SkillLevel
}
export interface QuizOffer extends Offer {
  /** Number of questions by competency. */
  asks: Partial<Record<Competency, number>>
  questions: number
  difficulty: SkillLevel
}
export interface ModuleOffer extends Offer {
  order: number
  /** Minutes to read all of it. */
  minutes: number
}
export interface TestOffer extends Offer {
  kind: 'full' | 'mini'
  scenarioIds: readonly string[]
}

/** What can be practised in the language of the test. */
export interface StudyLibrary {
  scenarios: readonly ScenarioOffer[]
  quizzes: readonly QuizOffer[]
  modules: readonly ModuleOffer[]
  tests: readonly TestOffer[]
  /** Words per minute for which the typed model answers are written. */
  typingNeeded: number
  /** Words of a spoken model answer. */
  spokenNeeded: number
}
