import { Trans } from '@lingui/react/macro'
import { isDiskFull } from '#data/db/disk-full'

/** Why a run could not be saved on the device. */
export type SaveFailure = 'full' | 'other'
export const saveFailure = (error: unknown): SaveFailure => (isDiskFull(error) ? 'full' : 'other')

export function NotSaved({ failure }: { failure: SaveFailure }) {
  return failure === 'full' ? <Trans>Not saved: this device is full</Trans> : <Trans>Not saved</Trans>
}
