import { Trans } from '@lingui/react/macro'
import { HardDrive } from 'lucide-react'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { CheckRow } from '#ui/media/check-row'
import type { Room } from '../run/use-room'

const MB = 1_000_000

/** Whether the recordings of this test fit on the device. */
export function StorageRow({ room: { free, needed, enough } }: { room: Room }) {
  const language = useLanguage()
  const mb = (bytes: number) => formatNumber(language, bytes / MB, bytes < 10 * MB ? 1 : 0)
  return (
    <CheckRow
      icon={HardDrive}
      title={<Trans>Storage</Trans>}
      state={enough === false ? 'bad' : enough ? 'good' : 'warning'}
    >
      {needed === 0 ? (
        <Trans>Your answers take almost no space.</Trans>
      ) : free === undefined ? (
        <Trans>The recordings need about {mb(needed)} MB. This browser does not say how much space is free.</Trans>
      ) : enough ? (
        <Trans>
          The recordings need about {mb(needed)} MB; there is room for {mb(free)} MB.
        </Trans>
      ) : (
        <Trans>
          The recordings need about {mb(needed)} MB, and only {mb(free)} MB are free: make room, or record less.
        </Trans>
      )}
    </CheckRow>
  )
}
