import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect, useState } from 'react'
import {
  AIM_TARGETS,
  type AimState,
  aimAccuracy,
  aimScore,
  hit,
  isAimDone,
  miss,
  startAim,
} from 'shared/rules/games/aim-trainer'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { useGameKeys } from '../kit/use-game-keys'

const Field = chakra('div', {
  base: {
    position: 'relative',
    height: '420px',
    borderRadius: 'lg',
    border: '1px solid {colors.border.emphasized}',
    background: 'bg.panel',
    touchAction: 'manipulation',
    userSelect: 'none',
    cursor: 'crosshair',
    '& > button': {
      position: 'absolute',
      width: '60px',
      height: '60px',
      left: 'calc(var(--x) * (100% - 60px))',
      top: 'calc(var(--y) * (100% - 60px))',
      borderRadius: 'full',
      background: 'accent.solid',
      color: 'accent.contrast',
      border: '4px solid {colors.mark.highlight}',
      fontSize: 'xl',
      fontWeight: 700,
      cursor: 'crosshair',
    },
  },
})

/** The field with its one target. */
export function AimPlay({ paused, elapsed, chance, area, announce, finish }: GameProps) {
  const { t } = useLingui()
  const [state, setState] = useState<AimState>(() => startAim(chance))
  const { target, hits, misses } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: each target is announced once
  useEffect(() => announce(target.letter), [hits])

  const onHit = () => {
    if (paused) return
    const next = hit(state, chance)
    setState(next)
    if (isAimDone(next))
      finish({
        score: aimScore(elapsed()),
        details: { timestamp: new Date().toISOString(), misses: next.misses, accuracy: aimAccuracy(next) },
      })
  }
  const onMiss = () => !paused && setState(miss)
  useGameKeys(area, paused, ({ key, repeat }) => {
    if (repeat || !/^[a-z]$/i.test(key)) return false
    if (key.toUpperCase() === target.letter) onHit()
    else onMiss()
    return true
  })
  return (
    <>
      <GameFacts>
        <span>
          <Trans>
            Hits: <b>{hits}</b> of {AIM_TARGETS}
          </Trans>
        </span>
        <span>
          <Trans>
            Misses: <b>{misses}</b>
          </Trans>
        </span>
      </GameFacts>
      <Field onPointerDown={onMiss}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t`Target ${target.letter}`}
          style={{ '--x': target.x, '--y': target.y } as CSSProperties}
          onPointerDown={(event) => {
            event.stopPropagation()
            // Keeps the focus on the area that handles the letter keys.
            event.preventDefault()
            if (event.button === 0) onHit()
          }}
          onClick={(event) => {
            // Activation without a pointer: a screen reader or a switch.
            if (event.detail === 0) onHit()
          }}
        >
          {target.letter}
        </button>
      </Field>
    </>
  )
}
