import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { checkCode } from '#ui/field-checks'
import { Form } from '#ui/form'
import { FormFailure } from '#ui/form-failure'
import { TextField } from '#ui/text-field'
import { useForm } from '#ui/use-form'

/** Six digits of the authenticator, and what they are given for. */
export function CodeForm({
  label,
  danger = false,
  onCode,
}: {
  /** What the button does. */
  label: ReactNode
  danger?: boolean
  onCode: (code: string) => Promise<void>
}) {
  const { t } = useLingui()
  const { values, field, submit, submitting, failure } = useForm({ code: '' }, (now) => checkCode(now.code))
  return (
    <Form noValidate onSubmit={submit(() => onCode(values.code.replaceAll(/\s/g, '')))}>
      <FormFailure error={failure} fallback={t`The code could not be checked.`} />
      <TextField
        {...field('code')}
        label={t`Code of your authenticator`}
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
