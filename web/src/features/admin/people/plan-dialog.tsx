import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { Plan } from 'shared/model/people/user'
import { localDay } from '#browser/clock'
import { givePlan } from '#data/admin/admin-people'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'
import { toast } from '#ui/feedback/toast'
import { Field } from '#ui/form/field'
import { Form } from '#ui/form/form'
import { Select } from '#ui/form/select'
import { TextField } from '#ui/form/text-field'
import { ActFailure } from '../act-failure'
import { PLAN_NAMES } from './plan-words'
import type { UserDialogProps } from './user-dialog-props'

/** The plan is valid through its last day, in the administrator's time zone. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).toISOString()

/** Grants a plan, until a day or without an end. */
export function PlanDialog({ user, onChanged, onClose }: UserDialogProps) {
  const { t, i18n } = useLingui()
  const form = useId()
  const [plan, setPlan] = useState(user.plan)
  const [day, setDay] = useState(user.planExpiresAt ? localDay(new Date(user.planExpiresAt)) : '')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const isPaid = plan !== 'free'
  const isPast = isPaid && day !== '' && day < localDay(new Date())
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || isPast) return
    setBusy(true)
    setFailure(undefined)
    try {
      await givePlan(user.id, plan, isPaid && day !== '' ? endOf(day) : null)
      toast({ tone: 'success', title: t`Plan updated` })
      onChanged()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setBusy(false)
    }
  }
  const name = user.displayName
  return (
    <Dialog
      title={<Trans>Plan of {name}</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} tone="primary" loading={busy}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={(event) => void save(event)}>
        <ActFailure title={t`The plan couldn’t be changed.`} error={failure} />
        <Field label={<Trans>Plan</Trans>}>
          {(control) => (
            <Select {...control} value={plan} onChange={(event) => setPlan(Plan.parse(event.target.value))}>
              {Plan.options.map((one) => (
                <option key={one} value={one}>
                  {i18n._(PLAN_NAMES[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {isPaid && (
          <TextField
            type="date"
            label={t`Last day`}
            hint={t`Leave empty for no end date`}
            error={isPast ? t`That day has passed. Choose today or a later date.` : undefined}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </Form>
    </Dialog>
  )
}
