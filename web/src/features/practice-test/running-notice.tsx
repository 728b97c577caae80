import { Trans } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { useState } from 'react'
import { db } from '#data/db'
import type { PracticeRun } from '#data/practice-run'
import { abandonTest } from '#data/practice-runs'
import { formatMoment } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { LinkButton } from '#ui/link-button'
import { Notice } from '#ui/notice'
import { planName } from '#ui/plan-name'
import { Row } from '#ui/row'

/** A test is under way already: go on with it, or give it up. */
export function RunningNotice({ run }: { run: PracticeRun }) {
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const name = planName(run.planId)
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
          onConfirm={() => void abandonTest(db(), run.id, Date.now())}
          onCancel={() => setAsking(false)}
        >
          <Trans>It will not count. What you wrote and recorded stays on this device.</Trans>
        </ConfirmDialog>
      )}
    </Notice>
  )
}
