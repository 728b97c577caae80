import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass, Zap } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  beginTry,
  breakOff,
  press,
  REACTION_START,
  REACTION_TRIES,
  reactionScore,
  showSignal,
  waitMs,
} from 'shared/rules/games/reaction-time'
import { afterPaint } from '#browser/after-paint'
import { eventTime } from '#browser/event-time'
import { formatNumber } from '#i18n/format'
import { Icon } from '#ui/icon'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { useAfter } from '../kit/use-after'

const Pad = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: '3',
    width: 'full',
    minHeight: '320px',
    padding: '5',
    borderRadius: 'lg',
    border: '2px solid {colors.border.emphasized}',
    background: 'bg.panel',
    fontSize: '2xl',
    fontWeight: 600,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    // The wait and go signs are always in the document, and only `data-phase` changes, so that the browser builds
    // nothing at the critical moment.
    '& > .go': { display: 'none' },
    '&[data-phase=waiting] > .idle, &[data-phase=shown] > .idle': { display: 'none' },
    '&:not([data-phase=waiting]) > .wait': { display: 'none' },
    '&[data-phase=waiting]': { borderStyle: 'dashed', background: 'bg.subtle' },
    '&[data-phase=shown]': {
      background: 'accent.solid',
      color: 'accent.contrast',
      borderColor: 'accent.solid',
      boxShadow: 'inset 0 0 0 12px {colors.mark.highlight}',
      '@media (forced-colors: active)': { background: 'Highlight' },
      '& > .go': { display: 'grid', placeItems: 'center', gap: '3' },
    },
    '& > .wait': { display: 'grid', placeItems: 'center', gap: '3' },
    '& small': { fontSize: 'md', fontWeight: 500, color: 'fg.muted' },
  },
})

/** Five tries, each measured from the paint of its signal to the time stamp of the press. */
export function ReactionPlay({ language, paused, chance, announce, finish }: GameProps) {
  const { t } = useLingui()
  const [state, setState] = useState(REACTION_START)
  const [wait, setWait] = useState(0)
  const pad = useRef<HTMLButtonElement>(null)
  const shownAt = useRef<number>(undefined)
  const calledOff = useRef<() => void>(undefined)
  const { phase, times, early } = state
  const last = times.at(-1)

  useEffect(() => () => calledOff.current?.(), [])
  const onPause = useEffectEvent(() => {
    calledOff.current?.()
    setState(breakOff)
  })
  useEffect(() => {
    if (paused) onPause()
  }, [paused])
  useAfter(phase === 'waiting' ? wait : null, paused, `${times.length}/${early}`, () => {
    if (pad.current) pad.current.dataset.phase = 'shown'
    calledOff.current = afterPaint((at) => {
      shownAt.current = at
      setState(showSignal)
      announce(t`Now`)
    })
  })

  const onPress = (at: number) => {
    if (paused || phase === 'done') return
    if (phase === 'ready' || phase === 'early' || phase === 'measured') {
      setWait(waitMs(chance))
      setState(beginTry)
      return
    }
    calledOff.current?.()
    // A press between the signal and its paint cannot be a reaction to the signal.
    const next = press(state, Math.max(0, at - (shownAt.current ?? at)))
    if (pad.current) pad.current.dataset.phase = next.phase
    setState(next)
    if (next.phase === 'early') return announce(t`Too early. Press to try again.`)
    const ms = formatNumber(language, next.times.at(-1) ?? 0)
    announce(t`${ms} ms`)
    if (next.phase === 'done')
      finish({
        score: reactionScore(next.times),
        details: { timestamp: new Date().toISOString(), times: next.times, early: next.early },
      })
  }
  return (
    <>
      <GameFacts>
        <span>
          <Trans>
            Try <b>{Math.min(times.length + 1, REACTION_TRIES)}</b> of {REACTION_TRIES}
          </Trans>
        </span>
        {last !== undefined && (
          <span>
            <Trans>
              Last: <b>{formatNumber(language, last)} ms</b>
            </Trans>
          </span>
        )}
      </GameFacts>
      <Pad
        ref={pad}
        type="button"
        data-first
        data-phase={phase}
        onPointerDown={(event) => event.button === 0 && onPress(eventTime(event.nativeEvent))}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          // Prevents the click that would follow.
          event.preventDefault()
          if (!event.repeat) onPress(eventTime(event.nativeEvent))
        }}
        // Some engines press a button when Space is released, even if keydown was cancelled.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onClick={(event) => {
          // Activation without pointer or key: a screen reader or a switch.
          if (event.detail === 0) onPress(eventTime(event.nativeEvent))
        }}
      >
        <span className="idle">
          {phase === 'early' ? (
            <Trans>Too early</Trans>
          ) : phase === 'measured' && last !== undefined ? (
            <Trans>{formatNumber(language, last)} ms</Trans>
          ) : (
            <Trans>Ready?</Trans>
          )}
        </span>
        <small className="idle">
          <Trans>Press to start the try</Trans>
        </small>
        <span className="wait">
          <Icon of={Hourglass} size="l" />
          <Trans>Wait…</Trans>
        </span>
        <span className="go">
          <Icon of={Zap} size="l" />
          <Trans>Press</Trans>
        </span>
      </Pad>
    </>
  )
}
