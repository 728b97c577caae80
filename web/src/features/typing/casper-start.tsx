import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Play, Shuffle } from 'lucide-react'
import type { Scenario } from 'shared/model/scenario'
import { uuidv7 } from 'uuidv7'
import { saveCasperRun } from '#data/casper-typing'
import { db } from '#data/db'
import { saveExtraTime, useExtraTime } from '#data/extra-time'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { ExtraTimeChoice } from '#ui/extra-time-choice'
import { Icon } from '#ui/icon'
import { Row } from '#ui/row'
import { SituationText } from '#ui/situation-text'
import { Stack } from '#ui/stack'
import { clockText } from '#ui/timer'

/** Time for both questions of a typed scenario, as in the test. */
const ANSWER_MS = 210_000

const Title = chakra('h3', {
  base: { fontFamily: 'heading', fontWeight: 600, fontSize: 'xl', lineHeight: 1.25, marginBottom: '3' },
})
const Lead = chakra('p', { base: { marginTop: '4', color: 'fg.muted', maxWidth: 'measure' } })

/** A situation, and what happens when one begins. */
export function CasperStart({ scenario, onAnother }: { scenario: Scenario; onAnother: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const factor = useExtraTime()
  if (factor === undefined) return null
  const lengthMs = ANSWER_MS * factor
  const time = clockText(lengthMs / 1000)
  const begin = () =>
    void saveCasperRun(db(), { id: uuidv7(), scenarioId: scenario.id, startedAt: Date.now(), lengthMs, log: [] })
  return (
    <Stack css={{ gap: '4' }}>
      <Lead>
        <Trans>
          Here nothing is copied: read the situation, then answer both questions in {time}. Afterwards you see how many
          words of reasoning a minute you wrote, where you paused to think and what you took back.
        </Trans>
      </Lead>
      <Card>
        <Title>{pick(scenario.title, language) || t`Untitled`}</Title>
        <SituationText scenario={scenario} language={language} />
      </Card>
      <ExtraTimeChoice language={language} value={factor} onChange={(value) => void saveExtraTime(db(), value)}>
        <Trans>For those to whom it was granted: the clock runs as much longer.</Trans>
      </ExtraTimeChoice>
      <Row>
        <Button tone="primary" size="lg" onClick={begin}>
          <Icon of={Play} size="s" />
          <Trans>Show the questions, start {time}</Trans>
        </Button>
        <Button onClick={onAnother}>
          <Icon of={Shuffle} size="s" />
          <Trans>Another scenario</Trans>
        </Button>
      </Row>
    </Stack>
  )
}
