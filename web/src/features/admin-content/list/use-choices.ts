import { useLingui } from '@lingui/react'
import { COMPETENCIES, ModuleCategory, SKILL_LEVELS } from 'shared/model/content/module'
import { QuizCategory } from 'shared/model/content/quiz'
import { SCENARIO_CATEGORIES } from 'shared/model/content/scenario'
import { COMPETENCY_NAMES } from '#i18n/competency-names'
import { CATEGORY_NAMES, LEVEL_NAMES } from '#ui/labels/module-words'
import { QUIZ_CATEGORY_NAMES } from '#ui/labels/quiz-words'
import { SCENARIO_CATEGORY_NAMES } from '#ui/labels/scenario-words'

/** The options that several editors share, in the language of the interface. */
export function useChoices() {
  const { i18n } = useLingui()
  const named = <V extends string>(values: readonly V[], names: Record<V, Parameters<typeof i18n._>[0]>) =>
    values.map((value) => ({ value, label: i18n._(names[value] as string) }))
  return {
    levels: named(SKILL_LEVELS, LEVEL_NAMES as never),
    moduleCategories: named(ModuleCategory.options, CATEGORY_NAMES as never),
    quizCategories: named(QuizCategory.options, QUIZ_CATEGORY_NAMES as never),
    scenarioCategories: named(SCENARIO_CATEGORIES, SCENARIO_CATEGORY_NAMES as never),
    competencies: named(COMPETENCIES, COMPETENCY_NAMES as never),
  }
}
