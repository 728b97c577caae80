import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { askToNotify, notificationState } from '#browser/notifications'
import { currentDb } from '#data/db/db'
import { type PlanReminder, savePlanReminder } from '#data/planning/plan-reminder'
import { Notice } from '#ui/feedback/notice'
import { Checkbox } from '#ui/form/checkbox'
import { TextField } from '#ui/form/text-field'
import { Stack } from '#ui/layout/stack'

/** Turns the daily reminder of the plan on and off, and sets its time. */
export function PlanReminderForm({ reminder }: { reminder: PlanReminder }) {
  const [allowed, setAllowed] = useState(notificationState)
  const { isOn, time } = reminder
  const turn = async (on: boolean) => {
    await savePlanReminder(currentDb(), { isOn: on, time })
    if (on && notificationState() === 'default') setAllowed(await askToNotify())
  }
  return (
    <Stack css={{ gap: '4' }}>
      <Checkbox checked={isOn} onChange={(event) => void turn(event.currentTarget.checked)}>
        <Trans>Remind me of my study plan, once a day</Trans>
      </Checkbox>
      <TextField
        type="time"
        label={<Trans>Time for studying</Trans>}
        hint={
          <Trans>
            For the reminder, and in an exported calendar. Situ reminds you while it is open on this device.
          </Trans>
        }
        value={time}
        css={{ maxWidth: '180px' }}
        onChange={(event) => {
          const next = event.target.value
          if (/^\d{2}:\d{2}$/.test(next)) void savePlanReminder(currentDb(), { isOn, time: next })
        }}
      />
      {isOn && allowed !== 'granted' && (
        <Notice tone="info" role="status">
          {allowed === 'denied' ? (
            <Trans>Your browser blocks notifications: the reminder appears inside Situ only.</Trans>
          ) : (
            <Trans>Without the browser’s permission, the reminder appears inside Situ only.</Trans>
          )}
        </Notice>
      )}
    </Stack>
  )
}
