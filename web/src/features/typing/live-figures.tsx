import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { formatAccuracy, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { clockText } from '#ui/feedback/timer'
import type { Ticker } from './engine/ticker'
import type { LiveFigures as Figures } from './engine/typing-run'
import { writeText } from './engine/write-text'

const Cards = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '16px 12px',
    marginTop: '5',
    '& > div': { borderLeft: '1px solid {colors.border.emphasized}', paddingLeft: '14px', minWidth: 0 },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontSize: '1.75rem', lineHeight: 1.25, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    // Figures that change ten times a second have a fixed size, so that nothing around them needs layout.
    '& .live': {
      display: 'inline-block',
      contain: 'strict',
      width: 'var(--width)',
      height: '1.25em',
      verticalAlign: 'bottom',
      whiteSpace: 'nowrap',
    },
    '& small': { fontSize: 'sm', fontWeight: 500, color: 'fg.muted', marginLeft: '5px' },
    '& .errors': {
      display: 'block',
      contain: 'strict',
      height: '1.5em',
      whiteSpace: 'nowrap',
      fontSize: 'xs',
      fontWeight: 400,
      lineHeight: 1.5,
      color: 'fg.subtle',
    },
    '& [data-hidden=true] > dd': { visibility: 'hidden' },
  },
})

/** Widths in characters: three digits for the speed; for the accuracy 99,7 % as written in French. */
const WIDE_AS = { speed: { '--width': '3.1ch' } as object, accuracy: { '--width': '6ch' } as object }

/** The figures before the first letter. */
const NOTHING: Figures = { wpm: 0, accuracy: 100, errors: 0, elapsedMs: 0, leftMs: undefined }

/**
 * Four cards: speed and accuracy of the run, updated about every 100 ms outside of React, and the learner's best speed
 * and total time. `isHidden` hides the first two (quiet mode).
 */
export function LiveFigures({
  read,
  ticker,
  isHidden,
  best,
  totalSeconds,
}: {
  /** Reads the figures of the run; undefined while there is none. */
  read: () => Figures | undefined
  ticker: Ticker
  isHidden: boolean
  best: number | undefined
  totalSeconds: number
}) {
  const language = useLanguage()
  const speed = useRef<HTMLSpanElement>(null)
  const accuracy = useRef<HTMLSpanElement>(null)
  const errors = useRef<HTMLSpanElement>(null)
  const write = useEffectEvent(() => {
    const { wpm, accuracy: percent, errors: count } = read() ?? NOTHING
    writeText(speed.current, formatNumber(language, wpm))
    writeText(accuracy.current, formatAccuracy(language, percent))
    writeText(errors.current, plural(count, { one: '# typo', other: '# typos' }))
  })
  // The figures are written after every render, too, because React does not know these texts.
  useEffect(() => write())
  useEffect(() => ticker.watch(() => write()), [ticker])
  return (
    <Cards>
      <div data-hidden={isHidden}>
        <dt>
          <Trans>Current speed</Trans>
        </dt>
        <dd>
          <span className="live" style={WIDE_AS.speed} ref={speed} />{' '}
          <small>
            <Trans>WPM</Trans>
          </small>
        </dd>
      </div>
      <div data-hidden={isHidden}>
        <dt>
          <Trans>Accuracy</Trans>
        </dt>
        <dd>
          <span className="live" style={WIDE_AS.accuracy} ref={accuracy} /> <span className="errors" ref={errors} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Best score</Trans>
        </dt>
        <dd>
          {best === undefined ? (
            '–'
          ) : (
            <>
              {formatNumber(language, best)}{' '}
              <small>
                <Trans>WPM</Trans>
              </small>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Total practice time</Trans>
        </dt>
        <dd>{clockText(totalSeconds)}</dd>
      </div>
    </Cards>
  )
}
