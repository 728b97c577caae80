import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { account } from 'shared/contract/account'
import { call } from '#data/client'
import { forgetThisDevice, useUser } from '#session/session'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { Dialog } from '#ui/dialog'
import { checkKnownPassword } from '#ui/field-checks'
import { Form } from '#ui/form'
import { FormFailure } from '#ui/form-failure'
import { Icon } from '#ui/icon'
import { LinkButton } from '#ui/link-button'
import { Notice } from '#ui/notice'
import { PageSection } from '#ui/page-section'
import { PasswordField } from '#ui/password-field'
import { Row } from '#ui/row'
import { Stack } from '#ui/stack'
import { toast } from '#ui/toast'
import { useForm } from '#ui/use-form'

/** Deletes the account, after a word about what can be kept and with the password. */
export function DeleteSection({ isPaid }: { isPaid: boolean }) {
  const [asking, setAsking] = useState(false)
  return (
    <PageSection title={<Trans>Delete the account</Trans>} help={<Trans>For good</Trans>}>
      <Card>
        <Stack>
          <p>
            <Trans>
              Your progress, evaluations, messages and plan go, here and on the server. If you want to keep something,
              export your progress (its figures and the last ten activities) and save a backup first.
            </Trans>
          </p>
          {isPaid && (
            <Notice tone="warning">
              <Trans>
                Your payments go on with the payment provider: end the plan there first. The link is in the receipts
                that it sent you.
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
          <Trans>Nobody can bring it back, not even the administrator.</Trans>
        </p>
        <FormFailure error={failure} fallback={t`The account could not be deleted.`} />
        <PasswordField {...field('password')} label={t`Your password`} autoComplete="current-password" />
      </Form>
    </Dialog>
  )
}
