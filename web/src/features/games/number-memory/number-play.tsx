import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { answerNumber, hideNumber, numberScore, showMs, startNumbers } from 'shared/rules/games/number-memory'
import { Button } from '#ui/button'
import { TextField } from '#ui/form/text-field'
import { Stack } from '#ui/layout/stack'
import { focusGame } from '../focus-game'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { useAfter } from '../kit/use-after'

const Shown = chakra('p', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '180px',
    padding: '4',
    borderRadius: 'lg',
    border: '1px solid {colors.border.emphasized}',
    background: 'bg.panel',
    fontSize: '2.5rem',
    fontWeight: 600,
    letterSpacing: '.08em',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    textAlign: 'center',
  },
})

/** Shows a number, then asks for it. */
export function NumberPlay({ paused, extraTime, chance, area, announce, finish }: GameProps) {
  const { t } = useLingui()
  const [state, setState] = useState(() => startNumbers(chance))
  const [typed, setTyped] = useState('')
  const { phase, number } = state
  const digits = number.length

  useAfter(phase === 'showing' ? showMs(digits) * extraTime : null, paused, number, () => {
    setState(hideNumber)
    // Clears the status region, in which the hidden number could be read again.
    announce('')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each number is announced once
  useEffect(() => {
    if (phase === 'showing') announce([...number].join(' '))
  }, [number])

  const submit = () => {
    const next = answerNumber(state, typed, chance)
    setTyped('')
    setState(next)
    if (next.phase === 'over')
      return finish({
        score: numberScore(next),
        details: { timestamp: new Date().toISOString(), number: next.number, typed: next.typed },
      })
    focusGame(area.current)
  }
  return (
    <>
      <GameFacts>
        <span>
          <Trans>
            Digits: <b>{digits}</b>
          </Trans>
        </span>
      </GameFacts>
      {phase === 'showing' ? (
        <Shown>{number}</Shown>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Stack css={{ gap: '4', maxWidth: '420px', minHeight: '180px' }}>
            <TextField
              label={t`Which number was it?`}
              value={typed}
              autoFocus
              data-first
              autoComplete="off"
              inputMode="numeric"
              maxLength={60}
              onChange={(event) => setTyped(event.target.value)}
            />
            <div>
              <Button tone="primary" type="submit" disabled={typed.trim() === ''}>
                <Trans>Check</Trans>
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </>
  )
}
