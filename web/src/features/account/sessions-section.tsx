import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { HardDrive, MonitorX } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { account } from 'shared/contract/calls/account'
import { call } from '#data/http/client'
import { flushBeforeLeaving, signOut } from '#session/session'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { FormFailure } from '#ui/form/form-failure'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'

/** Ends the sessions of every device at once, this one included. */
export function SessionsSection() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const leave = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await flushBeforeLeaving()
      await call(account.signOutEverywhere, {})
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setAsking(false)
      setBusy(false)
      return
    }
    await signOut()
    void navigate({ to: '/auth' })
  }
  return (
    <PageSection title={<Trans>Devices</Trans>} help={<Trans>Signed in elsewhere?</Trans>}>
      <Card>
        <Stack>
          <p>
            <Trans>
              If you have lost a device, or left one signed in, sign out everywhere. What is saved on it stays there
              until you remove it.
            </Trans>
          </p>
          <FormFailure error={failure} fallback={t`We couldn’t sign you out everywhere.`} />
          <Row>
            <Button onClick={() => setAsking(true)}>
              <Icon of={MonitorX} size="s" />
              <Trans>Sign out everywhere</Trans>
            </Button>
            <LinkButton to="/device" tone="quiet">
              <Icon of={HardDrive} size="s" />
              <Trans>Data on this device</Trans>
            </LinkButton>
          </Row>
        </Stack>
      </Card>
      {asking && (
        <ConfirmDialog
          title={<Trans>Sign out on every device?</Trans>}
          confirm={<Trans>Sign out everywhere</Trans>}
          danger={false}
          loading={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void leave()}
        >
          <p>
            <Trans>Including this one: you will need your password to sign back in.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </PageSection>
  )
}
