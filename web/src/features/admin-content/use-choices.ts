import { useLingui } from '@lingui/react'
import { Competency, ModuleCategory, SkillLevel } from 'shared/model/module'
import { QuizCategory } from 'shared/model/quiz'
import { ScenarioCategory } from 'shared/model/scenario'
import { COMPETENCY_NAMES } from '#i18n/competency-names'
import { CATEGORY_NAMES, LEVEL_NAMES } from '#ui/module-words'
import { QUIZ_CATEGORY_NAMES } from '#ui/quiz-words'
import { SCENARIO_CATEGORY_NAMES } from '#ui/scenario-words'

/** The choices that several editors offer, in the language of the interface. */
export function useChoices() {
  const { i18n } = useLingui()
  const named = <V extends string>(values: readonly V[], names: Record<V, Parameters<typeof i18n._>[0]>) =>
    values.map((value) => ({ value, label: i18n._(names[value] as string) }))
  return {
    levels: named(SkillLevel.options, LEVEL_NAMES as never),
    moduleCategories: named(ModuleCategory.options, CATEGORY_NAMES as never),
    quizCategories: named(QuizCategory.options, QUIZ_CATEGORY_NAMES as never),
    scenarioCategories: named(ScenarioCategory.options, SCENARIO_CATEGORY_NAMES as never),
    competencies: named(Competency.options, COMPETENCY_NAMES as never),
  }
}
