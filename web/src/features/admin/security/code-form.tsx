import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { checkCode } from '#ui/form/field-checks'
import { Form } from '#ui/form/form'
import { FormFailure } from '#ui/form/form-failure'
import { TextField } from '#ui/form/text-field'
import { useForm } from '#ui/form/use-form'

/** The form for six digits of the authenticator, with its purpose. */
export function CodeForm({
  label,
  danger = false,
  onCode,
}: {
  /** The label of the button. */
  label: ReactNode
  danger?: boolean
  onCode: (code: string) => Promise<void>
}) {
  const { t } = useLingui()
  const { values, field, submit, submitting, failure } = useForm({ code: '' }, (now) => checkCode(now.code))
  return (
    <Form noValidate onSubmit={submit(() => onCode(values.code.replaceAll(/\s/g, '')))}>
      <FormFailure error={failure} fallback={t`We couldn’t check the code.`} />
      <TextField
        {...field('code')}
        label={t`Code from your authenticator app`}
        hint={t`Six digits, new every 30 seconds`}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div>
        <Button type="submit" tone={danger ? 'danger' : 'primary'} loading={submitting}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
