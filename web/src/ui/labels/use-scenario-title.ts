import { useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'

/** The title of a scenario in this language. */
export function useScenarioTitle(language: Language) {
  const { t } = useLingui()
  return (scenario: Pick<Scenario, 'title'> | undefined) => scenario?.title[language].trim() || t`Untitled`
}
