import { Trans, useLingui } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { useState } from 'react'
import { db } from '#data/db'
import type { PracticeRun } from '#data/practice-run'
import { abandonTest, useHasEnded } from '#data/practice-runs'
import { formatMoment } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { LinkButton } from '#ui/link-button'
import { Notice } from '#ui/notice'
import { planName } from '#ui/plan-name'
import { Row } from '#ui/row'
import { toast } from '#ui/toast'
import { keepingText } from './keeping-text'
import { OverdueChoices } from './overdue-test'

/** A test is under way already: go on with it, or give it up. One whose time has run out is closed, or taken up where one was. */
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
      toast({ tone: 'danger', title: t`The test could not be given up`, description: keepingText(error) })
    }
  }
  if (ended)
    return (
      <Notice tone="warning" icon={Timer} action={<OverdueChoices run={run} />}>
        <Trans>
          {name} is from {formatMoment(language, run.startedAt, new Date())}. Its time has run out. End it before you
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
            <Trans>Go on with it</Trans>
          </LinkButton>
          <Button onClick={() => setAsking(true)}>
            <Trans>Give it up</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>
        {name} is under way since {formatMoment(language, run.startedAt, new Date())}. Only one test runs at a time.
      </Trans>
      {asking && (
        <ConfirmDialog
          title={<Trans>Give up {name}?</Trans>}
          confirm={<Trans>Give up the test</Trans>}
          onConfirm={() => void giveUp()}
          onCancel={() => setAsking(false)}
        >
          <Trans>It will not count. What you wrote and recorded stays on this device.</Trans>
        </ConfirmDialog>
      )}
    </Notice>
  )
}
