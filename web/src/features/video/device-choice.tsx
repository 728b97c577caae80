import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChosenDevices } from '#browser/media/media-devices'
import { type MediaDevice, useMediaList } from '#browser/media/media-list'
import { currentDb } from '#data/db/db'
import { saveChosenDevices } from '#data/media/chosen-devices'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { Grid } from '#ui/layout/grid'

/** The choice of camera and microphone, stored on this device; null if there is at most one of each. */
export function DeviceChoice({
  chosen,
  opened,
  disabled,
}: {
  chosen: ChosenDevices
  /**
   * Any value that changes when a device is opened: the list is then read again, because browsers tell the names only
   * then.
   */
  opened: unknown
  disabled: boolean
}) {
  const { cameras, microphones } = useMediaList(opened)
  const choose = (change: ChosenDevices) => void saveChosenDevices(currentDb(), change)
  if (cameras.length < 2 && microphones.length < 2) return null
  return (
    <Grid>
      <Devices
        label={<Trans>Camera</Trans>}
        devices={cameras}
        value={chosen.camera}
        disabled={disabled}
        onChoose={(camera) => choose({ camera })}
      />
      <Devices
        label={<Trans>Microphone</Trans>}
        devices={microphones}
        value={chosen.microphone}
        disabled={disabled}
        onChoose={(microphone) => choose({ microphone })}
      />
    </Grid>
  )
}

function Devices({
  label,
  devices,
  value,
  disabled,
  onChoose,
}: {
  label: ReactNode
  devices: readonly MediaDevice[]
  value: string | undefined
  disabled: boolean
  onChoose: (id: string | undefined) => void
}) {
  const { t } = useLingui()
  if (devices.length < 2) return null
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={devices.some(({ id }) => id === value) ? value : ''}
          onChange={(event) => onChoose(event.target.value || undefined)}
        >
          <option value="">{t`Browser default`}</option>
          {devices.map(({ id, name }, i) => (
            <option key={id} value={id}>
              {name || t`Device ${i + 1}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
