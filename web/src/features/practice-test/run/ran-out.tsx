import { Trans, useLingui } from '@lingui/react/macro'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { BareFrame } from './bare-frame'
import type { Absence } from './use-run-clock'

/** The time of the test ran out while the learner was away: end it, or continue from where they were. */
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
                You were away for {time}. Everything you wrote and recorded is here. You can resume where you left off:
                that time will not count, and the result will say so.
              </Trans>
            </p>
            <Row>
              <Button tone="primary" onClick={onResume}>
                <Trans>Resume where I left off</Trans>
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
