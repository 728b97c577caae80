import { Trans, useLingui } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { useState } from 'react'
import { db } from '#data/db/db'
import type { PracticeRun } from '#data/practice/practice-run'
import { abandonTest, useHasEnded } from '#data/practice/practice-runs'
import { formatMoment } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Notice } from '#ui/feedback/notice'
import { toast } from '#ui/feedback/toast'
import { planName } from '#ui/labels/plan-name'
import { Row } from '#ui/layout/row'
import { LinkButton } from '#ui/link-button'
import { keepingText } from './keeping-text'
import { OverdueChoices } from './overdue-test'

/**
 * A test is already in progress: continue or abandon it. If its time has run out, end it, or continue from where the
 * learner was.
 */
export function RunningNotice({ run }: { run: PracticeRun }) {
  const { t } = useLingui()
  const language = useLanguage()
  const ended = useHasEnded(run)
  const [asking, setAsking] = useState(false)
  const name = planName(run.planId)
  const giveUp = async () => {
    setAsking(false)
    try {
      await abandonTest(db(), run.id, Date.now())
    } catch (error) {
      toast({ tone: 'danger', title: t`The test couldn’t be abandoned`, description: keepingText(error) })
    }
  }
  if (ended)
    return (
      <Notice tone="warning" icon={Timer} action={<OverdueChoices run={run} />}>
        <Trans>
          {name} is from {formatMoment(language, run.startedAt, new Date())}. Its time has run out. Finish it before you
          start another test.
        </Trans>
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      icon={Timer}
      action={
        <Row>
          <LinkButton to="/casper/run/$run" params={{ run: run.id }} tone="primary">
            <Trans>Continue the test</Trans>
          </LinkButton>
          <Button onClick={() => setAsking(true)}>
            <Trans>Abandon the test</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>
        {name} has been in progress since {formatMoment(language, run.startedAt, new Date())}. You can take only one
        test at a time.
      </Trans>
      {asking && (
        <ConfirmDialog
          title={<Trans>Abandon {name}?</Trans>}
          confirm={<Trans>Abandon the test</Trans>}
          onConfirm={() => void giveUp()}
          onCancel={() => setAsking(false)}
        >
          <Trans>It will not count. What you wrote and recorded stays on this device.</Trans>
        </ConfirmDialog>
      )}
    </Notice>
  )
}
