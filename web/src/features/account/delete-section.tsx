import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { account } from 'shared/contract/calls/account'
import { call } from '#data/http/client'
import { forgetThisDevice, useUser } from '#session/session'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'
import { Notice } from '#ui/feedback/notice'
import { toast } from '#ui/feedback/toast'
import { checkKnownPassword } from '#ui/form/field-checks'
import { Form } from '#ui/form/form'
import { FormFailure } from '#ui/form/form-failure'
import { PasswordField } from '#ui/form/password-field'
import { useForm } from '#ui/form/use-form'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'

/** Deletes the account, with the password, after a note on what can be exported first. */
export function DeleteSection({ isPaid }: { isPaid: boolean }) {
  const [asking, setAsking] = useState(false)
  return (
    <PageSection title={<Trans>Delete the account</Trans>} help={<Trans>Permanent</Trans>}>
      <Card>
        <Stack>
          <p>
            <Trans>
              Your progress, evaluations, messages and plan will be deleted, here and on the server. To keep anything,
              first export your progress (figures and every activity) and save a backup.
            </Trans>
          </p>
          {isPaid && (
            <Notice tone="warning">
              <Trans>
                Deleting your account does not stop your payments. First cancel your plan with the payment provider; the
                link is in your receipts.
              </Trans>
            </Notice>
          )}
          <Row>
            <LinkButton to="/dashboard">
              <Icon of={Download} size="s" />
              <Trans>Export progress</Trans>
            </LinkButton>
            <LinkButton to="/device">
              <Icon of={Download} size="s" />
              <Trans>Save a backup</Trans>
            </LinkButton>
            <Button tone="danger" onClick={() => setAsking(true)}>
              <Icon of={Trash2} size="s" />
              <Trans>Delete my account</Trans>
            </Button>
          </Row>
        </Stack>
      </Card>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </PageSection>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { id: userId } = useUser()
  const form = useId()
  const { values, field, submit, submitting, failure } = useForm({ password: '' }, (now) =>
    checkKnownPassword(now.password),
  )
  const remove = async () => {
    await call(account.remove, { body: values })
    await forgetThisDevice(userId)
    toast({ tone: 'success', title: t`Your account has been deleted` })
  }
  return (
    <Dialog
      title={<Trans>Delete your account for good?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button type="submit" form={form} tone="dangerSolid" loading={submitting}>
            <Trans>Delete for good</Trans>
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit(remove)}>
        <p>
          <Trans>No one can restore it, not even the administrator.</Trans>
        </p>
        <FormFailure error={failure} fallback={t`We couldn’t delete the account.`} />
        <PasswordField {...field('password')} label={t`Your password`} autoComplete="current-password" />
      </Form>
    </Dialog>
  )
}
