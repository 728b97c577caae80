import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFreeRoom } from '#browser/media/free-room'
import { recordingBytes } from '#browser/media/recorder'
import { useVideoTotals } from '#data/media/video-takes'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ProgressBar } from '#ui/charts/progress-bar'
import { VIDEO_BITS } from './use-video-recording'

const MB = 1_000_000
const Bar = chakra('div', { base: { marginTop: '2' } })

/** The storage used by video answers, and the minutes that still fit. */
export function StorageMeter() {
  const { t } = useLingui()
  const language = useLanguage()
  const totals = useVideoTotals()
  const { free, usage, quota, look } = useFreeRoom()
  const bytes = totals?.bytes
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recording or a deletion has changed the free storage
  useEffect(look, [bytes, look])
  if (!totals) return null
  const size = formatNumber(language, totals.bytes / MB, totals.bytes < 10 * MB ? 1 : 0)
  const minutes = free === undefined ? undefined : Math.floor(free / recordingBytes(60, true, VIDEO_BITS))
  return (
    <div>
      <p className="num">
        <Plural
          value={totals.count}
          _0={`No video answers on this device`}
          one={`# video answer on this device, ${size} MB`}
          other={`# video answers on this device, ${size} MB`}
        />
        {minutes !== undefined && (
          <>
            {' · '}
            <Trans>space for about {formatNumber(language, minutes)} more min</Trans>
          </>
        )}
      </p>
      {usage !== undefined && quota !== undefined && quota > 0 && (
        <Bar>
          <ProgressBar percent={(usage / quota) * 100} label={t`Storage used`} />
        </Bar>
      )}
    </div>
  )
}
