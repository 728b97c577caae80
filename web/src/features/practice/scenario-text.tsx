import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { pick } from '#i18n/pick'
import { LEVEL_NAMES } from '#ui/labels/module-words'
import { SCENARIO_CATEGORY_NAMES } from '#ui/labels/scenario-words'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { Card } from '#ui/layout/card'
import { SituationText } from '#ui/scenario/situation-text'

const Title = chakra('h3', { base: { fontFamily: 'heading', fontWeight: 600, fontSize: '1.5rem', lineHeight: 1.25 } })
const Facts = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', marginBottom: '3' } })
const Questions = chakra('ol', {
  base: {
    marginTop: '4',
    paddingTop: '4',
    borderTop: '1px solid {colors.border}',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    fontWeight: 600,
    listStyle: 'decimal',
    paddingLeft: '5',
    maxWidth: 'measure',
  },
})

/** A situation and its questions. */
export function ScenarioText({ scenario, language }: { scenario: Scenario; language: Language }) {
  const { i18n } = useLingui()
  const title = useScenarioTitle(language)
  return (
    <Card>
      <Title>{title(scenario)}</Title>
      <Facts>
        {i18n._(SCENARIO_CATEGORY_NAMES[scenario.category])} · {i18n._(LEVEL_NAMES[scenario.difficulty])}
      </Facts>
      <SituationText scenario={scenario} language={language} />
      {scenario.questions.length > 0 && (
        <Questions>
          {scenario.questions.map((question) => (
            <li key={question.en}>{pick(question, language)}</li>
          ))}
        </Questions>
      )}
    </Card>
  )
}
