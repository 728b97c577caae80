import { useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'

/** Returns a function that gives a scenario's title in this language, or “Untitled” without one. */
export function useScenarioTitle(language: Language) {
  const { t } = useLingui()
  return (scenario: Pick<Scenario, 'title'> | undefined) => scenario?.title[language].trim() || t`Untitled`
}
