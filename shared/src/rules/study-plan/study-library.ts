import type { Language } from '../../model/bilingual.ts'
import { COMPETENCIES, type Competency, type ModuleCard } from '../../model/content/module.ts'
import type { Quiz, QuizCategory } from '../../model/content/quiz.ts'
import type { Scenario } from '../../model/content/scenario.ts'
import { countWords } from '../practice/count-words.ts'
import { answerable, practicePlans } from '../practice/practice-plan.ts'
import type { ScenarioOffer, StudyLibrary, TestOffer } from './library.ts'

/** Categories of quizzes about facts. The plan leaves them out, because they do not train a competency. */
const FACTUAL: ReadonlySet<QuizCategory> = new Set(['anatomy', 'physiology'])
/**
 * Defaults where no scenario of the format has a model answer: words per minute of a typed answer, and words of a
 * spoken one.
 */
const TYPING_NEEDED = 50
const SPOKEN_NEEDED = 110

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Words per minute: the median of the different speeds for which typed model answers are written. */
const typingNeeded = (scenarios: readonly Scenario[]) =>
  middle([
    ...new Set(
      scenarios
        .flatMap(({ format, modelAnswers }) => (format === 'typed' ? (modelAnswers ?? []) : []))
        .map(({ wpm }) => wpm),
    ),
  ]) ?? TYPING_NEEDED

/**
 * The median number of words of the spoken model answers for the lowest speed: fewer cannot cover the situation, its
 * people and a solution.
 */
function spokenNeeded(scenarios: readonly Scenario[], language: Language) {
  const answers = scenarios.flatMap(({ format, modelAnswers }) => (format === 'video' ? (modelAnswers ?? []) : []))
  const least = Math.min(...answers.map(({ wpm }) => wpm))
  return (
    middle(answers.filter(({ wpm }) => wpm === least).map((answer) => countWords(answer[language]))) ?? SPOKEN_NEEDED
  )
}

const scenarioOffer = ({ id, order, format, difficulty, competencies }: Scenario): ScenarioOffer => ({
  id,
  order,
  isSpoken: format === 'video',
  difficulty,
  competencies,
  needsNetwork: false,
})

function asksOf({ questions }: Pick<Quiz, 'questions'>) {
  const asks: Partial<Record<Competency, number>> = {}
  for (const { competency } of questions) if (competency) asks[competency] = (asks[competency] ?? 0) + 1
  return asks
}

/**
 * What the plan can choose from: the scenarios that can be answered in the language of the test, the published quizzes
 * that train competencies, all modules, and the full and mini practice tests. `modulesHere` has the ids of the modules
 * stored on this device; the other modules need an internet connection.
 */
export function studyLibrary(
  content: { scenarios: readonly Scenario[]; quizzes: readonly Quiz[]; modules: readonly ModuleCard[] },
  language: Language,
  modulesHere: ReadonlySet<string>,
): StudyLibrary {
  const scenarios = answerable(content.scenarios, language)
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]))
  const competenciesOf = (ids: readonly string[]) => {
    const of = new Set(ids.flatMap((id) => byId.get(id)?.competencies ?? []))
    return COMPETENCIES.filter((name) => of.has(name))
  }
  return {
    scenarios: scenarios.map(scenarioOffer),
    quizzes: content.quizzes
      .filter(({ isPublished, category }) => isPublished && !FACTUAL.has(category))
      .map((quiz) => {
        const asks = asksOf(quiz)
        return {
          id: quiz.id,
          asks,
          competencies: COMPETENCIES.filter((name) => asks[name] !== undefined),
          questions: quiz.questions.length,
          difficulty: quiz.difficulty,
          needsNetwork: false,
        }
      }),
    modules: content.modules.map(({ id, order, estimatedTime, competencies }) => ({
      id,
      order,
      minutes: estimatedTime,
      competencies,
      needsNetwork: !modulesHere.has(id),
    })),
    tests: practicePlans(content.scenarios, language).flatMap(({ id, kind, scenarioIds }): TestOffer[] =>
      kind === 'drill'
        ? []
        : [{ id, kind, scenarioIds, competencies: competenciesOf(scenarioIds), needsNetwork: false }],
    ),
    typingNeeded: typingNeeded(scenarios),
    spokenNeeded: spokenNeeded(scenarios, language),
  }
}
