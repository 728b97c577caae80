import { useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/scenario'

/** How a scenario is called in this language. */
export function useScenarioTitle(language: Language) {
  const { t } = useLingui()
  return (scenario: Pick<Scenario, 'title'> | undefined) => scenario?.title[language].trim() || t`Untitled`
}
