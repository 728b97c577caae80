import { COMPETENCIES, type Competency, type SkillLevel } from '../model/content/module.ts'
import type { StudyLibrary } from '../rules/study-plan/library.ts'

/**
 * Scenarios with the competencies of the shipped content. A line has the first letter of the level, `s` for spoken or
 * `t` for typed, and the competencies.
 */
const SCENARIOS = [
  'b s empathy communication|i s fairness communication collaboration|i s problem-solving communication|a s ethics communication',
  'b s motivation self-awareness|a s fairness empathy problem-solving|b s resilience self-awareness motivation',
  'b t ethics communication|b t collaboration fairness|i t ethics collaboration problem-solving|b t empathy communication ethics',
  'i t fairness ethics communication|i t ethics empathy|b t self-awareness resilience communication|b t problem-solving empathy',
  'i t resilience self-awareness collaboration|i t fairness motivation|i t fairness problem-solving empathy|a t ethics empathy',
  'i t collaboration self-awareness|a t problem-solving fairness|b t ethics motivation empathy|b t problem-solving fairness resilience',
  'i t communication collaboration|a t empathy resilience collaboration|b s empathy problem-solving|i s collaboration empathy ethics',
].flatMap((line) => line.split('|'))
const LEVEL: Readonly<Record<string, SkillLevel>> = { b: 'beginner', i: 'intermediate', a: 'advanced' }

const even = (names: readonly Competency[]) =>
  Object.fromEntries(names.map((name) => [name, Math.ceil(10 / names.length)]))
const quiz = (id: string, names: readonly Competency[], difficulty: SkillLevel = 'beginner') => ({
  id,
  competencies: names,
  asks: even(names),
  questions: 10,
  difficulty,
  needsNetwork: false,
})

/** A library like the shipped one, all of it stored on the device. */
export const makeStudyLibrary = (over: Partial<StudyLibrary> = {}): StudyLibrary => ({
  scenarios: SCENARIOS.map((line, i) => {
    const [level = 'b', how, ...names] = line.split(' ')
    return {
      id: `scenario-${i}`,
      order: i,
      isSpoken: how === 's',
      difficulty: LEVEL[level] ?? 'beginner',
      competencies: names as Competency[],
      needsNetwork: false,
    }
  }),
  quizzes: [
    quiz('nine', COMPETENCIES),
    quiz('ethics', ['ethics', 'fairness']),
    quiz('talk', ['communication', 'empathy', 'self-awareness'], 'intermediate'),
    quiz('stand', ['resilience', 'motivation', 'self-awareness'], 'intermediate'),
  ],
  modules: COMPETENCIES.map((name, i) => ({
    id: `module-${name}`,
    order: i + 1,
    minutes: 16,
    competencies: [name],
    needsNetwork: false,
  })),
  tests: (['full', 'full', 'mini', 'mini'] as const).map((kind, i) => ({
    id: `${kind}-${i}`,
    kind,
    competencies: COMPETENCIES,
    scenarioIds: [`scenario-${i}`, `scenario-${i + 8}`],
    needsNetwork: false,
  })),
  typingNeeded: 50,
  spokenNeeded: 110,
  ...over,
})
