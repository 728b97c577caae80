import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { pick } from '#i18n/pick'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { Card } from '#ui/layout/card'
import { SensitiveNotice } from '#ui/scenario/sensitive-notice'
import { SituationText } from '#ui/scenario/situation-text'

const Title = chakra('h3', {
  base: { fontFamily: 'heading', fontWeight: 600, fontSize: '1.375rem', marginBottom: '2' },
})
const Questions = chakra('ol', {
  base: {
    marginTop: '4',
    paddingTop: '4',
    paddingLeft: '5',
    borderTop: '1px solid {colors.border}',
    listStyle: 'decimal',
    fontWeight: 600,
    maxWidth: 'measure',
    '& > li + li': { marginTop: '2' },
    // The questions come first in the card while they are being answered.
    '&:first-child': { marginTop: 0, paddingTop: 0, paddingBottom: '4', border: 0 },
  },
})

/** The situation with its questions; while they are answered, the questions come first. */
export function ScenarioBox({
  scenario,
  language,
  isAnswered = false,
}: {
  scenario: Scenario | undefined
  language: Language
  isAnswered?: boolean
}) {
  const title = useScenarioTitle(language)
  if (!scenario)
    return (
      <Card>
        <Trans>No scenario: answer a question of your own. The recording is saved under “No scenario.”</Trans>
      </Card>
    )
  const questions = scenario.questions.length > 0 && (
    <Questions lang={language}>
      {scenario.questions.map((question) => (
        <li key={question.en}>{pick(question, language)}</li>
      ))}
    </Questions>
  )
  return (
    <Card>
      {isAnswered && questions}
      <SensitiveNotice scenario={scenario} />
      <Title>{title(scenario)}</Title>
      <SituationText scenario={scenario} language={language} />
      {!isAnswered && questions}
    </Card>
  )
}
