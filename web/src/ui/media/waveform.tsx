import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { SoundFigures } from 'shared/rules/voice/analyse-sound'
import { PAUSE_SECONDS } from 'shared/rules/voice/pauses'
import { formatNumber } from '#i18n/format'

const Figure = chakra('figure', {
  base: {
    margin: 0,
    '& .plot': { position: 'relative', height: '96px', borderRadius: 'md', background: 'bg.subtle' },
    '& .plot > *': { position: 'absolute', top: 0, height: '100%' },
    '& svg': { left: 0, width: '100%' },
    '& path': { fill: 'accent.solid' },
    '& .pause': {
      background: 'warning.subtle',
      borderInline: '1px dashed {colors.warning.fg}',
      color: 'warning.fg',
      fontSize: '2xs',
      lineHeight: '16px',
      textAlign: 'center',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      // A duration is shown where it fits; all of them are in the list below.
      containerType: 'inline-size',
    },
    '& .pause > span': { '@container (max-width: 30px)': { display: 'none' } },
    '& .list': { fontSize: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', marginTop: '1' },
    '& .ends': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      fontSize: 'xs',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
      marginTop: '1',
    },
  },
})
const HEIGHT = 100
const NBSP = '\u00a0'

/** Bars up and down from the middle, as one path. */
function pathOf(outline: readonly number[]) {
  return outline
    .map((height, i) => {
      const half = Math.max(0.5, (height * HEIGHT) / 2)
      return `M${i + 0.1} ${50 - half}h.8v${2 * half}h-.8z`
    })
    .join('')
}

/** The sound of a take over time, with the pauses of half a second or more marked and measured. */
export function Waveform({ sound, language }: { sound: SoundFigures; language: Language }) {
  const seconds = (value: number) => `${formatNumber(language, value, 1)}${NBSP}s`
  const pauses = sound.pauses.filter((pause) => pause.seconds >= PAUSE_SECONDS)
  const list = pauses
    .map((pause) => `${formatNumber(language, pause.at, 1)} (${formatNumber(language, pause.seconds, 1)})`)
    .join(' · ')
  const share = (value: number) => `${(value / Math.max(sound.seconds, 0.01)) * 100}%`
  return (
    <Figure>
      <div className="plot">
        {pauses.map((pause) => (
          <span key={pause.at} className="pause" style={{ left: share(pause.at), width: share(pause.seconds) }}>
            <span>{seconds(pause.seconds)}</span>
          </span>
        ))}
        <svg
          viewBox={`0 0 ${Math.max(1, sound.outline.length)} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={pathOf(sound.outline)} />
        </svg>
      </div>
      <figcaption className="ends">
        <span>{seconds(0)}</span>
        <span>
          {pauses.length > 0 ? (
            <Trans>Framed: pauses of half a second or more</Trans>
          ) : (
            <Trans>No pause of half a second or more</Trans>
          )}
        </span>
        <span>{seconds(sound.seconds)}</span>
      </figcaption>
      {pauses.length > 0 && (
        <p className="list">
          <Trans>Where, and how long, in seconds: {list}</Trans>
        </p>
      )}
    </Figure>
  )
}
