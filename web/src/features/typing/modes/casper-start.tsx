import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Play, Shuffle } from 'lucide-react'
import type { Scenario } from 'shared/model/content/scenario'
import { uuidv7 } from 'uuidv7'
import { saveExtraTime, useExtraTime } from '#data/account/extra-time'
import { currentDb } from '#data/db/db'
import { saveCasperRun } from '#data/typing/casper-typing'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ExtraTimeChoice } from '#ui/form/extra-time-choice'
import { Icon } from '#ui/icon'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { SensitiveNotice } from '#ui/scenario/sensitive-notice'
import { SituationText } from '#ui/scenario/situation-text'

/** Milliseconds for both questions of a typed scenario, as in the test. */
const ANSWER_MS = 210_000

const Title = chakra('h3', {
  base: { fontFamily: 'heading', fontWeight: 600, fontSize: 'xl', lineHeight: 1.25, marginBottom: '3' },
})
const Lead = chakra('p', { base: { marginTop: '4', color: 'fg.muted', maxWidth: 'measure' } })

/**
 * A situation before the clock starts: what will follow, the choice of extra time, and the buttons to start or to take
 * another scenario.
 */
export function CasperStart({ scenario, onAnother }: { scenario: Scenario; onAnother: () => void }) {
  const language = useLanguage()
  const titleOf = useScenarioTitle(language)
  const factor = useExtraTime()
  if (factor === undefined) return null
  const lengthMs = ANSWER_MS * factor
  const time = durationText(language, lengthMs / 1000)
  const begin = () =>
    void saveCasperRun(currentDb(), { id: uuidv7(), scenarioId: scenario.id, startedAt: Date.now(), lengthMs, log: [] })
  return (
    <Stack css={{ gap: '4' }}>
      <Lead>
        <Trans>
          No copying here: read the situation, then answer both questions in {time}. Afterwards you see how many words a
          minute you wrote, where you paused to think and what you deleted.
        </Trans>
      </Lead>
      <SensitiveNotice scenario={scenario} onSkip={onAnother} />
      <Card>
        <Title>{titleOf(scenario)}</Title>
        <SituationText scenario={scenario} language={language} />
      </Card>
      <ExtraTimeChoice language={language} value={factor} onChange={(value) => void saveExtraTime(currentDb(), value)}>
        <Trans>For people entitled to it on the real test: the clock is extended to match.</Trans>
      </ExtraTimeChoice>
      <Row>
        <Button tone="primary" size="lg" onClick={begin}>
          <Icon of={Play} size="s" />
          <Trans>Start ({time})</Trans>
        </Button>
        <Button onClick={onAnother}>
          <Icon of={Shuffle} size="s" />
          <Trans>Another scenario</Trans>
        </Button>
      </Row>
    </Stack>
  )
}
