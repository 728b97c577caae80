import { Trans, useLingui } from '@lingui/react/macro'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'
import { Row } from '#ui/row'
import { Stack } from '#ui/stack'
import { BareFrame } from './bare-frame'
import type { Absence } from './use-run-clock'

/** The time of the test ran out while the learner was away: it is over, or it goes on where they were. */
export function RanOut({
  absence,
  onResume,
  onFinish,
}: {
  absence: Absence
  onResume: () => void
  onFinish: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const time = durationText(language, (absence.to - absence.from) / 1000)
  return (
    <BareFrame>
      <Page title={t`The time ran out while you were away`}>
        <PageBody>
          <Stack css={{ gap: '5', maxWidth: 'measure' }}>
            <p>
              <Trans>
                You were away for {time}. Everything that you wrote and recorded is here. You can go on where you were:
                the time away is then not counted, and the result says so.
              </Trans>
            </p>
            <Row>
              <Button tone="primary" onClick={onResume}>
                <Trans>Go on where I was</Trans>
              </Button>
              <Button onClick={onFinish}>
                <Trans>See the result</Trans>
              </Button>
            </Row>
          </Stack>
        </PageBody>
      </Page>
    </BareFrame>
  )
}
